import { describe, expect, it } from 'vitest'
import { createSlowPasswords } from './slow-passwords.ts'

describe('password hashing', () => {
  it('runs a few hashes at once, in order', async () => {
    const ended: string[] = []
    let running = 0
    let most = 0
    const work = async (password: string) => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      ended.push(password)
      return password
    }
    const passwords = createSlowPasswords({ hash: work, verify: async () => true }, 2)
    const asked = Array.from({ length: 20 }, (_, n) => `${n}`)
    expect(await Promise.all(asked.map((password) => passwords.hash(password)))).toEqual(asked)
    expect(ended).toEqual(asked)
    expect(most).toBe(2)
  })

  it('refuses hashes when too many wait, and accepts them again later', async () => {
    const gate = Promise.withResolvers<void>()
    const hash = async (password: string) => {
      await gate.promise
      return password
    }
    const passwords = createSlowPasswords({ hash, verify: async () => true }, 1)
    const asked = Promise.allSettled(Array.from({ length: 150 }, (_, n) => passwords.hash(`${n}`)))
    gate.resolve()
    const refused = (await asked).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toHaveLength(49)
    expect(refused[0]).toMatchObject({ code: 'busy' })
    expect(await passwords.hash('later')).toBe('later')
  })

  it('continues after a hash fails', async () => {
    const hash = async (password: string) => {
      if (password === 'broken') throw new Error('it broke')
      return password
    }
    const passwords = createSlowPasswords({ hash, verify: async () => true }, 1)
    const answers = await Promise.allSettled([passwords.hash('broken'), passwords.hash('whole')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })
})
