import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from '../../lib/when-idle.ts'
import { giveWayToApp } from './give-way-to-app.ts'
import { watchLook } from './keep-look.ts'

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

function openPage(html: string): HTMLElement {
  document.body.innerHTML = html
  const root = document.getElementById('root')
  if (!root) throw new Error('the page lacks #root')
  return root
}

test('the look stays while the app loads, and gives way to what it shows then', async () => {
  const root = openPage('<div id="kept-look"><main>Chili</main></div><div id="root"></div>')
  giveWayToApp(root)
  root.innerHTML = '<style></style>'
  root.innerHTML = '<main data-loading>Loading</main>'
  root.innerHTML = '<main><p data-loading>Loading</p></main>'
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.getElementById('kept-look')).not.toBeNull()
  root.innerHTML = '<main>The server cannot be reached.</main>'
  await expect.poll(() => document.getElementById('kept-look')).toBeNull()
})

test('the look of a settled week is kept, without what passes', async () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/dashboard')
  const kept: unknown[] = []
  const root = openPage(
    '<div id="root"><main id="main"><p role="alert">No network</p><article>Chili</article></main></div>',
  )
  const stop = watchLook(root, { postMessage: (message: unknown) => void kept.push(message) })
  await vi.runAllTimersAsync()
  expect(kept).toMatchObject([{ look: { html: '<main><article>Chili</article></main>' } }])
  stop()
})

test.each([
  ['/dashboard?tab=pantry', '<main><article>Milk</article></main>'],
  ['/dashboard', '<main><article>Chili</article><p data-loading></p></main>'],
  ['/dashboard', '<main>No week yet</main>'],
])('nothing is kept of another page or half a week: %s %s', async (address, html) => {
  vi.useFakeTimers()
  history.replaceState(null, '', address)
  const kept: unknown[] = []
  const root = openPage(`<div id="root">${html}</div>`)
  const stop = watchLook(root, { postMessage: (message: unknown) => void kept.push(message) })
  await vi.runAllTimersAsync()
  expect(kept).toEqual([])
  stop()
})

test('what a page needs later is loaded only once the app shows its first view', async () => {
  vi.useFakeTimers()
  const root = openPage('<div id="root"></div>')
  giveWayToApp(root)
  const load = vi.fn()
  whenIdle(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()
  root.innerHTML = '<main>Chili</main>'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
})
