import { createPace } from './pace.ts'

/** Where a queue serves people without a household, accounts count as one. */
export type Asker = { readonly householdId: string; readonly address: string }

type Place = Asker & {
  /** How long its turn may take, if that can be told. It counts as used already, so the shortest of newcomers goes first. */
  readonly expectedMs?: number
}

export type FairPlaces<P extends Place> = {
  /** Everybody who has a place, waiting or not. */
  readonly size: () => number
  readonly waiting: () => readonly P[]
  readonly count: (of: keyof Asker, who: string) => number
  readonly enter: (place: P) => void
  readonly wait: (place: P) => void
  readonly stopWaiting: (place: P) => void
  readonly leave: (place: P) => void
  /** Starts the turn of the address, and there the household, that used the least time lately; among equals, whose last turn was longest ago. */
  readonly takeNext: (mayStart?: (place: P) => boolean) => P | undefined
  /** Called when a turn had to wait for something, such as memory: that wait does not count as use. */
  readonly startWork: (place: P) => void
  readonly endTurn: (place: P) => void
  /** How many who wait would start before this newcomer. */
  readonly turnsBefore: (newcomer: Asker) => number
  /**
   * Who gives its place to a newcomer when all are taken: the latest, not in its turn, of the address that holds the most,
   * and there of the household that holds the most. Nobody, if the newcomer would then hold as much as they do now.
   */
  readonly findEvicted: (newcomer: Asker) => P | undefined
}

/** What was used counts half after this long. */
const HALF_LIFE_MS = 30_000
/** Who used about as much takes turns. */
const ABOUT_MS = 100
/** Addresses and households whose use is remembered. */
const REMEMBERED = 10_000

type Share = { readonly usedMs: number; readonly at: number; readonly turn: number }

/** Places that are shared fairly, however many requests an address or a household sends, all at once or one after the other. */
export function createFairPlaces<P extends Place>(now = () => performance.now()): FairPlaces<P> {
  /** In the order they came. */
  const inside: P[] = []
  const waiting: P[] = []
  /** Since when. */
  const inTurn = new Map<P, number>()
  /** Kept after they leave: otherwise somebody who asks one thing at a time would look new every time. */
  const shares = new Map<string, Share>()
  const pace = createPace()
  let turns = 0

  const count = (of: keyof Asker, who: string) => inside.filter((place) => place[of] === who).length

  function leave(place: P): void {
    remove(inside, place)
    remove(waiting, place)
    endTurn(place)
  }

  function endTurn(place: P): void {
    const since = inTurn.get(place)
    if (since === undefined) return
    inTurn.delete(place)
    const usedMs = now() - since
    pace.add(usedMs)
    note(shares, place, { usedMs, now: now() })
    for (const key of shares.keys()) {
      if (shares.size <= REMEMBERED) break
      shares.delete(key)
    }
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
      const next = nextOf(waiting.filter(mayStart), shares, now())
      if (!next) return undefined
      remove(waiting, next)
      inTurn.set(next, now())
      note(shares, next, { turn: ++turns, now: now() })
      return next
    },
    startWork: (place) => void (inTurn.has(place) && inTurn.set(place, now())),
    endTurn,
    turnsBefore(newcomer) {
      const left: Place[] = [...waiting, newcomer]
      const seen = new Map(shares)
      for (let before = 0; ; before++) {
        const next = nextOf(left, seen, now())
        if (!next || next === newcomer) return before
        remove(left, next)
        note(seen, next, { usedMs: pace.ms() ?? 0, turn: turns + before + 1, now: now() })
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

function nextOf<A extends Place>(
  waiting: readonly A[],
  shares: ReadonlyMap<string, Share>,
  now: number,
): A | undefined {
  const used = (asker: A, of: keyof Asker) =>
    Math.floor((usedMs(shares.get(asker[of]), now) + (asker.expectedMs ?? 0)) / ABOUT_MS)
  const turn = (asker: A, of: keyof Asker) => shares.get(asker[of])?.turn ?? 0
  const order = (a: A, b: A, of: keyof Asker) => used(a, of) - used(b, of) || turn(a, of) - turn(b, of)
  return waiting.toSorted((a, b) => order(a, b, 'address') || order(a, b, 'householdId')).at(0)
}

function usedMs(share: Share | undefined, now: number): number {
  return share ? share.usedMs * 0.5 ** ((now - share.at) / HALF_LIFE_MS) : 0
}

function note(
  shares: Map<string, Share>,
  { address, householdId }: Asker,
  { usedMs: more = 0, turn, now }: { usedMs?: number; turn?: number; now: number },
): void {
  for (const key of [address, householdId]) {
    const share = shares.get(key)
    shares.delete(key)
    shares.set(key, { usedMs: usedMs(share, now) + more, at: now, turn: turn ?? share?.turn ?? 0 })
  }
}

function remove<T>(from: T[], one: T): void {
  const at = from.indexOf(one)
  if (at >= 0) from.splice(at, 1)
}
