import { formatCents } from '@pennyplate/domain/money'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { SavingTip } from '@pennyplate/domain/shopping/saving-tip'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { urgedBy } from '@pennyplate/domain/shopping/shopping-list-tips'
import { foodToFreeze } from '@pennyplate/domain/week/food-to-freeze'
import { preppedWeek } from '@pennyplate/domain/week/prep-batches'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { toLocalDay } from '../../lib/local-day.ts'
import { useMayRecommend } from '../../lib/use-rules-against.ts'
import { notForHouseholdMessages } from '../../messages/not-for-household.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { useDocument } from '../../store/use-document.ts'
import { Card } from '../../ui/card.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { Notice } from '../../ui/notice.tsx'
import { linesOf } from './list-lines.ts'
import styles from './shopping-tab.module.css'

const NOT_FOR_HOUSEHOLD = 'not-for-household'

/** Shown with the total, which updates with every change, or with the plan, which says why it costs less than the budget. */
const SHOWN_ELSEWHERE = ['missing-price', 'over-budget', 'under-budget-target', NOT_FOR_HOUSEHOLD]

/** Above the list: what was bought and is ruled out by now. */
export function RuledOutInCart({ list }: { readonly list: ShoppingList }) {
  const [remark] = remarksOn(list, (code) => code === NOT_FOR_HOUSEHOLD)
  if (remark === undefined) return null
  return (
    <Notice tone="error" title={notForHouseholdMessages.title} isPatient>
      {remark}
    </Notice>
  )
}

/** Warnings from the engine that made the list. */
export function ListRemarks({ list }: { readonly list: ShoppingList }) {
  const remarks = remarksOn(list, (code) => !SHOWN_ELSEWHERE.includes(code))
  if (remarks.length === 0) return null
  return (
    <Notice tone="info" title={words.remarksTitle}>
      <ul className={styles.points}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </Notice>
  )
}

function remarksOn({ report }: ShoppingList, isShown: (code: string) => boolean): string[] {
  return (report?.warnings ?? [])
    .filter(({ code }) => isShown(code))
    .flatMap(({ code, names }) => words.remarks[code]?.(names) ?? [])
}

/** While the server has not answered yet, or cannot be reached. */
export function OutdatedNotice({ list }: { readonly list: ShoppingList }) {
  if (!list.isOutdated) return null
  return (
    <Notice tone="info" title={words.outdatedTitle}>
      {words.outdatedText}
    </Notice>
  )
}

/** Lines that the changed week no longer needs. */
export function DroppedLines({ list }: { readonly list: ShoppingList }) {
  const dropped = (list.dropped ?? []).flatMap(({ items }) => items)
  if (dropped.length === 0) return null
  return (
    <Card title={words.droppedTitle}>
      <p className={styles.soft}>{words.droppedText}</p>
      <ul className={styles.points}>
        {dropped.map((line) => (
          <li key={line.name}>
            {line.name}, {saidQuantity(line)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function FromPantry({ list }: { readonly list: ShoppingList }) {
  const { fromPantry = [], pantryCents = 0 } = list.report ?? {}
  // What is on the list all the same was added or bought beside what the week needs.
  const onList = new Set(linesOf(list).flatMap(({ line }) => line.foodId ?? []))
  const inPantry = fromPantry.filter(({ isStaple, foodId }) => !isStaple && !(foodId && onList.has(foodId)))
  if (inPantry.length === 0) return null
  return (
    <Card title={words.fromPantryTitle}>
      <p className={styles.soft}>{words.fromPantryText(pantryCents > 0 ? formatCents(pantryCents) : null)}</p>
      <ul className={styles.points}>
        {inPantry.map(({ name, grams, saidIn }) => (
          <li key={name}>
            {words.fromPantryLine(name, grams, saidIn)} <NotForHousehold food={{ name }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Meat that would be past its date on the day it is cooked. */
export function ToFreeze({ list }: { readonly list: ShoppingList }) {
  const plan = useDocument('currentMealPlan').value
  const isMealPrep = withDefaults(useDocument('profile').value ?? {}).prepStyle === 'Weekly Meal Prep'
  if (!plan) return null
  const cooked = isMealPrep ? preppedWeek<WeekMeal, typeof plan>(plan) : plan
  const lines = linesOf(list).map(({ line }) => line)
  const foods = foodToFreeze<WeekMeal>(lines, cooked, toLocalDay(new Date()))
  if (foods.length === 0) return null
  return (
    <Card title={words.freezeTitle}>
      <ul className={styles.points}>
        {foods.map(({ food, keepsDays, dish, day, thawEvenings }) => (
          <li key={food}>{words.freeze(food, keepsDays, DAY_NAMES[day] ?? '', dish, thawEvenings)}</li>
        ))}
      </ul>
    </Card>
  )
}

export function SavingTips({ tips }: { readonly tips: readonly SavingTip[] }) {
  if (tips.length === 0) return null
  return (
    <div className={styles.savingTips}>
      <Card title={words.savingTips}>
        <ul className={styles.points}>
          {tips.map((tip) => (
            <SavingTipLine key={words.savingTip(tip)} tip={tip} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Nothing if the profile has ruled out by now what it names, or until that is known. */
function SavingTipLine({ tip }: { readonly tip: SavingTip }) {
  const name = urgedBy(tip)
  const mayRecommend = useMayRecommend(name === '' ? null : { name })
  return mayRecommend ? <li>{words.savingTip(tip)}</li> : null
}
