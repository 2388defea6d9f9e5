import { SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import type { CompiledRecipe } from '../recipes/compiled-recipe.ts'
import { dishCalled, dishOfMeal } from '../recipes/dish-called.ts'
import type { RecipeForm } from '../recipes/recipe-form.ts'
import { allRecipes } from '../recipes/recipes.ts'
import { sideById } from '../recipes/sides.ts'
import { drawDish, drawLeftovers, drawSide, drawUnknown } from './draw-dish.ts'
import { drawFood } from './draw-food.ts'

const SIDES_FROM = '~'
const FORM_FROM = '.'
/** Before the name of a dish that is eaten from its box. */
const LEFTOVER = 'leftover'
/** Before the id of one food. */
const FOOD = 'food'

let recipes: readonly CompiledRecipe[] | undefined

/**
 * The drawing with this name: a dish's id, or its name in words joined by hyphens; after a dot its variant; then its sides,
 * each after a tilde. "beef-tacos~mexican-rice~black-beans"; "leftover~turkey-chili" is that dish in a box. A side may stand alone.
 * Dishes we do not know share one drawing; "food~banana" is one food, undefined if it has no picture.
 */
export function drawingNamed(name: string): string | undefined {
  const [first = '', ...rest] = name.split(SIDES_FROM)
  if (first === FOOD && rest[0] !== undefined) return drawFood(rest[0])
  if (first === LEFTOVER && rest[0] !== undefined) {
    const kept = findMain(rest[0])
    return kept ? drawLeftovers(kept) : drawUnknown([])
  }
  const [main, sides] = [first, rest]
  const dish = findMain(main)
  const known = sides.slice(0, SIDES_PER_MEAL).flatMap((side) => findSide(side) ?? [])
  if (dish) return drawDish(dish, known)
  const alone = findSide(main)
  return alone ? drawSide(alone) : drawUnknown(known)
}

function findMain(part: string): RecipeForm | undefined {
  recipes ??= [...allRecipes().values()]
  const [id = '', formId = ''] = part.split(FORM_FROM)
  const words = id.replaceAll('-', ' ')
  const found = allRecipes().get(id) ?? dishOfMeal(recipes, { name: words, recipeId: id })?.compiled
  if (found) return formOf(found, formId)
  const called = dishCalled(recipes, words)
  return called ? formOf(called.compiled, called.variantId ?? '') : formsByWords(recipes).get(id)
}

let byWords: Map<string, RecipeForm> | undefined
/** Dishes by their names as addresses spell them: "Shepherd's pie" is "shepherd-s-pie". */
function formsByWords(all: readonly CompiledRecipe[]): Map<string, RecipeForm> {
  byWords ??= new Map(all.flatMap(({ forms }) => forms.map((form) => [spelled(form.name), form] as const)))
  return byWords
}
const spelled = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

function findSide(part: string): RecipeForm | undefined {
  const [id = '', formId = ''] = part.split(FORM_FROM)
  const found = sideById(id)
  return found && formOf(found, formId)
}

const formOf = ({ forms }: CompiledRecipe, formId: string): RecipeForm =>
  forms.find(({ variantId }) => variantId === formId) ?? forms[0]
