import type { Target } from './target.ts'

/** What happened instead of what must hold; undefined when it held. */
export type Finding = string | undefined

export type Probe = {
  /** What must hold, to be read after `held` or `FELL`. */
  readonly holds: string
  /** Reads the data folder, restarts the server, or could harm one with real people on it. */
  readonly needs?: 'own server'
  /** Left out of the quick form. */
  readonly isSlow?: true
  readonly run: (target: Target) => Promise<Finding>
}

export type Topic = {
  readonly name: string
  /** Said before anything is sent to a server somebody else started. */
  readonly does: string
  readonly probes: readonly Probe[]
}

/** Runs what is listed until one falls. */
export async function firstFall(checks: Iterable<() => Promise<Finding>>): Promise<Finding> {
  for (const check of checks) {
    const fell = await check()
    if (fell) return fell
  }
  return undefined
}

export function expectStatus(
  what: string,
  { status, text }: { status: number; text: string },
  allowed: readonly number[],
): Finding {
  if (allowed.includes(status)) return undefined
  const said = status === 0 ? 'no answer' : `${status} ${text.slice(0, 120)}`
  return `${what}: ${said}, not ${allowed.join(' or ')}`
}
