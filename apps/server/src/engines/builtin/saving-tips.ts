import { loweredFood } from '@pennyplate/domain/food-words'
import { formatCents } from '@pennyplate/domain/money'
import { type ListLine, wasteOf } from '@pennyplate/domain/shopping-list'
import type { EatenMeal, shopForDishes } from './eaten-week.ts'
import type { Kitchen } from './kitchen.ts'

const TIPS_OF_A_KIND = 2
/** A larger package has to save this share of the unit price to be worth carrying home. */
const BULK_SAVES = 0.25
const KEEPS_LONG_DAYS = 60
const WORTH_SAYING_CENTS = 20

type Shopped = ReturnType<typeof shopForDishes>

/** What this very list could save: bigger packs that keep, dear lines, leftovers to use up, and what the pantry did. */
export function savingTips(
  { lines, pantryCents }: Shopped,
  eaten: readonly EatenMeal[],
  kitchen: Kitchen,
): string[] {
  return [
    ...leftoverTips(lines),
    ...biggerPackTips(lines, kitchen),
    ...dearMealTip(eaten, lines),
    ...rangeTip(lines),
    ...(pantryCents >= WORTH_SAYING_CENTS
      ? [`What you have at home already saves ${formatCents(pantryCents)} this week.`]
      : []),
  ]
}

function leftoverTips(lines: readonly ListLine[]): string[] {
  return wasteOf(lines)
    .filter(({ leftoverCents }) => leftoverCents >= WORTH_SAYING_CENTS)
    .slice(0, TIPS_OF_A_KIND)
    .map(
      ({ food, leftoverG, leftoverCents, leftoverKeepsDays }) =>
        `About ${Math.round(leftoverG)} g of ${loweredFood(food.name)} (${formatCents(leftoverCents)}) will be left. It keeps ${days(leftoverKeepsDays)}: freeze it or plan a meal with it.`,
    )
}

/** Only for what keeps: a larger size that is much cheaper by weight than what is on the list. */
function biggerPackTips(lines: readonly ListLine[], { catalogue }: Kitchen): string[] {
  return lines
    .flatMap(({ food, cover, leftoverKeepsDays }) => {
      if (!cover || food.shelfLifeDays.opened < KEEPS_LONG_DAYS || leftoverKeepsDays < KEEPS_LONG_DAYS)
        return []
      const paid = cover.costCents / cover.edibleG
      const bigger = catalogue
        .packagesOf(food.id)
        .filter(({ edibleG }) => edibleG > cover.edibleG)
        .map((pack) => ({ pack, share: 1 - pack.priceCents / pack.edibleG / paid }))
        .toSorted((a, b) => b.share - a.share)[0]
      return bigger && bigger.share >= BULK_SAVES ? [{ food, ...bigger }] : []
    })
    .toSorted((a, b) => b.share * b.pack.priceCents - a.share * a.pack.priceCents)
    .slice(0, TIPS_OF_A_KIND)
    .map(
      ({ food, pack, share }) =>
        `${food.name}: the ${pack.amountText} for ${formatCents(pack.priceCents)} is ${Math.round(share * 100)}% cheaper by weight, and it keeps. Worth it if you use it often.`,
    )
}

/** The line that costs most for one meal alone: the first to swap when money is short. */
function dearMealTip(eaten: readonly EatenMeal[], lines: readonly ListLine[]): string[] {
  const dearest = lines
    .filter(({ usedIn }) => usedIn.length === 1)
    .toSorted((a, b) => b.costCents - a.costCents)[0]
  const [meal] = dearest?.usedIn ?? []
  if (!dearest || !meal || !eaten.some(({ dish }) => dish?.name === meal)) return []
  return [
    `${dearest.food.name} (${formatCents(dearest.costCents)}) is only for ${meal}. Replacing that meal saves the most.`,
  ]
}

/** Where stores differ most, the store brand is worth looking for. */
function rangeTip(lines: readonly ListLine[]): string[] {
  const widest = lines.toSorted((a, b) => b.costCents - b.lowCents - (a.costCents - a.lowCents))[0]
  if (!widest || widest.costCents - widest.lowCents < WORTH_SAYING_CENTS) return []
  return [
    `Look for the store brand of ${loweredFood(widest.food.name)}: it is seen from ${formatCents(widest.lowCents)}, against ${formatCents(widest.costCents)} here.`,
  ]
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
