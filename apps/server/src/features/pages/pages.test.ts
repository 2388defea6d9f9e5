import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WeekLookFacts } from '@pennyplate/contract/week-look'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'pennyplate-test-'))
let server: TestServer
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), 'welcome')
  writeFileSync(join(folder, 'index.signed-in.html'), 'welcome back')
  writeFileSync(join(folder, 'terms.html'), 'terms')
  writeFileSync(join(folder, 'app.html'), 'the app')
  for (const view of ['sign-in', 'dashboard', 'dashboard-pantry'])
    writeFileSync(join(folder, `app.${view}.html`), `the app at ${view}`)
  writeFileSync(join(folder, 'app.week.html'), '<title>Pennyplate</title><div id="root"></div>')
  writeFileSync(join(folder, 'shared.html'), 'a shared plan')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'run()')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'small')
  server = await startTestServer()
  app = createApp(server.deps, readStaticFiles(folder))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:3000${path}`, { headers })

describe('pages', () => {
  it('greets visitors and signed-in users differently at /', async () => {
    const sam = await signUp(server)
    const cookie = [...sam.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect(await (await get('/')).text()).toBe('welcome')
    expect(await (await get('/', { cookie })).text()).toBe('welcome back')
    expect((await get('/')).headers.get('cache-control')).toContain('private')
  })

  it('serves the app at every page address, and 404 for unknown calls and files', async () => {
    for (const path of ['/profile-setup', '/sign-in/reset-password', '/no/such/page']) {
      expect(await (await get(path)).text(), path).toBe('the app')
    }
    for (const path of ['/shared/abc', '/shared/z.q1YqSy1SslIyVKoFAA', '/shared/', '/shared/%E0%A4%A'])
      expect(await (await get(path)).text(), path).toBe('a shared plan')
    expect(await (await get('/terms')).text()).toBe('terms')
    expect((await get('/api/nonsense')).status).toBe(404)
    expect((await get('/assets/gone-3c4d.js')).status).toBe(404)
  })

  it('lets only the page for a recipe from another tab know the window that opened it', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-opener-policy')
    expect(await policyOf('/bring-recipe')).toBe('unsafe-none')
    for (const path of ['/', '/dashboard', '/bring-recipes', '/bring-recipe/x', '/shared/abc', '/api/health'])
      expect(await policyOf(path), path).toBe('same-origin')
  })

  it.each([
    ['/sign-in', 'the app at sign-in'],
    ['/sign-in?redirect_url=%2Fdashboard', 'the app at sign-in'],
    ['/dashboard', 'the app at dashboard'],
    ['/dashboard?tab=meal-plan', 'the app at dashboard'],
    ['/dashboard?tab=pantry', 'the app at dashboard-pantry'],
    ['/dashboard?tab=..%2Findex', 'the app'],
  ])('serves a prerendered first view at %s', async (path, page) => {
    expect(await (await get(path)).text()).toBe(page)
  })

  it('compresses files, and lets browsers cache those that never change', async () => {
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('cache-control')).toContain('immutable')
    expect(await compressed.text()).toBe('small')
    expect(await (await get('/assets/app-1a2b.js')).text()).toBe('run()')
    const etag = compressed.headers.get('etag') ?? ''
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['/../auth-secret', '/..%2fauth-secret', '/assets/..%2f..%2fauth-secret', '/%00'])(
    'serves nothing outside the built app: %s',
    async (path) => {
      const answer = await get(path)
      expect([404, 400, 200]).toContain(answer.status)
      expect(await answer.text()).not.toContain(server.deps.config.authSecret)
    },
  )

  it('forbids inline scripts, eval, framing and MIME sniffing, and allows WebAssembly', async () => {
    const { headers } = await get('/dashboard')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
  })
})

describe('the week in the page of the dashboard', () => {
  const week = {
    weekStartDate: '2026-11-22',
    days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: `Chili on ${day}` } } })),
  }
  const seen: WeekLookFacts[] = []
  let pages: ReturnType<typeof createApp>
  beforeAll(() => {
    pages = createApp(server.deps, readStaticFiles(folder), async () => async (facts) => {
      seen.push(facts)
      return { title: 'Meal plan', html: `<main>${facts.email}</main>` }
    })
  })

  async function household({ zipCode = '72762', hasWeek = true, profileCompleted = true } = {}) {
    const email = `${crypto.randomUUID()}@example.org`
    const person = await signUp(server, email)
    await person.post(person.kv('profile'), { value: { profileCompleted, zipCode } })
    if (hasWeek) await person.post(person.kv('currentMealPlan'), { value: week })
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      ...person,
      email,
      open: (path = '/dashboard', headers = {}) => open(path, { cookie, ...headers }),
    }
  }
  const open = (path: string, headers: Record<string, string>) =>
    pages.request(`http://localhost:3000${path}`, { headers })

  it('is the week of who asks, and stored by no cache', async () => {
    const [sam, kim] = [await household(), await household()]
    for (const person of [sam, kim]) {
      const answer = await person.open('/dashboard', { 'if-none-match': '*' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(await answer.text()).toMatch(
        new RegExp(
          `^<title>Meal plan</title><div id="kept-look" inert aria-busy="true" data-day="\\d{4}-\\d\\d-\\d\\d"><main>${person.email}</main></div><div id="root"></div>$`,
        ),
      )
      expect(seen.at(-1)).toMatchObject({ userId: person.userId, documents: { currentMealPlan: week } })
    }
  })

  it('is rendered for the day that the household has, and for the screen that asks', async () => {
    for (const [zipCode, timeZone] of [
      ['96910', 'Pacific/Guam'],
      ['96801', 'Pacific/Honolulu'],
    ] as const) {
      const away = await household({ zipCode })
      const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(server.deps.now())
      expect(await (await away.open()).text()).toContain(`data-day="${day}"`)
      expect(seen.at(-1)?.localTime.getDate()).toBe(Number(day.slice(8)))
    }
    const sam = await household()
    await sam.open()
    expect(seen.at(-1)?.isPhone).toBe(false)
    await sam.open('/dashboard', { 'sec-ch-ua-mobile': '?1' })
    expect(seen.at(-1)?.isPhone).toBe(true)
  })

  it('is in no other page, and not in that of somebody without a session, a week, a profile or a known place', async () => {
    const sam = await household()
    for (const path of [
      '/dashboard?tab=pantry',
      '/dashboard?week=2026-11-15',
      '/profile-update',
      '/',
      '/app.html',
    ])
      expect(await (await sam.open(path)).text(), path).not.toContain('kept-look')
    const plain = [
      open('/dashboard', {}),
      ...(
        await Promise.all([
          household({ hasWeek: false }),
          household({ profileCompleted: false }),
          household({ zipCode: '' }),
        ])
      ).map((person) => person.open()),
    ]
    for (const answer of await Promise.all(plain)) {
      expect(await answer.text()).toBe('the app at dashboard')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })
})

describe('health, metrics and documentation', () => {
  it('report whether the process is up and the database answers', async () => {
    expect(await (await get('/api/health/live')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/api/health/ready')).json()).toEqual({ status: 'ok' })
    const broken = await startTestServer()
    await broken.deps.database.close()
    expect((await broken.visitor().get('/api/health/ready')).status).toBe(503)
    expect((await broken.visitor().get('/api/health/live')).status).toBe(200)
    await broken.deps.limits.close()
  })

  it('protect metrics with a token, and hide them without one', async () => {
    expect((await get('/metrics')).status).toBe(404)
    const measured = await startTestServer({ env: { METRICS_TOKEN: 'a token for the metrics' } })
    const visitor = measured.visitor()
    expect((await visitor.get('/metrics')).status).toBe(401)
    await visitor.get('/api/config')
    const { text } = await visitor.get('/metrics', { authorization: 'Bearer a token for the metrics' })
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/config",status="200"\} 1/,
    )
    expect(text).toContain('process_resident_memory_bytes')
    await measured.close()
  })

  it('document every route and no other', async () => {
    const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> }
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const real = app.routes
      .filter(
        (route) =>
          /^\/(api|payments)\//.test(route.path) && route.method !== 'ALL' && !route.path.includes('*'),
      )
      .map((route) => `${route.method} ${route.path.replace(/:(\w+)(\{[^}]+\})?/g, '{$1}')}`)
    expect(new Set(documented)).toEqual(new Set(real))
    expect(await (await get('/api/docs')).text()).toContain('/api/kv')
  })
})
