import {
  type HealthWishId,
  type Range,
  SODIUM_AT_A_MEAL,
  WISH_NUTRIENTS,
  type WishNutrient,
  wishRanges,
} from '@pennyplate/domain/diet/health-wishes'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { NutrientAmounts } from '../problem/problem.ts'
import { DEFAULT_TARGETS, type HouseholdProfile } from './household-profile.ts'
import { plannedShare } from './household-size.ts'

/** Why there is a goal: a tracked target, or a wish. */
export type GoalReason = 'tracked' | HealthWishId

/** A nutrition goal for one adult's day or for single meals. */
export interface HealthGoal {
  readonly nutrient: WishNutrient
  readonly per: 'day' | 'meal' | 'snack'
  /** What the household asked for; null if there is no limit on that side. */
  readonly atLeast: number | null
  readonly atMost: number | null
  /** The limits with their tolerance: amounts within it keep the goal. */
  readonly band: Range
  readonly because: readonly GoalReason[]
}

/** How far a tracked nutrient may be from its target, as a share; null for no limit on that side. */
const TOLERANCE: Readonly<
  Record<WishNutrient, { readonly under: number | null; readonly over: number | null }>
> = {
  calories: { under: 0.07, over: 0.07 },
  protein: { under: 0.1, over: null },
  carbs: { under: 0.15, over: 0.15 },
  fat: { under: 0.15, over: 0.15 },
  fiber: { under: 0.1, over: null },
  addedSugar: { under: null, over: 0 },
  sodium: { under: null, over: 0 },
  cholesterol: { under: null, over: 0 },
  saturatedFat: { under: null, over: 0 },
  netCarbs: { under: null, over: 0 },
}
/** A limit is kept at or under it. */
const WISH_TOLERANCE = { under: 0.1, over: 0 } as const

/** Daily goals in the order of WISH_NUTRIENTS, then goals for single meals. Empty without tracking or wishes. */
export function healthGoals(
  targets: NutrientAmounts,
  profile: Pick<HouseholdProfile, 'nutritionalTargets' | 'netCarbs'>,
  wishes: readonly HealthWishId[],
  meals: readonly DishMeal[],
): HealthGoal[] {
  const { trackNutrition, dailyCalories } = profile.nutritionalTargets
  const calories = dailyCalories || DEFAULT_TARGETS.dailyCalories
  const share = plannedShare(meals)
  const perDay = withNetCarbs(wishRanges(wishes, 'day', calories), profile)
  const days = WISH_NUTRIENTS.flatMap((nutrient): HealthGoal[] => {
    const tracked = trackNutrition && targets[nutrient] > 0 ? trackedGoal(nutrient, targets[nutrient]) : null
    const range = perDay[nutrient]
    const wished = range
      ? wishedGoal(nutrient, 'day', scaled(range, share), wishesAbout(nutrient, 'day', wishes))
      : null
    if (tracked && wished) return [stricter(tracked, wished)]
    return [tracked ?? wished ?? []].flat()
  })
  const sodium = days.find(({ nutrient }) => nutrient === 'sodium')?.atMost ?? Number.POSITIVE_INFINITY
  const single = (['meal', 'snack'] as const).flatMap((per) =>
    WISH_NUTRIENTS.flatMap((nutrient): HealthGoal[] => {
      const wished = wishRanges(wishes, per, calories)[nutrient]
      if (!wished) return []
      const range = nutrient === 'sodium' ? ofStricterDay(wished, sodium / share) : wished
      return [wishedGoal(nutrient, per, range, wishesAbout(nutrient, per, wishes))]
    }),
  )
  return [...days, ...single]
}

export function goalFor(
  goals: readonly HealthGoal[],
  nutrient: WishNutrient,
  per: HealthGoal['per'] = 'day',
) {
  return goals.find((goal) => goal.nutrient === nutrient && goal.per === per)
}

export function isWithin({ atLeast, atMost }: Range, amount: number): boolean {
  return amount >= atLeast - ROUNDING && amount <= atMost + ROUNDING
}

const ROUNDING = 1e-6

function trackedGoal(nutrient: WishNutrient, target: number): HealthGoal {
  const { under, over } = TOLERANCE[nutrient]
  return {
    nutrient,
    per: 'day',
    atLeast: under === null ? null : target,
    atMost: over === null ? null : target,
    band: {
      atLeast: under === null ? 0 : (1 - under) * target,
      atMost: over === null ? Number.POSITIVE_INFINITY : (1 + over) * target,
    },
    because: ['tracked'],
  }
}

function wishedGoal(
  nutrient: WishNutrient,
  per: HealthGoal['per'],
  range: Range,
  because: readonly GoalReason[],
): HealthGoal {
  const { under, over } = WISH_TOLERANCE
  return {
    nutrient,
    per,
    atLeast: range.atLeast > 0 ? range.atLeast : null,
    atMost: Number.isFinite(range.atMost) ? range.atMost : null,
    band: { atLeast: (1 - under) * range.atLeast, atMost: (1 + over) * range.atMost },
    because,
  }
}

/** If a wish and the target contradict, the wish wins: a low-carb household does not have to reach 300 g. */
function stricter(tracked: HealthGoal, wished: HealthGoal): HealthGoal {
  const atMost = Math.min(tracked.band.atMost, wished.band.atMost)
  const atLeast = Math.max(tracked.band.atLeast, wished.band.atLeast)
  const isCrossed = atLeast > atMost
  const floor = tracked.band.atLeast >= wished.band.atLeast ? tracked : wished
  const ceiling = tracked.band.atMost <= wished.band.atMost ? tracked : wished
  return {
    ...tracked,
    atLeast: isCrossed ? null : floor.atLeast,
    atMost: ceiling.atMost,
    band: { atLeast: isCrossed ? 0 : atLeast, atMost },
    because: [...tracked.because, ...wished.because],
  }
}

/** The household chooses how strict its keto is. */
function withNetCarbs(
  ranges: ReturnType<typeof wishRanges>,
  { netCarbs }: Pick<HouseholdProfile, 'netCarbs'>,
): ReturnType<typeof wishRanges> {
  return ranges.netCarbs
    ? { ...ranges, netCarbs: { atLeast: 0, atMost: Number.parseInt(netCarbs, 10) } }
    : ranges
}

/** A household that tracks less sodium a day than the wish asks for also gets less at a meal. */
function ofStricterDay({ atLeast, atMost }: Range, day: number): Range {
  return { atLeast, atMost: Math.min(atMost, SODIUM_AT_A_MEAL * day) }
}

function scaled({ atLeast, atMost }: Range, share: number): Range {
  return { atLeast: atLeast * share, atMost: atMost * share }
}

function wishesAbout(
  nutrient: WishNutrient,
  per: HealthGoal['per'],
  wishes: readonly HealthWishId[],
): HealthWishId[] {
  return wishes.filter((id) => wishRanges([id], per, 1000)[nutrient] !== undefined)
}
