import 'fake-indexeddb/auto'
import { WRITE_DEBOUNCE_MS } from '@pennyplate/domain/bounds/limits'
import { describe, expect, it } from 'vitest'
import { withMemoryFallback } from './fallback-database.ts'
import { eraseLocalCopies, openIndexedDatabase } from './indexed-database.ts'
import { edited, emptyRecord, visibleValue } from './local-record.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { createMemoryServer } from './testing/memory-server.ts'
import { createBrowser, openDevice } from './testing/open-device.ts'

let users = 0
const newUser = () => `user-${users++}`
const add = (name: string) => (names: unknown) => [...(Array.isArray(names) ? names : []), name]
const edit = { id: 'edit', dueAt: 0 }

describe('the local copies', () => {
  it('and unsent edits survive closing the browser', async () => {
    const userId = newUser()
    const clock = createManualClock()
    const server = createMemoryServer()
    const before = openDevice(server, clock, createBrowser(await openIndexedDatabase(userId)))
    before.line.always = 'cut'
    await before.store.save('recipeFavorites', ['Chili'])
    before.store.close()
    const after = openDevice(server, clock, createBrowser(await openIndexedDatabase(userId)))
    expect(await after.store.read('recipeFavorites')).toEqual(['Chili'])
    await clock.advance(WRITE_DEBOUNCE_MS)
    expect(server.value('recipeFavorites')).toEqual(['Chili'])
  })

  it('are kept apart by user', async () => {
    const [mine, theirs] = [await openIndexedDatabase(newUser()), await openIndexedDatabase(newUser())]
    await mine.change('pantry', (record) => edited(record, ['mine'], edit))
    expect(await theirs.readAll()).toEqual([])
    expect(await theirs.read('pantry')).toEqual(emptyRecord('pantry'))
  })

  it('apply changes from two tabs one after the other', async () => {
    const userId = newUser()
    const tabs = [await openIndexedDatabase(userId), await openIndexedDatabase(userId)]
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
    const userId = newUser()
    const browser = createBrowser(await openIndexedDatabase(userId))
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
    const browser = createBrowser(await openIndexedDatabase(newUser()))
    const { store } = openDevice(createMemoryServer(), createManualClock(), browser)
    const written = store.save('recipeFavorites', ['Chili'])
    const shown = store.state('recipeFavorites').value
    await written
    expect(store.state('recipeFavorites').value).toBe(shown)
  })

  it('are gone after they were erased, even if another tab had them open', async () => {
    const userId = newUser()
    const database = await openIndexedDatabase(userId)
    await database.change('pantry', (record) => edited(record, ['mine'], edit))
    await eraseLocalCopies(userId)
    expect(await (await openIndexedDatabase(userId)).readAll()).toEqual([])
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
    const disk = await openIndexedDatabase(newUser())
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
})
