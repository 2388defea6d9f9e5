import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { SaveFailed } from './immediate-saves.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createMemoryServer, type Fate } from './testing/memory-server.ts'
import { calm, openDevice } from './testing/open-device.ts'

const rice = { id: 'rice', quantity: '3 bags' }
const milk = { id: 'milk', quantity: '1 item' }
const DOWN: Fate = { kind: 'failed', status: 500, retryAfterMs: undefined }
const REFUSED: Fate = { kind: 'refused', refusal: { status: 413, code: 'storage_full', details: [] } }

async function setUp() {
  const clock = createManualClock()
  const server = createMemoryServer()
  server.put('pantry', [rice])
  const device = openDevice(server, clock)
  await device.store.read('pantry')
  device.line.calls.length = 0
  const items = () => device.store.state('pantry').value
  return { clock, server, items, ...device }
}

const add = (item: unknown) => (items: unknown) => [...(Array.isArray(items) ? items : []), item]
const setRice = (quantity: string) => (items: unknown) =>
  Array.isArray(items) ? items.map((item) => (item.id === 'rice' ? { ...item, quantity } : item)) : items

describe('an immediate save', () => {
  it('shows at once and is on the server when it resolves', async () => {
    const { store, server, items } = await setUp()
    const saved = store.saveNow('pantry', add(milk))
    expect(items()).toEqual([rice, milk])
    await saved
    expect(server.value('pantry')).toEqual([rice, milk])
    expect(store.state('pantry').status).toBe('saved')
  })

  it.each([
    ['a server error', DOWN],
    ['a refusal', REFUSED],
  ])('throws on %s and puts the screen back as it was', async (_name, fate) => {
    const { store, server, items, line, clock, refusals } = await setUp()
    line.next = [fate]
    await expect(store.saveNow('pantry', add(milk))).rejects.toThrow(SaveFailed)
    expect(items()).toEqual([rice])
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(line.calls).toEqual(['write pantry'])
    expect(server.value('pantry')).toEqual([rice])
    expect(store.state('pantry').status).toBe('saved')
    expect(refusals).toEqual([])
  })

  it.each<[string, Fate]>([
    ['no network', 'cut'],
    ['no session', { kind: 'signed-out' }],
  ])('keeps the change when there is %s', async (_name, fate) => {
    const { store, server, items, line } = await setUp()
    line.always = fate
    await store.saveNow('pantry', add(milk))
    expect(items()).toEqual([rice, milk])
    line.always = 'passes'
    await store.wake()
    expect(server.value('pantry')).toEqual([rice, milk])
  })

  it('does not even try while the device is offline, and is sent when it is back', async () => {
    const { store, server, line, network } = await setUp()
    network.isOnline = false
    await store.saveNow('pantry', add(milk))
    expect(line.calls).toEqual([])
    expect(store.state('pantry').status).toBe('offline')
    network.isOnline = true
    await store.wake()
    expect(server.value('pantry')).toEqual([rice, milk])
  })

  it('is applied again on top of what another device saved first', async () => {
    const { store, server, line, items } = await setUp()
    line.isHearing = false
    server.put('pantry', [{ ...rice, quantity: '9 bags' }])
    await store.saveNow('pantry', add(milk))
    expect(items()).toEqual([{ ...rice, quantity: '9 bags' }, milk])
    expect(server.value('pantry')).toEqual(items())
  })
})

describe('quick taps', () => {
  it('that come while the first is on its way go together after it', async () => {
    const { store, server, line } = await setUp()
    const taps = ['4 bags', '5 bags', '6 bags'].map((quantity) => store.saveNow('pantry', setRice(quantity)))
    await Promise.all(taps)
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '6 bags' }])
    expect(line.calls.length).toBeLessThanOrEqual(2)
  })

  it('all fail with the first and leave the screen as it was before it', async () => {
    const { store, server, items, line } = await setUp()
    const taps: Promise<void>[] = []
    line.next = [DOWN]
    line.onWay = async () => {
      line.onWay = async () => {}
      taps.push(store.saveNow('pantry', setRice('5 bags')), store.saveNow('pantry', setRice('6 bags')))
    }
    taps.push(store.saveNow('pantry', setRice('4 bags')))
    const outcomes = await Promise.allSettled([taps[0]]).then(() => Promise.allSettled(taps))
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(items()).toEqual([rice])
    expect(server.value('pantry')).toEqual([rice])
  })

  it('that fail after a first one was stored go back to that one', async () => {
    const { store, server, items, line } = await setUp()
    line.next = ['passes', DOWN]
    let second: Promise<void> | undefined
    line.onWay = async () => {
      line.onWay = async () => {}
      second = store.saveNow('pantry', setRice('5 bags'))
    }
    await store.saveNow('pantry', setRice('4 bags'))
    await expect(second).rejects.toThrow(SaveFailed)
    expect(items()).toEqual([{ ...rice, quantity: '4 bags' }])
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '4 bags' }])
  })
})

describe('a failed save', () => {
  it('takes out nothing that was kept before it', async () => {
    const { store, server, items, line, clock, network } = await setUp()
    network.isOnline = false
    await store.saveNow('pantry', add(milk))
    network.isOnline = true
    line.next = [DOWN]
    await expect(store.saveNow('pantry', setRice('2 bags'))).rejects.toThrow(SaveFailed)
    expect(items()).toEqual([rice, milk])
    await clock.advance(WRITE_RETRY_MS)
    expect(server.value('pantry')).toEqual([rice, milk])
  })

  it('of the very first item deletes nothing that another device made meanwhile', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const { store, line } = openDevice(server, clock)
    await store.read('pantry')
    line.isHearing = false
    line.next = [DOWN]
    await expect(store.saveNow('pantry', add(milk))).rejects.toThrow(SaveFailed)
    server.put('pantry', [rice])
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(server.value('pantry')).toEqual([rice])
  })

  it('takes out nothing that arrived meanwhile', async () => {
    const { store, server, items, line } = await setUp()
    line.isHearing = false
    line.next = ['passes', DOWN]
    server.put('pantry', [rice, milk])
    await expect(store.saveNow('pantry', setRice('2 bags'))).rejects.toThrow(SaveFailed)
    await calm()
    expect(items()).toEqual([rice, milk])
  })
})
