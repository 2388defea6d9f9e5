import 'fake-indexeddb/auto'
import { WRITE_DEBOUNCE_MS } from '@pennyplate/domain/bounds/limits'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { withMemoryFallback } from './fallback-database.ts'
import { eraseLocalCopies, openIndexedDatabase } from './indexed-database.ts'
import { edited, emptyRecord, visibleValue } from './local-record.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { createBrowser, openDevice } from './testing/open-device.ts'
import { meal, sampleWeek } from './testing/sample-week.ts'

let households = 0
const newHousehold = () => `household-${households++}`
const add = (name: string) => (names: unknown) => [...(Array.isArray(names) ? names : []), name]
const edit = { id: 'edit', dueAt: 0 }

describe('the local copies', () => {
  it('and unsent edits survive closing the browser', async () => {
    const householdId = newHousehold()
    const clock = createManualClock()
    const server = createMemoryServer()
    const before = openDevice(server, clock, createBrowser(await openIndexedDatabase(householdId, 'sam')))
    before.line.always = 'cut'
    await before.store.save('recipeFavorites', ['Chili'])
    before.store.close()
    const after = openDevice(server, clock, createBrowser(await openIndexedDatabase(householdId, 'sam')))
    expect(await after.store.read('recipeFavorites')).toEqual(['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it('are kept apart by household', async () => {
    const [mine, theirs] = [
      await openIndexedDatabase(newHousehold(), 'sam'),
      await openIndexedDatabase(newHousehold(), 'sam'),
    ]
    await mine.change('pantry', (record) => edited(record, ['mine'], edit))
    expect(await theirs.readAll()).toEqual([])
    expect(await theirs.read('pantry')).toEqual(emptyRecord('pantry'))
  })

  it('and commands that were not answered survive closing the browser', async () => {
    const householdId = newHousehold()
    const clock = createManualClock()
    const server = createMemoryServer()
    server.put('currentMealPlan', sampleWeek())
    const before = openDevice(server, clock, createBrowser(await openIndexedDatabase(householdId, 'sam')))
    await before.store.loadAll()
    before.line.always = 'cut'
    const issued = before.store.issue({
      type: 'replace',
      at: { day: 1, slot: 'dinner' },
      meal: meal('Tacos'),
    })
    await (issued.ok && issued.stored)
    before.store.close()
    const after = openDevice(server, clock, createBrowser(await openIndexedDatabase(householdId, 'sam')))
    await after.store.forceSyncAll()
    expect(server.value('currentMealPlan')).toEqual(await after.store.read('currentMealPlan'))
    expect(JSON.stringify(server.value('currentMealPlan'))).toContain('Tacos')
    expect(after.store.summary().status).toBe('saved')
  })

  it('apply changes from two tabs one after the other', async () => {
    const householdId = newHousehold()
    const tabs = [
      await openIndexedDatabase(householdId, 'sam'),
      await openIndexedDatabase(householdId, 'sam'),
    ]
    const names = Array.from({ length: 20 }, (_, index) => `meal ${index}`)
    await Promise.all(
      names.map((name, index) =>
        tabs[index % 2]?.change('recipeFavorites', (record) =>
          edited(record, add(name)(visibleValue(record)), edit),
        ),
      ),
    )
    const [record] = (await tabs[0]?.readAll()) ?? []
    expect(record && visibleValue(record)).toEqual(expect.arrayContaining(names))
  })

  it('never show an older value between quick edits in two tabs', async () => {
    const householdId = newHousehold()
    const browser = createBrowser(await openIndexedDatabase(householdId, 'sam'))
    const [clock, server] = [createManualClock(), createMemoryServer()]
    const [one, two] = [openDevice(server, clock, browser), openDevice(server, clock, browser)]
    const seen: number[] = []
    one.store.subscribe('recipeFavorites', () => {
      const { value } = one.store.state('recipeFavorites')
      seen.push(Array.isArray(value) ? value.length : 0)
    })
    const changes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) =>
      (index === 1 ? two : one).store.update('recipeFavorites', add(name)),
    )
    await Promise.all(changes)
    await expect.poll(() => one.store.state('recipeFavorites').value).toHaveLength(6)
    expect(seen).toEqual(seen.toSorted())
  })

  it('keep the value object on screen, so that screens do not recompute', async () => {
    const browser = createBrowser(await openIndexedDatabase(newHousehold(), 'sam'))
    const { store } = openDevice(createMemoryServer(), createManualClock(), browser)
    const written = store.save('recipeFavorites', ['Chili'])
    const shown = store.state('recipeFavorites').value
    await written
    expect(store.state('recipeFavorites').value).toBe(shown)
  })

  it('are gone after they were erased, even if another tab had them open', async () => {
    const householdId = newHousehold()
    const database = await openIndexedDatabase(householdId, 'sam')
    await database.change('pantry', (record) => edited(record, ['mine'], edit))
    await eraseLocalCopies(householdId, 'sam')
    expect(await (await openIndexedDatabase(householdId, 'sam')).readAll()).toEqual([])
  })
})

