import { describe, expect, it } from 'vitest'
import { chooseAnswer } from './choose-answer.ts'

const ORIGIN = 'https://plate.example'

function answerTo(path: string, isNavigation = false, method = 'GET') {
  return chooseAnswer({ method, isNavigation, url: new URL(path, ORIGIN) }, ORIGIN)
}

describe('who answers a request', () => {
  it.each([
    '/api/kv?userId=u&key=pantry',
    '/api/me',
    '/api/events',
    '/api/shares/abc',
    '/payments/payment-success',
    '/metrics',
    '/service-worker.js',
  ])('never keeps what the server says: %s', (path) => {
    expect(answerTo(path)).toBe('network')
    expect(answerTo(path, true)).toBe('network')
  })

  it('leaves writes and other sites alone', () => {
    expect(answerTo('/assets/app-1.js', false, 'POST')).toBe('network')
    expect(answerTo('https://elsewhere.example/dashboard', true)).toBe('network')
  })

  it('opens the dashboard with the week as last shown', () => {
    expect(answerTo('/dashboard', true)).toBe('week-page')
  })

  it.each([
    '/dashboard?week=2026-11-15',
    '/dashboard?tab=pantry',
    '/profile-update',
    '/sign-in',
    '/no/such/page',
  ])('opens the app from the kept page: %s', (path) => {
    expect(answerTo(path, true)).toBe('app-page')
  })

  it.each(['/subscribe', '/subscribe/manage', '/bring-recipe'])(
    'asks the server for a page with headers of its own: %s',
    (path) => {
      expect(answerTo(path, true)).toBe('network-or-app-page')
    },
  )

  it.each([
    ['/terms', 'network-page'],
    ['/privacy', 'network-page'],
    ['/shared/z.q1YqSy1SslI', 'network'],
  ])('leaves pages that are not the app to the server: %s', (path, answer) => {
    expect(answerTo(path, true)).toBe(answer)
  })

  it('shows the dashboard where the landing page cannot be reached', () => {
    expect(answerTo('/', true)).toBe('network-or-dashboard')
  })

  it.each(['/assets/app-1a2b.js', '/theme.js', '/favicon.svg', '/icons/icon-192.png'])(
    'takes a file of the app from what is kept: %s',
    (path) => {
      expect(answerTo(path)).toBe('kept-file')
    },
  )
})
