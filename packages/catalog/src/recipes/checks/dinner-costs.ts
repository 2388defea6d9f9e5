import type { Recipe, RecipeId } from '@pennyplate/domain/recipe/recipe'
import { packagesOf } from '../../prices/packages.ts'
import { priceAt } from '../../prices/price-at.ts'
import type { CompiledRecipe } from '../compiled-recipe.ts'
import { familiarity } from '../familiarity.ts'
import { costOf } from '../form-cost.ts'
import type { RecipeForm } from '../recipe-form.ts'

const ZIP = '72762'
const ADULTS = 4
const FAMILIAR = 4
const MAIN_AT_MOST = 125
const PLATE_AT_MOST = 185

export interface DinnerCost {
  readonly id: RecipeId
  /** Cents a serving. */
  readonly main: number
  /** With the first side it goes with in each role it wants. */
  readonly plate: number
  readonly usual: readonly RecipeId[]
  /** With the cheapest side it goes with in each role. */
  readonly plateAtLeast: number
}

/**
 * What dinners rated 4 or 5 cost a serving, cheapest plate first: the used share of the packages for four adults at ZIP 72762.
 */
export function familiarDinnerCosts(
  dishes: Iterable<CompiledRecipe>,
  sides: ReadonlyMap<RecipeId, CompiledRecipe>,
): DinnerCost[] {
  const sideCents = new Map([...sides].map(([id, { forms }]) => [id, usedCents(forms[0])]))
  const centsOf = (id: RecipeId) => sideCents.get(id) ?? 0
  return [...dishes]
    .filter(({ recipe }) => isFamiliarDinner(recipe))
    .map(({ recipe, forms }) => {
      const choices = (recipe.plate?.wants ?? []).map((role) =>
        (recipe.plate?.goesWith ?? []).filter((id) => sides.get(id)?.recipe.side?.role === role),
      )
      const usual = choices.flatMap(([first]) => first ?? [])
      const main = usedCents(forms[0])
      return {
        id: recipe.id,
        main,
        plate: usual.reduce((sum, id) => sum + centsOf(id), main),
        usual,
        plateAtLeast: choices.reduce((sum, ids) => sum + Math.min(...ids.map(centsOf)), main),
      }
    })
    .toSorted((a, b) => a.plate - b.plate)
}

/** Of dinners that are sorted by their plate. */
export function summarizeDinnerCosts(dinners: readonly DinnerCost[]) {
  const cheap = dinners.filter(({ main }) => main <= MAIN_AT_MOST)
  return {
    dinners: dinners.length,
    medianPlate: dinners[dinners.length >> 1]?.plate ?? 0,
    cheapMains: cheap.length,
    cheapPlates: cheap.filter(({ plate }) => plate <= PLATE_AT_MOST).length,
    cheapPlatesAtLeast: cheap.filter(({ plateAtLeast }) => plateAtLeast <= PLATE_AT_MOST).length,
  }
}

function isFamiliarDinner({ id, meals }: Recipe): boolean {
  return meals.includes('dinner') && (familiarity(id, 'dinner') ?? 0) >= FAMILIAR
}

function usedCents(written: RecipeForm): number {
  // A serving weighs the same however many are cooked.
  const form = { ...written, recipe: { ...written.recipe, servings: ADULTS } }
  const cost = costOf(form, (foodId) =>
    packagesOf(foodId).map((pack) => ({ ...pack, ...priceAt(pack, ZIP) })),
  )
  if (!cost) throw new Error(`a food of ${written.recipe.id} is not sold`)
  return cost.usedCentsPerServing
}
