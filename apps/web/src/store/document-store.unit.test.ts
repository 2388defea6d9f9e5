import { READ_CACHE_MS, WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/limits'
import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from './local-database.ts'
import { WAIT_MAX_MS } from './sync-document.ts'
import { createManualClock } from './testing/manual-clock.ts'
import type { Fate } from './testing/memory-server.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { calm, createBrowser, openDevice } from './testing/open-device.ts'

function setUp() {
  const clock = createManualClock()
  const server = createMemoryServer()
  return { clock, server, ...openDevice(server, clock) }
}

const DOWN: Fate = { kind: 'failed', status: 500, retryAfterMs: undefined }
const REFUSED_400: Fate = {
  kind: 'refused',
  refusal: {
    status: 400,
    code: 'invalid_value',
    details: [{ path: 'weeklyBudget', reason: 'is too small' }],
  },
}
const REFUSED_413: Fate = { kind: 'refused', refusal: { status: 413, code: 'storage_full', details: [] } }

describe('reading', () => {
  it('asks the server once in five minutes, and again when told to', async () => {
    const { store, server, line, clock } = setUp()
    server.put('profile', { adults: 2 })
    expect(await store.read('profile')).toEqual({ adults: 2 })
    server.put('profile', { adults: 3 })
    line.isHearing = false
    await clock.advance(READ_CACHE_MS - 1)
    await store.read('profile')
    expect(line.calls).toEqual(['read profile'])
    expect(await store.read('profile', { bypassCache: true })).toEqual({ adults: 3 })
    await clock.advance(READ_CACHE_MS)
    await store.read('profile')
    expect(line.calls).toHaveLength(3)
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

describe('saving', () => {
  it('shows at once and sends one second after the last change', async () => {
    const { store, server, line, clock } = setUp()
    await store.read('profile')
    void store.save('profile', { adults: 2 })
    expect(store.state('profile')).toMatchObject({ value: { adults: 2 }, status: 'saving' })
    await clock.advance(WRITE_DEBOUNCE_MS - 1)
    void store.save('profile', { adults: 3 })
    await clock.advance(WRITE_DEBOUNCE_MS - 1)
    expect(server.value('profile')).toBeUndefined()
    await clock.advance(1)
    expect(server.value('profile')).toEqual({ adults: 3 })
    expect(line.calls).toEqual(['read profile', 'write profile'])
    expect(store.state('profile').status).toBe('saved')
  })

  it('retries every five seconds while the server is out of reach', async () => {
    const { store, server, line, clock } = setUp()
    line.always = 'cut'
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(store.state('recipeFavorites').status).toBe('offline')
    await clock.advance(3 * WRITE_RETRY_MS)
    expect(line.calls).toHaveLength(4)
    line.always = 'passes'
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(store.summary().status).toBe('saved')
  })

  it('is not called kept before this browser has written it down', async () => {
    const disk = createMemoryDatabase()
    const written = Promise.withResolvers<void>()
    const browser = createBrowser({
      ...disk,
      change: async (key, transition) => {
        await written.promise
        return disk.change(key, transition)
      },
    })
    const { store, network } = openDevice(createMemoryServer(), createManualClock(), browser)
    network.isOnline = false
    const saved = store.save('recipeFavorites', ['Chili'])
    expect(store.state('recipeFavorites')).toMatchObject({ value: ['Chili'], status: 'saving' })
    expect(store.summary().status).toBe('saving')
    written.resolve()
    await saved
    expect(store.summary().status).toBe('offline')
  })

  it('retries after a server error, and waits longer where it is asked to', async () => {
    const { store, server, line, clock } = setUp()
    line.next = [DOWN, { kind: 'failed', status: 429, retryAfterMs: 20_000 }]
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(store.state('recipeFavorites').status).toBe('offline')
    await clock.advance(WRITE_RETRY_MS)
    expect(store.state('recipeFavorites').status).toBe('saving')
    expect(line.calls).toHaveLength(2)
    await clock.advance(19_999)
    expect(line.calls).toHaveLength(2)
    await clock.advance(1)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it.each([
    ['400', REFUSED_400],
    ['413', REFUSED_413],
  ])('does not retry after %s, says so, and keeps the change', async (_name, fate) => {
    const { store, server, line, clock, refusals } = setUp()
    line.next = [fate]
    await store.save('profile', { weeklyBudget: 1 })
    await clock.advance(WRITE_DEBOUNCE_MS + 10 * WRITE_RETRY_MS)
    await store.wake()
    expect(line.calls).toEqual(['write profile'])
    expect(refusals).toHaveLength(1)
    expect(store.state('profile')).toMatchObject({ value: { weeklyBudget: 1 }, status: 'refused' })
    expect(store.summary()).toMatchObject({ status: 'refused', refused: [{ key: 'profile' }] })
    await store.save('profile', { weeklyBudget: 50 })
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('profile')).toEqual({ weeklyBudget: 50 })
    expect(store.state('profile').status).toBe('saved')
  })

  it('sends a refused change again when asked, and gives it up when asked', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.next = [REFUSED_413, REFUSED_413]
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    await store.retry('recipeFavorites')
    expect(store.state('recipeFavorites').status).toBe('refused')
    await store.discard('recipeFavorites')
    expect(store.state('recipeFavorites')).toEqual({ value: ['Soup'], status: 'saved' })
    await store.save('recipeFavorites', ['Soup', 'Curry'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Curry'])
  })

  it('keeps a change made while another one is on its way', async () => {
    const { store, server, line, clock } = setUp()
    await store.save('recipeFavorites', ['Chili'])
    line.onWay = async () => {
      line.onWay = async () => {}
      await store.update('recipeFavorites', () => ['Chili', 'Soup'])
    }
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(store.state('recipeFavorites')).toMatchObject({ value: ['Chili', 'Soup'], status: 'saving' })
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili', 'Soup'])
    expect(line.calls).toHaveLength(2)
  })

  it('keeps a change taken back while it is on its way', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    line.onWay = async () => {
      line.onWay = async () => {}
      await store.save('recipeFavorites', ['Soup'])
    }
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(store.state('recipeFavorites').value).toEqual(['Soup'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup'])
  })

  it('keeps what arrived while a form stood open, where the form did not change it', async () => {
    const { store, server, clock } = setUp()
    server.put('profile', { adults: 1, zipCode: '72762' })
    const inForm = await store.read('profile')
    server.put('profile', { adults: 1, zipCode: '10001' })
    await store.read('profile', { bypassCache: true })
    await store.save('profile', { adults: 2, zipCode: '72762' }, inForm)
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('profile')).toEqual({ adults: 2, zipCode: '10001' })
  })

  it('sends nothing when nothing changed', async () => {
    const { store, server, line, clock } = setUp()
    server.put('profile', { adults: 2, kids: 0 })
    await store.read('profile')
    await store.save('profile', { kids: 0, adults: 2 })
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toEqual(['read profile'])
  })

  it('sends nothing when a change was taken back within the second', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await store.save('recipeFavorites', ['Soup'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toEqual(['read recipeFavorites'])
    expect(store.state('recipeFavorites').status).toBe('saved')
  })

  it('does not try while the device says it is offline', async () => {
    const { store, line, network } = setUp()
    network.isOnline = false
    await store.save('recipeFavorites', ['Chili'])
    await store.wake()
    expect(line.calls).toEqual([])
    expect(store.summary().status).toBe('offline')
  })

  it('stops without a session and goes on when the same user is back', async () => {
    const { store, server, line, clock } = setUp()
    line.always = { kind: 'signed-out' }
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS + 10 * WRITE_RETRY_MS)
    expect(line.calls).toHaveLength(1)
    expect(store.state('recipeFavorites').status).toBe('signed-out')
    line.always = 'passes'
    await store.wake()
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(store.summary().status).toBe('saved')
  })

  it('is not held for hours by a clock that was set back', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const late = { ...clock, now: () => clock.now() + 86_400_000 }
    const before = openDevice(server, late)
    await before.store.save('recipeFavorites', ['Chili'])
    before.store.close()
    openDevice(server, clock, before.browser)
    await calm()
    await clock.advance(WAIT_MAX_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })
})

describe('conflicts', () => {
  it('applies the change again on top of what the other device saved', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.isHearing = false
    server.put('recipeFavorites', ['Soup', 'Curry'])
    await store.update('recipeFavorites', () => ['Soup', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toEqual(['read recipeFavorites', 'write recipeFavorites', 'write recipeFavorites'])
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Curry', 'Chili'])
    expect(store.state('recipeFavorites').value).toEqual(['Soup', 'Curry', 'Chili'])
  })

  it('stops after ten in a row, keeps the change and tries again later', async () => {
    const { store, server, line, clock } = setUp()
    const storm: Fate = { kind: 'conflict', value: ['Soup'], revision: 1 }
    line.always = storm
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toHaveLength(10)
    expect(store.state('recipeFavorites').value).toEqual(['Soup', 'Chili'])
    server.put('recipeFavorites', ['Soup'])
    line.always = 'passes'
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Chili'])
  })

  it('finds its own write after the answer to it was lost', async () => {
    const { store, server, line, clock } = setUp()
    line.isHearing = false
    line.next = ['answer-lost']
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(store.state('recipeFavorites').status).toBe('offline')
    await clock.advance(WRITE_RETRY_MS)
    expect(server.revision('recipeFavorites')).toBe(1)
    expect(store.state('recipeFavorites')).toEqual({ value: ['Chili'], status: 'saved' })
  })
})

describe('deleting', () => {
  it('of a week stays, when a page that was closed has its proof still to send', async () => {
    const { clock, server, store, browser } = setUp()
    const week = { days: ['soup'], report: { totalCents: 900 } }
    server.put('currentMealPlan', week)
    await store.read('currentMealPlan')
    await store.save('currentMealPlan', { ...week, report: { totalCents: 900, certificates: {} } })
    store.close()
    server.put('currentMealPlan', undefined)
    const reopened = openDevice(server, clock, browser)
    await reopened.store.read('currentMealPlan')
    await clock.advance(WRITE_DEBOUNCE_MS)
    await reopened.store.forceSyncAll()
    expect(server.value('currentMealPlan')).toBeUndefined()
    expect(reopened.store.state('currentMealPlan')).toMatchObject({ value: undefined })
  })

  it('clears the local copy at once and the server after a second', async () => {
    const { store, server, clock } = setUp()
    server.put('currentShoppingList', { sections: [] })
    await store.read('currentShoppingList')
    void store.remove('currentShoppingList')
    expect(store.state('currentShoppingList').value).toBeUndefined()
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('currentShoppingList')).toBeUndefined()
    expect(await store.read('currentShoppingList', { bypassCache: true })).toBeUndefined()
  })

  it('deletes what this browser never read', async () => {
    const { store, server, clock } = setUp()
    server.put('recipesCache', { Chili: { name: 'Chili' } })
    await store.remove('recipesCache')
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipesCache')).toBeUndefined()
  })

  it('sends nothing for what is known to be gone', async () => {
    const { store, server, line, clock } = setUp()
    server.put('currentShoppingList', { sections: [] })
    await store.read('currentShoppingList')
    await store.remove('currentShoppingList')
    await clock.advance(WRITE_DEBOUNCE_MS)
    line.calls.length = 0
    await store.remove('currentShoppingList')
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toEqual([])
  })

  it('gives way to an edit on another device', async () => {
    const { store, server, line, clock } = setUp()
    server.put('currentMealPlan', { days: ['old'] })
    await store.read('currentMealPlan')
    line.isHearing = false
    server.put('currentMealPlan', { days: ['edited'] })
    await store.remove('currentMealPlan')
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('currentMealPlan')).toEqual({ days: ['edited'] })
    expect(store.state('currentMealPlan').value).toEqual({ days: ['edited'] })
  })

  it('writes a new document after a deletion', async () => {
    const { store, server, clock } = setUp()
    server.put('currentMealPlan', { days: ['old'] })
    await store.read('currentMealPlan')
    await store.remove('currentMealPlan')
    await clock.advance(WRITE_DEBOUNCE_MS)
    await store.save('currentMealPlan', { days: ['new'] })
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('currentMealPlan')).toEqual({ days: ['new'] })
  })

  it('clears everything, here and there, or nothing', async () => {
    const { store, server, line, clock } = setUp()
    server.put('profile', { adults: 2 })
    await store.read('profile')
    await store.save('recipeFavorites', ['Chili'])
    line.next = ['cut']
    await expect(store.clearAll()).rejects.toThrow()
    expect(store.state('profile').value).toEqual({ adults: 2 })
    await store.clearAll()
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.entries()).toEqual([])
    expect(store.state('profile').value).toBeUndefined()
    expect(store.state('recipeFavorites').value).toBeUndefined()
  })
})

it('clearing everything waits for what is on its way, so that nothing comes back', async () => {
  const { store, server, line, clock } = setUp()
  await store.save('recipeFavorites', ['Chili'])
  let cleared: Promise<void> | undefined
  line.onWay = async () => {
    line.onWay = async () => {}
    cleared = store.clearAll()
    await calm()
  }
  await clock.advance(WRITE_DEBOUNCE_MS)
  await cleared
  expect(server.entries()).toEqual([])
  expect(store.state('recipeFavorites').value).toBeUndefined()
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
    expect(line.calls.filter((call) => call !== 'read all')).toHaveLength(2)
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
    expect(line.calls).toEqual(['read pantry', 'read pantry'])
  })

  it('does not read again what this tab wrote itself', async () => {
    const { store, line, clock } = setUp()
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    await calm()
    expect(line.calls).toEqual(['read recipeFavorites', 'write recipeFavorites'])
  })

  it('does not fetch what nobody here has looked at', async () => {
    const { server, line } = setUp()
    server.put('recipesCache', { Chili: { name: 'Chili' } })
    await calm()
    expect(line.calls).toEqual([])
  })
})

describe('closing the browser', () => {
  it('sends on the next start what could not be sent before', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const before = openDevice(server, clock)
    before.line.always = 'cut'
    await before.store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    before.store.close()
    const after = openDevice(server, clock, before.browser)
    await calm()
    expect(after.store.state('recipeFavorites').value).toEqual(['Chili'])
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it('in the middle of a write loses nothing and writes it once', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const before = openDevice(server, clock)
    before.line.next = ['answer-lost']
    await before.store.save('recipeFavorites', ['Chili'])
    before.line.onWay = async () => before.store.close()
    await clock.advance(WRITE_DEBOUNCE_MS)
    openDevice(server, clock, before.browser)
    await calm()
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(server.revision('recipeFavorites')).toBe(1)
  })
})

describe('several tabs of one browser', () => {
  it('see each other at once and send each change once', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    await one.store.save('recipeFavorites', ['Chili'])
    await calm()
    expect(two.store.state('recipeFavorites').value).toEqual(['Chili'])
    await two.store.update('recipeFavorites', (names) => [...(Array.isArray(names) ? names : []), 'Soup'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    await calm()
    expect(server.value('recipeFavorites')).toEqual(['Chili', 'Soup'])
    expect([...one.line.calls, ...two.line.calls]).toEqual(['write recipeFavorites'])
    expect(one.store.summary().status).toBe('saved')
    expect(two.store.summary().status).toBe('saved')
  })

  it('finish what a closed tab left behind', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    await one.store.save('recipeFavorites', ['Chili'])
    await calm()
    one.store.close()
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(two.line.calls).toEqual(['write recipeFavorites'])
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it('hear news through one of them, and through the next one when that closes', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    two.store.subscribe('pantry', () => {})
    await calm()
    two.line.isHearing = false
    server.put('pantry', [{ id: 'a' }])
    await calm()
    expect(two.store.state('pantry').value).toEqual([{ id: 'a' }])
    expect(one.line.calls).toEqual([])
    one.store.close()
    await calm()
    two.line.isHearing = true
    server.put('pantry', [{ id: 'b' }])
    await calm()
    expect(two.store.state('pantry').value).toEqual([{ id: 'b' }])
  })

  it('do not send again what the server refused to one of them', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    one.line.always = REFUSED_400
    two.line.always = REFUSED_400
    await one.store.save('profile', { weeklyBudget: 1 })
    await calm()
    await clock.advance(WRITE_DEBOUNCE_MS + WRITE_RETRY_MS)
    expect([...one.line.calls, ...two.line.calls]).toEqual(['write profile'])
    expect(two.store.state('profile').status).toBe('refused')
  })

  it('catch up when one of them takes over listening, and stay silent once closed', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    const three = openDevice(server, clock, one.browser)
    three.store.close()
    await clock.advance(2000)
    one.line.isHearing = false
    server.put('pantry', [{ id: 'a' }])
    one.store.close()
    await calm()
    expect(two.store.state('pantry').value).toEqual([{ id: 'a' }])
    two.store.close()
    await calm()
    expect(three.line.calls).toEqual([])
  })
})
