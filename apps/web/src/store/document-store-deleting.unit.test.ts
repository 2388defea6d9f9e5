import { WRITE_DEBOUNCE_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { flushTasks, openDevice } from './testing/open-device.ts'
import { setUp } from './testing/set-up-store.ts'

describe('deleting', () => {
  it('a week wins over an unsent proof of it on a closed page', async () => {
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

  it('works for a document this browser never read', async () => {
    const { store, server, clock } = setUp()
    server.put('recipesCache', { Chili: { name: 'Chili' } })
    await store.remove('recipesCache')
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipesCache')).toBeUndefined()
  })

  it('sends nothing for a document known to be deleted', async () => {
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

  it('loses to an edit on another device', async () => {
    const { store, server, line, clock } = setUp()
    server.put('currentMealPlan', { days: ['old'] })
    await store.read('currentMealPlan')
    line.getsEvents = false
    server.put('currentMealPlan', { days: ['edited'] })
    await store.remove('currentMealPlan')
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('currentMealPlan')).toEqual({ days: ['edited'] })
    expect(store.state('currentMealPlan').value).toEqual({ days: ['edited'] })
  })

  it('can be followed by a new document', async () => {
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

it('clearing everything waits for running requests, so that no document comes back', async () => {
  const { store, server, line, clock } = setUp()
  await store.save('recipeFavorites', ['Chili'])
  let cleared: Promise<void> | undefined
  line.duringRequest = async () => {
    line.duringRequest = async () => {}
    cleared = store.clearAll()
    await flushTasks()
  }
  await clock.advance(WRITE_DEBOUNCE_MS)
  await cleared
  expect(server.entries()).toEqual([])
  expect(store.state('recipeFavorites').value).toBeUndefined()
})
