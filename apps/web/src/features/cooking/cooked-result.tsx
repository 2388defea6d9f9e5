import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { cookingMessages as words } from '../../messages/cooking.ts'
import { whatIsLeft } from '../../messages/what-is-left.ts'
import styles from './cooking.module.css'
import type { CookingRecord } from './use-cook-meal.ts'

/** What was removed from the pantry, and which items had amounts we could not compute. */
export function CookedResult({ cooking }: { readonly cooking: CookingRecord }) {
  const { taken, unclear } = cooking.result
  return (
    <div role="status" className={styles.result}>
      {taken.length === 0 && <p>{words.nothingTaken}</p>}
      {taken.length > 0 && (
        <>
          <h3 className={styles.title}>{words.takenTitle}</h3>
          <ul className={styles.lines}>
            {taken.map(({ item, left }) => (
              <li key={item.id}>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.amount}>
                  {left === null
                    ? words.usedUp(saidPantryQuantity(item.quantity))
                    : whatIsLeft(saidPantryQuantity(item.quantity), saidPantryQuantity(left))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unclear.length > 0 && (
        <>
          <h3 className={styles.title}>{words.unclearTitle}</h3>
          <p className={styles.amount}>{words.unclearText}</p>
          <ul className={styles.lines}>
            {unclear.map(({ id, name, quantity }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>
                <span className={styles.amount}>{quantity}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
