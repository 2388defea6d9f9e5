import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { SaveFailed } from './immediate-saves.ts'
import { createMemoryDatabase, type LocalDatabase } from './local-database.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { type CallResult, createMemoryServer } from './testing/memory-server.ts'
import { createBrowser, flushTasks, openDevice } from './testing/open-device.ts'

const rice = { id: 'rice', quantity: '3 bags' }
const milk = { id: 'milk', quantity: '1 item' }
const DOWN: CallResult = { kind: 'failed', status: 500, retryAfterMs: undefined }
const REFUSED: CallResult = { kind: 'refused', refusal: { status: 413, code: 'storage_full', details: [] } }

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
  ])('throws on %s and puts the screen back as it was', async (_name, result) => {
    const { store, server, items, line, clock, refusals } = await setUp()
    line.next = [result]
    await expect(store.saveNow('pantry', add(milk))).rejects.toThrow(SaveFailed)
    expect(items()).toEqual([rice])
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(line.calls).toEqual(['write pantry'])
    expect(server.value('pantry')).toEqual([rice])
    expect(store.state('pantry').status).toBe('saved')
    expect(refusals).toEqual([])
  })

  it.each<[string, CallResult]>([
    ['no network', 'cut'],
    ['no session', { kind: 'signed-out' }],
  ])('keeps the change when there is %s', async (_name, result) => {
    const { store, server, items, line } = await setUp()
    line.always = result
    await store.saveNow('pantry', add(milk))
    expect(items()).toEqual([rice, milk])
    line.always = 'passes'
    await store.wake()
    expect(server.value('pantry')).toEqual([rice, milk])
  })

  it('is not sent while the device is offline, but once it is back', async () => {
    const { store, server, line, network } = await setUp()
    network.isOnline = false
    await store.saveNow('pantry', add(milk))
    expect(line.calls).toEqual([])
    expect(store.state('pantry').status).toBe('offline')
    network.isOnline = true
    await store.wake()
    expect(server.value('pantry')).toEqual([rice, milk])
  })

  it('is merged into what another device saved first', async () => {
    const { store, server, line, items } = await setUp()
    line.getsEvents = false
    server.put('pantry', [{ ...rice, quantity: '9 bags' }])
    await store.saveNow('pantry', add(milk))
    expect(items()).toEqual([{ ...rice, quantity: '9 bags' }, milk])
    expect(server.value('pantry')).toEqual(items())
  })
})

describe('quick taps', () => {
  it('made while the first is being sent are sent together after it', async () => {
    const { store, server, line } = await setUp()
    const taps = ['4 bags', '5 bags', '6 bags'].map((quantity) => store.saveNow('pantry', setRice(quantity)))
    await Promise.all(taps)
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '6 bags' }])
    expect(line.calls.length).toBeLessThanOrEqual(2)
  })

  it('fail with the first, and the screen shows the value before it', async () => {
    const { store, server, items, line } = await setUp()
    const taps: Promise<void>[] = []
    line.next = [DOWN]
    line.duringRequest = async () => {
      line.duringRequest = async () => {}
      taps.push(store.saveNow('pantry', setRice('5 bags')), store.saveNow('pantry', setRice('6 bags')))
    }
    taps.push(store.saveNow('pantry', setRice('4 bags')))
    const outcomes = await Promise.allSettled([taps[0]]).then(() => Promise.allSettled(taps))
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(items()).toEqual([rice])
    expect(server.value('pantry')).toEqual([rice])
  })

  it('that fail after the first was stored go back to that one', async () => {
    const { store, server, items, line } = await setUp()
    line.next = ['passes', DOWN]
    let second: Promise<void> | undefined
    line.duringRequest = async () => {
      line.duringRequest = async () => {}
      second = store.saveNow('pantry', setRice('5 bags'))
    }
    await store.saveNow('pantry', setRice('4 bags'))
    await expect(second).rejects.toThrow(SaveFailed)
    expect(items()).toEqual([{ ...rice, quantity: '4 bags' }])
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '4 bags' }])
  })
})

describe('a failed save', () => {
  it('undoes no earlier edit', async () => {
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

  it('of the first item does not delete what another device added meanwhile', async () => {
    const clock = createManualClock()
    const server = createMemoryServer()
    const { store, line } = openDevice(server, clock)
    await store.read('pantry')
    line.getsEvents = false
    line.next = [DOWN]
    await expect(store.saveNow('pantry', add(milk))).rejects.toThrow(SaveFailed)
    server.put('pantry', [rice])
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(server.value('pantry')).toEqual([rice])
  })

  it('undoes nothing that arrived meanwhile', async () => {
    const { store, server, items, line } = await setUp()
    line.getsEvents = false
    line.next = ['passes', DOWN]
    server.put('pantry', [rice, milk])
    await expect(store.saveNow('pantry', setRice('2 bags'))).rejects.toThrow(SaveFailed)
    await flushTasks()
    expect(items()).toEqual([rice, milk])
  })

  /** A database that fails once, when a record would lose its unsent change. */
  function createDatabaseFailingOnRevert(): LocalDatabase {
    const database = createMemoryDatabase()
    let isBroken = true
    return {
      ...database,
      change: (key, transition) =>
        database.change(key, (record) => {
          const next = transition(record)
          if (!isBroken || !record.pending || next.pending) return next
          isBroken = false
          throw new Error('the disk failed')
        }),
    }
  }

  it('that cannot be undone fails the saves that waited for it, and later saves go on', async () => {
    const server = createMemoryServer()
    server.put('pantry', [rice])
    const browser = createBrowser(createDatabaseFailingOnRevert())
    const { store, line, errors } = openDevice(server, createManualClock(), browser)
    await store.read('pantry')
    line.next = [REFUSED]
    const saves: Promise<void>[] = []
    line.duringRequest = async () => {
      line.duringRequest = async () => {}
      saves.push(store.saveNow('pantry', setRice('5 bags')))
    }
    saves.push(store.saveNow('pantry', setRice('4 bags')))
    await Promise.allSettled([saves[0]])
    await expect(saves[1]).rejects.toThrow(SaveFailed)
    await expect(saves[0]).rejects.toThrow(SaveFailed)
    expect(errors).toEqual([new Error('the disk failed')])
    await store.saveNow('pantry', setRice('6 bags'))
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '6 bags' }])
  })
})
