import { statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { wordsKey } from '@pennyplate/domain/allergen-lexicon/words-in-text'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import type { Allergen } from '@pennyplate/domain/food/food'
import type { HouseholdProfile } from '../household/household-profile.ts'

/**
 * A second, simple reading of the profile that does not use the planner's reader of restrictions, so that a plainly written
 * allergen is kept even if the planner misreads it. Anything less plain is left to the planner's reader.
 */
export function statedRestrictions(
  profile: Pick<HouseholdProfile, 'allergies' | 'dietaryRestrictions' | 'dietType'>,
): FoodRule[] {
  const written = [profile.allergies, profile.dietaryRestrictions]
    .flat()
    .flatMap((text) => text.split(/[,;\n]/))
  const allergens = new Set<Allergen>([
    ...(ALLERGENS_OF_DIET[profile.dietType] ?? []),
    ...(written.some((phrase) => MAKES_EXCEPTIONS.test(phrase)) ? [] : written.flatMap(plainAllergens)),
  ])
  return [...allergens].map((allergen) => ({ id: `restriction:${allergen}`, allergens: [allergen] }))
}

/** "No dairy" with "butter is fine" forbids less than it says, and "not allergic to eggs" forbids nothing. */
const MAKES_EXCEPTIONS =
  /\b(?:ok|okay|fine|allowed|safe|except|unless|but|can|may|tolerates?|not|no longer|outgrown?|outgrew)\b/i

const ALLERGENS_OF_DIET: Partial<Record<HouseholdProfile['dietType'], readonly Allergen[]>> = {
  Vegan: ['milk', 'egg', 'fish', 'shellfish'],
  Vegetarian: ['fish', 'shellfish'],
  'Gluten-Free': ['wheat'],
  'Dairy-Free': ['milk'],
}

const ALLERGEN_NAMES: ReadonlySet<string> = new Set(
  'milk dairy egg fish shellfish nut tree peanut wheat gluten soy soya sesame'.split(' '),
)
/** Words that only say how strict the rule is and for whom. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'allergy allergic to no not any all free intolerance severe severely deadly deathly life threatening anaphylaxis anaphylactic strict strictly avoid please is are am i we and or seed product'.split(
    ' ',
  ),
)

/** "Severe peanut allergy" is plain; "eggs (baked is ok)" is not. */
function plainAllergens(phrase: string): readonly Allergen[] {
  const words = wordsKey(phrase.replaceAll('/', ' ')).split(' ')
  const names = words.filter((word) => ALLERGEN_NAMES.has(word))
  if (names.length === 0 || words.some((word) => !ALLERGEN_NAMES.has(word) && !PLAIN_WORDS.has(word)))
    return []
  return statedInWords(names.join(' ')).allergens
}
