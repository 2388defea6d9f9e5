import type { Target } from './target.ts'

/** What went wrong, or undefined if the defense held. */
export type Finding = string | undefined

export type Probe = {
  /** What must hold. Printed after `held` or `FAILED`. */
  readonly holds: string
  /** Set if the probe reads the data folder, restarts the server, or could harm real people's data. */
  readonly needs?: 'own server'
  /** Skipped with --quick. */
  readonly isSlow?: true
  readonly run: (target: Target) => Promise<Finding>
}

export type Topic = {
  readonly name: string
  /** Printed before anything is sent to a server that somebody else started. */
  readonly does: string
  readonly probes: readonly Probe[]
}

/** Runs the checks in order and returns the first failure. */
export async function firstFailure(checks: Iterable<() => Promise<Finding>>): Promise<Finding> {
  for (const check of checks) {
    const failure = await check()
    if (failure) return failure
  }
  return undefined
}

export function expectStatus(
  what: string,
  { status, text }: { status: number; text: string },
  allowed: readonly number[],
): Finding {
  if (allowed.includes(status)) return undefined
  const answer = status === 0 ? 'no answer' : `${status} ${text.slice(0, 120)}`
  return `${what}: ${answer}, expected ${allowed.join(' or ')}`
}
