import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { breaksTrait, type FoodRule } from '@pennyplate/domain/diet/diet'
import type { HouseholdRules } from '@pennyplate/planner/household/household-rules'
import { toolsIn } from './tools-in-words.ts'

type Home = Pick<HouseholdRules, 'foodRules' | 'tools'>

const CHILDREN = /\b(?:child(?:ren)?|kids?|toddlers?|school)\b/i

/** The tips that this household can follow: with its tools, of food that it may eat, and for whom it cooks. */
export function fittingTips(tips: readonly string[], home: Home, kids: number): string[] {
  return tips.filter(
    (tip) =>
      hasToolFor(tip, home) && !namesForbidden(tip, home.foodRules) && (kids > 0 || !CHILDREN.test(tip)),
  )
}

/** The steps without what is done for small children, in a household without them. */
export function fittingSteps(steps: readonly string[], kids: number): string[] {
  if (kids > 0) return [...steps]
  return steps.map((step) => {
    const others = step.split(/(?<=[.;])\s+/).filter((part) => !CHILDREN.test(part))
    return others.length === 0 ? step : others.join(' ').replace(/;$/, '.')
  })
}

/** A tip that names several tools gives a choice. */
function hasToolFor(tip: string, { tools }: Home): boolean {
  const needed = toolsIn(tip)
  return needed.length === 0 || needed.some((tool) => tools.includes(tool))
}

function namesForbidden(tip: string, rules: readonly FoodRule[]): boolean {
  const { allergens, traits } = findingsInWords(tip)
  return rules.some(
    (rule) =>
      rule.allergens?.some((allergen) => allergens.includes(allergen)) ||
      rule.traits?.some((entry) => breaksTrait(entry, (trait) => traits.includes(trait))),
  )
}
