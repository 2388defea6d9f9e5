import { formatCents } from '@pennyplate/domain/money'
import type { CartState } from '@pennyplate/domain/shopping/shopping-list-budget'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './aisle-mode.module.css'

/** Warns before checkout that the rest goes over budget, and suggests what to skip. */
export function LeaveOutNotice({ cart }: { readonly cart: CartState }) {
  if (cart.overCents === 0) return null
  return (
    <Notice tone="error" isPatient title={words.overTitle(formatCents(cart.overCents))}>
      {cart.leaveOut.length === 0 ? (
        words.overNothingLeft
      ) : (
        <>
          {words.overText}
          <ul className={styles.leaveOut}>
            {cart.leaveOut.map(({ key, name, cents, meals }) => (
              <li key={key}>
                {name}, {formatCents(cents ?? 0)} ({words.leaveOutMeals(meals)})
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
