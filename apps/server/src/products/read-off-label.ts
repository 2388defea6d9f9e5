import { labelInWords, type WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import type { Allergen } from '@pennyplate/domain/food/food'

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
/** Gluten is in wheat, barley, rye and oats, so the product may contain wheat. */
const GLUTEN_TAG = 'en:gluten'

type OffLabel = {
  readonly name: string
  readonly ingredients: string | null
  readonly allergenTags: readonly string[]
  readonly traceTags: readonly string[]
}

/** The allergens and traits of its tags and of its ingredient text, combined. */
export function readOffLabel({ name, ingredients, allergenTags, traceTags }: OffLabel): WordedLabel {
  const { allergens, traits } = labelInWords(name, ingredients)
  const contained = new Set([...allergens, ...allergensOf(allergenTags)])
  const hasGluten = allergenTags.includes(GLUTEN_TAG)
  const mayHaveGluten = hasGluten || traceTags.includes(GLUTEN_TAG)
  const possible = new Set([...allergensOf(traceTags), ...(mayHaveGluten ? (['wheat'] as const) : [])])
  return {
    allergens: [...contained],
    mayContain: [...possible].filter((allergen) => !contained.has(allergen)),
    traits: hasGluten ? [...new Set([...traits, 'gluten' as const])] : traits,
  }
}

function allergensOf(tags: readonly string[]): Allergen[] {
  return tags.flatMap((tag) => ALLERGEN_OF_TAG[tag] ?? [])
}
