import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { FoodTrait } from '@pennyplate/domain/food/food'
import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import type { ServedAs } from '@pennyplate/domain/recipe/plate'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'

/** More specific traits first. */
const PROTEINS: readonly FoodTrait[] = [
  'beef',
  'pork',
  'lamb',
  'poultry',
  'meat',
  'fish',
  'shellfish',
  'egg',
  'soy',
  'pulse',
  'cheese',
  'nuts',
  // Legumes that are neither pulses nor soy are peanuts.
  'legume',
]
const MAIN_PROTEIN_G = 5

/** The main protein source, such as "poultry" or "pulse"; null if none gives enough. */
export function mainProteinOf(form: RecipeForm): string | null {
  const grams = new Map<string, number>()
  for (const { food, grams: used } of form.ingredients) {
    const trait = PROTEINS.find((one) => food.traits.includes(one) && isSourceOf(one, food.traits))
    if (trait === undefined) continue
    const word = trait === 'legume' ? 'nuts' : trait
    const protein = ((food.composition.proteinG ?? 0) * used) / 100 / form.recipe.servings
    grams.set(word, (grams.get(word) ?? 0) + protein)
  }
  const [best] = [...grams].sort((a, b) => b[1] - a[1])
  return best && best[1] >= MAIN_PROTEIN_G ? best[0] : null
}

/** Bread and American cheese have soy in them, and are no soy dish. */
function isSourceOf(protein: FoodTrait, traits: readonly FoodTrait[]): boolean {
  return protein !== 'soy' || traits.includes('legume')
}

const MEATS: readonly FoodTrait[] = ['meat', 'fish', 'shellfish']

export function isMeatless({ ingredients }: RecipeForm): boolean {
  return !ingredients.some(({ food }) => MEATS.some((trait) => food.traits.includes(trait)))
}

/** Beside a muffin people eat fruit; on banana oatmeal they do not put raisins. */
const FRUIT_ON_TOP: readonly ServedAs[] = ['oatmeal', 'cereal', 'toast', 'parfait', 'pancakes', 'smoothie']
const FRUIT = /apple|banana|berr(y|ies)|peach|raisin|mango|\bpears?\b|cherr(y|ies)|\bdates\b|orange|fruit/i
/** Carrots in the pot of a roast leave room for something green. */
const VEGETABLE = /(with|and) (green beans|broccoli|peas|spinach|cabbage|greens|vegetables|.*\bsalad)$/i

export type HeldByDish = 'fruit' | 'vegetable'

/** What the name says is in the dish, where people then serve none beside it. */
export function heldBy({ name, recipe }: Pick<RecipeForm, 'name' | 'recipe'>): HeldByDish | undefined {
  if (FRUIT_ON_TOP.some((form) => form === recipe.plate?.servedAs))
    return FRUIT.test(name) ? 'fruit' : undefined
  return VEGETABLE.test(name) ? 'vegetable' : undefined
}

const NUTS_G = 10

export function isNutty({ ingredients, recipe }: RecipeForm): boolean {
  const grams = ingredients.reduce((sum, { food, grams: used }) => sum + (isNut(food.traits) ? used : 0), 0)
  return grams / recipe.servings >= NUTS_G
}

/** Legumes that are neither pulses nor soy are peanuts. */
function isNut(traits: readonly FoodTrait[]): boolean {
  const isPeanut = traits.includes('legume') && !traits.includes('pulse') && !traits.includes('soy')
  return isPeanut || traits.includes('nuts')
}

/** Whether these tools make it in the slow cooker. */
export function usesSlowCooker({ recipe }: RecipeForm, tools: readonly CookingTool[]): boolean {
  return recipe.tools.some(
    (need) =>
      need.includes('Slow Cooker') && need.every((tool) => tool === 'Slow Cooker' || !tools.includes(tool)),
  )
}

/** How hot the steps have the oven; undefined if they do not use it. */
export function ovenFOf({ recipe: { steps } }: Pick<RecipeForm, 'recipe'>): number | undefined {
  const said = steps.map((step) => OVEN_F.exec(step)).find((match) => match !== null)
  const degrees = said?.[1] ?? said?.[2]
  return degrees === undefined ? undefined : Number(degrees)
}

const OVEN_F = /\boven\b[^.]{0,80}?\b(\d{3}) °F|\b(\d{3}) °F[^.]{0,40}\boven\b/i

const WEEKEND_DISHES: readonly ServedAs[] = ['roast', 'casserole', 'meatloaf', 'slow-cooker']

/** A roast, a bake or a dish of the slow cooker. */
export function isWeekendDish({ recipe }: RecipeForm): boolean {
  return (
    recipe.batch?.vessel === 'slow cooker' || WEEKEND_DISHES.some((form) => form === recipe.plate?.servedAs)
  )
}

const FISH: readonly FoodTrait[] = ['fish', 'shellfish']

/** Pizza, fish or meatless. */
export function isFridayDish(form: RecipeForm): boolean {
  const hasFish = form.ingredients.some(({ food }) => FISH.some((trait) => food.traits.includes(trait)))
  return form.recipe.plate?.servedAs === 'pizza' || hasFish || isMeatless(form)
}

export const BEST_FRESH: readonly ServedAs[] = [
  'sandwich',
  'burger',
  'hot-dog',
  'taco',
  'quesadilla',
  'wrap',
  'fried',
  'salad',
  'eggs',
  'pancakes',
  'toast',
]
const CREAM = /^(heavy-cream|half-and-half|alfredo-sauce|cream-cheese|sour-cream)\b/
const CREAM_G = 15
const FRIES = /fries$|^tater-tots/

/** Limp, soggy or split when it is warmed again: on a bun, fried, dressed, with fries or as pasta in cream. */
export function isBestFresh(form: RecipeForm): boolean {
  const servedAs = form.recipe.plate?.servedAs
  if (servedAs && BEST_FRESH.includes(servedAs)) return true
  if (servedAs === 'pasta' || servedAs === 'mac-and-cheese') return gramsServed(form, CREAM) >= CREAM_G
  return servedAs !== 'casserole' && gramsServed(form, FRIES) > 0
}

/** Grams in one serving of the foods with such ids. */
export function gramsServed({ gramsPerServing }: RecipeForm, ids: RegExp): number {
  return [...gramsPerServing].reduce((sum, [id, grams]) => sum + (ids.test(id) ? grams : 0), 0)
}

/** Of a dish made ahead that nobody has placed on a plate. */
const UNJUDGED_KEEPS_DAYS = 1

/** Days it keeps in the refrigerator once cooked. */
export function keepsDaysOf({ plate, batchCooks, own }: Recipe): number {
  return own?.keepsDays ?? plate?.keepsDays ?? (batchCooks ? UNJUDGED_KEEPS_DAYS : 0)
}
