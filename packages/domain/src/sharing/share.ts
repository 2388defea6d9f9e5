import { SHARED_LINK_DAYS } from '../bounds/limits.ts'
import { addDays, DAY_MS } from '../calendar-day.ts'
import { withoutFreezer } from '../week/from-freezer.ts'
import { type KeptMeal, settleLeftovers } from '../week/leftovers.ts'
import { everySlot, type Meal, mealAt, type Plan } from '../week/meal-plan.ts'
import { weekStartOf } from '../week/week-days.ts'
import { NOT_PLANNED } from '../week/week-plan.ts'
import { type Plate, plateCents } from '../week/week-plate.ts'

/** What a share contains: the days of a plan, the sender and the date. Nothing else about the household. */

export const ANONYMOUS = 'Anonymous'

type Sender = { readonly sharedBy: string; readonly sharedDate?: string | undefined }
type SharedDay<M extends Meal> = {
  day: string
  meals: { breakfast?: M; lunch?: M; dinner?: M; snacks?: M[] }
}
export type SharePayload<M extends Meal> = Sender & {
  days: SharedDay<M>[]
  weekStartDate?: string
  /** The sender avoids something that the meals were not checked against. What it is stays at home. */
  hasUnchecked?: true
}

export function toSharePayload<M extends Meal>(
  given: Plan<M>,
  { sharedBy, sharedDate }: Sender,
): SharePayload<M> {
  const plan = withoutFreezer<M, Plan<M>>(given)
  return {
    days: plan.days.map(({ day, meals: { breakfast, lunch, dinner, snacks } }) => ({
      day,
      meals: {
        ...(breakfast && { breakfast: sharedMeal(breakfast) }),
        ...(lunch && { lunch: sharedMeal(lunch) }),
        ...(dinner && { dinner: sharedMeal(dinner) }),
        ...(snacks && { snacks: snacks.map(sharedMeal) }),
      },
    })),
    ...(plan.weekStartDate && { weekStartDate: plan.weekStartDate }),
    ...(hasUnchecked(plan) && { hasUnchecked: true }),
    sharedBy,
    ...(sharedDate && { sharedDate }),
  }
}

/** What others may see of a dish. A field that is not here is never shared. */
const SIDE_FIELDS = [
  'name',
  'recipeId',
  'remakesAs',
  'dayBefore',
  'servingsPerAdult',
  'estimatedCost',
  'cookingTime',
  'activeMinutes',
  'waitingMinutes',
  'roundMinutes',
] as const
const MEAL_FIELDS = [
  ...SIDE_FIELDS,
  'dish',
  'formerNames',
  'ahead',
  'difficulty',
  'illustration',
  'isCustom',
  'isNameOnly',
  'isEstimate',
  'ingredients',
  'servings',
  'tools',
  'place',
  'leftoverOf',
  'sittings',
  'keepsDays',
  'freezes',
] as const
const NUTRITION_FIELDS = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'addedSugar',
  'sodium',
  'cholesterol',
] as const

function sharedMeal<M extends Meal>(meal: M): M {
  const given: Readonly<Record<string, unknown>> = { ...meal }
  const { sides, dish, name, formId } = given
  // The id of a swapped form can reveal an allergy. Where the name says it anyway, the id may go too.
  const isNamed = dish !== undefined && dish !== name
  return {
    ...sharedDish(given, MEAL_FIELDS),
    ...(isNamed && formId !== undefined ? { formId } : {}),
    ...(Array.isArray(sides)
      ? { sides: sides.map((side) => (isRecord(side) ? sharedDish(side, SIDE_FIELDS) : side)) }
      : {}),
  } as M
}

function sharedDish(dish: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  const { nutrition } = dish
  return {
    ...picked(dish, fields),
    ...(isRecord(nutrition) ? { nutrition: picked(nutrition, NUTRITION_FIELDS) } : {}),
  }
}

function picked(from: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(
    fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])),
  )
}

/** Of a plan with its report, or of a share; one of 0.2 lists the words. */
function hasUnchecked(plan: unknown): boolean {
  const { report, hasUnchecked: said, notChecked } = isRecord(plan) ? plan : {}
  if (said === true || (Array.isArray(notChecked) && notChecked.length > 0)) return true
  const warnings: unknown = isRecord(report) ? report.warnings : undefined
  return (
    Array.isArray(warnings) && warnings.some((warning) => isRecord(warning) && warning.code === 'not-checked')
  )
}

/** Old links hold the plan itself, or an object that wraps it as mealPlan; both become the one shape we write. */
export function unwrapShare(decoded: unknown): unknown {
  if (!isRecord(decoded) || Object.hasOwn(decoded, 'days')) return decoded
  const { mealPlan, ...sender } = decoded
  return isRecord(mealPlan) ? { ...mealPlan, ...sender } : decoded
}

export function shareExpiresAt(sharedDate: string): string {
  return new Date(Date.parse(sharedDate) + SHARED_LINK_DAYS * DAY_MS).toISOString()
}

export function isShareExpired(sharedDate: string, now: Date): boolean {
  return now.getTime() >= Date.parse(shareExpiresAt(sharedDate))
}

/** The week a shared plan is for; a week that is over is planned for this one. */
export function importedWeek({ weekStartDate }: { readonly weekStartDate?: string }, today: string): string {
  const thisWeek = weekStartOf(today)
  const shared = weekStartDate === undefined ? thisWeek : weekStartOf(weekStartDate)
  return shared > thisWeek ? shared : thisWeek
}

/**
 * A shared plan as the household's own: not accepted, not priced yet, and without the sender. Nothing is cooked or bought for days
 * that are over.
 */
export function importedPlan<M extends KeptMeal>(shared: SharePayload<M>, today: string) {
  const weekStartDate = importedWeek(shared, today)
  const days = shared.days.map((one, at) => (addDays(weekStartDate, at) < today ? dayThatIsOver(one) : one))
  const plan = { days, weekStartDate, report: { totalCents: null } }
  return settleLeftovers<M, typeof plan>(plan)
}

function dayThatIsOver<M extends Meal>({ day, meals }: SharedDay<M>): SharedDay<M> {
  // Safe: a meal that is not eaten here needs no other field.
  const over = NOT_PLANNED as unknown as M
  const { breakfast, lunch, dinner, snacks } = meals
  return {
    day,
    meals: {
      ...(breakfast && { breakfast: over }),
      ...(lunch && { lunch: over }),
      ...(dinner && { dinner: over }),
      ...(snacks && { snacks: snacks.length > 0 ? [over] : [] }),
    },
  }
}

export type PlanSummary = {
  readonly meals: number
  readonly snacks: number
  /** The total of meals with a known cost; null when there is none. */
  readonly costCents: number | null
}

export function summarizePlan<M extends Plate & { readonly place?: string | undefined }>(
  plan: Plan<M>,
): PlanSummary {
  // What is skipped is no meal, nor is a day before the plan began.
  const slots = everySlot(plan).filter((slot) => mealAt(plan, slot)?.place !== 'skip')
  const costs = slots.flatMap((slot) => {
    const meal = mealAt(plan, slot)
    return (meal && plateCents(meal)) ?? []
  })
  const snacks = slots.filter(({ slot }) => slot === 'snacks').length
  return {
    meals: slots.length - snacks,
    snacks,
    costCents: costs.length > 0 ? costs.reduce((sum, cents) => sum + cents, 0) : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
