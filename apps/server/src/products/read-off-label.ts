import { statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { labelInWords, type WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import type { Allergen } from '@pennyplate/domain/food/food'
import { foreignAllergens } from './foreign-allergens.ts'

/** Open Food Facts' allergen tags that have one of our allergens. */
const ALLERGEN_OF_TAG: Readonly<Record<string, Allergen>> = {
  'en:milk': 'milk',
  'en:eggs': 'egg',
  'en:fish': 'fish',
  'en:crustaceans': 'shellfish',
  'en:molluscs': 'shellfish',
  'en:nuts': 'tree-nut',
  'en:peanuts': 'peanut',
  'en:soybeans': 'soy',
  'en:sesame-seeds': 'sesame',
}
/** "en:gluten", or "Gluten" as exports write it. Gluten is in wheat, barley, rye and oats, so the product may contain wheat. */
const GLUTEN_TAG = /gluten/i

type OffLabel = {
  readonly name: string
  readonly ingredients: string | null
  readonly allergenTags: readonly string[]
  readonly traceTags: readonly string[]
}

/** The allergens and traits of its tags and of its ingredient text, combined. */
export function readOffLabel({ name, ingredients, allergenTags, traceTags }: OffLabel): WordedLabel {
  const { allergens, traits } = labelInWords(name, ingredients)
  const contained = new Set([
    ...allergens,
    ...foreignAllergens(`${name} ${ingredients ?? ''}`),
    ...allergenTags.flatMap(allergensOf),
  ])
  const hasGluten = allergenTags.some((tag) => GLUTEN_TAG.test(tag))
  const mayHaveGluten = hasGluten || traceTags.some((tag) => GLUTEN_TAG.test(tag))
  const possible = new Set([
    ...traceTags.flatMap(allergensOf),
    ...(mayHaveGluten ? (['wheat'] as const) : []),
  ])
  return {
    allergens: [...contained],
    mayContain: [...possible].filter((allergen) => !contained.has(allergen)),
    traits: hasGluten ? [...new Set([...traits, 'gluten' as const])] : traits,
  }
}

/** A tag that is no id of the taxonomy is what somebody typed: "Milk", "de:Milch", "en:whey-powder". */
function allergensOf(tag: string): readonly Allergen[] {
  const known = ALLERGEN_OF_TAG[tag]
  if (known) return [known]
  if (GLUTEN_TAG.test(tag)) return []
  const words = tag.replace(/^\s*[a-z]{2}:/, '').replaceAll('-', ' ')
  return [...statedInWords(words).allergens, ...foreignAllergens(words)]
}
