import type { QuickMealMatch } from '@pennyplate/contract/ai/quick-meal'
import { addDays } from '@pennyplate/domain/calendar-day'
import type { Food } from '@pennyplate/domain/food/food'
import { type Coverable, cheapestCover } from '@pennyplate/domain/food/package'
import { boughtFood } from '@pennyplate/domain/food/part-of'
import type { PlanningContext } from '../context/planning-context.ts'

export type NeededFood = {
  readonly name: string
  readonly foodId: string
  readonly needG: number
  /** Free to use, of what is at home. */
  readonly stockG: number
  readonly homeG: number
  /** The dish can be cooked without it. */
  readonly isSeasoning: boolean
  /** A food without packages is free. */
  readonly packages: readonly Coverable[]
}

type Priced<N> = N & {
  readonly centsPerGram: number
  /** Cost of the amount needed, by weight. */
  readonly cents: number
  /** Cost of the whole packages to buy. */
  readonly toBuyCents: number
}

export type PantryMatch = Omit<QuickMealMatch, 'startedOver' | 'expiring' | 'dishesAtHome'>

const GOES_OFF_WITHIN_DAYS = 7

export function isSeasoning(food: Pick<Food, 'aisle'> | undefined): boolean {
  return food?.aisle === 'spices'
}

/** What must be bought so that the dish can be cooked: nothing if only seasonings are missing. */
export function shoppingCents({ missing, missingCents }: Pick<PantryMatch, 'missing' | 'missingCents'>) {
  return missing.every((food) => food.isSeasoning) ? 0 : missingCents
}

/** How much of a dish is at home and free to use, and what the rest costs. */
export function matchPantry<N extends NeededFood>(
  needs: readonly N[],
): { readonly match: PantryMatch; readonly priced: readonly Priced<N>[] } {
  const priced = needs.map((need): Priced<N> => {
    const { packages, needG, stockG } = need
    const centsPerGram =
      packages.length === 0 ? 0 : Math.min(...packages.map(({ priceCents, edibleG }) => priceCents / edibleG))
    const toBuyCents = cheapestCover(needG - stockG, packages)?.costCents ?? 0
    return { ...need, centsPerGram, cents: needG * centsPerGram, toBuyCents }
  })
  const value = priced.reduce((sum, { cents }) => sum + cents, 0)
  const covered = priced.reduce(
    (sum, { cents, stockG, needG }) => sum + cents * Math.min(1, stockG / needG),
    0,
  )
  const missing = priced.filter(({ toBuyCents }) => toBuyCents > 0)
  return {
    priced,
    match: {
      covered: value > 0 ? Math.round((1000 * covered) / value) / 1000 : null,
      have: priced.filter(({ stockG }) => stockG > 0).map(({ name, foodId }) => ({ name, foodId })),
      kept: missing
        .filter(({ stockG, homeG }) => homeG > stockG)
        .map(({ name, foodId }) => ({ name, foodId })),
      missing: missing
        .map(({ name, foodId, toBuyCents, isSeasoning }) => ({
          name,
          foodId,
          cents: toBuyCents,
          ...(isSeasoning ? { isSeasoning } : {}),
        }))
        .sort((a, b) => b.cents - a.cents),
      missingCents: missing.reduce((sum, { toBuyCents }) => sum + toBuyCents, 0),
    },
  }
}

/** The dish's pantry items that expire within a week. */
export function expiringOf(
  have: QuickMealMatch['have'],
  { household, catalog, week }: PlanningContext,
): QuickMealMatch['expiring'] {
  const until = addDays(week.firstDay, GOES_OFF_WITHIN_DAYS)
  return household.pantry.flatMap(({ name, expiryDate }) => {
    const day = expiryDate?.slice(0, 10)
    if (!day || day < week.firstDay || day > until) return []
    const found = catalog.findFood(name)?.food
    const food = found && catalog.foodById(boughtFood(found))
    return food && have.some(({ foodId }) => foodId === food.id)
      ? [{ name: food.name, foodId: food.id, expiryDate: day }]
      : []
  })
}
