import { type CatalogFood, foodById } from '@pennyplate/catalog/foods/foods'
import { SALT_TO_LEAVE_OUT } from '@pennyplate/catalog/foods/low-sodium'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { stateTemperatures } from '@pennyplate/catalog/recipes/state-temperatures'
import { loweredFood, singularFood } from '@pennyplate/domain/food/food-words'
import type { Substitution } from '@pennyplate/domain/recipe/substitution'
import { isMeat, phrasesOf, shortNamesOf, withoutAside } from './food-phrases.ts'
import { describedWithout, tipWithout, withoutFood } from './without-food.ts'

type Swap = { readonly from: CatalogFood; readonly to: CatalogFood }

export type RewordedVariant = {
  readonly steps: readonly string[]
  readonly description: string
  /** Rewords any other sentence of the recipe. */
  readonly reword: (sentence: string) => string
  readonly substitutions: readonly Substitution[]
}

/** A recipe's texts for one of its forms: if olive oil replaces butter, steps and tips say olive oil. */
export function rewordVariant({ recipe, ingredients }: RecipeForm): RewordedVariant {
  const swaps: Swap[] = []
  const leftOut: CatalogFood[] = []
  for (const { foodId, amount } of recipe.ingredients) {
    const from = foodById(foodId)
    // A form shares the amount objects of the recipe's own lines.
    const now = ingredients.find((ingredient) => ingredient.amount === amount)
    if (!from) continue
    if (!now) leftOut.push(from)
    else if (now.foodId !== foodId) swaps.push({ from, to: now.food })
  }
  const foods = recipe.ingredients.flatMap(({ foodId }) => foodById(foodId) ?? [])
  const used = ingredients.map(({ food }) => food)
  const reword = createReworder(swaps, foods, used)
  // The first mention is the full name; after that a short one ("the flour") is clear.
  const named = new Set<CatalogFood>()
  const kept = new Set(used.flatMap(phrasesOf))
  let written = recipe.steps
  const toSay = leftOut.filter((food) => {
    const without = withoutFood(
      written,
      phrasesOf(food).filter((phrase) => !kept.has(phrase) && !phrase.includes(' and ')),
    )
    written = without ?? written
    return without === null
  })
  const isUnsalted = leftOut.some(({ id }) => SALT_TO_LEAVE_OUT.has(id))
  const steps = written.map((step) => {
    const salted = isUnsalted ? withoutSaltedWater(step) : step
    return stateTemperatures(reword(salted, named), foods, used)
  })
  const said = steps.join(' ')
  // What the list says needs no step, unless the steps speak of the food it replaces.
  const stillSaid = swaps.filter(
    ({ from, to }) =>
      ![to.name, singularFood(to.name)].some((name) => saysPhrase(said, withoutAside(name))) &&
      phrasesOf(from).some(
        (phrase) => !kept.has(phrase) && !fitsName(phrase, to) && saysPhrase(said, phrase),
      ),
  )
  return {
    steps: [
      ...stillSaid.map(({ from, to }) => `Use ${nameInText(to)} instead of ${nameInText(from)}.`),
      ...toSay.map((food) => `Leave out the ${nameInText(food)}.`),
      ...steps,
    ],
    description: describedWithout(
      reword(recipe.description, new Set(swaps.map(({ to }) => to))),
      leftOut.flatMap(phrasesOf).filter((phrase) => !kept.has(phrase)),
    ),
    reword: (sentence) =>
      tipWithout(
        reword(sentence, new Set(swaps.map(({ to }) => to))),
        leftOut.flatMap(phrasesOf).filter((phrase) => !kept.has(phrase)),
      ),
    substitutions: swaps.map(({ from, to }) => ({ ...shown(to), insteadOf: shown(from) })),
  }
}

function saysPhrase(text: string, phrase: string): boolean {
  return new RegExp(`(?<![\\w-])${escaped(phrase)}(?![\\w-])`, 'i').test(text)
}

/** Only a variant says what it is made with instead: the household's own milk and bread are no news to it. */
export function madeWithIn(
  { variantId }: RecipeForm,
  { substitutions }: RewordedVariant,
): { madeWith?: Substitution[] } {
  return variantId !== null && substitutions.length > 0 ? { madeWith: [...substitutions] } : {}
}

function shown({ id, name }: CatalogFood) {
  return { foodId: id, name: withoutAside(name) }
}

/** The salt for the water is not an ingredient line, so leaving out lines does not cover it. */
function withoutSaltedWater(step: string): string {
  return step.replace(/\bsalted water\b/g, 'unsalted water')
}

/** Phrases that contain a food's name but are not that food. */
const NOT_FOODS = [
  'pasta water',
  'cooking water',
  'rice water',
  'bean water',
  'can water',
  'meat sauce',
] as const

