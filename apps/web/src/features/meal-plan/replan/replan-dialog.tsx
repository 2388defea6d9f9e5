import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { RestMeal } from '@pennyplate/domain/week/rest-of-week'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { weekGroceriesCents } from '@pennyplate/domain/week/week-groceries'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { cheaperWeekMessages as cheaperWords } from '../../../messages/cheaper-week.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { replanMessages as words } from '../../../messages/replan.ts'
import { uiMessages } from '../../../messages/ui.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import type { KeptWeek } from '../generate/generate-options.ts'
import styles from './replan-dialog.module.css'
import { useRestOfWeek } from './use-rest-of-week.ts'

type ReplanDialogProps = {
  readonly plan: WeekPlan
  readonly list: ShoppingList | null
  readonly onPlan: (keep: KeptWeek) => void
  readonly onClose: () => void
}

/** Which meals of the rest of the week are planned again, and what is left of the budget. */
export function ReplanDialog({ plan, list, onPlan, onClose }: ReplanDialogProps) {
  const { profile, meals, coming, spent, keepAllBut } = useRestOfWeek(plan, list)
  const open = coming.flatMap(({ at, because }) => (because === null ? [at] : []))
  const [chosen, setChosen] = useState<readonly SlotAddress[]>(open)
  const isChosen = (at: SlotAddress) => chosen.some((one) => isSameSlot(one, at))
  const again = coming.filter(({ at }) => isChosen(at))
  const choosable = coming.filter(({ because }) => because !== 'extra')
  const budget = centsFromDollars(profile.weeklyBudget)
  const total = weekGroceriesCents({ plan, shoppingList: list })
  const cheaper = open.length > 0 ? cheaperThan(total, spent) : undefined

  return (
    <Dialog opened title={words.title} onClose={onClose}>
      <p className={styles.text}>{coming.length === 0 ? words.nothingLeft : words.text}</p>
      <p className={styles.text}>
        {spent === 0
          ? words.moneyUnspent(formatRoundAmount(budget))
          : words.money(
              formatRoundAmount(budget),
              formatRoundAmount(spent),
              formatRoundAmount(Math.max(0, budget - spent)),
            )}
      </p>
      {cheaper && (
        <div className={styles.cheaper}>
          <p className={styles.text}>
            {cheaperWords.offer(formatCents(cheaper.cheaperThan), formatRoundAmount(cheaper.upToCents))}
          </p>
          <Button onClick={() => onPlan({ ...keepAllBut(open), ...cheaper })}>{cheaperWords.plan}</Button>
        </div>
      )}
      {coming.length > 0 && (
        <div className={styles.all}>
          <Button look="quiet" onClick={() => setChosen(choosable.map(({ at }) => at))}>
            {words.all}
          </Button>
          <Button look="quiet" onClick={() => setChosen([])}>
            {words.none}
          </Button>
        </div>
      )}
      {DAY_NAMES.map((name, day) => (
        <DayMeals
          key={name}
          name={name}
          meals={coming.filter(({ at }) => at.day === day)}
          isChosen={isChosen}
          onChoose={(at, isWanted) =>
            setChosen(isWanted ? [...chosen, at] : chosen.filter((one) => !isSameSlot(one, at)))
          }
        />
      ))}
      {coming.length < meals.length && (
        <p className={styles.text}>{words.gone(meals.length - coming.length)}</p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
        <Button look="primary" disabled={again.length === 0} onClick={() => onPlan(keepAllBut(chosen))}>
          {words.plan(again.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Clearly cheaper, in whole dollars. */
const CHEAPER_SHARE = 0.9

function cheaperThan(totalCents: number | null | undefined, spent: number) {
  const upToCents = Math.floor(((totalCents ?? 0) * CHEAPER_SHARE) / 100) * 100
  return totalCents && upToCents > spent ? { upToCents, cheaperThan: totalCents } : undefined
}

type DayMealsProps = {
  readonly name: string
  readonly meals: readonly RestMeal[]
  readonly isChosen: (at: SlotAddress) => boolean
  readonly onChoose: (at: SlotAddress, isWanted: boolean) => void
}

function DayMeals({ name, meals, isChosen, onChoose }: DayMealsProps) {
  if (meals.length === 0) return null
  return (
    <fieldset className={styles.day}>
      <legend className={styles.name}>{name}</legend>
      {meals.map(({ at, meal, because }) => (
        <Checkbox
          key={`${at.slot} ${at.index ?? 0}`}
          label={
            <>
              {words.meal(slotNameOfOne[at.slot], meal.name)}
              {because && <span className={styles.because}> {words.because[because]}</span>}
            </>
          }
          checked={isChosen(at)}
          disabled={because === 'extra'}
          onChange={(event) => onChoose(at, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
