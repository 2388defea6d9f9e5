/** The constants here are the product's: docs/spec-coverage.md, section 9. */
export const TEMPERATURE = 0.7
export const MAX_TOKENS = 4000
export const ATTEMPTS = 2
/** Wait before the next attempt, times the number of the failed one. */
export const RETRY_DELAY_MS = 2000

/** Timeout of each attempt. */
export const TIMEOUT_MS = {
  plan: 120_000,
  repair: 60_000,
  replace: 60_000,
  'custom-meal': 60_000,
  recipe: 120_000,
  'quick-meal': 120_000,
  'shopping-list': 300_000,
  photo: 300_000,
  connection: 30_000,
} as const

export type ChatKind = keyof typeof TIMEOUT_MS

/** On the wire: a stream has a few hundred bytes around each of 4000 tokens. */
export const ANSWER_BYTES_MAX = 1024 * 1024
/** 4000 tokens are about 20,000 letters; some endpoints do not keep to them. */
export const ANSWER_CHARS_MAX = 100_000
