import { ALLERGEN_WORDS } from '../../../../../packages/catalog/test/recipes-diet-words.ts'
import type { Label } from './label-book.ts'

/**
 * What a profile's answers forbid, written a second time and independently of the domain's rules, so that an answer
 * misread there is found here.
 */
export type Ban = {
  readonly contains?: readonly string[]
  readonly traits?: readonly string[]
  /** Traits that another trait makes acceptable: oats that are certified gluten-free. */
  readonly unless?: Readonly<Record<string, readonly string[]>>
  /** Forbids everything without one of these. */
  readonly only?: readonly string[]
  /** Forbidden words in names of foods and packages. */
  readonly words?: { readonly objects: RegExp; readonly unless: RegExp }
}

const FLESH = ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat'] as const
const GRAINS = ['grain', 'pseudo-grain'] as const
const GLUTEN: Ban = {
  contains: ['wheat'],
  traits: ['gluten', 'oats'],
  unless: { oats: ['certified-gluten-free'] },
  words: ALLERGEN_WORDS.wheat,
}
const MILK: Ban = { contains: ['milk'], traits: ['dairy'], words: ALLERGEN_WORDS.milk }
const EGG: Ban = { contains: ['egg'], traits: ['egg'], words: ALLERGEN_WORDS.egg }
const FISH: Ban = { contains: ['fish'], traits: ['fish'], words: ALLERGEN_WORDS.fish }
const SHELLFISH: Ban = { contains: ['shellfish'], traits: ['shellfish'], words: ALLERGEN_WORDS.shellfish }
const TREE_NUT: Ban = { contains: ['tree-nut'], traits: ['nuts'], words: ALLERGEN_WORDS['tree-nut'] }
const PEANUT: Ban = { contains: ['peanut'], words: ALLERGEN_WORDS.peanut }
const PORK: Ban = {
  traits: ['pork', 'gelatin'],
  words: { objects: /\b(?:pork|ham|bacon|lard|prosciutto)\b/i, unless: /turkey bacon|plant|vegan/i },
}

/** By profile field and its value. */
export const ANSWERS: readonly (readonly [field: AnswerField, says: string, bans: readonly Ban[]])[] = [
  ['allergies', 'milk', [MILK]],
  ['allergies', 'dairy', [MILK]],
  ['allergies', 'eggs', [EGG]],
  ['allergies', 'peanuts', [PEANUT]],
  ['allergies', 'tree nuts', [TREE_NUT]],
  ['allergies', 'nuts', [TREE_NUT, PEANUT]],
  ['allergies', 'wheat', [{ contains: ['wheat'], words: ALLERGEN_WORDS.wheat }]],
  ['allergies', 'soy', [{ contains: ['soy'], traits: ['soy'], words: ALLERGEN_WORDS.soy }]],
  ['allergies', 'fish', [FISH]],
  ['allergies', 'shellfish', [SHELLFISH]],
  ['allergies', 'seafood', [FISH, SHELLFISH]],
  ['allergies', 'sesame', [{ contains: ['sesame'], words: ALLERGEN_WORDS.sesame }]],
  ['allergies', 'severe peanut allergy', [PEANUT]],
  ['allergies', 'deathly allergic to shellfish', [SHELLFISH]],
  ['allergies', "cow's milk allergy", [MILK]],
  ['allergies', 'no eggs please', [EGG]],
  ['dietaryRestrictions', 'celiac disease', [GLUTEN]],
  ['allergies', 'mango', [{ words: { objects: /\bmango/i, unless: /^$/ } }]],
  ['allergies', 'coconut', [{ traits: ['coconut'], words: { objects: /\bcoconut/i, unless: /^$/ } }]],
  ['dietaryRestrictions', 'gluten', [GLUTEN]],
  ['dietaryRestrictions', 'celiac', [GLUTEN]],
  ['dietaryRestrictions', 'pork', [PORK]],
  ['dietaryRestrictions', 'halal', [PORK, { traits: ['alcohol'] }]],
  ['dietaryRestrictions', 'alcohol', [{ traits: ['alcohol'] }]],
  ['dietaryRestrictions', 'red meat', [{ traits: ['red-meat'] }]],
  [
    'dietaryRestrictions',
    'lactose',
    [{ traits: ['dairy'], unless: { dairy: ['lactose-free', 'ghee', 'aged-cheese'] } }],
  ],
  ['dietaryRestrictions', 'gelatin', [{ traits: ['gelatin'] }]],
  ['dietaryRestrictions', 'pescatarian', [{ traits: ['meat', 'poultry', 'gelatin', 'animal-fat'] }]],
  ['dietType', 'Vegan', [MILK, EGG, FISH, SHELLFISH, { traits: [...FLESH, 'honey', 'animal-only'] }]],
  ['dietType', 'Vegetarian', [{ contains: ['fish', 'shellfish'], traits: FLESH }]],
  ['dietType', 'Gluten-Free', [GLUTEN]],
  ['dietType', 'Dairy-Free', [MILK]],
  [
    'dietType',
    'Paleo',
    [
      {
        traits: [...GRAINS, 'legume', 'soy', 'sweetener', 'white-potato', 'seed-oil', 'alcohol', 'processed'],
      },
      { traits: ['dairy'], unless: { dairy: ['ghee'] } },
    ],
  ],
  [
    'dietType',
    'Whole30',
    [
      {
        traits: [
          ...GRAINS,
          'added-sugar',
          'natural-sweetener',
          'sweetener',
          'alcohol',
          'legume',
          'soy',
          'chips',
        ],
      },
      { traits: ['dairy'], unless: { dairy: ['ghee'] } },
    ],
  ],
  [
    'dietType',
    'Keto',
    [{ traits: [...GRAINS, 'pulse', 'starchy-vegetable', 'starch', 'juice', 'sugary-drink'] }],
  ],
  [
    'dietType',
    'Mediterranean',
    [{ traits: ['processed-meat', 'sweet', 'sugary-drink', 'solid-fat', 'chips'] }],
  ],
  ['dietType', 'Carnivore', [{ only: ['animal-only', 'salt', 'water'] }]],
  ['dietType', 'Low FODMAP', []],
]

export type AnswerField = 'allergies' | 'dietaryRestrictions' | 'dietType'

/** Names that contain a banned word but are harmless. */
const HARMLESS =
  /gluten[- ]free|plant butter|not butter|dairy[- ]free|daiya|bagel seasoning|bread (?:and|&) butter (?:pickles|chips)|sausage roll|ground turkey roll|corn squares|rice squares/i

/** What a ban objects to on a label; null if nothing. */
export function objection(
  { contains = [], traits = [], unless = {}, only, words }: Ban,
  label: Label,
): string | null {
  const allergen = contains.find((one) => label.contains.has(one))
  if (allergen !== undefined) return `contains ${allergen}`
  const trait = traits.find(
    (one) => label.traits.has(one) && !unless[one]?.some((excuse) => label.traits.has(excuse)),
  )
  if (trait !== undefined) return `is ${trait}`
  if (only && !only.some((one) => label.traits.has(one))) return 'is none of what is allowed'
  const isNamed =
    words && !HARMLESS.test(label.name) && words.objects.test(label.name) && !words.unless.test(label.name)
  return isNamed ? 'says so in its name' : null
}
