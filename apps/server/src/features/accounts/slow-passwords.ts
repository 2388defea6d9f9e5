import { availableParallelism } from 'node:os'
import type { Passwords } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'

/** A hash takes 0.2 s and 32 MiB. Guessing must not use up the processors and the memory. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
const WAITING_MAX = 100
const RETRY_AFTER_S = 5

/** Hashes with limited concurrency: the others wait, and are refused if the queue is full. */
export function createSlowPasswords(
  slow: Passwords = { hash: hashPassword, verify: verifyPassword },
  atOnce = AT_ONCE,
): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= WAITING_MAX) throw new AppError('busy', { retryAfterS: RETRY_AFTER_S })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return {
    hash: (password) => inTurn(() => slow.hash(password)),
    verify: (given) => inTurn(() => slow.verify(given)),
  }
}
