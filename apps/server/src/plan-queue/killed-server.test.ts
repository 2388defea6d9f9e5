import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type Where } from '../testing/fresh-database.ts'
import { type ServerProcess, signUpOver, startServerProcess } from '../testing/server-process.ts'

type Person = Awaited<ReturnType<typeof signUpOver>>

/** Two real servers, one database. */
describe('a server that is killed', () => {
  let places: Where[]
  let servers: ServerProcess[]
  let database: pg.Client
  beforeEach(async () => {
    const place = await freshDatabase('postgres')
    const folder = await freshDatabase('sqlite')
    places = [place, folder]
    const start = (dataDir: string) =>
      startServerProcess(
        { dataDir, databaseUrl: place.databaseUrl },
        {
          LOG_LEVEL: 'debug',
          AUTH_SECRET: 'a secret that only the tests know, long enough',
          OFF_BASE_URL: '',
        },
      )
    servers = [await start(place.dataDir), await start(folder.dataDir)]
    database = new pg.Client({ connectionString: place.databaseUrl })
    await database.connect()
  })
  afterEach(async () => {
    await database.end()
    for (const server of servers) await server.kill('SIGKILL')
    for (const place of places) await place.remove()
  })

  const two = () => {
    const [one, other] = servers
    if (!one || !other) throw new Error('two servers were started')
    return { one, other }
  }
  async function household(at: string, email: string): Promise<Person> {
    const person = await signUpOver(at, email)
    await person.save(at, 'profile', { zipCode: '72762', mealTypes: ['Breakfast', 'Lunch', 'Dinner'] })
    return person
  }
  const takes = ({ said }: ServerProcess) => said().split('a plan was taken from the queue').length - 1
  /** The last event of a plan's stream; undefined if the stream was cut before one. */
  async function endOf(answer: Promise<Response>): Promise<string | undefined> {
    const text = await (await answer).text()
    return [...text.matchAll(/^event: (.*)$/gm)].at(-1)?.[1]
  }
  const rows = async () =>
    (await database.query<{ tries: number; outcome: string | null }>('select tries, outcome from ai_runs'))
      .rows

  it('leaves its plan to the other one, which makes it once', async () => {
    const { one, other } = two()
    const sam = await household(one.url, 'sam@example.org')
    const cut = endOf(sam.plan(one.url, 'a')).catch(() => 'cut')
    await expect.poll(() => takes(one) + takes(other), { timeout: 30_000 }).toBe(1)
    const [maker, survivor] = takes(one) === 1 ? [one, other] : [other, one]
    await maker.kill('SIGKILL')
    expect(await endOf(sam.plan(survivor.url, 'a'))).toBe('done')
    expect(await endOf(sam.plan(survivor.url, 'a'))).toBe('done')
    await cut
    expect(takes(survivor)).toBe(1)
    expect(await rows()).toMatchObject([{ tries: 2, outcome: expect.stringContaining('done') }])
  }, 120_000)

  it('loses nobody’s plan who is connected to the other one', async () => {
    const { one, other } = two()
    const people = await Promise.all([1, 2, 3, 4].map((n) => household(one.url, `p${n}@example.org`)))
    const ends = Promise.all(people.map((person, n) => endOf(person.plan(one.url, `key-${n}`))))
    await expect.poll(() => takes(other), { timeout: 60_000 }).toBe(1)
    await other.kill('SIGKILL')
    expect(await ends).toEqual(people.map(() => 'done'))
    const stored = await rows()
    expect(stored).toHaveLength(people.length)
    expect(stored.filter(({ tries }) => tries === 2)).toHaveLength(1)
  }, 180_000)
})
