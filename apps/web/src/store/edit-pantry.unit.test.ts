import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import type { PantryChange } from '@pennyplate/domain/pantry/pantry-changes'
import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from './local-database.ts'
import type { LocalRecord } from './local-record.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { type CallResult, createMemoryServer } from './testing/memory-server.ts'
import { createBrowser, flushTasks, openDevice } from './testing/open-device.ts'

const rice: PantryItem = { id: 'rice', name: 'Rice', quantity: '3 bags', category: 'Grains' }
const milk: PantryItem = { id: 'milk', name: 'Milk', quantity: '1 item', category: 'Dairy' }
const beans: PantryItem = { id: 'beans', name: 'Beans', quantity: '2 cans', category: 'Canned' }
const DOWN: CallResult = { kind: 'failed', status: 500, retryAfterMs: undefined }
const REFUSED: CallResult = { kind: 'refused', refusal: { status: 413, code: 'storage_full', details: [] } }
const ADD_MILK: PantryChange = { was: null, now: milk }
const bags = (was: number, now: number): PantryChange => ({
  was: { ...rice, quantity: `${was} bags` },
  now: { ...rice, quantity: `${now} bags` },
  at: 0,
})

async function setUp(stored: readonly PantryItem[] = [rice]) {
  const clock = createManualClock()
  const server = createMemoryServer()
  server.put('pantry', stored)
  const device = openDevice(server, clock)
  await device.store.read('pantry')
  device.line.calls.length = 0
  const items = () => device.store.state('pantry').value
  function edit(...changes: PantryChange[]) {
    const issued = device.store.issue({ type: 'editPantry', changes })
    if (!issued.ok) throw new Error(issued.fault)
    return { key: issued.key, outcome: device.store.confirm(issued) }
  }
  return { clock, server, items, edit, ...device }
}

describe('an edit of the pantry that somebody waits for', () => {
  it('shows at once and is on the server when it is confirmed', async () => {
    const { store, server, items, edit } = await setUp()
    const { outcome } = edit(ADD_MILK)
    expect(items()).toEqual([rice, milk])
    expect(await outcome).toBe('kept')
    expect(server.value('pantry')).toEqual([rice, milk])
    expect(store.summary().status).toBe('saved')
  })

  it.each<[string, CallResult, string]>([
    ['a server error', DOWN, 'failed'],
    ['a refusal', REFUSED, 'refused'],
  ])('says so after %s, puts the screen back as it was and is not sent again', async (_, result, said) => {
    const { store, server, items, line, clock, edit, dropped } = await setUp()
    line.next = [result]
    expect(await edit(ADD_MILK).outcome).toBe(said)
    expect(items()).toEqual([rice])
    await clock.advance(2 * WRITE_RETRY_MS)
    expect(line.calls.filter((call) => call.startsWith('command'))).toEqual(['command editPantry'])
    expect(server.value('pantry')).toEqual([rice])
    expect(store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
    expect(dropped).toHaveLength(said === 'refused' ? 1 : 0)
  })

  it.each<[string, CallResult]>([
    ['no network', 'cut'],
    ['no session', { kind: 'signed-out' }],
    ['no answer', 'answer-lost'],
  ])('is kept when there is %s, and done once', async (_, result) => {
    const { store, server, items, line, edit } = await setUp()
    line.always = result
    expect(await edit(bags(3, 4)).outcome).toBe('kept')
    expect(items()).toEqual([{ ...rice, quantity: '4 bags' }])
    line.always = 'passes'
    await store.wake()
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '4 bags' }])
  })

  it.each<CallResult>(['cut', DOWN])(
    'is kept when the server did it and the pantry cannot be read then: %j',
    async (result) => {
      const { store, server, items, line, edit } = await setUp()
      line.next = ['passes', result]
      expect(await edit(ADD_MILK).outcome).toBe('kept')
      expect(server.value('pantry')).toEqual([rice, milk])
      expect(items()).toEqual([rice, milk])
      await store.wake()
      expect(items()).toEqual([rice, milk])
      expect(store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
    },
  )

  it('that fails undoes no earlier one', async () => {
    const { store, server, items, line, edit } = await setUp()
    line.always = 'cut'
    await edit(ADD_MILK).outcome
    line.always = 'passes'
    await store.wake()
    line.next = [DOWN]
    expect(await edit(bags(3, 4)).outcome).toBe('failed')
    expect(items()).toEqual([rice, milk])
    expect(server.value('pantry')).toEqual([rice, milk])
  })

  it('fails with the others that follow it quickly, and the next is kept', async () => {
    const { server, items, line, edit } = await setUp()
    line.always = DOWN
    const taps = [edit(bags(3, 4)), edit(bags(4, 5)), edit(bags(5, 6))]
    expect(items()).toEqual([{ ...rice, quantity: '6 bags' }])
    expect(await Promise.all(taps.map(({ outcome }) => outcome))).toEqual(['failed', 'failed', 'failed'])
    expect(items()).toEqual([rice])
    line.always = 'passes'
    expect(await edit(bags(3, 4)).outcome).toBe('kept')
    expect(server.value('pantry')).toEqual([{ ...rice, quantity: '4 bags' }])
  })

  it('is taken back by its key, also offline, and keeps what another device changed since', async () => {
    const { store, server, items, line, edit } = await setUp()
    const { key, outcome } = edit({ was: rice, now: null, at: 0 }, ADD_MILK)
    await outcome
    server.put('pantry', [{ ...milk, quantity: '4 items' }, beans])
    await flushTasks()
    line.always = 'cut'
    store.issue({ type: 'undo', of: key })
    expect(items()).toEqual([rice, beans])
    line.always = 'passes'
    await store.wake()
    expect(server.value('pantry')).toEqual([rice, beans])
  })
})

