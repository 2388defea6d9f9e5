import { READ_CACHE_MS, WRITE_DEBOUNCE_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { createManualClock } from './testing/manual-clock.ts'
import type { CallResult } from './testing/memory-server.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { type Device, flushTasks, openDevice } from './testing/open-device.ts'
import { DOWN, setUp } from './testing/set-up-store.ts'

describe('reading', () => {
  it('asks the server once in five minutes, or when the cache is bypassed', async () => {
    const { store, server, line, clock } = setUp()
    server.put('profile', { adults: 2 })
    expect(await store.read('profile')).toEqual({ adults: 2 })
    server.put('profile', { adults: 3 })
    line.getsEvents = false
    await clock.advance(READ_CACHE_MS - 1)
    await store.read('profile')
    expect(line.calls).toEqual(['read all'])
    expect(await store.read('profile', { bypassCache: true })).toEqual({ adults: 3 })
    await clock.advance(READ_CACHE_MS)
    await store.read('profile')
    expect(line.calls).toHaveLength(3)
  })

  it('fetches all documents with the first read, and learns which do not exist', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    server.put('pantry', [{ id: 'a' }])
    const asked = (['profile', 'pantry', 'currentMealPlan'] as const).map((key) => store.read(key))
    expect(await Promise.all(asked)).toEqual([{ adults: 2 }, [{ id: 'a' }], undefined])
    await store.read('currentShoppingList')
    expect(line.calls).toEqual(['read all'])
  })

  const KEYS = ['currentMealPlan', 'currentShoppingList', 'profile'] as const

  /** The three documents as a screen sees them at each notification. */
  function listenTo({ store }: Pick<Device, 'store'>): unknown[][] {
    const seen: unknown[][] = []
    const look = () => seen.push(KEYS.map((key) => store.state(key).value))
    for (const key of KEYS) store.subscribe(key, look)
    return seen
  }

  it('shows the documents of one response together', async () => {
    const device = setUp()
    for (const key of KEYS) device.server.put(key, { of: key })
    const seen = listenTo(device)
    await flushTasks()
    expect(seen).toEqual(KEYS.map(() => KEYS.map((of) => ({ of }))))
  })

  it.each<[string, (device: ReturnType<typeof setUp>) => Promise<unknown>]>([
    ['a moment, if one document waits for another tab', ({ clock }) => clock.advance(200)],
    ['a person’s next edit', ({ store }) => store.save('pantry', [])],
  ])('does not hold them back longer than %s', async (_, event) => {
    const device = setUp()
    for (const key of KEYS) device.server.put(key, { of: key })
    const turn = Promise.withResolvers<void>()
    const saving = device.browser.runAlone('profile', () => turn.promise)
    const seen = listenTo(device)
    await flushTasks()
    expect(seen).toEqual([])
    await event(device)
    expect(seen[0]?.slice(0, 2)).toEqual([{ of: 'currentMealPlan' }, { of: 'currentShoppingList' }])
    turn.resolve()
    await saving
    await flushTasks()
    expect(seen.at(-1)).toEqual(KEYS.map((of) => ({ of })))
  })

  it('fetches all documents again if the first fetch failed', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    line.next = ['cut']
    expect(await store.read('profile')).toBeUndefined()
    expect(await store.read('profile')).toEqual({ adults: 2 })
    expect(line.calls).toEqual(['read all', 'read all'])
  })

  it.each<[string, CallResult]>([
    ['no network', 'cut'],
    ['an error', DOWN],
  ])('with %s and no local copy, the documents are unknown until the server answers', async (_, result) => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    line.always = result
    store.subscribe('profile', () => {})
    await flushTasks()
    expect(store.isUnknown()).toBe(true)
    expect(store.state('profile').status).toBe('loading')
    line.always = 'passes'
    await store.wake()
    expect(store.isUnknown()).toBe(false)
    expect(store.state('profile')).toMatchObject({ value: { adults: 2 }, status: 'saved' })
  })

  it('without a network, any local copy means that documents without one do not exist', async () => {
    const first = setUp()
    first.server.put('profile', { adults: 2 })
    await first.store.read('profile')
    const { store, line } = openDevice(first.server, first.clock, first.browser)
    line.always = 'cut'
    await store.read('pantry')
    expect(store.isUnknown()).toBe(false)
    expect(store.state('pantry')).toMatchObject({ value: undefined, status: 'saved' })
  })

  it('learns of a change made while the first response was on its way', async () => {
    const { store, server, line } = setUp()
    server.put('pantry', [{ id: 'a' }])
    line.duringResponse = async () => {
      line.duringResponse = async () => {}
      server.put('pantry', [{ id: 'b' }])
    }
    await store.read('profile')
    await flushTasks()
    expect(await store.read('pantry')).toEqual([{ id: 'b' }])
  })

  it.each<[string, CallResult]>([
    ['no network', 'cut'],
    ['an error', DOWN],
    ['no session', { kind: 'signed-out' }],
  ])('falls back to the local copy when there is %s', async (_name, result) => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    await store.read('profile')
    line.always = result
    expect(await store.read('profile', { bypassCache: true })).toEqual({ adults: 2 })
    expect(store.state('profile')).toMatchObject({ value: { adults: 2 }, status: 'saved' })
  })

  it('falls back to the local copy on a 404', async () => {
    const { store, line } = setUp()
    line.next = ['cut']
    await store.save('profile', { adults: 4 })
    expect(await store.read('profile')).toEqual({ adults: 4 })
    line.getsEvents = false
  })

  it('shows a missing document as loaded once the server answered or could not be reached', async () => {
    const { store, line } = setUp()
    expect(store.state('pantry').status).toBe('loading')
    await store.read('pantry')
    expect(store.state('pantry')).toEqual({ value: undefined, status: 'saved' })
    line.always = 'cut'
    await store.read('currentMealPlan')
    expect(store.state('currentMealPlan')).toEqual({ value: undefined, status: 'saved' })
  })

  it('loads a document when the first listener subscribes, and notifies it', async () => {
    const { store, server } = setUp()
    server.put('pantry', [{ id: 'a' }])
    const seen: unknown[] = []
    store.subscribe('pantry', () => seen.push(store.state('pantry').value))
    await flushTasks()
    expect(seen.at(-1)).toEqual([{ id: 'a' }])
  })

  it('ignores an old response that arrives after a newer write ended', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 1 })
    await store.read('profile')
    line.duringResponse = async () => {
      line.duringResponse = async () => {}
      await store.save('profile', { adults: 2 })
      await store.forceSyncAll()
    }
    await store.read('profile', { bypassCache: true })
    expect(store.state('profile').value).toEqual({ adults: 2 })
    expect(server.value('profile')).toEqual({ adults: 2 })
  })

  it('asks again within the five minutes if fetching a change failed', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 1 })
    await store.read('profile')
    line.next = ['cut']
    server.put('profile', { adults: 2 })
    await flushTasks()
    expect(await store.read('profile')).toEqual({ adults: 2 })
  })

  it('keeps the same value object while nothing changed, so that screens do not recompute', async () => {
    const { store, server } = setUp()
    server.put('pantry', [{ id: 'a' }])
    const before = await store.read('pantry')
    await store.read('pantry', { bypassCache: true })
    await store.save('pantry', [{ id: 'a' }])
    expect(store.state('pantry').value).toBe(before)
  })

  it('follows a server that was restored from a backup', async () => {
    const clock = createManualClock()
    const before = createMemoryServer()
    for (const adults of [1, 2, 3]) before.put('profile', { adults })
    const device = openDevice(before, clock)
    await device.store.read('profile')
    const restored = createMemoryServer()
    restored.put('profile', { adults: 1 })
    const again = openDevice(restored, clock, device.browser)
    expect(await again.store.read('profile')).toEqual({ adults: 1 })
    await again.store.save('profile', { adults: 5 })
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(restored.value('profile')).toEqual({ adults: 5 })
  })
})

