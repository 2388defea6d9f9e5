import type { RenderWeekLook, WeekLook } from '@pennyplate/contract/week-look'
import { type Context, Hono } from 'hono'
import { HITS_OF_WEEK_LOOK, hitsOfBytes } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { bytesOfHousehold } from '../../documents/documents.store.ts'
import { AppError } from '../../http/errors.ts'
import { answerPacked } from '../../http/packed-json.ts'
import { findActor } from '../../http/session.ts'
import type { StaticFile } from './static-files.ts'
import { lookOfWeek } from './week-look.ts'

/** Pages prerendered as HTML when the web app is built; every other path is the app. */
const PRERENDERED_PAGES: Readonly<Record<string, string>> = {
  '/terms': '/terms.html',
  '/privacy': '/privacy.html',
}

/** The app's HTML with a prerendered first view, for the addresses that have one. */
function firstView(deps: Deps, c: Context): string | undefined {
  const { path } = c.req
  if (path === '/dashboard') {
    const tab = c.req.query('tab') ?? 'meal-plan'
    return tab === 'meal-plan' ? '/app.dashboard.html' : `/app.dashboard-${tab}.html`
  }
  // The demo's sign-in page has no prerendered view.
  return path === '/sign-in' && !deps.config.isDemo ? '/app.sign-in.html' : undefined
}

/** The app's renderer; undefined where it is not built. */
export type LoadRenderer = () => Promise<RenderWeekLook | undefined>

export function pagesRoutes(deps: Deps, files: Map<string, StaticFile>, loadRenderer: LoadRenderer) {
  return new Hono().get('/*', async (c) => {
    const { path } = c.req
    if (path.startsWith('/api/')) throw new AppError('not_found')
    if (path === '/') return answerFile(c, files.get(await landingPageFor(deps, c)), 'private, no-cache')
    const file = files.get(PRERENDERED_PAGES[path] ?? path)
    if (file && path.startsWith('/assets/')) return answerFile(c, file, 'public, max-age=31536000, immutable')
    if (file) return answerFile(c, file, 'no-cache')
    if (path.startsWith('/assets/')) throw new AppError('not_found')
    // A separate page: it loads no dashboard, and link previews learn nothing about who shared the plan.
    if (path.startsWith('/shared/')) return answerFile(c, files.get('/shared.html'), 'no-cache')
    if (path + new URL(c.req.url).search === '/dashboard') {
      const page = await pageWithWeek(deps, c, files.get('/app.week.html'), loadRenderer)
      if (page) return page
    }
    return answerFile(c, files.get(firstView(deps, c) ?? '') ?? files.get('/app.html'), 'no-cache')
  })
}

async function landingPageFor(deps: Deps, c: Context): Promise<string> {
  return (await findActor(deps, c.req.raw.headers)) ? '/index.signed-in.html' : '/index.html'
}

/** The dashboard's page with the week of who asks, so that it can be read before the app runs. */
async function pageWithWeek(
  deps: Deps,
  c: Context,
  file: StaticFile | undefined,
  loadRenderer: LoadRenderer,
): Promise<Response | undefined> {
  const actor = file && (await findActor(deps, c.req.raw.headers))
  if (!actor) return undefined
  const hits = HITS_OF_WEEK_LOOK + hitsOfBytes(await bytesOfHousehold(deps.database.db, actor.householdId))
  if (!deps.limits.flood('household', actor.householdId, hits).allowed) return undefined
  const render = await loadRenderer()
  const look = render && (await lookOfWeek(deps, actor, { render, isPhone: isPhone(c) }))
  if (!look) return undefined
  const html = insertLook(new TextDecoder().decode(file.body), look)
  return answerPacked(c, html, { 'Content-Type': file.type, 'Cache-Control': 'no-store' })
}

/** React escaped what the household wrote. */
function insertLook(page: string, { title, html, day }: WeekLook & { day: string }): string {
  return page
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      '<div id="root">',
      (root) => `<div id="kept-look" inert aria-busy="true" data-day="${day}">${html}</div>${root}`,
    )
}

function isPhone(c: Context): boolean {
  return c.req.header('sec-ch-ua-mobile') === '?1' || /\bMobi/.test(c.req.header('user-agent') ?? '')
}

function answerFile(c: Context, file: StaticFile | undefined, cacheControl: string): Response {
  if (!file) throw new AppError('not_found', { message: 'The web app is not built. Run npm run build.' })
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find(
    (name) => file.encodings.has(name) && accepted.includes(name),
  )
  c.header('Cache-Control', cacheControl)
  c.header('ETag', file.etag)
  if (file.encodings.size > 0) c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.type)
  return c.body((encoding && file.encodings.get(encoding)) ?? file.body)
}
