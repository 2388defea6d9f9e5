import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { PLANNED_WITHOUT_ANSWER } from '@pennyplate/domain/profile/profile'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { DAY_NAMES, weekStartOf, weeksBetween } from '@pennyplate/domain/week/week-days'
import { weekGroceriesCents } from '@pennyplate/domain/week/week-groceries'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { WeekReport } from '@pennyplate/domain/week/week-report'
import { paidFromBudgetCents } from '@pennyplate/domain/week/week-room'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import type { DocumentStatus } from '../../../store/document-status.ts'
import { BudgetRail } from '../../../ui/budget-rail.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatRoundAmount } from '../../../ui/price.ts'
import { WHY_ID } from '../report/why-id.ts'
import { lateMeal, lateStart, servingsCents } from '../stored-plan.ts'
import styles from './money-rail.module.css'
import { StocksNote } from './stocks-note.tsx'

type MoneyRailProps = {
  readonly plan: WeekPlan
  readonly today: string
  readonly report: WeekReport | undefined
  readonly list: ShoppingList | null
  readonly profile: CompleteProfile
  readonly forMore: WeekReport['forMore']
  readonly isFirstWeek: boolean
  /** Whether changes of the week wait for a connection, or were not priced yet. */
  readonly status: DocumentStatus
  /** Absent while a meal is being changed. */
  readonly onRaise: ((budgetCents: number) => void) | undefined
}

/** Prices are not so certain that the rest could be told to the cent. */
const LIKELY_MORE = 0.08

function isAbout(spentCents: number | null, budgetCents: number): boolean {
  return spentCents !== null && spentCents <= budgetCents && budgetCents < spentCents * (1 + LIKELY_MORE)
}

/**
 * The checkout total of the week: the list's total if there is a list, else the one for exactly these meals, else that it is not
 * known. A plan from elsewhere has an estimate.
 */
export function MoneyRail(props: MoneyRailProps) {
  const { plan, today, report, list, profile, forMore, isFirstWeek, status, onRaise } = props
  const weekStart = weekStartOf(plan.weekStartDate ?? today)
  const people = profile.adults + profile.kids
  const groceriesCents = groceriesOf(props, people)
  const outCents = paidFromBudgetCents(plan)
  const spentCents = groceriesCents === null ? null : groceriesCents + outCents
  const budgetCents = centsFromDollars(profile.weeklyBudget)
  const spentBefore = isWeekAccepted({ plan, shoppingList: list }) ? 0 : (plan.boughtCents ?? 0)
  const startsOn = lateStart(plan)
  const firstMeal = startsOn === undefined ? undefined : lateMeal(plan, startsOn)
  const startsWith = firstMeal && slotNameOfOne[firstMeal]
  const zip = profile.zipCode || PLANNED_WITHOUT_ANSWER.zipCode
  return (
    <Card>
      <BudgetRail
        label={words.railLabel(weekStart, weeksBetween(weekStart, today))}
        spentCents={spentCents}
        unknown={unknownTotal(status)}
        budgetCents={budgetCents}
        left={isAbout(spentCents, budgetCents) ? words.railAboutTheBudget : undefined}
        note={
          <>
            {noteOf(report, list !== null, zip)}{' '}
            {spentBefore > 0 && `${words.railSpentBefore(formatCents(spentBefore))} `}
            {outCents > 0 && `${words.railEatingOut(formatCents(outCents))} `}
            <a href={`#${WHY_ID}`}>{words.howPrices}</a>
          </>
        }
      />
      {startsOn !== undefined && (
        <p className={styles.stocks}>{words.startsOn(DAY_NAMES[startsOn] ?? '', startsWith)}</p>
      )}
      {isFirstWeek && <StocksNote stocks={report?.stocks} />}
      {forMore && forMore.budgetCents > budgetCents && (
        <div className={styles.forMore}>
          <p>
            {words.forMore(
              formatRoundAmount(forMore.budgetCents - budgetCents),
              forMore.dishes,
              forMore.dishesNow,
            )}
          </p>
          <Button disabled={onRaise === undefined} onClick={() => onRaise?.(forMore.budgetCents)}>
            {words.takeForMore(formatRoundAmount(forMore.budgetCents))}
          </Button>
        </div>
      )}
    </Card>
  )
}

function groceriesOf({ plan, list }: MoneyRailProps, people: number): number | null {
  const cents = weekGroceriesCents({ plan, shoppingList: list })
  return cents === undefined ? Math.round(servingsCents(plan, people)) : cents
}

function unknownTotal(status: DocumentStatus): string {
  if (status === 'saving' || status === 'loading') return words.railChecking
  return status === 'offline' || status === 'signed-out' ? words.railOffline : words.railUnknown
}

function noteOf(report: WeekReport | undefined, hasList: boolean, zip: string): string {
  if (!report && !hasList) return words.railEstimate
  // What the pantry saves was computed for the meals that were planned.
  const pantryCents = report?.certificates ? (report.pantryCents ?? 0) : 0
  return pantryCents > 0 ? words.railPantry(formatCents(pantryCents), zip) : words.railNote(zip)
}