describe('what an earlier version left unsent of the pantry', () => {
  const eggs: PantryItem = { id: 'eggs', name: 'Eggs', quantity: '12 items', category: 'Dairy' }
  const taken = [{ item: eggs, index: 0, left: '9 items' }]
  const facts = { today: '2026-11-24', now: '2026-11-24T12:00:00Z' }
  const cooked = {
    key: 'cooked',
    command: { type: 'cookDish', dish: { name: 'Omelet' }, mealType: 'dinner', taken },
    facts,
  } as const
  const less = [{ ...eggs, quantity: '9 items' }]

  /** A browser whose copy has the eggs, opened by this version without a network. */
  async function open(record: Omit<LocalRecord, 'key'>, server = createMemoryServer()) {
    const database = createMemoryDatabase([{ key: 'pantry', ...record }], [cooked])
    const clock = createManualClock()
    const device = openDevice(server, clock, createBrowser(database))
    device.line.always = 'cut'
    await device.store.read('pantry')
    const shown = device.store.state('pantry').value
    return { ...device, clock, server, shown, database }
  }

  async function online({ line, store, clock }: Awaited<ReturnType<typeof open>>) {
    line.always = 'passes'
    await store.wake()
    await clock.advance(4 * WRITE_RETRY_MS)
    await flushTasks()
  }

  const server = { value: [eggs], revision: 1 }
  const pending = { value: [...less, milk], edit: 'edit', dueAt: 0, after: ['cooked'] }

  it('becomes a command behind those it was made on top of, and loses nothing', async () => {
    const device = await open({ server, pending })
    expect(device.shown).toEqual([...less, milk])
    expect((await device.database.readCommands()).map(({ command }) => command)).toEqual([
      cooked.command,
      { type: 'editPantry', changes: [{ was: null, now: milk }] },
    ])
    expect(await device.database.read('pantry')).toEqual({ key: 'pantry', server })
    device.server.put('pantry', [{ ...eggs, quantity: '10 items' }, beans])
    await online(device)
    expect(device.server.value('pantry')).toEqual([{ ...eggs, quantity: '7 items' }, beans, milk])
    expect(device.store.state('pantry').value).toEqual(device.server.value('pantry'))
  })

  it.each([
    ['was stored', true],
    ['was not stored', false],
  ])('counts once if an edit whose answer was lost %s', async (_, isStored) => {
    const sent = [{ ...eggs, quantity: '13 items' }, beans]
    const now = [
      { ...eggs, quantity: '11 items' },
      { ...beans, quantity: '3 cans' },
    ]
    const home = createMemoryServer()
    home.put('pantry', isStored ? sent : [eggs])
    const unanswered = [
      { value: sent, edit: 'sent' },
      { value: [eggs, milk], edit: 'earlier' },
    ]
    const device = await open({ server, pending: { ...pending, value: now }, unanswered }, home)
    expect(device.shown).toEqual(now)
    await online(device)
    // The omelet took three of the thirteen, and somebody put one in.
    expect(device.server.value('pantry')).toEqual(now)
    expect(device.store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
  })

  it('stays for the person to decide if the server refused it', async () => {
    const refusal = { status: 413, code: 'value_too_large', details: [] } as const
    const device = await open({ server, pending: { ...pending, after: [], refusal } })
    expect(device.store.state('pantry')).toMatchObject({ refusal })
    expect(await device.database.readCommands()).toEqual([cooked])
  })
})
