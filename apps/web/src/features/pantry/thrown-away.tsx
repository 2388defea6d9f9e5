import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { lastFourWeeks, wasteBetween } from '@pennyplate/domain/pantry/wasted-food'
import { localDayOf, toLocalDay } from '../../lib/local-day.ts'
import { pantryMessages as words } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './use-soon.module.css'
import { saidCost, type useThrowAway } from './use-throw-away.ts'

/** What was thrown away in the last four weeks; nothing if nothing was. */
export function ThrownAway({ waste }: { readonly waste: ReturnType<typeof useThrowAway> }) {
  const period = lastFourWeeks(toLocalDay(new Date()))
  const { cents, isEstimate, count, unpriced } = wasteBetween(waste.entries, period, localDayOf)
  if (count === 0) return null
  const amount = count === unpriced ? null : saidCost({ cents, isEstimate })
  const shown = waste.entries.filter(({ date }) => localDayOf(date) >= period[0])
  return (
    <Card title={words.wasteTitle}>
      <p>{words.waste({ amount, count, unpriced })}</p>
      <ul className={styles.rows}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.what}>
              {words.wasteEntry(entry.name, saidPantryQuantity(entry.quantity), localDayOf(entry.date))}
            </span>
            <span className={styles.amount}>{saidCost(entry)}</span>
            <Button look="quiet" aria-label={words.wasteUndo(entry.name)} onClick={() => waste.forget(entry)}>
              {words.wasteUndoShort}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
