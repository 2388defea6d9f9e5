import {
  type HealthWishId,
  type Range,
  WISH_NUTRIENTS,
  type WishNutrient,
  wishRanges,
} from '@pennyplate/domain/diet/health-wishes'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { NutrientAmounts } from '../problem/problem.ts'
import { DEFAULT_TARGETS, type HouseholdProfile } from './household-profile.ts'
import { plannedShare } from './household-size.ts'

/** Why a nutrient is counted: the household tracks its nutrition, or wishes for something. */
export type GoalReason = 'tracked' | HealthWishId

/** What one adult's day, or one meal of it, is held to, the tolerance included. */
export interface HealthGoal {
  readonly nutrient: WishNutrient
  readonly per: 'day' | 'meal' | 'snack'
  /** What the household asked for; null where only the other side counts. */
  readonly atLeast: number | null
  readonly atMost: number | null
  /** Kept is what lies within. */
  readonly band: Range
  readonly because: readonly GoalReason[]
}

/** How far from its target a tracked nutrient may be, as shares of it; null where that side does not count. */
const TOLERANCE: Readonly<
  Record<WishNutrient, { readonly under: number | null; readonly over: number | null }>
> = {
  calories: { under: 0.07, over: 0.07 },
  protein: { under: 0.1, over: null },
  carbs: { under: 0.15, over: 0.15 },
  fat: { under: 0.15, over: 0.15 },
  fiber: { under: 0.1, over: null },
  sugar: { under: null, over: 0.05 },
  sodium: { under: null, over: 0.05 },
  cholesterol: { under: null, over: 0.05 },
  saturatedFat: { under: null, over: 0.05 },
}
/** A wish is a limit and no target, so it is missed sooner than a target of both sides. */
const WISH_TOLERANCE = { under: 0.1, over: 0.05 } as const

/** Goals per day in the order of WISH_NUTRIENTS, then those of single meals. Without tracking and wishes there are none. */
export function healthGoals(
  targets: NutrientAmounts,
  profile: Pick<HouseholdProfile, 'nutritionalTargets'>,
  wishes: readonly HealthWishId[],
  meals: readonly DishMeal[],
): HealthGoal[] {
  const { trackNutrition, dailyCalories } = profile.nutritionalTargets
  const calories = dailyCalories || DEFAULT_TARGETS.dailyCalories
  const share = plannedShare(meals)
  const perDay = wishRanges(wishes, 'day', calories)
  const days = WISH_NUTRIENTS.flatMap((nutrient): HealthGoal[] => {
    const tracked = trackNutrition && targets[nutrient] > 0 ? trackedGoal(nutrient, targets[nutrient]) : null
    const range = perDay[nutrient]
    const wished = range
      ? wishedGoal(nutrient, 'day', scaled(range, share), wishesAbout(nutrient, 'day', wishes))
      : null
    if (tracked && wished) return [stricter(tracked, wished)]
    return [tracked ?? wished ?? []].flat()
  })
  const single = (['meal', 'snack'] as const).flatMap((per) =>
    WISH_NUTRIENTS.flatMap((nutrient): HealthGoal[] => {
      const range = wishRanges(wishes, per, calories)[nutrient]
      return range ? [wishedGoal(nutrient, per, range, wishesAbout(nutrient, per, wishes))] : []
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

/** A wish that leaves no room for the target wins on its side: who wishes for low carb is not held to 300 g. */
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
