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

/** Of two ways to warm leftovers, the one for which there is a tool; the usual way if there is one for neither. */
export function fittingReheating(reheating: string, home: Home): string {
  if (!hasToolFor(reheating, home)) return USUAL_REHEATING
  const ways = twoWays(reheating)
  const fitting = ways.filter((way) => hasToolFor(way, home))
  const [only] = fitting
  return ways.length === 2 && fitting.length === 1 && only ? only : reheating
}

/** "Fry it for 5 minutes, or microwave 2 minutes." The second way is one by itself only where it says its time. */
function twoWays(reheating: string): string[] {
  const [, first, second] =
    /^([^.;]+), or ((?:microwave|warm|heat|simmer|bake|crisp|fry|toast)\b[^.;]*\b(?:minutes?|seconds?)\b[^.;]*)\.$/.exec(
      reheating,
    ) ?? []
  return first && second ? [`${first}.`, `${second.slice(0, 1).toUpperCase()}${second.slice(1)}.`] : []
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
