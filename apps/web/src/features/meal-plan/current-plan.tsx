import { centsFromDollars } from '@pennyplate/domain/money'
import { type TargetKey, withDefaults } from '@pennyplate/domain/profile/profile'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { ReactNode } from 'react'
import { firstPart } from '../../lib/lazy-part.tsx'
import { healthMessages as health } from '../../messages/health.ts'
import { notify } from '../../ui/notify.ts'
import type { RenderSearch } from './change-meal/replace-dialog.tsx'
import type { MealChanges } from './change-meal/use-change-meal.ts'
import type { PlanGenerator } from './generate/use-generate-plan.ts'
import { WeekTurn } from './history/week-turn.tsx'
import type { PlanBookStore } from './use-plan-book.ts'
import type { CookedPlace } from './week/cooked-place.ts'
import { CurrentWeek } from './week/current-week.tsx'
import { weekToReplan } from './week-dates.ts'

const HolidayOffer = firstPart(async () => (await import('./holiday/holiday-offer.tsx')).HolidayOffer)
const WorkLimitNote = firstPart(async () => (await import('./week/work-limit-note.tsx')).WorkLimitNote)
const PeopleChanged = firstPart(async () => (await import('../../ui/people-changed.tsx')).PeopleChanged)
const StaplesChanged = firstPart(async () => (await import('./week/staples-changed.tsx')).StaplesChanged)

type CurrentPlanProps = {
  readonly plan: WeekPlan
  readonly planBook: PlanBookStore
  readonly generator: PlanGenerator
  readonly changes: MealChanges
  readonly today: string
  readonly renderCooked: (place: CookedPlace) => ReactNode
  readonly renderRecipe: (meal: WeekMeal, at: SlotAddress) => ReactNode
  readonly renderSearch: RenderSearch
}

export function CurrentPlan({
  plan,
  planBook,
  generator,
  changes,
  today,
  renderCooked,
  renderRecipe,
  renderSearch,
}: CurrentPlanProps) {
  const storedProfile = generator.profile.value

  const budgetNow = centsFromDollars(withDefaults(storedProfile).weeklyBudget)
  const planAgainWithBudget = (budgetCents: number) =>
    void generator.takeWayOut(
      { change: { code: 'raise-budget', byCents: budgetCents - budgetNow }, totalCents: budgetCents },
      { weekStart: weekToReplan(plan, today) },
    )

  const planAgain = () => generator.start({ weekStart: weekToReplan(plan, today) })

  async function relaxTarget(target: TargetKey, to: number) {
    const isSaved = await generator.relaxTarget(target, to)
    if (isSaved) notify.success(health.relaxed(target.replace('daily', '').toLowerCase()))
  }

  return (
    <>
      <WeekTurn
        planBook={planBook}
        plan={plan}
        today={today}
        onPlan={(weekStart) => generator.start({ weekStart, avoid: plan })}
      />
      <WorkLimitNote />
      <HolidayOffer plan={plan} today={today} changes={changes} />
      <PeopleChanged onPlanAgain={planAgain} />
      {!isWeekAccepted(planBook.book) && <StaplesChanged report={plan.report} onPlanAgain={planAgain} />}
      <CurrentWeek
        plan={plan}
        planBook={planBook}
        profile={withDefaults(storedProfile)}
        today={today}
        changes={changes}
        onRaiseBudget={planAgainWithBudget}
        onReplan={(keep) => generator.start({ weekStart: weekToReplan(keep.plan, today), keep })}
        onRelaxTarget={(target, to) => void relaxTarget(target, to)}
        renderCooked={renderCooked}
        renderRecipe={renderRecipe}
        renderSearch={renderSearch}
      />
    </>
  )
}
