import { dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import type { SaidIn } from '@pennyplate/domain/amounts/said-amount'
import { cheapestCover } from '@pennyplate/domain/food/package'
import { type ListedFood, type ListLine, wasteOf } from '@pennyplate/domain/shopping/shopping-list'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { needDecigrams, type RecipeNeed } from '@pennyplate/planner/problem/problem'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import type { EatenMeal, shopForDishes } from '../week/read-week.ts'
import { saidInLine } from './said-in-line.ts'

/** A dish must use at least this share of the leftover. */
const USES_AT_LEAST = 0.4
/** A cent of saved leftover is worth this many cents spent on the rest of the dish, and no more. */
const REST_PER_SAVED = 2
/** A dish that needs more of the food than is left means buying it again. */
const NEEDS_AT_MOST = 1.1
const LEFTOVERS_LOOKED_AT = 2

export type LeftoverIdea = {
  readonly food: ListedFood
  readonly saidIn?: SaidIn
  readonly grams: number
  readonly cents: number
  readonly keepsDays: number
  /** Null if no dish uses enough of it. */
  readonly idea: {
    readonly name: string
    /** The share of the leftover that the dish uses. */
    readonly share: number
    /** Cost of the whole packages still needed for the dish. */
    readonly restCents: number
  } | null
}

/** The leftovers that spoil soon, costliest first, each with the dish that best uses it up. */
export function leftoverIdeas(
  { lines, fromPantry }: Pick<ReturnType<typeof shopForDishes>, 'lines' | 'fromPantry'>,
  eaten: readonly EatenMeal[],
  built: BuiltProblem,
  context: PlanningContext,
): LeftoverIdea[] {
  const eatenDishes = new Set(eaten.map(({ meal }) => dishKeyOf(context.catalog.recipes, meal)))
  const atHome = afterTheWeek(lines, fromPantry, context)
  const { foods, recipes, adultEquivalents } = built.problem
  const idOf = ({ food }: RecipeNeed) => foods[food]?.id ?? ''
  const grams = ({ gramsPerAdult }: RecipeNeed) => needDecigrams(gramsPerAdult, adultEquivalents) / 10

  const ideaFor = ({ food, leftoverG, leftoverCents }: ListLine) =>
    recipes
      .flatMap(({ needs, side }, index) => {
        if (side) return []
        const form = built.forms[index]
        const need = needs.find((one) => idOf(one) === food.id)
        const share = need ? grams(need) / leftoverG : 0
        if (!form || share < USES_AT_LEAST || share > NEEDS_AT_MOST || eatenDishes.has(form.recipe.id))
          return []
        const restCents = needs.reduce((sum, one) => {
          const missingG = one === need ? 0 : grams(one) - (atHome.get(idOf(one)) ?? 0)
          return sum + (cheapestCover(missingG, foods[one.food]?.packages ?? [])?.costCents ?? 0)
        }, 0)
        const rating = Math.min(1, share) * leftoverCents - restCents / REST_PER_SAVED
        return rating < 0 ? [] : [{ name: form.name, share: Math.min(1, share), restCents, rating }]
      })
      .toSorted((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1))[0] ?? null

  return wasteOf(lines)
    .slice(0, LEFTOVERS_LOOKED_AT)
    .map((line) => ({
      food: line.food,
      ...saidInLine(line),
      grams: line.leftoverG,
      cents: line.leftoverCents,
      keepsDays: line.leftoverKeepsDays,
      idea: ideaFor(line),
    }))
}

/** Grams of each food after the week: what is left of the pantry and of the packages bought. */
function afterTheWeek(
  lines: readonly ListLine[],
  fromPantry: ReturnType<typeof shopForDishes>['fromPantry'],
  context: PlanningContext,
): Map<string, number> {
  const left = new Map([...stockOf(context)].map(([id, { grams }]) => [id, grams]))
  const add = (id: string, grams: number) => left.set(id, Math.max(0, (left.get(id) ?? 0) + grams))
  for (const { food, grams } of fromPantry) add(food.id, -grams)
  for (const { food, pantryG, leftoverG } of lines) add(food.id, leftoverG - pantryG)
  return left
}
