import { AsyncLocalStorage } from 'node:async_hooks'
import { PASSWORDS_HASHED } from '../../costs/heavy-work.ts'
import type { PasswordAsker, PasswordHashing, Passwords } from '../../deps.ts'
import { createTurns } from '../../workers/turns.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'

const NOBODY: PasswordAsker = { address: 'none', account: 'nobody' }

/** Hashes with limited concurrency: the others wait for their turn, and are refused if they hold too many places. */
export function createSlowPasswords(
  slow: PasswordHashing = { hash: hashPassword, verify: verifyPassword },
  atOnce = PASSWORDS_HASHED.atOnce,
): Passwords {
  const turns = createTurns({ ...PASSWORDS_HASHED, atOnce })
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
