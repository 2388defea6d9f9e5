import type { FoodFacts, FoodTrait } from '../food/food.ts'
import { addsNothing, type LabelFacts, mayHold } from '../food/label-facts.ts'
import { breaksTrait, type FoodRule, judgeFood, type RuleId } from './diet.ts'
import { NOTHING_KNOWN } from './diet-words.ts'

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

/** The rules that a product breaks: what is in it by its own label, and which food it is, if it is one of ours. */
export function rulesBrokenBy(
  label: LabelFacts,
  food: FoodFacts | null,
  rules: readonly FoodRule[],
): readonly RuleId[] {
  return rules.filter((rule) => breaksRule(label, food, rule)).map(({ id }) => id)
}

function breaksRule(label: LabelFacts, food: FoodFacts | null, rule: FoodRule): boolean {
  const { foods, onlyTraits, limits: _, lowFodmap: __, ...byLabel } = rule
  const { allergens = [], mayContain = [], traits = [] } = label
  const facts = { ...(food ?? NOTHING_KNOWN), allergens, mayContain, traits }
  // Such a rule lists foods too: those of which no package suits. This package is judged by its label.
  const isOfContents = rule.allergens !== undefined || rule.traits !== undefined
  const judged = isOfContents || foods === undefined ? byLabel : { ...byLabel, foods }
  if (judgeFood(facts, [judged]).verdict === 'forbidden') return true
  return Boolean(onlyTraits && food && !onlyTraits.some((trait) => food.traits.includes(trait)))
}
