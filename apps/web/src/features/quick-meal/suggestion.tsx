import type { QuickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { formatCents } from '@pennyplate/domain/money'
import { type ReactNode, useId } from 'react'
import { quickMealMessages as words } from '../../messages/quick-meal.ts'
import { Card } from '../../ui/card.tsx'
import { ReceiptCard } from '../../ui/receipt-card.tsx'
import styles from './quick-meal.module.css'

type SuggestionProps = {
  readonly quickMeal: QuickMealAnswer
  readonly recipe: ReactNode
  readonly save: ReactNode
}

/** The suggested meal: why it was chosen, what is left to buy, and its recipe, beside the rest on a wide screen. */
export function Suggestion({ quickMeal, recipe, save }: SuggestionProps) {
  const { meal, match, engine } = quickMeal
  const { covered, have, expiring, missing, missingCents, kept } = match
  const titleId = useId()
  const coverage =
    covered === null || (missing.length > 0 && isOnlySeasoned(match)) ? null : words.covered(covered)
  const shopping = whyShop(match)
  return (
    <section className={styles.suggestion} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        {meal.name}
      </h2>
      <div className={styles.why}>
        <Card title={words.matchTitle} titleLevel={3}>
          <ul className={styles.reasons}>
            {shopping !== null && <li>{shopping}</li>}
            {expiring.map(({ name, expiryDate }) => (
              <li key={name}>{words.expiring(name, expiryDate)}</li>
            ))}
            {coverage !== null && <li>{coverage}</li>}
            {have.length > 0 && <li>{words.have(have.map(({ name }) => name))}</li>}
            {covered !== null && <li>{toBuyText(match)}</li>}
            {kept.length > 0 && <li>{words.kept(kept.map(({ name }) => name))}</li>}
            {engine === 'chat' && <li>{words.written}</li>}
          </ul>
          {save}
        </Card>
      </div>
      <div className={styles.recipe}>
        <Card>{recipe}</Card>
      </div>
      {missing.length > 0 && (
        <ReceiptCard
          title={words.toBuy}
          titleLevel={3}
          lines={missing.map(({ name, cents }) => ({ id: name, name, priceCents: cents }))}
          totalCents={missingCents}
          footnote={words.toBuyNote}
        />
      )}
    </section>
  )
}

type Match = QuickMealAnswer['match']

function isOnlySeasoned({ missing }: Match): boolean {
  return missing.every(({ isSeasoning }) => isSeasoning === true)
}

/** Why a meal from the pantry needs shopping. */
function whyShop(match: Match): string | null {
  if (match.dishesAtHome === undefined || isOnlySeasoned(match)) return null
  return match.dishesAtHome === 0 ? words.nothingFromHome : words.noMoreFromHome
}

function toBuyText(match: Match): string {
  const { missing, missingCents } = match
  if (missing.length === 0) return words.nothingToBuy
  const amount = formatCents(missingCents)
  if (!isOnlySeasoned(match)) return words.toBuyInAll(missing.length, amount)
  return words.onlySeasonings(
    missing.map(({ name }) => name),
    amount,
  )
}
