import type { KyselyPlugin } from 'kysely'
import type { Deps } from '../deps.ts'
import { createSandboxGateway } from '../payments/sandbox/sandbox-gateway.ts'

export class Killed extends Error {}

/**
 * A server that dies after so many steps. A step lies before and after each query, each mail and each question to the
 * payment provider: wherever it dies, nothing of it happens any more, and what it had sent stays sent. While it lives,
 * one answer of the provider in ten is lost.
 */
export function mortalServer(deps: Deps, random: () => number, stepsToLive: number): Deps {
  let left = stepsToLive
  const step = () => {
    left -= 1
    if (left <= 0) throw new Killed()
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      step()
      return node
    },
    transformResult: async ({ result }) => {
      step()
      return result
    },
  }
  const database = { ...deps.database, db: deps.database.db.withPlugin(plugin) }
  const gateway = createSandboxGateway({ database, now: deps.now })
  const around =
    <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      step()
      const done = await act(...given)
      step()
      return done
    }
  /** One answer in ten is lost on its way back, after the thing was done. */
  const lossy =
    <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R | { ok: false; reason: 'unavailable' }> => {
      const done = await around(act)(...given)
      return random() < 0.1 ? { ok: false, reason: 'unavailable' } : done
    }
  return {
    ...deps,
    database,
    gateway: {
      ...gateway,
      createCustomer: lossy(gateway.createCustomer),
      keepCard: around(gateway.keepCard),
      startSubscription: lossy(gateway.startSubscription),
      read: lossy(gateway.read),
      changeCard: lossy(gateway.changeCard),
      changePrice: lossy(gateway.changePrice),
      cancel: lossy(gateway.cancel),
      resume: lossy(gateway.resume),
    },
    mailer: { ...deps.mailer, deliver: around(deps.mailer.deliver) },
  }
}

/** Numbers that look random and are the same in every run (the mulberry32 generator). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
