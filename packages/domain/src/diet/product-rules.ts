import type { FoodTrait } from '../food/food.ts'
import { addsNothing, type LabelFacts, mayHold } from '../food/label-facts.ts'
import { breaksTrait, type FoodRule } from './diet.ts'

/** Whether a household may eat the product, given that it may eat the food. */
export function keepsRules(label: LabelFacts, rules: readonly FoodRule[]): boolean {
  if (addsNothing(label)) return true
  const { traits = [] } = label
  const has = (trait: FoodTrait) => traits.includes(trait)
  return rules.every(
    (rule) =>
      !rule.allergens?.some((allergen) => mayHold(label, allergen)) &&
      !rule.traits?.some((entry) => breaksTrait(entry, has)) &&
      (!rule.onlyTraits || rule.onlyTraits.some(has)),
  )
}
