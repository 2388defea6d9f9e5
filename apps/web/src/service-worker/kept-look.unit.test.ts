import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptLook } from '../lib/kept-look.ts'
import { deleteLook, isLook, keepLook, withKeptLook } from './kept-look.ts'

const LOOK: KeptLook = {
  script: '/assets/app-1.js',
  day: '2026-11-23',
  title: 'Meal plan · Pennyplate',
  styles: ['/assets/main-1.css', '/assets/week-1.css'],
  html: '<main><article>Chili & rice, $1.85</article></main>',
}
const PAGE =
  '<head><title>Pennyplate</title><link rel="stylesheet" href="/assets/main-1.css">' +
  '<script type="module" src="/assets/app-1.js"></script></head><body><div id="root"></div></body>'
const SECURITY = { 'content-security-policy': "default-src 'self'", 'content-type': 'text/html' }

const page = () => new Response(PAGE, { headers: SECURITY })
const opened = async () => (await withKeptLook(page())).text()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) })
  const kept = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (url: string, answer: Response) => void kept.set(url, answer) }),
    match: async (url: string) => kept.get(url)?.clone(),
    delete: async () => kept.clear(),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the dashboard with the week as last shown', () => {
  it('shows the week before the app, out of reach until the app answers', async () => {
    await keepLook(LOOK)
    const answer = await withKeptLook(page())
    expect(Object.fromEntries(answer.headers)).toEqual(SECURITY)
    const html = await answer.text()
    expect(html).toContain(
      `<div id="kept-look" inert aria-busy="true">${LOOK.html}</div><div id="root"></div>`,
    )
    expect(html).toContain('<title>Meal plan · Pennyplate</title>')
  })

  it('adds the styles that the page lacks, and no other twice', async () => {
    await keepLook(LOOK)
    const links = (await opened()).match(/<link[^>]*>/g)
    expect(links).toEqual([
      '<link rel="stylesheet" href="/assets/main-1.css">',
      '<link rel="stylesheet" crossorigin href="/assets/week-1.css">',
    ])
  })

  it.each([
    ['of yesterday', { ...LOOK, day: '2026-11-22' }],
    ['of another version', { ...LOOK, script: '/assets/app-2.js' }],
  ])('leaves out a look %s', async (_, look) => {
    await keepLook(look)
    expect(await opened()).toBe(PAGE)
  })

  it('is the page alone after the look was forgotten, as at sign-out', async () => {
    await keepLook(LOOK)
    await deleteLook()
    expect(await opened()).toBe(PAGE)
  })

  it('keeps the title and the styles as text', async () => {
    await keepLook({ ...LOOK, title: '</title><b>', styles: ['/a"><b>'] })
    expect(await opened()).not.toContain('<b>')
  })
})

it.each([undefined, 'take-over', { ...LOOK, styles: [1] }, { ...LOOK, html: undefined }])(
  'only a whole look is kept: %j',
  (message) => {
    expect(isLook(message)).toBe(false)
  },
)
