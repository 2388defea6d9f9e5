import type { KyselyPlugin } from 'kysely'
import type { Deps } from '../deps.ts'
import { createSandboxGateway } from '../payments/sandbox/sandbox-gateway.ts'

export class Killed extends Error {}

/**
 * A server that dies after a number of steps. Before and after each query, each mail and each call to the payment
 * provider is a step. After its death nothing more happens, and what was sent stays sent. Until then, one in ten
 * responses of the provider is lost.
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
  /** Loses one response in ten, after the call was carried out. */
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
