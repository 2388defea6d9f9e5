import { afterEach, expect, it, vi } from 'vitest'
import { loadModule } from './load-module.ts'
import { partTrouble } from './part-failure.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status })),
  )

it('a module is imported only once all its files are here', async () => {
  const importPart = vi.fn(async () => 'part')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  await expect(loadModule(importPart, ['assets/one.js', 'assets/two.js'])).rejects.toMatchObject({
    trouble: 'unreachable',
  })
  expect(importPart).not.toHaveBeenCalled()

  answering(200)
  expect(await loadModule(importPart, ['assets/one.js', 'assets/two.js'])).toBe('part')
  expect(vi.mocked(fetch).mock.calls.map(([file]) => file)).toEqual(['/assets/one.js', '/assets/two.js'])
})

it('a file that is here is not fetched again', async () => {
  answering(200)
  await loadModule(async () => 'first', ['assets/three.js'])
  await loadModule(async () => 'second', ['assets/three.js'])
  expect(fetch).toHaveBeenCalledOnce()
})

it('a server that cannot answer yet is asked again, a file that is gone needs a reload', async () => {
  answering(503)
  await expect(loadModule(async () => 'part', ['assets/busy.js'])).rejects.toMatchObject({
    trouble: 'unreachable',
  })
  expect(partTrouble()).toBeNull()
  answering(404)
  await expect(loadModule(async () => 'part', ['assets/gone.js'])).rejects.toMatchObject({ trouble: 'stale' })
  expect(partTrouble()).toBe('stale')
})

it('a module that the browser gave up on needs a reload', async () => {
  const failing = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadModule(failing)).rejects.toMatchObject({ trouble: 'stale' })
})
