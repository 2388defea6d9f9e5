import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

/** Opens an event stream; `until` reads it up to the next event of that kind. */
async function listen(server: TestServer, cookies: Map<string, string>) {
  const response = await server.app.request('http://localhost:3000/api/events', {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (event: string) => {
    for (;;) {
      const found = new RegExp(`event: ${event}\\ndata: (.*)\\n\\n`).exec(text)
      if (found) {
        text = text.slice(found.index + found[0].length)
        return JSON.parse(found[1] ?? '')
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) throw new Error(`the stream ended before ${event}`)
      text += chunk.value
    }
  }
  open.push({ close: async () => reader?.cancel() })
  await until('ready')
  return { status: response.status, until }
}

describe('change events', () => {
  it('name the changed document and its revision, to its own household only', async () => {
    const server = await startTestServer()
    open.push(server)
    const sam = await signUp(server)
    const kim = await signUp(server, 'kim@example.org')
    const events = await listen(server, sam.cookies)
    await kim.post(kim.kv('recipeFavorites'), { value: ['Soup'] })
    await sam.post(sam.kv('pantry'), { value: [] })
    expect(await events.until('change')).toEqual({ key: 'pantry', revision: 1 })
    await sam.delete(sam.kv('pantry'))
    expect(await events.until('change')).toEqual({ key: 'pantry', revision: 2, deleted: true })
  })

  it('of a browser that reads nothing are the newest of each document, and nothing piles up', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0' } })
    open.push(server)
    const sam = await signUp(server)
    const events = await listen(server, sam.cookies)
    for (let n = 0; n < 40; n++) await sam.post(sam.kv('recipeFavorites'), { value: [`Soup ${n}`] })
    await sam.post(sam.kv('pantry'), { value: [] })
    const heard: number[] = []
    for (
      let change = await events.until('change');
      change.key !== 'pantry';
      change = await events.until('change')
    )
      heard.push(change.revision)
    expect(heard.at(-1)).toBe(40)
    // A few are on their way between server and browser.
    expect(heard.length).toBeLessThan(6)
  })

  it('require a session', async () => {
    const server = await startTestServer()
    open.push(server)
    expect((await server.visitor().get('/api/events')).status).toBe(401)
  })

  it('reach browsers on another server with the same PostgreSQL database', async () => {
    const place = await freshDatabase('postgres')
    open.push({ close: place.remove })
    const first = await startTestServer({ where: place })
    const second = await startTestServer({ where: place })
    open.push(first, second)
    const sam = await signUp(first)
    const events = await listen(second, sam.cookies)
    await sam.post(sam.kv('pantry'), { value: [] })
    expect(await events.until('change')).toEqual({ key: 'pantry', revision: 1 })
  })

  it('ask browsers to resync when the server may have missed some', async () => {
    const place = await freshDatabase('postgres')
    open.push({ close: place.remove })
    const server = await startTestServer({ where: place })
    open.push(server)
    const sam = await signUp(server)
    const events = await listen(server, sam.cookies)
    const { sql } = await import('kysely')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(server.deps.database.db)
    expect(await events.until('resync')).toEqual({})
    await sam.post(sam.kv('pantry'), { value: [] })
    expect(await events.until('change')).toEqual({ key: 'pantry', revision: 1 })
  })
})
