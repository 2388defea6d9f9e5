import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { ProblemRecipe } from '../problem/problem.ts'
import type { Alternative } from './alternatives.ts'

/** Why somebody may want another dish, in the order they are told. */
export const CHOICE_GROUPS = ['best', 'pair', 'cheaper', 'quicker', 'open', 'familiar', 'new'] as const
export type ChoiceGroup = (typeof CHOICE_GROUPS)[number]

export type GroupedAlternative<A extends Alternative> = A & { readonly group: ChoiceGroup }

/** The best fit costs at most so much more than the meal it replaces, for one adult's portion. */
const BEST_DEARER_CENTS = 100
/** Smaller differences are no reason to choose a dish. */
const CHEAPER_CENTS = 50
const QUICKER_MINUTES = 5
const OPEN_SHARE = 0.35
/** Groups choose among the dishes that fit the week best, so that the cheapest is not one that nobody wants. */
const GOOD_FITS = 80
const EACH = 2
const BEST = 3
const MOST: Readonly<Partial<Record<ChoiceGroup, number>>> = { best: BEST, pair: BEST }

interface Asking {
  readonly recipes: readonly ProblemRecipe[]
  readonly meal: DishMeal
  readonly adultEquivalents: number
  /** By how much the bill may rise. */
  readonly roomCents: number
}

/** Whether fewer dishes than the best group has keep the budget alone. */
export function needsPairs(
  found: readonly Alternative[],
  asking: Pick<Asking, 'adultEquivalents' | 'roomCents'>,
): boolean {
  return keepingBudget(found, asking).length < BEST
}

function keepingBudget<A extends Alternative>(
  found: readonly A[],
  { adultEquivalents, roomCents }: Pick<Asking, 'adultEquivalents' | 'roomCents'>,
): A[] {
  const mostCents = Math.min(roomCents, BEST_DEARER_CENTS * adultEquivalents)
  return found.filter(({ delta }) => delta.checkoutCents <= mostCents)
}

/**
 * A few dishes for each reason to choose one, out of alternatives that come best first. Each dish is in one group. What keeps the
 * budget comes first, alone or with a change of one other meal.
 */
export function groupAlternatives<A extends Alternative>(
  found: readonly A[],
  pairs: readonly A[],
  { recipes, meal, adultEquivalents, roomCents }: Asking,
): GroupedAlternative<A>[] {
  const tasteOf = ({ recipe }: Alternative) => recipes[recipe]?.tastes[meal]
  const isNew = (one: Alternative) => tasteOf(one)?.isNew === true || tasteOf(one)?.isStrange === true
  const appealOf = (one: Alternative) => tasteOf(one)?.appeal ?? 0
  const mostCents = BEST_DEARER_CENTS * adultEquivalents
  const good = found.slice(0, GOOD_FITS)
  const keeping = keepingBudget(found, { adultEquivalents, roomCents })
  const isOver = ({ delta }: A) => delta.checkoutCents > roomCents && delta.checkoutCents <= mostCents
  const over = pairs.length > 0 ? [] : found.filter(isOver)
  const wanted: Readonly<Record<ChoiceGroup, readonly A[]>> = {
    best: [...keeping, ...over],
    pair: pairs,
    cheaper: by(good, CHEAPER_CENTS, ({ delta }) => -delta.checkoutCents),
    quicker: by(good, QUICKER_MINUTES, ({ delta }) => -delta.minutes),
    open: by(good, OPEN_SHARE, ({ openShare }) => openShare),
    familiar: by(
      good.filter((one) => !isNew(one)),
      0,
      appealOf,
    ),
    new: found.filter(isNew),
  }
  const taken = new Set<number>()
  return CHOICE_GROUPS.flatMap((group) => {
    const own = wanted[group].filter(({ recipe }) => !taken.has(recipe)).slice(0, MOST[group] ?? EACH)
    for (const { recipe } of own) taken.add(recipe)
    return own.map((one) => ({ ...one, group }))
  })
}

/** Those that reach a figure, the highest first. */
function by<A extends Alternative>(found: readonly A[], least: number, figureOf: (one: A) => number): A[] {
  return found
    .filter((one) => figureOf(one) >= least)
    .toSorted((a, b) => figureOf(b) - figureOf(a) || a.delta.scoreDollars - b.delta.scoreDollars)
}