/** As version 0.1.0 made it. */
async function openAsBefore(userId: string) {
  const db = await openDB(`pennyplate-${userId}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('documents', { keyPath: 'key' }),
    blocking: () => db.close(),
  })
  return db
}

describe('copies that version 0.1.0 kept by user', () => {
  const cached = { key: 'pantry', server: { value: ['rice'], revision: 7 } }
  const unsent = {
    key: 'recipeFavorites',
    server: { value: ['Chili'], revision: 3 },
    pending: { value: ['Chili', 'Soup'], edit: 'before', dueAt: 0 },
    unanswered: [{ value: ['Chili', 'Soup'], edit: 'before' }],
  }

  it('move to the household, and unsent edits are sent', async () => {
    const [userId, householdId] = ['ann', newHousehold()]
    const old = await openAsBefore(userId)
    for (const record of [cached, unsent]) await old.put('documents', record)
    // A tab of the earlier version is still open.
    const database = await openIndexedDatabase(householdId, userId)
    expect(await database.readAll()).toEqual([cached, unsent])
    const [clock, server] = [createManualClock(), createMemoryServer()]
    const { store } = openDevice(server, clock, createBrowser(database))
    await store.forceSyncAll()
    expect(server.value('recipeFavorites')).toEqual(['Chili', 'Soup'])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`pennyplate-${userId}`)
  })

  it('move once, however many tabs open', async () => {
    const [userId, householdId] = ['bob', newHousehold()]
    const old = await openAsBefore(userId)
    await old.put('documents', unsent)
    const tabs = await Promise.all([1, 2, 3].map(() => openIndexedDatabase(householdId, userId)))
    await tabs[0]?.change('recipeFavorites', (record) => edited(record, ['Tacos'], edit))
    const later = await openIndexedDatabase(householdId, userId)
    expect(visibleValue(await later.read('recipeFavorites'))).toEqual(['Tacos'])
  })

  it('survive a page that closes between copying and deleting', async () => {
    const [userId, householdId] = ['cat', newHousehold()]
    await (await openIndexedDatabase(householdId, 'someone else')).change('pantry', (record) => record)
    const home = await openDB(`pennyplate-${householdId}`)
    await home.put('moved', { from: `pennyplate-${userId}`, isDeleted: false })
    home.close()
    await (await openAsBefore(userId)).put('documents', unsent)
    const database = await openIndexedDatabase(householdId, userId)
    expect((await database.read('recipeFavorites')).pending).toBeUndefined()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`pennyplate-${userId}`)
  })

  it('are parsed, because older versions stored reports in another form', async () => {
    const report = { totalCents: 9418, reasons: [{ day: 1, slot: 'Snack', codes: ['cheap'] }] }
    const plan = { key: 'currentMealPlan', server: { value: { days: [], report }, revision: 3 } }
    const old = await openAsBefore('eve')
    await old.put('documents', plan)
    const [stored] = await (await openIndexedDatabase(newHousehold(), 'eve')).readAll()
    expect(stored?.server.value).toMatchObject({
      report: { reasons: [{ slot: 'snacks', codes: [{ code: 'cheap' }] }] },
    })
  })

  it('are opened under the user until the household is known', async () => {
    const old = await openAsBefore('dan')
    await old.put('documents', unsent)
    const offline = await openIndexedDatabase('dan', 'dan')
    await offline.change('pantry', (record) => edited(record, ['beans'], edit))
    const database = await openIndexedDatabase(newHousehold(), 'dan')
    expect(visibleValue(await database.read('recipeFavorites'))).toEqual(['Chili', 'Soup'])
    expect(visibleValue(await database.read('pantry'))).toEqual(['beans'])
  })
})

describe('a browser that cannot store copies', () => {
  it('works from memory and reports it once', async () => {
    const reported: unknown[] = []
    const refuse = () => Promise.reject(new DOMException('private window', 'InvalidStateError'))
    const database = withMemoryFallback(refuse, (error) => reported.push(error))
    const clock = createManualClock()
    const server = createMemoryServer()
    const { store } = openDevice(server, clock, createBrowser(database))
    await store.save('recipeFavorites', ['Chili'])
    expect(store.state('recipeFavorites').value).toEqual(['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
    expect(reported).toHaveLength(1)
  })

  it('continues from its latest values when the disk becomes full', async () => {
    const reported: unknown[] = []
    const disk = await openIndexedDatabase(newHousehold(), 'sam')
    let isFull = false
    const database = withMemoryFallback(
      async () => ({
        ...disk,
        change: (key, transition) =>
          isFull
            ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
            : disk.change(key, transition),
      }),
      (error) => reported.push(error),
    )
    const clock = createManualClock()
    const server = createMemoryServer()
    const { store } = openDevice(server, clock, createBrowser(database))
    await store.save('recipeFavorites', ['Chili'])
    isFull = true
    await Promise.all([
      store.update('recipeFavorites', add('Soup')),
      store.update('recipeDislikes', add('Liver')),
    ])
    await store.forceSyncAll()
    expect(server.value('recipeFavorites')).toEqual(['Chili', 'Soup'])
    expect(server.value('recipeDislikes')).toEqual(['Liver'])
    expect(reported).toHaveLength(1)
  })

  it('is not said to fail because work ends after the store closed', async () => {
    const reported: unknown[] = []
    const database = withMemoryFallback(
      () => openIndexedDatabase(newHousehold(), 'sam'),
      (error) => reported.push(error),
    )
    await database.readAll()
    database.close()
    const record = await database.change('recipeFavorites', () => emptyRecord('recipeFavorites'))
    expect(record.key).toBe('recipeFavorites')
    expect(reported).toEqual([])
  })
})
