import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { breaksTrait, type FoodRule } from '@pennyplate/domain/diet/diet'
import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import { USUAL_REHEATING } from '@pennyplate/domain/recipe/meal-prep'
import type { HouseholdRules } from '@pennyplate/planner/household/household-rules'

type Home = Pick<HouseholdRules, 'foodRules' | 'tools'>

/** Words of a tip that need the tool. */
const TOOL_WORDS: Readonly<Record<CookingTool, RegExp>> = {
  Stove: /\b(?:stove|skillet|saucepan|griddle|wok|hot pan|burner)\b/i,
  Oven: /\boven\b|\bbroil/i,
  Microwave: /\bmicrowave\b/i,
  'Air Fryer': /\bair[- ]fr/i,
  'Instant Pot': /\binstant pot|\bpressure[- ]cook/i,
  'Slow Cooker': /\bslow cooker/i,
  Grill: /\bgrill\b/i,
}

/** Of a tip that names no tool: what only an oven does. */
const BAKED = /\bbake\b|\b[2-4]\d\d °F/i

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

/** How leftovers are warmed where the recipe's own way needs a tool that is missing. */
export function fittingReheating(reheating: string, home: Home): string {
  return hasToolFor(reheating, home) ? reheating : USUAL_REHEATING
}

/** A tip that names several tools gives a choice. */
function hasToolFor(tip: string, { tools }: Home): boolean {
  const named = Object.entries(TOOL_WORDS).flatMap(([tool, words]) => (words.test(tip) ? [tool] : []))
  const has: ReadonlySet<string> = new Set(tools)
  if (named.length === 0) return has.has('Oven') || !BAKED.test(tip)
  return named.some((tool) => has.has(tool))
}

function namesForbidden(tip: string, rules: readonly FoodRule[]): boolean {
  const { allergens, traits } = findingsInWords(tip)
  return rules.some(
    (rule) =>
      rule.allergens?.some((allergen) => allergens.includes(allergen)) ||
      rule.traits?.some((entry) => breaksTrait(entry, (trait) => traits.includes(trait))),
  )
}