type Reworder = (sentence: string, named: Set<CatalogFood>) => string

/** `named` has the foods already mentioned in full; a short name that fits one of them is kept. */
function createReworder(
  swaps: readonly Swap[],
  foods: readonly CatalogFood[],
  used: readonly CatalogFood[],
): Reworder {
  if (swaps.length === 0) return (sentence) => sentence
  const owners = new Map<string, CatalogFood | null>(NOT_FOODS.map((phrase) => [phrase, null]))
  for (const food of foods)
    for (const phrase of phrasesOf(food)) if (!owners.has(phrase)) owners.set(phrase, food)
  for (const { from, to } of swaps)
    for (const phrase of shortNamesOf(from))
      if (!owners.has(phrase) && !fitsName(phrase.replace(/s$/, ''), to)) owners.set(phrase, from)
  // "The meat" of a dish that has none any more is what stands in for it.
  const meat = used.some(isMeat) ? undefined : swaps.find(({ from }) => isMeat(from))?.from
  if (meat) for (const phrase of ['meat', 'ground meat']) owners.set(phrase, meat)
  // Longest first, so that "peanut butter" does not match as butter.
  const phrases = [...owners.keys()].sort((a, b) => b.length - a.length)
  const anyPhrase = new RegExp(`(?<![\\w-])(?:${phrases.map(escaped).join('|')})(?![\\w-])`, 'gi')
  return (sentence, named) => {
    let melts = false
    const swapped = sentence.replace(anyPhrase, (phrase, at: number, text: string) => {
      const owner = owners.get(phrase.toLowerCase())
      const swap = swaps.find(({ from }) => from === owner)
      if (!swap) return phrase
      if (isVerb(phrase, at, text)) return phrase === 'Butter' || phrase === 'Oil' ? 'Grease' : phrase
      melts ||= isLiquidFat(swap.to) && !isLiquidFat(swap.from)
      if (named.has(swap.to) && fitsName(phrase, swap.to)) return phrase
      named.add(swap.to)
      const name = numberedLike(phrase, nameInText(swap.to))
      return at === 0 ? capitalized(name) : afterSameWord(text.slice(0, at), name)
    })
    return withAgreeingVerbs(melts ? meltToHeat(swapped) : swapped, swaps)
  }
}

/** "Each tortilla" becomes "each whole wheat tortilla", though the food is called "whole wheat tortillas". */
function numberedLike(phrase: string, name: string): string {
  const one = singularFood(name)
  return lastWord(phrase) === lastWord(one) ? one : name
}

function lastWord(text: string): string | undefined {
  return text.toLowerCase().split(' ').at(-1)
}

/** "Butter the slow cooker" tells what to do; the butter comes later. */
function isVerb(phrase: string, at: number, text: string): boolean {
  const isStart = at === 0 || /[.;] $/.test(text.slice(0, at))
  const after = text.slice(at + phrase.length)
  return isStart && /^[A-Z][a-z]+$/.test(phrase) && /^ (?:the|a|an|one|both|each|every|it|them)\b/.test(after)
}

/** "The frozen ravioli" becomes "the frozen beef ravioli", not "the frozen frozen beef ravioli". */
function afterSameWord(before: string, name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && before.toLowerCase().endsWith(` ${first.toLowerCase()} `) ? rest.join(' ') : name
}

/** "Flour" fits gluten-free flour and "pasta" fits gluten-free penne, but "peanut butter" does not fit sunflower butter. */
function fitsName(phrase: string, to: CatalogFood): boolean {
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

/** Butter melts; the oil that replaces it is heated. */
function meltToHeat(sentence: string): string {
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

/** Corrects the verb when a singular food replaces a plural one, or the reverse ("the walnuts is"). */
function withAgreeingVerbs(sentence: string, swaps: readonly Swap[]): string {
  return swaps.reduce((sentenceSoFar, { from, to }) => {
    // "The pan butter" means the butter in the pan.
    const text = sentenceSoFar.replace(`the pan ${nameInText(to)}`, `the ${nameInText(to)} in the pan`)
    if (isPlural(from) === isPlural(to)) return text
    const after = new RegExp(`(?<=\\b${escaped(nameInText(to))} )(?:is|are|was|were|has|have)\\b`, 'gi')
    return text.replace(after, (verb) => (isPlural(to) ? PLURAL_VERBS[verb] : SINGULAR_VERBS[verb]) ?? verb)
  }, sentence)
}

const PLURAL_VERBS: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }
const SINGULAR_VERBS: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' }

/** A food whose name is always plural: beans, oats, pumpkin seeds. */
function isPlural({ name, plural }: CatalogFood): boolean {
  return name === plural && /[^s]s$/.test(withoutAside(name))
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nameInText(food: CatalogFood): string {
  return loweredFood(withoutAside(food.name))
}

function escaped(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
