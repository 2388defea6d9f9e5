import { toHouseholdId } from '../database/ids.ts'
import { type Asker, createFairPlaces, type FairPlaces } from '../workers/fair-places.ts'

type TurnAsked = {
  /** Undefined for what no household asked for. */
  readonly asker?: Asker | undefined
  /** Whoever would wait longer is refused at once. */
  readonly mostMs: number
  readonly signal?: AbortSignal | undefined
}

type Wait = (ms: number) => Promise<unknown>
type Place = Asker & { readonly start: (mayAsk: boolean) => void }
type Host = {
  readonly places: FairPlaces<Place>
  /** When it may be asked next. */
  free: number
  isWaiting: boolean
}

const NOBODY: Asker = { householdId: toHouseholdId('nobody'), address: 'none' }

/**
 * Lets this server ask each host once in `gapMs`. Households take turns; where as many wait as can in time, whoever holds
 * the most places gives one up. Resolves with false if there is no turn in time.
 */
export function createHostPace(gapMs: number, wait: Wait, now: () => number, hostsMax = 2000) {
  const hosts = new Map<string, Host>()

  function find(name: string): Host | undefined {
    if (hosts.size >= hostsMax && !hosts.has(name))
      for (const [other, { free, isWaiting }] of hosts) if (!isWaiting && free <= now()) hosts.delete(other)
    const known = hosts.get(name)
    if (known || hosts.size >= hostsMax) return known
    const host: Host = { places: createFairPlaces(), free: 0, isWaiting: false }
    hosts.set(name, host)
    return host
  }

  async function goOn(host: Host): Promise<void> {
    while (host.places.waiting().length > 0) {
      if (host.free > now()) await wait(host.free - now())
      const next = host.places.takeNext()
      if (!next) break
      host.free = Math.max(host.free, now()) + gapMs
      next.start(true)
    }
    host.isWaiting = false
  }

  return async function takeTurn(
    name: string,
    { asker = NOBODY, mostMs, signal }: TurnAsked,
  ): Promise<boolean> {
    const host = find(name)
    if (!host) return false
    const { places } = host
    if (places.waiting().length === 0 && host.free <= now()) {
      host.free = now() + gapMs
      return true
    }
    const soonest = Math.max(0, host.free - now())
    if (soonest + places.turnsBefore(asker) * gapMs > mostMs) return false
    if (soonest + places.waiting().length * gapMs > mostMs) {
      const evicted = places.findEvicted(asker)
      if (!evicted) return false
      places.leave(evicted)
      evicted.start(false)
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const place = { ...asker, start: resolve }
    places.enter(place)
    places.wait(place)
    const giveUp = () => resolve(false)
    signal?.addEventListener('abort', giveUp, { once: true })
    if (!host.isWaiting) {
      host.isWaiting = true
      void goOn(host)
    }
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', giveUp)
      places.leave(place)
    }
  }
}
