import { writtenWeight } from '@pennyplate/domain/amounts/kitchen-amount'
import { loweredFood } from '@pennyplate/domain/food/food-words'
import { formatCents } from '@pennyplate/domain/money'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { builtProblemOf, type PlanningContext } from '../context/planning-context.ts'
import type { EatenMeal, shopForDishes } from '../week/read-week.ts'
import { brandGap, largerPacks, widestRange } from './compare-packs.ts'
import { findSavingSwap } from './find-saving-swap.ts'
import { type LeftoverIdea, leftoverIdeas } from './use-leftovers.ts'

const TIPS_OF_A_KIND = 2
const WORTH_SAYING_CENTS = 20
const ALL_OF_IT = 0.95
const MOST_OF_IT = 0.65

type Shopped = ReturnType<typeof shopForDishes>

/** How to save money on this list. Every tip states an amount computed from the list. */
export function savingTips(
  shopped: Shopped,
  eaten: readonly EatenMeal[],
  context: PlanningContext,
): string[] {
  const { lines, pantryCents } = shopped
  const built = builtProblemOf(context)
  const swap = findSavingSwap(eaten, lines, built, context)
  const ideas = leftoverIdeas(shopped, eaten, built, context)
  const larger = largerPacks(lines, context)
  const brand = brandGap(lines, context)
  const range = widestRange(lines)
  return [
    ...(swap
      ? [
          `The swap that saves most: ${swap.instead} instead of ${swap.name} on ${dayList(swap.days)} takes ${formatCents(swap.savesCents)} off this list.`,
        ]
      : []),
    ...ideas
      .filter(({ cents }) => cents >= WORTH_SAYING_CENTS)
      .slice(0, TIPS_OF_A_KIND)
      .map(leftoverTip),
    ...larger
      .filter(({ savesCents }) => savesCents >= WORTH_SAYING_CENTS)
      .slice(0, TIPS_OF_A_KIND)
      .map(
        ({ food, pack, share, weeks }) =>
          `${food.name}: the ${pack.amountText} for ${formatCents(pack.priceCents)} is ${Math.round(share * 100)}% cheaper by weight. Used as this week, it is gone in about ${weeks} weeks, before it spoils.`,
      ),
    ...(brand && brand.savesCents >= WORTH_SAYING_CENTS
      ? [
          `Stay with the store brand: ${brand.pack.name} is ${formatCents(brand.pack.priceCents)} here, and ${brand.other.name} of the same size is ${formatCents(brand.other.priceCents)}.`,
        ]
      : []),
    ...(range && range.costCents - range.lowCents >= WORTH_SAYING_CENTS
      ? [
          `Compare prices of ${loweredFood(range.food.name)} before you buy: this list counts on ${formatCents(range.costCents)}, and it may cost as little as ${formatCents(range.lowCents)}.`,
        ]
      : []),
    ...(pantryCents >= WORTH_SAYING_CENTS
      ? [`What you have at home already saves ${formatCents(pantryCents)} this week.`]
      : []),
  ]
}

function leftoverTip({ food, grams, cents, keepsDays, idea }: LeftoverIdea): string {
  const keeps = keepsDays === 1 ? '1 day' : `${keepsDays} days`
  const left = `About ${writtenWeight(grams)} of ${loweredFood(food.name)} (${formatCents(cents)}) will be left and keeps ${keeps}.`
  if (!idea) return `${left} Plan a meal with it.`
  const share =
    idea.share >= ALL_OF_IT ? 'all of it' : idea.share >= MOST_OF_IT ? 'most of it' : 'about half of it'
  const rest = idea.restCents > 0 ? `${formatCents(idea.restCents)} of other food` : 'nothing else to buy'
  return `${left} Use it up: ${idea.name} takes ${share}, with ${rest}.`
}

const listed = new Intl.ListFormat('en-US')

function dayList(days: readonly number[]): string {
  return listed.format(days.flatMap((day) => DAY_NAMES[day] ?? []))
}
