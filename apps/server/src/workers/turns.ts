import { AppError } from '../http/errors.ts'
import { type Asker, createFairPlaces } from './fair-places.ts'

export type TurnOptions = {
  readonly atOnce: number
  /** Who may work or wait at the same time: in all, of one address, of one household. */
  readonly places: number
  readonly perAddress: number
  readonly perHousehold: number
  readonly retryAfterS: number
  /** Waits for what every turn needs, such as memory. Resolves with the function that gives it back. */
  readonly prepare?: () => Promise<() => void>
}

export type TurnPlace = {
  /** Waits for a turn. Resolves with the function that ends it. */
  readonly turn: (signal?: AbortSignal, expectedMs?: number) => Promise<() => void>
  readonly leave: () => void
}

type Place = Asker & {
  expectedMs: number
  start: (giveBack: () => void) => void
  refuse: (error: AppError) => void
  isEvicted: boolean
}

const nothing = () => {}

/**
 * Who may do something expensive now. Addresses take turns, and within one its households do, so many accounts of one
 * person wait for each other. When all places are taken, whoever holds the most gives one up to somebody with fewer.
 */
export function createTurns(options: TurnOptions) {
  const { atOnce, perAddress, perHousehold, retryAfterS, prepare } = options
  const places = createFairPlaces<Place>()
  let running = 0

  const busy = () => new AppError('busy', { retryAfterS })

  function enter(asker: Asker): TurnPlace {
    if (
      places.count('householdId', asker.householdId) >= perHousehold ||
      places.count('address', asker.address) >= perAddress
    )
      throw busy()
    if (places.size() >= options.places) evictFor(asker)
    const place: Place = { ...asker, expectedMs: 0, start: nothing, refuse: nothing, isEvicted: false }
    places.enter(place)
    return {
      turn(signal, expectedMs = 0) {
        place.expectedMs = expectedMs
        return turn(place, signal)
      },
      leave: () => places.leave(place),
    }
  }

  function evictFor(asker: Asker): void {
    const evicted = places.findEvicted(asker)
    if (!evicted) throw busy()
    places.leave(evicted)
    evicted.isEvicted = true
    evicted.refuse(busy())
  }

  function turn(place: Place, signal?: AbortSignal): Promise<() => void> {
    const stopped = () => new AppError('unavailable', { message: 'it was stopped while waiting' })
    return new Promise((resolve, reject) => {
      if (place.isEvicted) return reject(busy())
      if (signal?.aborted) return reject(stopped())
      function giveUp() {
        places.stopWaiting(place)
        reject(stopped())
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      place.start = (giveBack) => {
        signal?.removeEventListener('abort', giveUp)
        resolve(endOnce(place, giveBack))
      }
      place.refuse = (error) => {
        signal?.removeEventListener('abort', giveUp)
        reject(error)
      }
      places.wait(place)
      startNext()
    })
  }

  function endOnce(place: Place, giveBack: () => void): () => void {
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      running -= 1
      places.endTurn(place)
      giveBack()
      startNext()
    }
  }

  function startNext(): void {
    if (running >= atOnce || places.waiting().length === 0) return
    running += 1
    if (prepare) void prepare().then(startPrepared)
    else startPrepared(nothing)
  }

  /** Chosen only now, because somebody who came during the preparation may have used less. */
  function startPrepared(giveBack: () => void): void {
    const next = places.takeNext()
    if (next) next.start(giveBack)
    else {
      running -= 1
      giveBack()
    }
  }

  return { enter, othersWait: () => places.waiting().length > 0 }
}
