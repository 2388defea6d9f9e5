import type { RatedDiet } from '@pennyplate/catalog/recipes/familiarity'
import type { HouseholdRules } from './household-rules.ts'

/** The rated diet whose eaters keep each rule. */
const DIET_OF_RULE: ReadonlyMap<string, RatedDiet> = new Map([
  ['diet:vegan', 'vegan'],
  ['diet:vegetarian', 'vegetarian'],
  ['text:lacto vegetarian', 'vegetarian'],
  ['text:ovo vegetarian', 'vegetarian'],
  ['diet:gluten-free', 'gluten-free'],
  ['restriction:gluten', 'gluten-free'],
  ['diet:dairy-free', 'dairy-free'],
  ['restriction:milk', 'dairy-free'],
  ['diet:keto', 'keto'],
  // Nobody rated dishes for these two; what they eat is closest to keto.
  ['diet:carnivore', 'keto'],
  ['diet:whole30', 'keto'],
  ['text:pescatarian', 'pescatarian'],
  ['diet:low-fodmap', 'low-fodmap'],
])

/** The diets of a household that dishes were rated for. */
export function ratedDiets({ foodRules, wishes }: Pick<HouseholdRules, 'foodRules' | 'wishes'>): RatedDiet[] {
  const ofRules = foodRules.flatMap(({ id }) => DIET_OF_RULE.get(id) ?? [])
  const ofWishes = wishes.filter((wish) => wish === 'low-sodium' || wish === 'diabetes-friendly')
  return [...new Set([...ofRules, ...ofWishes])]
}
