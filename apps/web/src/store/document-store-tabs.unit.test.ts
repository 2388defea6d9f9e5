import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { createManualClock } from './testing/manual-clock.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { calm, openDevice } from './testing/open-device.ts'
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
