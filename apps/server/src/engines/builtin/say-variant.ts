import { type CatalogFood, foodById } from '@pennyplate/catalog/foods/foods'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { loweredFood } from '@pennyplate/domain/food-words'

type Swap = { readonly from: CatalogFood; readonly to: CatalogFood }

export type VariantWords = {
  readonly steps: readonly string[]
  /** Any other sentence of the recipe with the foods of this form. */
  readonly say: (sentence: string) => string
}

/** A dish in the words of the form that is cooked: where butter became olive oil, its steps and tips say olive oil. */
export function sayVariant({ recipe, ingredients }: RecipeForm): VariantWords {
  const swaps: Swap[] = []
  const leftOut: CatalogFood[] = []
  for (const { foodId, amount } of recipe.ingredients) {
    const from = foodById(foodId)
    // Every form keeps the amounts of the dish as written, line by line.
    const now = ingredients.find((ingredient) => ingredient.amount === amount)
    if (!from) continue
    if (!now) leftOut.push(from)
    else if (now.foodId !== foodId) swaps.push({ from, to: now.food })
  }
  const foods = recipe.ingredients.flatMap(({ foodId }) => foodById(foodId) ?? [])
  const say = sayer(swaps, foods)
  const steps = recipe.steps.map(say)
  const unsaid = swaps.filter(
    ({ to }) => !steps.some((step) => step.toLowerCase().includes(said(to).toLowerCase())),
  )
  return {
    steps: [
      ...unsaid.map(({ from, to }) => `Use ${said(to)} instead of ${said(from)}.`),
      ...leftOut.map((food) => `Leave out the ${said(food)}.`),
      ...steps,
    ],
    say,
  }
}

/** Words with a food in them that are not that food. */
const NOT_FOODS = ['pasta water', 'cooking water', 'rice water'] as const

function sayer(swaps: readonly Swap[], foods: readonly CatalogFood[]): (sentence: string) => string {
  if (swaps.length === 0) return (sentence) => sentence
  const owners = new Map<string, CatalogFood | null>(NOT_FOODS.map((phrase) => [phrase, null]))
  for (const food of foods)
    for (const phrase of phrasesOf(food)) if (!owners.has(phrase)) owners.set(phrase, food)
  // Longest first, so that peanut butter is never taken for butter.
  const phrases = [...owners.keys()].sort((a, b) => b.length - a.length)
  const any = new RegExp(`(?<![\\w-])(?:${phrases.map(escaped).join('|')})(?![\\w-])`, 'gi')
  return (sentence) =>
    sentence.replace(any, (phrase, at: number) => {
      const owner = owners.get(phrase.toLowerCase())
      const swap = swaps.find(({ from }) => from === owner)
      if (!swap) return phrase
      const name = said(swap.to)
      return at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name
    })
}

/** All that a step may call a food: its names, and their last words: "soy sauce" for low-sodium soy sauce. */
function phrasesOf(food: CatalogFood): string[] {
  const names = [food.name, food.plural, ...food.synonyms].map((name) => withoutAside(name).toLowerCase())
  const endings = [food.name, food.plural].flatMap((name) => {
    const words = withoutAside(name).toLowerCase().split(' ')
    return words.map((_, start) => words.slice(start).join(' '))
  })
  return [...new Set([...names, ...endings])].filter((phrase) => phrase.length > 2)
}

function withoutAside(name: string): string {
  return name.replace(/\s*\([^)]*\)/g, '')
}

function said(food: CatalogFood): string {
  return loweredFood(withoutAside(food.name))
}

function escaped(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
