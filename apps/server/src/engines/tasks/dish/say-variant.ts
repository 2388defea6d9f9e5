import { type CatalogFood, foodById } from '@pennyplate/catalog/foods/foods'
import { SALT_TO_LEAVE_OUT } from '@pennyplate/catalog/foods/low-sodium'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { loweredFood } from '@pennyplate/domain/food/food-words'

type Swap = { readonly from: CatalogFood; readonly to: CatalogFood }

export type VariantWords = {
  readonly steps: readonly string[]
  /** Any other sentence of the recipe with the foods of this form. */
  readonly say: (sentence: string) => string
  /** What stands in for what: a dish keeps its name, and "with peanuts" must not frighten who may not eat them. */
  readonly swapped: readonly string[]
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
  // The first time a step names a food it says all of it; after that "the flour" is clear again.
  const named = new Set<CatalogFood>()
  const isUnsalted = leftOut.some(({ id }) => SALT_TO_LEAVE_OUT.has(id))
  const steps = recipe.steps.map((step) => say(isUnsalted ? withoutSaltedWater(step) : step, named))
  const unsaid = swaps.filter(
    ({ to }) => !steps.some((step) => step.toLowerCase().includes(said(to).toLowerCase())),
  )
  return {
    steps: [
      ...unsaid.map(({ from, to }) => `Use ${said(to)} instead of ${said(from)}.`),
      ...leftOut.map((food) => `Leave out the ${said(food)}.`),
      ...steps,
    ],
    say: (sentence) => say(sentence, new Set(swaps.map(({ to }) => to))),
    swapped: swaps.map(({ from, to }) => `Made with ${said(to)} instead of ${said(from)}.`),
  }
}

/** Water is salted from the box on the shelf: no line of the recipe says it. */
function withoutSaltedWater(step: string): string {
  return step.replace(/\bsalted water\b/g, 'unsalted water')
}

/** Words with a food in them that are not that food. */
const NOT_FOODS = ['pasta water', 'cooking water', 'rice water', 'bean water', 'can water'] as const

type Sayer = (sentence: string, named: Set<CatalogFood>) => string

/** `named` are the foods that were said in full before; a short word for one of them that still fits stays. */
function sayer(swaps: readonly Swap[], foods: readonly CatalogFood[]): Sayer {
  if (swaps.length === 0) return (sentence) => sentence
  const owners = new Map<string, CatalogFood | null>(NOT_FOODS.map((phrase) => [phrase, null]))
  for (const food of foods)
    for (const phrase of phrasesOf(food)) if (!owners.has(phrase)) owners.set(phrase, food)
  // Longest first, so that peanut butter is never taken for butter.
  const phrases = [...owners.keys()].sort((a, b) => b.length - a.length)
  const any = new RegExp(`(?<![\\w-])(?:${phrases.map(escaped).join('|')})(?![\\w-])`, 'gi')
  return (sentence, named) => {
    let melts = false
    const swapped = sentence.replace(any, (phrase, at: number) => {
      const owner = owners.get(phrase.toLowerCase())
      const swap = swaps.find(({ from }) => from === owner)
      if (!swap) return phrase
      melts ||= isLiquidFat(swap.to) && !isLiquidFat(swap.from)
      if (named.has(swap.to) && stillFits(phrase, swap.to)) return phrase
      named.add(swap.to)
      return at === 0 ? capitalized(said(swap.to)) : said(swap.to)
    })
    return agreeing(melts ? heated(swapped) : swapped, swaps)
  }
}

/** "Flour" for gluten-free flour, "pasta" for penne without gluten; but never "peanut butter" for sunflower butter. */
function stillFits(phrase: string, to: CatalogFood): boolean {
  const names = `${withoutAside(to.name)} ${withoutAside(to.plural)}`.toLowerCase()
  const words = names.split(/[\s-]+/)
  return (
    phrase
      .toLowerCase()
      .split(/[\s-]+/)
      .every((word) => words.includes(word)) ||
    (/^pasta$/i.test(phrase) && PASTA.test(names))
  )
}

const PASTA = /pasta|penne|spaghetti|macaroni|rotini|linguine|noodle|lasagna|fusilli/

/** Butter is melted; the oil in its place is heated. */
function heated(sentence: string): string {
  return sentence
    .replace(/\bMelt in\b/g, 'Stir in')
    .replace(/\bmelt in\b/g, 'stir in')
    .replace(/\bMelt(?=s?\b)/g, 'Heat')
    .replace(/\bmelt(?=s?\b|ing\b)/g, 'heat')
    .replace(/\bonce it foams\b/g, 'once it is hot')
    .replace(/\b(?:foaming|foams|softened|melted) (?=[\w ]*oil\b)/g, '')
}

function isLiquidFat({ name }: CatalogFood): boolean {
  return /\boil\b/i.test(name) && !/coconut/i.test(name)
}

/** "The walnuts is" where there was one of another food, and the other way round. */
function agreeing(sentence: string, swaps: readonly Swap[]): string {
  return swaps.reduce((sentenceSoFar, { from, to }) => {
    // "The pan butter" is the butter of the pan.
    const text = sentenceSoFar.replace(`the pan ${said(to)}`, `the ${said(to)} in the pan`)
    if (isMany(from) === isMany(to)) return text
    const after = new RegExp(`(?<=\\b${escaped(said(to))} )(?:is|are|was|were|has|have)\\b`, 'gi')
    return text.replace(after, (verb) => (isMany(to) ? MANY[verb] : ONE[verb]) ?? verb)
  }, sentence)
}

const MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }
const ONE: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' }

/** A food that is only spoken of as many: beans, oats, pumpkin seeds. */
function isMany({ name, plural }: CatalogFood): boolean {
  return name === plural && /[^s]s$/.test(withoutAside(name))
}

/** What a step may call a food: its names, and their last words: "soy sauce" for low-sodium soy sauce. */
function phrasesOf(food: CatalogFood): string[] {
  const names = [food.name, food.plural, ...food.synonyms].map((name) => withoutAside(name).toLowerCase())
  const endings = [food.name, food.plural].flatMap((name) => {
    // Of "tuna in water" the water is no name.
    const words = withoutAside(name)
      .toLowerCase()
      .replace(/ (?:in|with) .*/, '')
      .split(' ')
    return words.map((_, start) => words.slice(start).join(' '))
  })
  return [...new Set([...names, ...endings])].filter((phrase) => phrase.length > 2 && !VAGUE.has(phrase))
}

/** In a step these mean what stands in the pan, not what came out of the bottle. */
const VAGUE: ReadonlySet<string> = new Set([
  'sauce',
  'water',
  'crumbs',
  'juice',
  'mix',
  'drink',
  'powder',
  'dressing',
  'paste',
  'liquid',
  'topping',
  'filling',
])

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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
