import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { createManualClock } from './testing/manual-clock.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { flushTasks, openDevice } from './testing/open-device.ts'
import { REFUSED_400 } from './testing/set-up-store.ts'

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
    await flushTasks()
    expect(after.store.state('recipeFavorites').value).toEqual(['Chili'])
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it('during a write loses nothing and writes once', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const before = openDevice(server, clock)
    before.line.next = ['answer-lost']
    await before.store.save('recipeFavorites', ['Chili'])
    before.line.duringRequest = async () => before.store.close()
    await clock.advance(WRITE_DEBOUNCE_MS)
    openDevice(server, clock, before.browser)
    await flushTasks()
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(server.revision('recipeFavorites')).toBe(1)
  })
})

describe('several tabs of one browser', () => {
  it('show each other’s edits at once and send each once', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    await one.store.save('recipeFavorites', ['Chili'])
    await flushTasks()
    expect(two.store.state('recipeFavorites').value).toEqual(['Chili'])
    await two.store.update('recipeFavorites', (names) => [...(Array.isArray(names) ? names : []), 'Soup'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    await flushTasks()
    expect(server.value('recipeFavorites')).toEqual(['Chili', 'Soup'])
    expect([...one.line.calls, ...two.line.calls]).toEqual(['write recipeFavorites'])
    expect(one.store.summary().status).toBe('saved')
    expect(two.store.summary().status).toBe('saved')
  })

  it('send what a closed tab had not sent', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    await one.store.save('recipeFavorites', ['Chili'])
    await flushTasks()
    one.store.close()
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(two.line.calls).toEqual(['write recipeFavorites'])
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it('get change events through one tab, and through another when that closes', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    two.store.subscribe('pantry', () => {})
    await flushTasks()
    two.line.getsEvents = false
    server.put('pantry', [{ id: 'a' }])
    await flushTasks()
    expect(two.store.state('pantry').value).toEqual([{ id: 'a' }])
    expect(one.line.calls).toEqual([])
    one.store.close()
    await flushTasks()
    two.line.getsEvents = true
    server.put('pantry', [{ id: 'b' }])
    await flushTasks()
    expect(two.store.state('pantry').value).toEqual([{ id: 'b' }])
  })

  it('do not send an edit again that the server refused', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    one.line.always = REFUSED_400
    two.line.always = REFUSED_400
    await one.store.save('profile', { weeklyBudget: 1 })
    await flushTasks()
    await clock.advance(WRITE_DEBOUNCE_MS + WRITE_RETRY_MS)
    expect([...one.line.calls, ...two.line.calls]).toEqual(['write profile'])
    expect(two.store.state('profile').status).toBe('refused')
  })

  it('reload all documents when another tab takes over listening, unless closed', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const one = openDevice(server, clock)
    const two = openDevice(server, clock, one.browser)
    const three = openDevice(server, clock, one.browser)
    three.store.close()
    await clock.advance(2000)
    one.line.getsEvents = false
    server.put('pantry', [{ id: 'a' }])
    one.store.close()
    await flushTasks()
    expect(two.store.state('pantry').value).toEqual([{ id: 'a' }])
    two.store.close()
    await flushTasks()
    expect(three.line.calls).toEqual([])
  })
})
