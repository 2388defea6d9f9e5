import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GuardedAnswer } from '../../http/guarded-fetch.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const RECIPE = {
  '@type': 'Recipe',
  name: 'Chili',
  recipeYield: '4 servings',
  totalTime: 'PT40M',
  recipeIngredient: ['For the pot:', '1 lb ground beef', '1 can beans'],
  recipeInstructions: ['Brown the beef.', 'Simmer.'],
}
const PAGE = `<html><script type="application/ld+json">${JSON.stringify(RECIPE)}</script></html>`
const URL_OF_PAGE = 'https://kitchen.example/chili'

describe('importing a recipe', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  function answerFetches(answer: GuardedAnswer | ((url: string) => GuardedAnswer)) {
    const asked: string[] = []
    server.deps.fetcher = async ({ url }) => {
      asked.push(url)
      return typeof answer === 'function' ? answer(url) : answer
    }
    return asked
  }
  const page = (status: number, text = PAGE): GuardedAnswer => ({ ok: true, status, headers: {}, text })

  it('by address answers what the page holds, and stores nothing', async () => {
    const asked = answerFetches(page(200))
    const sam = await signUp(server)
    const { status, json } = await sam.post('/api/recipes/import', { url: 'kitchen.example/chili' })
    expect([status, asked]).toEqual([200, [URL_OF_PAGE]])
    expect(json).toMatchObject({
      recipes: [
        {
          name: 'Chili',
          servings: 4,
          minutes: 40,
          ingredients: [
            { text: '1 lb ground beef', heading: 'For the pot' },
            { text: '1 can beans', heading: 'For the pot' },
          ],
          steps: ['Brown the beef.', 'Simmer.'],
          draft: { name: 'Chili', lines: [{ heading: 'For the pot' }, {}, {}] },
          guesses: [],
        },
      ],
      problems: [],
    })
    expect((await sam.get('/api/own-recipes')).json.total).toBe(0)
  })

  it('by the source of a page or by text needs no network', async () => {
    const asked = answerFetches(page(500))
    const sam = await signUp(server)
    const byHtml = await sam.post('/api/recipes/import', { html: PAGE, url: URL_OF_PAGE })
    expect(byHtml.json.recipes).toMatchObject([{ draft: { name: 'Chili', source: { url: URL_OF_PAGE } } }])
    const byText = await sam.post('/api/recipes/import', { text: 'Toast\n\n1 slice bread\n\n1. Toast it.' })
    expect(byText.json.recipes).toMatchObject([{ name: 'Toast', ingredients: [{ text: '1 slice bread' }] }])
    expect(asked).toEqual([])
  })

  it.each([
    ['site-refuses', page(403, 'Just a moment...')],
    ['site-refuses', page(429)],
    ['not-found', page(404)],
    ['site-failed', page(500)],
    ['no-recipe', page(200, '<html>Hello</html>')],
    ['timed-out', { ok: false, reason: 'timed_out' }],
    ['too-large', { ok: false, reason: 'too_large' }],
    ['unreachable', { ok: false, reason: 'unreachable' }],
    ['not-public', { ok: false, reason: 'refused' }],
  ] as const)('says %s when a site does not give its recipe', async (code, answer) => {
    answerFetches(answer)
    const sam = await signUp(server)
    const { status, json } = await sam.post('/api/recipes/import', { url: URL_OF_PAGE })
    expect([status, json]).toEqual([200, { recipes: [], problems: [{ code, message: expect.any(String) }] }])
  })

  it('tells people to paste a page that servers may not read', async () => {
    answerFetches(page(403))
    const sam = await signUp(server)
    const { json } = await sam.post('/api/recipes/import', { url: URL_OF_PAGE })
    expect(json.problems[0].message).toBe('this site does not let servers read it: paste the page instead')
  })

  it('never asks an address that is not on the public internet', async () => {
    const requests: string[] = []
    const inside = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.end(PAGE)
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address object.
    const { port } = inside.address() as AddressInfo
    const sam = await signUp(server)
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://2130706433:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[fd00::1]:${port}/`,
      `http://[fe80::1]:${port}/`,
      `http://[64:ff9b::7f00:1]:${port}/`,
      `http://[2002:7f00:1::]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'ftp://kitchen.example/',
      `http://user:word@kitchen.example/`,
      'not an address',
    ]) {
      const { json } = await sam.post('/api/recipes/import', { url })
      expect(json.problems, url).toMatchObject([{ code: 'not-public' }])
    }
    expect(requests).toEqual([])
    inside.close()
  })

  it.each([[{}], [{ url: '' }], [{ url: URL_OF_PAGE, text: 'x' }], [{ html: 5 }]])(
    'refuses %j',
    async (body) => {
      const sam = await signUp(server)
      expect((await sam.post('/api/recipes/import', body)).status).toBe(400)
    },
  )

  it('needs a session', async () => {
    expect((await server.visitor().post('/api/recipes/import', { text: 'Soup' })).status).toBe(401)
  })
})
