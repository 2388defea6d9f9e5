import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { expect, it } from 'vitest'
import type { CommandAnswer } from './kv-transport.ts'
import { flushTasks, openDevice } from './testing/open-device.ts'
import { meal, sampleWeek } from './testing/sample-week.ts'
import { setUp } from './testing/set-up-store.ts'

const MONDAY: SlotAddress = { day: 1, slot: 'dinner' }
const TUESDAY: SlotAddress = { day: 2, slot: 'dinner' }
const FAILED: CommandAnswer = { kind: 'failed', status: 500, retryAfterMs: undefined }
const BUSY: CommandAnswer = { kind: 'failed', status: 503, retryAfterMs: undefined }
const MANY_TRIES = 6

/** A device whose server does nothing with soups. */
async function setUpWeek(soup: CommandAnswer) {
  const device = setUp()
  device.server.put('currentMealPlan', sampleWeek())
  const answer = device.server.command
  device.server.command = (entry) =>
    entry.command.type === 'replace' && entry.command.meal.name === 'Soup' ? soup : answer(entry)
  await device.store.loadAll()
  const replace = (name: string, at: SlotAddress) => {
    const issued = device.store.issue({ type: 'replace', at, meal: meal(name) })
    if (!issued.ok) throw new Error(issued.fault)
    return issued.key
  }
  const wait = async (times: number) => {
    await flushTasks()
    for (let time = 0; time < times; time++) await device.clock.advance(WRITE_RETRY_MS)
    await flushTasks()
  }
  // Safe: these tests store plans only.
  const stored = (at: SlotAddress) => mealAt(device.server.value('currentMealPlan') as WeekPlan, at)?.name
  const shown = (at: SlotAddress) => mealAt(device.store.state('currentMealPlan').value as WeekPlan, at)?.name
  return { ...device, replace, wait, stored, shown }
}

it('a change that is neither done nor refused is named, and nothing waits behind it', async () => {
  const { store, replace, wait, stored, shown } = await setUpWeek(FAILED)
  const key = replace('Soup', MONDAY)
  replace('Tacos', TUESDAY)
  await wait(MANY_TRIES)
  expect(stored(TUESDAY)).toBe('Tacos')
  expect(store.summary()).toMatchObject({ status: 'stuck', unsent: 1, stuck: [{ key }] })
  expect(store.state('currentMealPlan').status).toBe('stuck')
  expect(shown(MONDAY)).toBe('Soup')
})

it('it can be dropped, and the rest stays', async () => {
  const { store, replace, wait, stored, shown } = await setUpWeek(FAILED)
  const key = replace('Soup', MONDAY)
  replace('Tacos', TUESDAY)
  store.issue({ type: 'undo', of: key })
  await wait(MANY_TRIES)
  await store.dropCommand(key)
  expect(store.summary()).toEqual({ status: 'saved', refused: [], stuck: [], unsent: 0 })
  expect([shown(MONDAY), shown(TUESDAY)]).toEqual(['Monday chili', 'Tacos'])
  expect([stored(MONDAY), stored(TUESDAY)]).toEqual(['Monday chili', 'Tacos'])
})

it('it is still named after the page was closed, and goes out once the server does it', async () => {
  const { store, replace, wait, server, clock, browser } = await setUpWeek(FAILED)
  replace('Soup', MONDAY)
  await wait(MANY_TRIES)
  store.close()
  const next = openDevice(server, clock, browser)
  await next.store.read('currentMealPlan')
  expect(next.store.summary().status).toBe('stuck')
  server.command = () => ({
    kind: 'answered',
    revision: server.revision('currentMealPlan'),
    revisions: new Map(),
    plan: undefined,
    shoppingList: undefined,
    listCents: null,
    violations: [],
  })
  await next.store.retryCommands()
  expect(next.store.summary().status).toBe('saved')
})

it('while the server is busy the order stays, and no change is called stuck at once', async () => {
  const { store, replace, wait, stored } = await setUpWeek(BUSY)
  replace('Soup', MONDAY)
  replace('Tacos', TUESDAY)
  await wait(MANY_TRIES)
  expect(stored(TUESDAY)).toBe('Tuesday chili')
  expect(store.summary().status).not.toBe('stuck')
  await wait(20)
  expect(store.summary()).toMatchObject({ status: 'stuck', unsent: 2 })
})
