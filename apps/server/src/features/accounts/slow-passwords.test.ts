import { afterEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createSlowPasswords } from './slow-passwords.ts'

const asker = (account: string, address: string, signal?: AbortSignal) => ({
  account,
  address,
  ...(signal ? { signal } : {}),
})

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
    const hashed = asked.map((word) => passwords.askedBy(asker(word, word), () => passwords.hash(word)))
    expect(await Promise.all(hashed)).toEqual(asked)
    expect(ended).toEqual(asked)
    expect(most).toBe(2)
  })

  it.each([
    ['an account', 10, () => asker('sam', '1')],
    ['an address', 50, (n: number) => asker(`${n}`, '1')],
    ['all', 100, (n: number) => asker(`${n}`, `${n}`)],
  ])('refuses %s more than %i places, and gives more later', async (_, places, nth) => {
    const gate = Promise.withResolvers<void>()
    const hash = async (password: string) => {
      await gate.promise
      return password
    }
    const passwords = createSlowPasswords({ hash, verify: async () => true }, 1)
    const hashFor = (n: number) => passwords.askedBy(nth(n), () => passwords.hash(`${n}`))
    const asked = Promise.allSettled(Array.from({ length: 150 }, (_, n) => hashFor(n)))
    gate.resolve()
    const refused = (await asked).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toHaveLength(150 - places)
    expect(refused[0]).toMatchObject({ code: 'busy' })
    expect(await hashFor(0)).toBe('0')
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

describe('a server where every hash waits for a signal', () => {
  let server: TestServer
  let asked: string[]
  let verified: string[]
  let waiting: (() => void)[]
  afterEach(() => server.close())

  async function start() {
    server = await startTestServer({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0' } })
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    // Not outdated, so that a sign-in hashes once.
    await server.deps.database.db.updateTable('account').set({ password: 'scrypt:32768:8:3:00:00' }).execute()
    asked = []
    verified = []
    waiting = []
    const verify = async ({ password }: { password: string }) => {
      verified.push(password)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return password.startsWith(PASSWORD)
    }
    const slow = createSlowPasswords({ hash: async (password) => password, verify }, 1)
    server.deps.passwords = {
      ...slow,
      verify(kept) {
        asked.push(kept.password)
        return slow.verify(kept)
      },
    }
    return { sam, kim }
  }
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 })
  const endOne = () => waiting.shift()?.()

  type Asked = {
    readonly email: string
    readonly password: string
    readonly from: string
    signal?: AbortSignal
  }
  async function signIn({ email, password, from, signal }: Asked, cookies: ReadonlyMap<string, string>) {
    const { status } = await server.app.request('http://localhost:3000/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        'x-forwarded-for': from,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ email, password }),
      ...(signal ? { signal } : {}),
    })
    return status
  }

  it.each([
    ['a known device', true],
    ['new devices', false],
  ])('has a turn for another household however often %s signs in', async (_, isKnown) => {
    const { sam, kim } = await start()
    const statuses: number[] = []
    const flood = Array.from({ length: 120 }, async () => {
      const attempt = { email: 'sam@example.org', password: PASSWORD, from: '203.0.113.1' }
      statuses.push(await signIn(attempt, isKnown ? sam.cookies : new Map()))
    })
    await soon(() => expect(statuses).toHaveLength(110))
    expect(new Set(statuses)).toEqual(new Set([429]))
    const kims = signIn(
      { email: 'kim@example.org', password: `${PASSWORD} `, from: '203.0.113.2' },
      kim.cookies,
    )
    await soon(() => expect(asked).toContain(`${PASSWORD} `))
    for (let n = 0; n < 2; n++) {
      await soon(() => expect(waiting).toHaveLength(1))
      endOne()
    }
    expect(await kims).toBe(200)
    expect(verified.slice(0, 2)).toEqual([PASSWORD, `${PASSWORD} `])
    for (let n = 0; n < 9; n++) {
      await soon(() => expect(waiting).toHaveLength(1))
      endOne()
    }
    await Promise.all(flood)
  })

  it('checks no password for a client that has gone', async () => {
    const { sam } = await start()
    const gone = new AbortController()
    const signInWith = (password: string, signal?: AbortSignal) =>
      signIn(
        { email: 'sam@example.org', password, from: '203.0.113.1', ...(signal ? { signal } : {}) },
        sam.cookies,
      )
    const first = signInWith(`${PASSWORD} first`)
    await soon(() => expect(waiting).toHaveLength(1))
    const left = signInWith(`${PASSWORD} left`, gone.signal)
    const last = signInWith(`${PASSWORD} last`)
    await soon(() => expect(asked).toHaveLength(3))
    gone.abort()
    expect(await left).toBe(503)
    endOne()
    await soon(() => expect(waiting).toHaveLength(1))
    endOne()
    expect(await Promise.all([first, last])).toEqual([200, 200])
    expect(verified).toEqual([`${PASSWORD} first`, `${PASSWORD} last`])
  })
})
