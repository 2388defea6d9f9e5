import type { HouseholdId } from '../database/ids.ts'

export type Asker = { readonly householdId: HouseholdId; readonly address: string }

export type FairPlaces<P extends Asker> = {
  /** Everybody who has a place, waiting or not. */
  readonly size: () => number
  readonly waiting: () => readonly P[]
  readonly count: (of: keyof Asker, who: string) => number
  readonly enter: (place: P) => void
  readonly wait: (place: P) => void
  readonly stopWaiting: (place: P) => void
  readonly leave: (place: P) => void
  /** Starts the turn of whoever had theirs longest ago: first among addresses, then among households of one. */
  readonly takeNext: (mayStart?: (place: P) => boolean) => P | undefined
  readonly endTurn: (place: P) => void
  /** How many who wait would start before this newcomer. */
  readonly turnsBefore: (newcomer: Asker) => number
  /**
   * Who gives its place to a newcomer when all are taken: the latest, not in its turn, of the address that holds the most,
   * and there of the household that holds the most. Nobody, if the newcomer would then hold as much as they do now.
   */
  readonly findEvicted: (newcomer: Asker) => P | undefined
}

/** Places that are shared fairly, however many requests an address or a household sends. */
export function createFairPlaces<P extends Asker>(): FairPlaces<P> {
  /** In the order they came. */
  const inside: P[] = []
  const waiting: P[] = []
  const inTurn = new Set<P>()
  /** The number of the last turn of each address and household inside. */
  const lastTurn = new Map<string, number>()
  let turns = 0

  const count = (of: keyof Asker, who: string) => inside.filter((place) => place[of] === who).length

  function leave(place: P): void {
    remove(inside, place)
    remove(waiting, place)
    inTurn.delete(place)
    for (const key of ['householdId', 'address'] as const)
      if (!inside.some((other) => other[key] === place[key])) lastTurn.delete(place[key])
  }

  return {
    size: () => inside.length,
    waiting: () => waiting,
    count,
    enter: (place) => void inside.push(place),
    wait: (place) => void waiting.push(place),
    stopWaiting: (place) => remove(waiting, place),
    leave,
    takeNext(mayStart = () => true) {
      const next = nextOf(waiting.filter(mayStart), lastTurn)
      if (!next) return undefined
      remove(waiting, next)
      inTurn.add(next)
      noteTurn(next, ++turns, lastTurn)
      return next
    },
    endTurn: (place) => void inTurn.delete(place),
    turnsBefore(newcomer) {
      const left: Asker[] = [...waiting, newcomer]
      const seen = new Map(lastTurn)
      for (let before = 0; ; before++) {
        const next = nextOf(left, seen)
        if (!next || next === newcomer) return before
        remove(left, next)
        noteTurn(next, turns + before + 1, seen)
      }
    },
    findEvicted(newcomer) {
      const more = (of: keyof Asker, place: P) => count(of, place[of]) - count(of, newcomer[of])
      return inside
        .toReversed()
        .filter((place) => !inTurn.has(place))
        .filter((place) => more(place.address === newcomer.address ? 'householdId' : 'address', place) > 1)
        .toSorted(
          (a, b) =>
            more('address', b) - more('address', a) || more('householdId', b) - more('householdId', a),
        )
        .at(0)
    },
  }
}

function nextOf<A extends Asker>(
  waiting: readonly A[],
  lastTurn: ReadonlyMap<string, number>,
): A | undefined {
  const turnOf = (asker: A, of: keyof Asker) => lastTurn.get(asker[of]) ?? 0
  return waiting
    .toSorted(
      (a, b) =>
        turnOf(a, 'address') - turnOf(b, 'address') || turnOf(a, 'householdId') - turnOf(b, 'householdId'),
    )
    .at(0)
}

function noteTurn({ address, householdId }: Asker, turn: number, lastTurn: Map<string, number>): void {
  lastTurn.set(address, turn).set(householdId, turn)
}

function remove<T>(from: T[], one: T): void {
  const at = from.indexOf(one)
  if (at >= 0) from.splice(at, 1)
}
