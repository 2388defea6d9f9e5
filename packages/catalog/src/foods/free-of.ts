import { type WordClaims, wordsItHas } from '@pennyplate/domain/allergen-lexicon/claims-in-words'
import type { Absence } from '@pennyplate/domain/allergen-lexicon/negations'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import type { CatalogFood } from './foods.ts'

/** Whether the food has, or may have, what a name says is absent: wheat bread is no "wheat-free bread". */
export function holdsWhatIsAbsent(food: CatalogFood, claims: WordClaims): boolean {
  const { absences, words } = claims
  if (absences.length === 0 || isItsName(food, claims)) return false
  return absences.some((absence) => holdsAbsent(food, absence)) || isNamedAfter(food, words)
}

/** Some brands of vegan meatballs hold egg. Who types their name gets them, and is told. */
function isItsName(food: CatalogFood, claims: WordClaims): boolean {
  const key = said.get(claims) ?? wordsOf(claims.said).join(' ')
  said.set(claims, key)
  return namesOf(food).keys.has(key)
}

const said = new WeakMap<WordClaims, string>()

function holdsAbsent(food: CatalogFood, { allergens, traits, adds }: Absence): boolean {
  if (allergens.some((one) => mayHold(food, one))) return true
  const has = (trait: CatalogFood['traits'][number]) => food.traits.includes(trait)
  // Rice has grain and no gluten; oats have gluten unless somebody tests them.
  if (adds === 'certified-gluten-free') return has('gluten') || (has('oats') && !has(adds))
  if (adds === 'lactose-free') return (has('dairy') || mayHold(food, 'milk')) && !has(adds)
  return traits.some((trait) => trait !== 'animal-only' && has(trait))
}

/** "Corn-free tortillas" are no corn tortillas. The food's own "without beans" does not name beans. */
function isNamedAfter(food: CatalogFood, absent: readonly string[]): boolean {
  return namesOf(food).has.some((words) => absent.some((word) => words.includes(` ${word} `)))
}

/** Every typed item asks it of many foods. */
const known = new WeakMap<
  CatalogFood,
  { readonly has: readonly string[]; readonly keys: ReadonlySet<string> }
>()

function namesOf(food: CatalogFood) {
  const kept = known.get(food)
  if (kept) return kept
  const keys = [food.name, food.plural, ...food.synonyms].map((name) => wordsOf(name).join(' '))
  const names = { has: [food.name, food.plural].map(wordsItHas), keys: new Set(keys) }
  known.set(food, names)
  return names
}

/** What our foods with a claim are called. */
const CALLED_BY: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['gluten', 'gf', 'glutenless', 'wheat', 'wheatless', 'barley', 'rye'],
  'dairy-free': ['dairy', 'df', 'dairyless', 'nondairy', 'milk', 'casein', 'lactose'],
  'lactose-free': ['lactose'],
  'egg-free': ['egg', 'eggless'],
  'nut-free': ['nut', 'nutless', 'tree nut', 'peanut'],
  'soy-free': ['soy', 'soya'],
  vegan: ['dairy', 'df', 'dairyless', 'nondairy', 'milk', 'casein', 'egg', 'eggless', 'meat', 'vegetarian'],
  'plant-based': ['vegan', 'meat', 'meatless', 'vegetarian', 'faux'],
  meatless: ['vegan', 'meat', 'vegetarian', 'plant based', 'plantbased', 'faux'],
}

/** Names under which our catalog may have the food without it. */
export function freeNames({ words, rest }: WordClaims, plain: CatalogFood | undefined): string[] {
  const names = plain ? [rest, plain.name] : [rest]
  const called = Object.keys(CALLED_BY).filter((one) => words.some((word) => CALLED_BY[one]?.includes(word)))
  return called.flatMap((one) => names.map((name) => `${one} ${name}`))
}
