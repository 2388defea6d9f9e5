import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from './local-database.ts'
import { WAIT_MAX_MS } from './sync-document.ts'
import { createManualClock } from './testing/manual-clock.ts'
import type { CallResult } from './testing/memory-server.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { createBrowser, flushTasks, openDevice } from './testing/open-device.ts'
import { DOWN, REFUSED_400, REFUSED_413, setUp } from './testing/set-up-store.ts'

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
    expect(line.calls).toEqual(['read all', 'write profile'])
    expect(store.state('profile').status).toBe('saved')
  })

  it('retries every five seconds while the server cannot be reached', async () => {
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

  /** A browser whose disk writes nothing until the test resolves `written`. */
  function slowBrowser() {
    const disk = createMemoryDatabase()
    const written = Promise.withResolvers<void>()
    const browser = createBrowser({
      ...disk,
      change: async (key, transition) => {
        await written.promise
        return disk.change(key, transition)
      },
    })
    return { browser, written }
  }

  it('on pagehide sends edits that are not persisted yet, and each once', async () => {
    const { browser, written } = slowBrowser()
    const { store, line } = openDevice(createMemoryServer(), createManualClock(), browser)
    const saved = store.save('recipeFavorites', ['Chili'])
    store.sendUnpersisted()
    expect(line.calls).toEqual(['write recipeFavorites'])
    written.resolve()
    await saved
    store.sendUnpersisted()
    expect(line.calls).toHaveLength(1)
  })

  it('is applied once if it was both sent on pagehide and persisted', async () => {
    const { browser, written } = slowBrowser()
    const server = createMemoryServer()
    const clock = createManualClock()
    const before = openDevice(server, clock, browser)
    server.put('pantry', [{ id: 'rice', quantity: '2 bags' }])
    written.resolve()
    await before.store.read('pantry')
    const saved = before.store.save('pantry', [{ id: 'rice', quantity: '3 bags' }])
    before.store.sendUnpersisted()
    await saved
    before.store.close()
    const { store } = openDevice(server, clock, browser)
    expect(await store.read('pantry')).toEqual([{ id: 'rice', quantity: '3 bags' }])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('pantry')).toEqual([{ id: 'rice', quantity: '3 bags' }])
    expect(store.summary().status).toBe('saved')
  })

  it('counts as saving until this browser has persisted it', async () => {
    const { browser, written } = slowBrowser()
    const { store, network } = openDevice(createMemoryServer(), createManualClock(), browser)
    network.isOnline = false
    const saved = store.save('recipeFavorites', ['Chili'])
    expect(store.state('recipeFavorites')).toMatchObject({ value: ['Chili'], status: 'saving' })
    expect(store.summary().status).toBe('saving')
    written.resolve()
    await saved
    expect(store.summary().status).toBe('offline')
  })

  it('retries after a server error, and waits longer if the server asks for it', async () => {
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
  ])('does not retry after %s, says so, and keeps the change', async (_name, result) => {
    const { store, server, line, clock, refusals } = setUp()
    line.next = [result]
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

  it('can retry a refused change, or discard it', async () => {
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

  it('keeps a change made while another is being sent', async () => {
    const { store, server, line, clock } = setUp()
    await store.save('recipeFavorites', ['Chili'])
    line.duringRequest = async () => {
      line.duringRequest = async () => {}
      await store.update('recipeFavorites', () => ['Chili', 'Soup'])
    }
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(store.state('recipeFavorites')).toMatchObject({ value: ['Chili', 'Soup'], status: 'saving' })
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili', 'Soup'])
    expect(line.calls).toHaveLength(2)
  })

  it('keeps an undo made while the change is being sent', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    line.duringRequest = async () => {
      line.duringRequest = async () => {}
      await store.save('recipeFavorites', ['Soup'])
    }
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(store.state('recipeFavorites').value).toEqual(['Soup'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup'])
  })

  it('keeps what arrived while a form was open, for fields the form did not change', async () => {
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
    expect(line.calls).toEqual(['read all'])
  })

  it('sends nothing when a change was undone within the second', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await store.save('recipeFavorites', ['Soup'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toEqual(['read all'])
    expect(store.state('recipeFavorites').status).toBe('saved')
  })

  it('does not try while the device is offline', async () => {
    const { store, line, network } = setUp()
    network.isOnline = false
    await store.save('recipeFavorites', ['Chili'])
    await store.wake()
    expect(line.calls).toEqual([])
    expect(store.summary().status).toBe('offline')
  })

  it('stops without a session and continues when the same user is back', async () => {
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

  it('is not delayed for hours by a clock that was set back', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const late = { ...clock, now: () => clock.now() + 86_400_000 }
    const before = openDevice(server, late)
    await before.store.save('recipeFavorites', ['Chili'])
    before.store.close()
    openDevice(server, clock, before.browser)
    await flushTasks()
    await clock.advance(WAIT_MAX_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })
})

describe('conflicts', () => {
  it('merge the change into what the other device saved', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.getsEvents = false
    server.put('recipeFavorites', ['Soup', 'Curry'])
    await store.update('recipeFavorites', () => ['Soup', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toEqual(['read all', 'write recipeFavorites', 'write recipeFavorites'])
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Curry', 'Chili'])
    expect(store.state('recipeFavorites').value).toEqual(['Soup', 'Curry', 'Chili'])
  })

  it('after ten in a row stop the sync, which keeps the change and tries again later', async () => {
    const { store, server, line, clock } = setUp()
    const conflict: CallResult = { kind: 'conflict', value: ['Soup'], revision: 1, writes: [] }
    line.always = conflict
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(line.calls).toHaveLength(10)
    expect(store.state('recipeFavorites').value).toEqual(['Soup', 'Chili'])
    server.put('recipeFavorites', ['Soup'])
    line.always = 'passes'
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Chili'])
  })

  it('with our own write whose response was lost are recognized', async () => {
    const { store, server, line, clock } = setUp()
    line.getsEvents = false
    line.next = ['answer-lost']
    await store.save('recipeFavorites', ['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(store.state('recipeFavorites').status).toBe('offline')
    await clock.advance(WRITE_RETRY_MS)
    expect(server.revision('recipeFavorites')).toBe(1)
    expect(store.state('recipeFavorites')).toEqual({ value: ['Chili'], status: 'saved' })
  })

  it.each([
    ['was lost', false],
    ['was lost and the page closed', true],
  ])('keep a removal of what was added by a write whose response %s', async (_name, isClosed) => {
    const { store, server, line, clock, browser } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.getsEvents = false
    line.next = ['answer-lost']
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Chili'])
    await store.save('recipeFavorites', ['Soup'])
    if (isClosed) {
      store.close()
      openDevice(server, clock, browser)
      await flushTasks()
    }
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup'])
  })

  it('keep such a removal also if another device wrote in between', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.getsEvents = false
    line.next = ['answer-lost']
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    server.put('recipeFavorites', ['Soup', 'Chili', 'Curry'])
    await store.save('recipeFavorites', ['Soup'])
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup', 'Curry'])
  })

  it('keep another device’s deletion if only the response to our earlier write was lost', async () => {
    const { store, server, line, clock } = setUp()
    server.put('recipeFavorites', ['Soup'])
    await store.read('recipeFavorites')
    line.next = ['answer-lost']
    await store.save('recipeFavorites', ['Soup', 'Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    server.put('recipeFavorites', undefined)
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toBeUndefined()
    expect(store.state('recipeFavorites')).toEqual({ value: undefined, status: 'saved' })
  })

  it('recognize the one write that arrived before many that did not', async () => {
    const { store, server, line, clock } = setUp()
    line.getsEvents = false
    line.next = ['answer-lost']
    line.always = 'cut'
    const names = Array.from({ length: 20 }, (_, n) => `Soup ${n}`)
    for (const [n] of names.entries()) {
      await store.save('recipeFavorites', names.slice(0, n + 1))
      await clock.advance(WRITE_RETRY_MS)
    }
    server.put('recipeFavorites', ['Soup 0', 'Curry'])
    await store.save('recipeFavorites', names.slice(1))
    line.always = 'passes'
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Curry', ...names.slice(1)])
  })

  it('send later edits after one of many unanswered writes is refused', async () => {
    const { store, server, line, clock } = setUp()
    line.always = 'cut'
    for (let n = 0; n < 20; n++) {
      await store.save('recipeFavorites', [`Soup ${n}`])
      await clock.advance(WRITE_RETRY_MS)
    }
    line.next = [REFUSED_400]
    line.always = 'passes'
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Soup 19'])
    expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
  })
})
