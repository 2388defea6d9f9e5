import { formatCents } from '@pennyplate/domain/money'
import { cartState } from '@pennyplate/domain/shopping/shopping-list-budget'
import { lineCents, type ShoppingList, shownName } from '@pennyplate/domain/shopping/shopping-list-lines'
import { countMeals } from '@pennyplate/domain/week/meal-plan'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { useDocument } from '../../store/use-document.ts'
import { BudgetRail } from '../../ui/budget-rail.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './aisle-mode.module.css'
import { AisleRow } from './aisle-row.tsx'
import { LeaveOutNotice } from './leave-out-notice.tsx'
import { linesOf } from './list-lines.ts'
import type { Ticks } from './use-ticks.ts'

type AisleModeProps = {
  readonly list: ShoppingList
  readonly ticks: Ticks
  readonly budgetCents: number
  readonly onLeave: () => void
}

/** The list for use in the store: works with one thumb and offline, and always shows the cart's total. */
export function AisleMode({ list, ticks, budgetCents: weekCents, onLeave }: AisleModeProps) {
  // What earlier trips cost is spent.
  const budgetCents = Math.max(0, weekCents - (list.putAwayCents ?? 0))
  const plan = useDocument('currentMealPlan').value
  const lines = linesOf(list).filter(({ line }) => !line.alreadyHave)
  const cart = cartState(
    lines.map(({ key, line }) => ({
      key,
      name: shownName(line),
      cents: lineCents(line),
      meals: countMeals(plan, line.usedIn ?? []),
      isInCart: ticks.keys.has(key),
    })),
    budgetCents,
  )
  const left = lines.filter(({ key }) => !ticks.keys.has(key))
  return (
    <div className={styles.aisle}>
      <h1 className={styles.title}>{words.aisleTitle}</h1>
      <div className={styles.cart}>
        <BudgetRail
          label={words.inCart}
          spentCents={cart.cartCents}
          budgetCents={budgetCents}
          note={words.stillToGet(left.length, formatCents(cart.toGetCents))}
        />
        <Button look="secondary" icon={<IconCheck size={18} aria-hidden />} onClick={onLeave}>
          {words.aisleLeave}
        </Button>
      </div>
      <LeaveOutNotice cart={cart} />
      {[...Map.groupBy(lines, ({ address }) => address.category)].map(([category, own]) => (
        <AisleSection
          key={category}
          title={words.aisleSection(category, own.filter(({ key }) => !ticks.keys.has(key)).length)}
        >
          {own.map((line) => (
            <AisleRow
              key={line.key}
              line={line.line}
              isTicked={ticks.keys.has(line.key)}
              isTooDear={cart.tooDear.includes(line.key)}
              onToggle={() => ticks.toggle(line.key)}
            />
          ))}
        </AisleSection>
      ))}
    </div>
  )
}

function AisleSection({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.category}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}
