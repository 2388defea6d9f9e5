import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import type { PasswordAsker, PasswordHashing, Passwords } from '../../deps.ts'
import { createTurns } from '../../workers/turns.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'

/** A hash takes 0.2 s and 32 MiB. Guessing must not use up the processors and the memory. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Those of an address leave room for others, those of an account for others in the same house. */
const PLACES = { places: 100, perAddress: 50, perHousehold: 10, retryAfterS: 5 }

const NOBODY: PasswordAsker = { address: 'none', account: 'nobody' }

/** Hashes with limited concurrency: the others wait for their turn, and are refused if they hold too many places. */
export function createSlowPasswords(
  slow: PasswordHashing = { hash: hashPassword, verify: verifyPassword },
  atOnce = AT_ONCE,
): Passwords {
  const turns = createTurns({ ...PLACES, atOnce })
  // The library that asks for hashes passes on the password alone.
  const asking = new AsyncLocalStorage<PasswordAsker>()
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { address, account, signal } = asking.getStore() ?? NOBODY
    const place = turns.enter({ address, householdId: account })
    try {
      const endTurn = await place.turn(signal)
      try {
        return await work()
      } finally {
        endTurn()
      }
    } finally {
      place.leave()
    }
  }
  return {
    hash: (password) => inTurn(() => slow.hash(password)),
    verify: (given) => inTurn(() => slow.verify(given)),
    askedBy: (asker, call) => asking.run(asker, call),
  }
}
