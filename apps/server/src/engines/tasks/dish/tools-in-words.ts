import type { CookingTool } from '@pennyplate/domain/profile/profile-options'

/** Words of a tip that need the tool. */
const TOOL_WORDS: Readonly<Record<CookingTool, RegExp>> = {
  Stove: /\b(?:stove|skillet|saucepan|griddle|wok|(?:hot|dry|small|covered) pan|burner)\b/i,
  Oven: /\boven\b|\bbroil/i,
  Microwave: /\bmicrowave\b/i,
  'Air Fryer': /\bair[- ]fr/i,
  'Instant Pot': /\binstant pot|\bpressure[- ]cook/i,
  'Slow Cooker': /\bslow cooker/i,
  Grill: /\bgrill\b/i,
}

/** Of words that name no tool: what only an oven does. */
const BAKED = /\bbake\b|\b[2-4]\d\d °F/i

export function toolsNamed(words: string): CookingTool[] {
  // Safe: Object.entries widens the keys to string.
  return Object.entries(TOOL_WORDS).flatMap(([tool, pattern]) =>
    pattern.test(words) ? [tool as CookingTool] : [],
  )
}

/** The tools named, or the oven where it is needed without being named. */
export function toolsIn(words: string): CookingTool[] {
  const named = toolsNamed(words)
  return named.length === 0 && BAKED.test(words) ? ['Oven'] : named
}
