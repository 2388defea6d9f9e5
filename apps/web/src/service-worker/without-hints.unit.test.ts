import { describe, expect, it } from 'vitest'
import { withoutHints } from './without-hints.ts'

const STYLE = '<link rel="stylesheet" crossorigin href="/assets/app-1.css">'
const HINTS =
  '<link rel="modulepreload" crossorigin href="/assets/app-1.js">' +
  '<link rel="later" crossorigin href="/assets/main-1.js">' +
  '<link href="/assets/a.woff2" rel="preload" as="font" crossorigin="">'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

describe('a page from the server, passed on by the worker', () => {
  it('has no preload links, and is otherwise unchanged', async () => {
    const answer = new Response(`<head>${HINTS}${STYLE}</head>`, {
      headers: { ...HTML, 'content-security-policy': "default-src 'self'", 'content-length': '200' },
    })
    const page = await withoutHints(answer)
    expect(await page.text()).toBe(`<head>${STYLE}</head>`)
    expect(Object.fromEntries(page.headers)).toEqual({
      ...HTML,
      'content-security-policy': "default-src 'self'",
    })
  })

  it.each([
    ['an opaque redirect', Response.redirect('https://plate.example/sign-in')],
    ['an error', new Response(HINTS, { status: 502, headers: HTML })],
    ['something other than a page', new Response(HINTS, { headers: { 'content-type': 'text/plain' } })],
  ])('is left as it is: %s', async (_, answer) => {
    expect(await withoutHints(answer)).toBe(answer)
  })
})
