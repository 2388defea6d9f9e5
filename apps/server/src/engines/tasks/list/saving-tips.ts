import { foodById } from '@pennyplate/catalog/foods/foods'
import { spokenName } from '@pennyplate/catalog/foods/spoken-unit'
import type { SavingTip } from '@pennyplate/domain/shopping/saving-tip'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import type { EatenMeal, shopForDishes } from '../week/read-week.ts'
import { brandGap, largerPacks, widestRange } from './compare-packs.ts'
import { findSavingSwap } from './find-saving-swap.ts'
import { type LeftoverIdea, leftoverIdeas } from './use-leftovers.ts'
import { tenths } from './write-line.ts'

const TIPS_OF_A_KIND = 2
const WORTH_SAYING_CENTS = 20
const ALL_OF_IT = 0.95
const MOST_OF_IT = 0.65

type Shopped = ReturnType<typeof shopForDishes>

/** How to save money on this list, best first. Every amount is computed from the list. */
export function savingTips(
  shopped: Shopped,
  eaten: readonly EatenMeal[],
  context: PlanningContext,
): SavingTip[] {
  const { pantryCents } = shopped
  return [
    ...swapTip(shopped, eaten, context),
    ...leftoverIdeas(shopped, eaten, builtProblemOf(context), context)
      .filter(({ cents }) => cents >= WORTH_SAYING_CENTS)
      .slice(0, TIPS_OF_A_KIND)
      .map(leftoverTip),
    ...packageTips(shopped, context),
    ...(pantryCents >= WORTH_SAYING_CENTS
      ? [{ code: 'pantry-saves' as const, foodIds: [], savesCents: pantryCents }]
      : []),
  ]
}

/** The saving counts on every food of the dish that is replaced. */
function swapTip({ lines }: Shopped, eaten: readonly EatenMeal[], context: PlanningContext): SavingTip[] {
  const swap = findSavingSwap(eaten, lines, builtProblemOf(context), context)
  if (!swap) return []
  const { name, instead, savesCents } = swap
  const foodIds = lines.filter(({ usedIn }) => usedIn.includes(name)).map(({ food }) => food.id)
  const days = swap.days.flatMap((day) => DAY_NAMES[day] ?? [])
  return [{ code: 'swap-dish', foodIds, dish: name, days, instead, savesCents }]
}

function leftoverTip({ food, saidIn, grams, cents, keepsDays, idea }: LeftoverIdea): SavingTip {
  const tip = {
    code: 'use-leftover' as const,
    foodIds: [food.id],
    food: spokenNameOf(food),
    grams: tenths(grams),
    ...(saidIn ? { saidIn } : {}),
    cents,
    keepsDays,
  }
  if (!idea) return tip
  const { name, share, restCents } = idea
  const takes = share >= ALL_OF_IT ? 'all' : share >= MOST_OF_IT ? 'most' : 'half'
  return { ...tip, dish: { name, takes, restCents } }
}

function spokenNameOf({ id, name }: LeftoverIdea['food']): string {
  const food = foodById(id)
  return food ? spokenName(food) : name
}

function packageTips({ lines }: Shopped, context: PlanningContext): SavingTip[] {
  const brand = brandGap(lines, context)
  const range = widestRange(lines)
  return [
    ...largerPacks(lines, context)
      .filter(({ savesCents }) => savesCents >= WORTH_SAYING_CENTS)
      .slice(0, TIPS_OF_A_KIND)
      .map(({ food, pack, share, weeks }) => ({
        code: 'larger-package' as const,
        foodIds: [food.id],
        food: food.name,
        amountText: pack.amountText,
        priceCents: pack.priceCents,
        cheaperPercent: Math.round(share * 100),
        weeks,
      })),
    ...(brand && brand.savesCents >= WORTH_SAYING_CENTS
      ? [
          {
            code: 'store-brand' as const,
            foodIds: [brand.food.id],
            product: brand.pack.name,
            priceCents: brand.pack.priceCents,
            otherProduct: brand.other.name,
            otherCents: brand.other.priceCents,
          },
        ]
      : []),
    ...(range && range.costCents - range.lowCents >= WORTH_SAYING_CENTS
      ? [
          {
            code: 'compare-prices' as const,
            foodIds: [range.food.id],
            food: spokenNameOf(range.food),
            costCents: range.costCents,
            lowCents: range.lowCents,
          },
        ]
      : []),
  ]
}
