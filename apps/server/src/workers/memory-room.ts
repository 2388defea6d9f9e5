import { AppError } from '../http/errors.ts'

export type MemoryRoom = {
  /** Waits until this much is free. Resolves with the function that gives it back. */
  readonly take: (mb: number, signal?: AbortSignal) => Promise<() => void>
  /** What holds memory without working offers to end: `end` is called once somebody waits. Returns how to take the offer back. */
  readonly offer: (end: () => void) => () => void
  readonly othersWait: () => boolean
}

type Waiter = { readonly mb: number; readonly start: () => void; passedBy: number }

/** How many later requests that fit may pass a larger one that does not. After that, everybody waits for the larger one. */
const PASSED_BY_MAX = 4

/** Memory shared by several kinds of work. Requests wait in order, and hold nothing while they wait. */
export function createMemoryRoom(totalMb: number): MemoryRoom {
  const waiting: Waiter[] = []
  const offers = new Set<() => void>()
  let freeMb = totalMb

  function startWaiting(): void {
    for (const waiter of [...waiting]) {
      if (waiter.mb <= freeMb) start(waiter)
      else if (waiter.passedBy >= PASSED_BY_MAX) break
    }
    if (waiting.length === 0) return
    for (const end of offers) {
      offers.delete(end)
      end()
    }
  }

  function start(waiter: Waiter): void {
    const before = waiting.slice(0, waiting.indexOf(waiter))
    for (const one of before) one.passedBy += 1
    waiting.splice(before.length, 1)
    freeMb -= waiter.mb
    waiter.start()
  }

  function giveBackOnce(mb: number): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      freeMb += mb
      startWaiting()
    }
  }

  return {
    take(mb, signal) {
      if (mb > totalMb) throw new RangeError(`${mb} MB will never be free, of ${totalMb}`)
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const stop = () => {
        const at = waiting.indexOf(waiter)
        if (at >= 0) waiting.splice(at, 1)
        reject(new AppError('unavailable', { message: 'it was stopped while waiting for memory' }))
        startWaiting()
      }
      const waiter: Waiter = {
        mb,
        passedBy: 0,
        start() {
          signal?.removeEventListener('abort', stop)
          resolve(giveBackOnce(mb))
        },
      }
      if (signal?.aborted) stop()
      else {
        signal?.addEventListener('abort', stop, { once: true })
        waiting.push(waiter)
        startWaiting()
      }
      return promise
    },
    offer(end) {
      if (waiting.length > 0) {
        end()
        return () => {}
      }
      offers.add(end)
      return () => void offers.delete(end)
    },
    othersWait: () => waiting.length > 0,
  }
}
