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
  const { covered, have, expiring, missing, missingCents } = match
  const titleId = useId()
  const coverage = covered === null ? null : words.covered(covered)
  return (
    <section className={styles.suggestion} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        {meal.name}
      </h2>
      <div className={styles.why}>
        <Card title={words.matchTitle} titleLevel={3}>
          <ul className={styles.reasons}>
            {expiring.map(({ name, expiryDate }) => (
              <li key={name}>{words.expiring(name, expiryDate)}</li>
            ))}
            {coverage !== null && <li>{coverage}</li>}
            {have.length > 0 && <li>{words.have(have.map(({ name }) => name))}</li>}
            {covered !== null && (
              <li>
                {missing.length === 0
                  ? words.nothingToBuy
                  : words.toBuyInAll(missing.length, formatCents(missingCents))}
              </li>
            )}
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
