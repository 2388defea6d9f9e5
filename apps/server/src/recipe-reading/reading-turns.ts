import type { HouseholdId } from '../database/ids.ts'
import { AppError } from '../http/errors.ts'

export type Asker = { readonly householdId: HouseholdId; readonly address: string }

export type TurnOptions = {
  readonly atOnce: number
  /** Who may read or wait at the same time: in all, of one address, of one household. */
  readonly places: number
  readonly perAddress: number
  readonly perHousehold: number
  readonly retryAfterS: number
}

export type ReadingPlace = {
  /** Waits for a turn. Resolves with the function that ends it. */
  readonly turn: (signal?: AbortSignal) => Promise<() => void>
  readonly leave: () => void
}

/**
 * Who may read something hostile now. Addresses take turns, and within one its households do, so many accounts of one
 * person wait for each other.
 */
export function createReadingTurns(options: TurnOptions) {
  const { atOnce, places, perAddress, perHousehold, retryAfterS } = options
  const inside: Asker[] = []
  const waiting: { readonly asker: Asker; readonly start: () => void }[] = []
  let running = 0
  /** The number of the last turn of each address and household inside. */
  const lastTurn = new Map<string, number>()
  let turns = 0

  function enter(asker: Asker): ReadingPlace {
    const count = (of: keyof Asker) => inside.filter((other) => other[of] === asker[of]).length
    if (count('householdId') >= perHousehold || count('address') >= perAddress || inside.length >= places)
      throw new AppError('busy', { retryAfterS })
    inside.push(asker)
    return { turn: (signal) => turn(asker, signal), leave: () => leave(asker) }
  }

  function leave(asker: Asker): void {
    inside.splice(inside.indexOf(asker), 1)
    for (const key of ['householdId', 'address'] as const)
      if (!inside.some((other) => other[key] === asker[key])) lastTurn.delete(asker[key])
  }

  function turn(asker: Asker, signal?: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter = {
        asker,
        start() {
          signal?.removeEventListener('abort', giveUp)
          resolve(endOnce())
        },
      }
      function giveUp() {
        waiting.splice(waiting.indexOf(waiter), 1)
        reject(new AppError('unavailable', { message: 'the reading was stopped' }))
      }
      if (signal?.aborted) return reject(new AppError('unavailable', { message: 'the reading was stopped' }))
      signal?.addEventListener('abort', giveUp, { once: true })
      waiting.push(waiter)
      startNext()
    })
  }

  function endOnce(): () => void {
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      running -= 1
      startNext()
    }
  }

  function startNext(): void {
    if (running >= atOnce) return
    const turnOf = ({ asker }: { asker: Asker }, of: keyof Asker) => lastTurn.get(asker[of]) ?? 0
    const [next] = waiting.toSorted(
      (a, b) =>
        turnOf(a, 'address') - turnOf(b, 'address') || turnOf(a, 'householdId') - turnOf(b, 'householdId'),
    )
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    running += 1
    turns += 1
    lastTurn.set(next.asker.address, turns).set(next.asker.householdId, turns)
    next.start()
  }

  return { enter, othersWait: () => waiting.length > 0 }
}

export type ReadingTurns = ReturnType<typeof createReadingTurns>
