/** Why a meal is in its slot, best reason first. */
export const REASON_CODES = [
  'uses-expiring',
  'uses-pantry',
  'liked',
  'leftovers',
  'in-season',
  'uses-bought',
  'cheaper',
  'cheap',
  'quicker',
  'quick',
  'cuisine',
  'protein',
  'new-this-week',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

export interface MealReason {
  readonly code: ReasonCode
  /** Name of the food it is about. */
  readonly food?: string
}

/** Facts about a dish in its slot. */
export interface DishInWeek {
  readonly minutes: number
  /** Of one adult's portion. */
  readonly costCents: number
  readonly proteinG: number | null
  readonly isLiked: boolean
  readonly isChosenCuisine: boolean
  /** Cooked on another day. */
  readonly isLeftover: boolean
  readonly foods: readonly FoodInDish[]
  /** Names of fruits and vegetables on the plate that are at their best now. */
  readonly inSeason: readonly string[]
}

export interface FoodInDish {
  readonly name: string
  /** What it costs in the dish: the expensive foods make better reasons. */
  readonly cents: number
  readonly isAtHome: boolean
  readonly isExpiring: boolean
  /** Other dishes of the week use it too. */
  readonly isShared: boolean
}

export interface WeekMarks {
  /** A portion at or below this is among the cheapest that fit. */
  readonly cheapCents: number
  /** Grams a day that the household aims for. */
  readonly proteinTargetG: number
}

const REASONS_AT_MOST = 3
const QUICK_MINUTES = 15
/** A third of the day's protein in one dish. */
const PROTEIN_SHARE = 1 / 3
/** A food that costs less than this in the dish is no reason for it. */
const TELLING_CENTS = 5

export function mealReasons(dish: DishInWeek, marks: WeekMarks): MealReason[] {
  const foods = dish.foods
    .filter(({ cents }) => cents >= TELLING_CENTS)
    .toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1))
  const first = (code: ReasonCode, holds: (food: FoodInDish) => boolean): MealReason[] => {
    const found = foods.find(holds)
    return found ? [{ code, food: found.name }] : []
  }
  const when = (code: ReasonCode, holds: boolean): MealReason[] => (holds ? [{ code }] : [])
  const { proteinG } = dish
  return [
    ...first('uses-expiring', ({ isExpiring }) => isExpiring),
    ...first('uses-pantry', ({ isAtHome, isExpiring }) => isAtHome && !isExpiring),
    ...when('liked', dish.isLiked),
    ...when('leftovers', dish.isLeftover),
    ...dish.inSeason.slice(0, 1).map((food) => ({ code: 'in-season' as const, food })),
    ...first('uses-bought', ({ isShared, isAtHome }) => isShared && !isAtHome),
    ...when('cheap', dish.costCents <= marks.cheapCents),
    ...when('quick', dish.minutes <= QUICK_MINUTES),
    ...when('cuisine', dish.isChosenCuisine),
    ...when(
      'protein',
      proteinG !== null && marks.proteinTargetG > 0 && proteinG >= PROTEIN_SHARE * marks.proteinTargetG,
    ),
  ].slice(0, REASONS_AT_MOST)
}