it('takes another week under the same revision, as after signing in again', async () => {
  const clock = createManualClock()
  const [before, after] = [createMemoryServer(), createMemoryServer()]
  before.put('currentMealPlan', { weekStartDate: '2026-11-29', days: [] })
  after.put('currentMealPlan', { weekStartDate: '2026-11-22', days: [] })
  const device = openDevice(before, clock)
  await device.store.read('currentMealPlan')
  const again = openDevice(after, clock, device.browser)
  expect(await again.store.read('currentMealPlan')).toMatchObject({ weekStartDate: '2026-11-22' })
})

it('learns that a document is gone though the event did not say so', async () => {
  const { store, server, line } = setUp()
  server.put('currentShoppingList', { sections: [] })
  await store.read('currentShoppingList')
  line.getsEvents = false
  server.put('currentShoppingList', undefined)
  expect(await store.read('currentShoppingList', { bypassCache: true })).toBeUndefined()
})

describe('all documents', () => {
  it('load in one call: new ones, newer ones and deleted ones', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 1 })
    server.put('currentMealPlan', { days: [] })
    await store.read('profile')
    await store.read('currentMealPlan')
    line.getsEvents = false
    server.put('profile', { adults: 2 })
    server.put('currentMealPlan', undefined)
    server.put('pantry', [{ id: 'a' }])
    await store.loadAll()
    expect(store.state('profile').value).toEqual({ adults: 2 })
    expect(store.state('currentMealPlan').value).toBeUndefined()
    expect(store.state('pantry').value).toEqual([{ id: 'a' }])
    expect(line.calls).toEqual(['read all', 'read all'])
  })

  it('load once more if events were missed while they loaded', async () => {
    const { store, server, line } = setUp()
    line.getsEvents = false
    line.duringResponse = async () => {
      line.duringResponse = async () => {}
      server.put('pantry', [{ id: 'a' }])
    }
    await Promise.all([store.read('profile'), store.loadAll()])
    expect(store.state('pantry').value).toEqual([{ id: 'a' }])
  })

  it('keep unsent edits while they load', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.getsEvents = false
    server.put('recipeFavorites', ['Soup', 'Curry'])
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await store.loadAll()
    expect(store.state('recipeFavorites').value).toEqual(['Soup', 'Curry', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Curry', 'Chili'])
  })

  it('are sent at once when asked', async () => {
    const { store, server } = setUp()
    await store.save('recipeFavorites', ['Chili'])
    await store.save('recipeDislikes', ['Liver'])
    await store.forceSyncAll()
    expect(server.entries().map((entry) => entry.value)).toEqual([['Chili'], ['Liver']])
  })
})

describe('change events from the server', () => {
  it('bring changes and deletions made elsewhere', async () => {
    const { store, server, line } = setUp()
    store.subscribe('pantry', () => {})
    await flushTasks()
    server.put('pantry', [{ id: 'a' }])
    await flushTasks()
    expect(store.state('pantry').value).toEqual([{ id: 'a' }])
    server.put('pantry', undefined)
    await flushTasks()
    expect(store.state('pantry').value).toBeUndefined()
    expect(line.calls).toEqual(['read all', 'read pantry'])
  })

  it('for this tab’s own writes cause no read', async () => {
    const { store, line, clock } = setUp()
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    await flushTasks()
    expect(line.calls).toEqual(['read all', 'write recipeFavorites'])
  })

  it('for a document nothing here uses cause no read', async () => {
    const { server, line } = setUp()
    server.put('recipesCache', { Chili: { name: 'Chili' } })
    await flushTasks()
    expect(line.calls).toEqual([])
  })
})
