import { READ_CACHE_MS, WRITE_DEBOUNCE_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { createManualClock } from './testing/manual-clock.ts'
import type { Fate } from './testing/memory-server.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { calm, type Device, openDevice } from './testing/open-device.ts'
import { DOWN, setUp } from './testing/set-up-store.ts'

describe('reading', () => {
  it('asks the server once in five minutes, and again when told to', async () => {
    const { store, server, line, clock } = setUp()
    server.put('profile', { adults: 2 })
    expect(await store.read('profile')).toEqual({ adults: 2 })
    server.put('profile', { adults: 3 })
    line.isHearing = false
    await clock.advance(READ_CACHE_MS - 1)
    await store.read('profile')
    expect(line.calls).toEqual(['read all'])
    expect(await store.read('profile', { bypassCache: true })).toEqual({ adults: 3 })
    await clock.advance(READ_CACHE_MS)
    await store.read('profile')
    expect(line.calls).toHaveLength(3)
  })

  it('brings all documents with the first question, also those that are not there', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    server.put('pantry', [{ id: 'a' }])
    const asked = (['profile', 'pantry', 'currentMealPlan'] as const).map((key) => store.read(key))
    expect(await Promise.all(asked)).toEqual([{ adults: 2 }, [{ id: 'a' }], undefined])
    await store.read('currentShoppingList')
    expect(line.calls).toEqual(['read all'])
  })

  const SHOWN = ['currentMealPlan', 'currentShoppingList', 'profile'] as const

  /** What a screen has of the three documents each time it hears of one. */
  function listenTo({ store }: Pick<Device, 'store'>): unknown[][] {
    const seen: unknown[][] = []
    const look = () => seen.push(SHOWN.map((key) => store.state(key).value))
    for (const key of SHOWN) store.subscribe(key, look)
    return seen
  }

  it('shows the documents of one answer in one moment', async () => {
    const device = setUp()
    for (const key of SHOWN) device.server.put(key, { of: key })
    const seen = listenTo(device)
    await calm()
    expect(seen).toEqual(SHOWN.map(() => SHOWN.map((of) => ({ of }))))
  })

  it.each<[string, (device: ReturnType<typeof setUp>) => Promise<unknown>]>([
    ['a moment, for a document that waits its turn', ({ clock }) => clock.advance(200)],
    ['what a person does meanwhile', ({ store }) => store.save('pantry', [])],
  ])('does not hold them back longer than %s', async (_, happens) => {
    const device = setUp()
    for (const key of SHOWN) device.server.put(key, { of: key })
    const turn = Promise.withResolvers<void>()
    const saving = device.browser.runAlone('profile', () => turn.promise)
    const seen = listenTo(device)
    await calm()
    expect(seen).toEqual([])
    await happens(device)
    expect(seen[0]?.slice(0, 2)).toEqual([{ of: 'currentMealPlan' }, { of: 'currentShoppingList' }])
    turn.resolve()
    await saving
    await calm()
    expect(seen.at(-1)).toEqual(SHOWN.map((of) => ({ of })))
  })

  it('begins anew as long as the first question got no answer', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    line.next = ['cut']
    expect(await store.read('profile')).toBeUndefined()
    expect(await store.read('profile')).toEqual({ adults: 2 })
    expect(line.calls).toEqual(['read all', 'read all'])
  })

  it.each<[string, Fate]>([
    ['no network', 'cut'],
    ['an error', DOWN],
  ])('with %s and no copy here it says that it does not know, until the server answers', async (_, fate) => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    line.always = fate
    store.subscribe('profile', () => {})
    await calm()
    expect(store.isUnknown()).toBe(true)
    expect(store.state('profile').status).toBe('loading')
    line.always = 'passes'
    await store.wake()
    expect(store.isUnknown()).toBe(false)
    expect(store.state('profile')).toMatchObject({ value: { adults: 2 }, status: 'saved' })
  })

  it('knows without a network what it has a copy of, and that it has none of the rest', async () => {
    const first = setUp()
    first.server.put('profile', { adults: 2 })
    await first.store.read('profile')
    const { store, line } = openDevice(first.server, first.clock, first.browser)
    line.always = 'cut'
    await store.read('pantry')
    expect(store.isUnknown()).toBe(false)
    expect(store.state('pantry')).toMatchObject({ value: undefined, status: 'saved' })
  })

  it('knows of a change that was announced while the first answer was on its way', async () => {
    const { store, server, line } = setUp()
    server.put('pantry', [{ id: 'a' }])
    line.onWayBack = async () => {
      line.onWayBack = async () => {}
      server.put('pantry', [{ id: 'b' }])
    }
    await store.read('profile')
    await calm()
    expect(await store.read('pantry')).toEqual([{ id: 'b' }])
  })

  it.each<[string, Fate]>([
    ['no network', 'cut'],
    ['an error', DOWN],
    ['no session', { kind: 'signed-out' }],
  ])('falls back to the local copy when there is %s', async (_name, fate) => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 2 })
    await store.read('profile')
    line.always = fate
    expect(await store.read('profile', { bypassCache: true })).toEqual({ adults: 2 })
    expect(store.state('profile')).toMatchObject({ value: { adults: 2 }, status: 'saved' })
  })

  it('falls back to the local copy on a 404', async () => {
    const { store, line } = setUp()
    line.next = ['cut']
    await store.save('profile', { adults: 4 })
    expect(await store.read('profile')).toEqual({ adults: 4 })
    line.isHearing = false
  })

  it('knows a document is not there once the server said so, or could not say', async () => {
    const { store, line } = setUp()
    expect(store.state('pantry').status).toBe('loading')
    await store.read('pantry')
    expect(store.state('pantry')).toEqual({ value: undefined, status: 'saved' })
    line.always = 'cut'
    await store.read('currentMealPlan')
    expect(store.state('currentMealPlan')).toEqual({ value: undefined, status: 'saved' })
  })

  it('loads a document when the first screen looks at it, and tells the screen', async () => {
    const { store, server } = setUp()
    server.put('pantry', [{ id: 'a' }])
    const seen: unknown[] = []
    store.subscribe('pantry', () => seen.push(store.state('pantry').value))
    await calm()
    expect(seen.at(-1)).toEqual([{ id: 'a' }])
  })

  it('does not take an old answer for news when a newer write ended before it arrived', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 1 })
    await store.read('profile')
    line.onWayBack = async () => {
      line.onWayBack = async () => {}
      await store.save('profile', { adults: 2 })
      await store.forceSyncAll()
    }
    await store.read('profile', { bypassCache: true })
    expect(store.state('profile').value).toEqual({ adults: 2 })
    expect(server.value('profile')).toEqual({ adults: 2 })
  })

  it('asks again, within the five minutes, when it could not fetch what changed', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 1 })
    await store.read('profile')
    line.next = ['cut']
    server.put('profile', { adults: 2 })
    await calm()
    expect(await store.read('profile')).toEqual({ adults: 2 })
  })

  it('gives the same value again while nothing changed, so that screens need not work it out anew', async () => {
    const { store, server } = setUp()
    server.put('pantry', [{ id: 'a' }])
    const before = await store.read('pantry')
    await store.read('pantry', { bypassCache: true })
    await store.save('pantry', [{ id: 'a' }])
    expect(store.state('pantry').value).toBe(before)
  })

  it('follows a server that went back to a backup', async () => {
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

describe('all documents', () => {
  it('load in one call: new ones, newer ones and deleted ones', async () => {
    const { store, server, line } = setUp()
    server.put('profile', { adults: 1 })
    server.put('currentMealPlan', { days: [] })
    await store.read('profile')
    await store.read('currentMealPlan')
    line.isHearing = false
    server.put('profile', { adults: 2 })
    server.put('currentMealPlan', undefined)
    server.put('pantry', [{ id: 'a' }])
    await store.loadAll()
    expect(store.state('profile').value).toEqual({ adults: 2 })
    expect(store.state('currentMealPlan').value).toBeUndefined()
    expect(store.state('pantry').value).toEqual([{ id: 'a' }])
    expect(line.calls).toEqual(['read all', 'read all'])
  })

  it('load once more when changes may have been missed while they loaded', async () => {
    const { store, server, line } = setUp()
    line.isHearing = false
    line.onWayBack = async () => {
      line.onWayBack = async () => {}
      server.put('pantry', [{ id: 'a' }])
    }
    await Promise.all([store.read('profile'), store.loadAll()])
    expect(store.state('pantry').value).toEqual([{ id: 'a' }])
  })

  it('keep what is unsent here while they load', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.isHearing = false
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

describe('news from the server', () => {
  it('brings changes and deletions made elsewhere', async () => {
    const { store, server, line } = setUp()
    store.subscribe('pantry', () => {})
    await calm()
    server.put('pantry', [{ id: 'a' }])
    await calm()
    expect(store.state('pantry').value).toEqual([{ id: 'a' }])
    server.put('pantry', undefined)
    await calm()
    expect(store.state('pantry').value).toBeUndefined()
    expect(line.calls).toEqual(['read all', 'read pantry'])
  })

  it('does not read again what this tab wrote itself', async () => {
    const { store, line, clock } = setUp()
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    await calm()
    expect(line.calls).toEqual(['read all', 'write recipeFavorites'])
  })

  it('does not fetch what nobody here has looked at', async () => {
    const { server, line } = setUp()
    server.put('recipesCache', { Chili: { name: 'Chili' } })
    await calm()
    expect(line.calls).toEqual([])
  })
})
