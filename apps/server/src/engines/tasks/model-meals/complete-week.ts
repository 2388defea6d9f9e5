import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { MealSlot, PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedDay, PlannedWeek, PlanReport } from '@pennyplate/contract/ai/plan'
import { centsFromDollars } from '@pennyplate/domain/money'
import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import { settleLeftovers } from '@pennyplate/domain/week/leftovers'
import { everySlot, type MealSlotName, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { NOTHING_PROVEN } from '@pennyplate/planner/bound/week-bounds'
import type { Asked, FinalPlanEvent } from '../../asked.ts'
import { builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import { listFor } from '../list/build-shopping-list.ts'
import { withGoneMeals } from '../plan/gone-meals.ts'
import { noRecipesFailure } from '../plan/plan-week.ts'
import { nutritionPerDay, roundedTargets, wordWarnings } from '../plan/report-week.ts'
import { replacementsIn } from '../week/find-replacements.ts'
import { contextBesides } from '../week/week-before.ts'
import { fitBudget } from './fit-budget.ts'
import type { JudgedMeal } from './judge-meals.ts'

export type WeekToComplete = {
  readonly meals: readonly JudgedMeal[]
  /** Meals of the first day that are over. */
  readonly mealsGone?: readonly MealSlot[] | undefined
}

/** The final week: meals that break a rule are replaced by catalog dishes, and the report names them. */
export function completeWeek({ household, today, request }: Asked<WeekToComplete>): FinalPlanEvent {
  const context = contextBesides(household, today)
  const built = builtProblemOf(context)
  let week = emptyWeek(context)
  const placed: PlacedMeal[] = []
  const place = (meal: PlannedMeal, { at, meal: wanted, fault }: JudgedMeal) => {
    const index = at.slot === 'snacks' ? snacksOn(week, at.day) : 0
    week = withMeal(week, at, meal)
    placed.push({ at: { ...at, index }, wanted: wanted.name, isForbidden: fault !== null })
  }
  for (const judged of request.meals) if (!judged.fault) place(judged.meal, judged)
  for (const judged of request.meals) {
    const { at, fault } = judged
    if (!fault) continue
    const index = at.slot === 'snacks' ? snacksOn(week, at.day) : 0
    const [best] = replacementsIn(
      { plan: week, day: at.day, mealType: at.slot, index, exclude: namesIn(week) },
      context,
      built,
    ).choices
    if (!best) return { event: 'failed', data: noRecipesFailure([at.slot]) }
    place(best.meal, judged)
  }
  const fitted = context.profile.stickToBudget ? fitBudget(week, context, built) : week
  // A meal that leaves some may have been replaced.
  const plan = withGoneMeals(
    settleLeftovers<PlannedMeal, PlannedWeek>(fitted),
    context,
    request.mealsGone ?? [],
  )
  return { event: 'done', data: { plan, report: reportOf(plan, replacedIn(plan, placed), context, built) } }
}

type PlacedMeal = { readonly at: SlotAddress; readonly wanted: string; readonly isForbidden: boolean }

/** The slots whose meal is not the one the model wrote, and why. */
function replacedIn(plan: PlannedWeek, placed: readonly PlacedMeal[]): PlanReport['replaced'] {
  return placed
    .toSorted((a, b) => a.at.day - b.at.day)
    .flatMap(({ at: { day, slot, index }, wanted, isForbidden }) => {
      const by = mealAt<PlannedMeal>(plan, { day, slot, index })?.name
      if (by === undefined || (by === wanted && !isForbidden)) return []
      return [{ day, slot, name: wanted, by, ...(isForbidden ? {} : { because: 'budget' as const }) }]
    })
}

function snacksOn(week: PlannedWeek, day: number): number {
  return week.days[day]?.meals.snacks.length ?? 0
}

function emptyWeek({ weekStartDate }: PlanningContext): PlannedWeek {
  return { days: DAY_NAMES.map((day): PlannedDay => ({ day, meals: { snacks: [] } })), weekStartDate }
}

function withMeal(week: PlannedWeek, { day, slot }: SlotAddress, meal: PlannedMeal): PlannedWeek {
  const days = week.days.map((planned, at): PlannedDay => {
    if (at !== day) return planned
    const { meals } = planned
    const changed = slot === 'snacks' ? { snacks: [...meals.snacks, meal] } : { [slot]: meal }
    return { ...planned, meals: { ...meals, ...changed } }
  })
  return { ...week, days }
}

function namesIn(week: PlannedWeek): string[] {
  return everySlot<PlannedMeal>(week).flatMap((at) => mealAt<PlannedMeal>(week, at)?.name ?? [])
}

function reportOf(
  week: PlannedWeek,
  replaced: PlanReport['replaced'],
  context: PlanningContext,
  built: ReturnType<typeof builtProblemOf>,
): PlanReport {
  const { profile, rules } = context
  const { report: bill } = listFor(context, week)
  return {
    engine: 'chat',
    totalCents: bill.totalCents,
    budgetCents: centsFromDollars(profile.weeklyBudget),
    pantryCents: bill.pantryCents,
    thriftyCents: thriftyWeeklyCost(membersOf(profile.adults, profile.kidAges)).weeklyCents,
    perDay: nutritionPerDay(week),
    targets: roundedTargets(built.problem.targets),
    waste: bill.waste,
    wasteCents: bill.wasteCents,
    alwaysHave: [...(profile.alwaysHave ?? [])],
    certificates: { isTwoExchangeOptimal: false, recipesConsidered: 0, ...NOTHING_PROVEN },
    concessions: [],
    reasons: reasonsIn(week, context),
    replaced,
    warnings: wordWarnings(rules),
  }
}

const QUICK_MINUTES = 20

function reasonsIn(week: PlannedWeek, { tastes, catalog }: PlanningContext): PlanReport['reasons'] {
  return everySlot<PlannedMeal>(week).flatMap((at) => {
    const meal = mealAt<PlannedMeal>(week, at)
    if (!meal) return []
    const codes = [
      ...(tastes.likes.has(dishKeyOf(catalog.recipes, meal)) ? [{ code: 'liked' as const }] : []),
      ...(meal.cookingTime + (meal.waitingMinutes ?? 0) <= QUICK_MINUTES ? [{ code: 'quick' as const }] : []),
    ]
    const slot: MealSlotName = at.slot
    return codes.length > 0
      ? [{ day: at.day, slot, ...(slot === 'snacks' ? { index: at.index ?? 0 } : {}), codes }]
      : []
  })
}
