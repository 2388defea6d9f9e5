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

/** Of a tip that names no tool: what only an oven does. */
const BAKED = /\bbake\b|\b[2-4]\d\d °F/i

export function toolsIn(words: string): CookingTool[] {
  return Object.entries(TOOL_WORDS).flatMap(([tool, pattern]) =>
    pattern.test(words) ? [tool as CookingTool] : [],
  )
}

export function isBaked(words: string): boolean {
  return BAKED.test(words)
}
