import type { StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import styles from './edit-line-dialog.module.css'
import { dateText, dollarsText, priceSourceText } from './line-words.ts'

/** Details of a line: its price source, the meals it is for, and what will be left over. */
export function LineFacts({ line }: { readonly line: StoredLine }) {
  const { asOf, low, high, usedIn = [], pantryG = 0, leftoverG = 0, saidIn, leftoverKeepsDays } = line
  const source = priceSourceText(line)
  const range = [dollarsText(low), dollarsText(high)]
  const facts = [
    ...(source === undefined ? [] : [asOf === undefined ? source : words.priceFrom(source, dateText(asOf))]),
    ...(range[0] && range[1] && range[0] !== range[1] ? [words.priceRange(range[0], range[1])] : []),
    ...(usedIn.length > 0 ? [words.forMeals(usedIn)] : []),
    ...(pantryG >= 1 ? [words.pantryHas(pantryG, saidIn)] : []),
    ...(leftoverG >= 1 ? [words.leftOver(leftoverG, saidIn, leftoverKeepsDays)] : []),
  ]
  if (facts.length === 0) return null
  return (
    <details className={styles.facts}>
      <summary className={styles.factsTitle}>{words.factsTitle}</summary>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </details>
  )
}
