import { WRITE_DEBOUNCE_MS, WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { describe, expect, it } from 'vitest'
import type { Device } from './testing/open-device.ts'
import { flushTasks, openDevice } from './testing/open-device.ts'
import { meal, SAMPLE_LIST, sampleWeek } from './testing/sample-week.ts'
import { DOWN, REFUSED_413, setUp } from './testing/set-up-store.ts'

const MONDAY = { day: 1, slot: 'dinner' } as const
const TUESDAY = { day: 2, slot: 'dinner' } as const
const ONIONS = { category: 'Produce', name: 'Onions', nth: 0 }
const replace = (name: string, at: typeof MONDAY | typeof TUESDAY = MONDAY): WeekCommand => ({
  type: 'replace',
  at,
  meal: meal(name, 3),
})

/** A device that has read a planned week, with a list if it was accepted. */
async function setUpWeek({ isAccepted = false } = {}) {
  const device = setUp()
  device.server.put('currentMealPlan', sampleWeek())
  if (isAccepted) device.server.put('currentShoppingList', SAMPLE_LIST)
  await device.store.loadAll()
  device.line.calls.length = 0
  return device
}

const eggs = { id: 'e', name: 'Eggs', quantity: '12 items', category: 'Dairy' as const }
const OMELET: WeekCommand = {
  type: 'cookDish',
  dish: { name: 'Omelet' },
  mealType: 'dinner',
  taken: [{ item: eggs, index: 0, left: '9 items' }],
}

/** A device of a household that has eggs and no week. */
async function setUpEggs() {
  const device = setUp()
  device.server.put('pantry', [eggs])
  await device.store.loadAll()
  return device
}

/** Safe: these tests store plans only. */
const planOf = ({ store }: Pick<Device, 'store'>) => store.state('currentMealPlan').value as WeekPlan
const dinner = (plan: WeekPlan, at: typeof MONDAY | typeof TUESDAY = MONDAY) => mealAt(plan, at)?.name

function issued(device: Pick<Device, 'store'>, command: WeekCommand) {
  const result = device.store.issue(command)
  if (!result.ok) throw new Error(result.fault)
  return result
}

describe('a command', () => {
  it('is shown at once with its total unknown, and the answer brings the total in one round trip', async () => {
    const device = await setUpWeek()
    issued(device, replace('Tacos'))
    expect(dinner(planOf(device))).toBe('Tacos')
    expect(planOf(device).report).toMatchObject({ totalCents: null })
    expect(planOf(device).report?.certificates).toBeUndefined()
    expect(device.store.state('currentMealPlan').status).toBe('saving')
    await flushTasks()
    expect(device.line.calls).toEqual(['command replace'])
    expect(planOf(device).report).toMatchObject({ totalCents: 2200 })
    expect(device.store.summary().status).toBe('saved')
  })

  it('that does not apply is refused here, and nothing is sent', async () => {
    const { store, line } = await setUpWeek({ isAccepted: true })
    expect(store.issue(replace('Monday chili'))).toEqual({ ok: false, fault: 'same_meal' })
    await flushTasks()
    expect(line.calls).toEqual([])
  })

  it('that checks lines off reaches the other device, and leaves the plan as it is', async () => {
    const device = await setUpWeek({ isAccepted: true })
    const other = openDevice(device.server, device.clock)
    await other.store.loadAll()
    const before = device.server.revision('currentMealPlan')
    const ticksOn = ({ store }: Pick<Device, 'store'>) =>
      // Safe: these tests store lists only.
      tickedLines(store.state('currentShoppingList').value as typeof SAMPLE_LIST)
    issued(device, { type: 'tick', lines: [ONIONS], isTicked: true })
    expect(ticksOn(device)).toEqual([ONIONS])
    await flushTasks()
    expect(ticksOn(other)).toEqual([ONIONS])
    expect(device.store.state('currentMealPlan')).toMatchObject({ value: sampleWeek(), status: 'saved' })
    expect(device.server.revision('currentMealPlan')).toBe(before)
    issued(other, { type: 'tick', lines: [ONIONS], isTicked: false })
    await flushTasks()
    expect(ticksOn(device)).toEqual([])
  })

  it('waits offline and survives closing the page', async () => {
    const device = await setUpWeek()
    device.line.always = 'cut'
    device.network.isOnline = false
    await issued(device, replace('Tacos')).stored
    await flushTasks()
    expect(device.store.summary().status).toBe('offline')
    device.store.close()
    const next = openDevice(device.server, device.clock, device.browser)
    expect(dinner((await next.store.read('currentMealPlan')) as WeekPlan)).toBe('Tacos')
    await flushTasks()
    expect(dinner(device.server.value('currentMealPlan') as WeekPlan)).toBe('Tacos')
    expect(next.store.summary().status).toBe('saved')
  })

  it('is sent again with the same key until it is answered, and done once', async () => {
    const device = await setUpWeek()
    device.line.getsEvents = false
    device.line.next = ['answer-lost', DOWN]
    issued(device, { type: 'move', from: MONDAY, to: TUESDAY })
    await flushTasks()
    await device.clock.advance(2 * WRITE_RETRY_MS)
    expect(device.line.calls.filter((call) => call.startsWith('command'))).toHaveLength(3)
    expect(dinner(planOf(device))).toBe('Tuesday chili')
    expect(dinner(device.server.value('currentMealPlan') as WeekPlan)).toBe('Tuesday chili')
  })

  it('is not shown twice while its answer is lost, even if the server tells of the new week', async () => {
    const device = await setUpWeek()
    device.line.next = ['answer-lost']
    issued(device, { type: 'move', from: MONDAY, to: TUESDAY })
    await flushTasks()
    await device.store.loadAll()
    expect(dinner(planOf(device))).toBe('Tuesday chili')
    await device.clock.advance(WRITE_RETRY_MS)
    expect(dinner(planOf(device))).toBe('Tuesday chili')
    expect(device.store.summary().status).toBe('saved')
  })

  it('never flickers: no state between is shown when the answer arrives', async () => {
    const device = await setUpWeek({ isAccepted: true })
    const seen = new Set<string>()
    const look = () => {
      const list = device.store.state('currentShoppingList').value
      seen.add(`${dinner(planOf(device))} ${list === undefined ? 'open' : 'accepted'}`)
    }
    device.store.subscribe('currentMealPlan', look)
    device.store.subscribe('currentShoppingList', look)
    issued(device, { type: 'reopen' })
    issued(device, replace('Tacos'))
    await flushTasks()
    expect([...seen]).toEqual(['Monday chili open', 'Tacos open'])
  })

  it('is done before those made later, also after a failure', async () => {
    const device = await setUpWeek()
    device.line.next = ['cut']
    for (const name of ['Tacos', 'Soup', 'Pizza']) issued(device, replace(name))
    await flushTasks()
    await device.clock.advance(WRITE_RETRY_MS)
    expect(device.line.calls.filter((call) => call === 'command replace')).toHaveLength(4)
    expect(dinner(device.server.value('currentMealPlan') as WeekPlan)).toBe('Pizza')
  })

  it('leaves the queue with a message if others changed the week meanwhile', async () => {
    const device = await setUpWeek()
    device.line.next = ['cut']
    issued(device, replace('Tacos'))
    await flushTasks()
    device.server.put('currentMealPlan', undefined)
    await device.clock.advance(WRITE_RETRY_MS)
    expect(device.dropped).toMatchObject([{ entry: { command: { type: 'replace' } }, why: 'no_plan' }])
    expect(device.store.state('currentMealPlan').value).toBeUndefined()
    expect(device.store.summary().status).toBe('saved')
  })

  it('the server refuses leaves the queue, and the screen shows what is stored', async () => {
    const device = await setUpWeek()
    device.line.next = [REFUSED_413]
    issued(device, replace('Tacos'))
    await flushTasks()
    expect(device.dropped).toMatchObject([{ why: { code: 'storage_full' } }])
    expect(dinner(planOf(device))).toBe('Monday chili')
  })

  it('waits for the same person to sign in again', async () => {
    const device = await setUpWeek()
    device.line.next = [{ kind: 'signed-out' }]
    issued(device, replace('Tacos'))
    await flushTasks()
    expect(device.store.summary().status).toBe('signed-out')
    await device.store.wake()
    expect(dinner(device.server.value('currentMealPlan') as WeekPlan)).toBe('Tacos')
  })

  it('that is not stored here yet is sent on pagehide', async () => {
    const device = await setUpWeek()
    issued(device, replace('Tacos'))
    device.store.sendUnpersisted()
    await flushTasks()
    expect(dinner(device.server.value('currentMealPlan') as WeekPlan)).toBe('Tacos')
    expect(device.server.revision('currentMealPlan')).toBe(2)
  })

  it('of another tab is shown, and sent when that tab is gone', async () => {
    const one = await setUpWeek()
    const two = openDevice(one.server, one.clock, one.browser)
    await two.store.loadAll()
    one.line.always = 'cut'
    issued(one, replace('Tacos'))
    await flushTasks()
    expect(dinner(planOf(two))).toBe('Tacos')
    one.store.close()
    await one.clock.advance(WRITE_RETRY_MS)
    expect(dinner(one.server.value('currentMealPlan') as WeekPlan)).toBe('Tacos')
  })

  it('is forgotten when everything is deleted', async () => {
    const device = await setUpWeek()
    device.line.next = ['cut']
    issued(device, replace('Tacos'))
    await flushTasks()
    await device.store.clearAll()
    await device.clock.advance(WRITE_RETRY_MS)
    expect(device.server.value('currentMealPlan')).toBeUndefined()
    expect(planOf(device)).toBeUndefined()
  })
})

describe('undo', () => {
  it('takes a command back, before it was sent and after', async () => {
    const device = await setUpWeek()
    const { key } = issued(device, replace('Tacos'))
    issued(device, { type: 'undo', of: key })
    expect(dinner(planOf(device))).toBe('Monday chili')
    await flushTasks()
    expect(dinner(device.server.value('currentMealPlan') as WeekPlan)).toBe('Monday chili')
    const later = issued(device, replace('Soup'))
    await flushTasks()
    issued(device, { type: 'undo', of: later.key })
    expect(dinner(planOf(device))).toBe('Monday chili')
    await flushTasks()
    expect(planOf(device)).toEqual(device.server.value('currentMealPlan'))
  })

  it('brings back the week before another one was planned, at once and offline', async () => {
    const device = await setUpWeek()
    const { key } = issued(device, { type: 'take', plan: sampleWeek('2026-11-22') })
    await flushTasks()
    device.line.always = 'cut'
    issued(device, { type: 'undo', of: key })
    expect(planOf(device).weekStartDate).toBe('2026-11-15')
    device.line.always = 'passes'
    await flushTasks()
    await device.clock.advance(WRITE_RETRY_MS)
    expect(device.server.value('currentMealPlan')).toMatchObject({ weekStartDate: '2026-11-15' })
  })

  it('brings back an accepted week with its list, at once and offline', async () => {
    const device = await setUpWeek({ isAccepted: true })
    const plan = planOf(device)
    const accepted = { plan, dateAccepted: '2026-11-15T12:00:00.000Z', weekStartDate: '2026-11-15' }
    device.server.put('mealPlanHistory', [accepted])
    await device.store.loadAll()
    device.line.always = 'cut'
    const { key } = issued(device, { type: 'reuse', from: '2026-11-15', week: '2026-11-22' })
    expect(planOf(device).weekStartDate).toBe('2026-11-22')
    issued(device, { type: 'undo', of: key })
    expect(planOf(device)).toEqual(plan)
    expect(device.store.state('currentShoppingList').value).toEqual(SAMPLE_LIST)
    expect(device.store.state('mealPlanHistory').value).toHaveLength(1)
  })

  it('keeps what another device changed since', async () => {
    const device = await setUpWeek()
    const other = openDevice(device.server, device.clock)
    await other.store.loadAll()
    const { key } = issued(device, replace('Tacos'))
    await flushTasks()
    issued(other, replace('Ramen', TUESDAY))
    await flushTasks()
    issued(device, { type: 'undo', of: key })
    await flushTasks()
    for (const each of [device, other]) {
      expect(dinner(planOf(each))).toBe('Monday chili')
      expect(dinner(planOf(each), TUESDAY)).toBe('Ramen')
    }
  })

  it('goes with its command if that could not be done', async () => {
    const device = await setUpWeek()
    device.line.next = ['cut']
    const { key } = issued(device, replace('Tacos'))
    issued(device, { type: 'undo', of: key })
    await flushTasks()
    device.server.put('currentMealPlan', undefined)
    await device.clock.advance(WRITE_RETRY_MS)
    expect(device.dropped).toHaveLength(1)
    expect(device.store.summary().status).toBe('saved')
  })
})

describe('commands and edits of documents', () => {
  const rice = { id: 'rice', name: 'Rice', quantity: '1 bag', category: 'Grains' } as const

  it('an edit made before a command is sent before it', async () => {
    const device = await setUpWeek({ isAccepted: true })
    const items = [{ category: 'Produce', items: [{ name: 'Leeks' }] }]
    await device.store.update('currentShoppingList', () => ({ sections: items }))
    issued(device, { type: 'buy', items: [rice] })
    await flushTasks()
    expect(device.line.calls.slice(0, 2)).toEqual(['write currentShoppingList', 'command buy'])
    expect(device.server.value('currentShoppingList')).toBeUndefined()
    expect(device.server.value('pantry')).toEqual([rice])
  })

  it('an edit made on top of a command is shown, sent after it, and kept', async () => {
    const device = await setUpWeek({ isAccepted: true })
    device.line.always = 'cut'
    issued(device, { type: 'buy', items: [rice] })
    await device.store.update('pantry', () => [{ ...rice, quantity: '2 bags' }])
    expect(device.store.state('pantry').value).toEqual([{ ...rice, quantity: '2 bags' }])
    await device.clock.advance(WRITE_DEBOUNCE_MS)
    device.line.always = 'passes'
    await device.clock.advance(2 * WRITE_RETRY_MS)
    expect(device.server.value('pantry')).toEqual([{ ...rice, quantity: '2 bags' }])
    expect(device.store.summary().status).toBe('saved')
  })

  it('an edit of the pantry made on top of cooking keeps what another phone cooked meanwhile', async () => {
    const { server, line, store, clock } = await setUpEggs()
    const pantry = [{ ...eggs, quantity: '9 items' }]
    line.always = 'cut'
    issued({ store }, OMELET)
    issued({ store }, { type: 'editPantry', changes: [{ was: null, now: rice }] })
    await flushTasks()
    server.put('pantry', pantry)
    line.always = 'passes'
    await clock.advance(4 * WRITE_RETRY_MS)
    expect(server.value('pantry')).toEqual([{ ...eggs, quantity: '6 items' }, rice])
    expect(store.state('pantry').value).toEqual(server.value('pantry'))
  })

  it('an edit of the pantry made on top of cooking that is refused stays without it', async () => {
    const { server, line, store, clock } = await setUpEggs()
    line.always = 'cut'
    issued({ store }, OMELET)
    issued({ store }, { type: 'editPantry', changes: [{ was: null, now: rice }] })
    await flushTasks()
    line.next = [REFUSED_413]
    line.always = 'passes'
    await clock.advance(4 * WRITE_RETRY_MS)
    expect(line.calls).toContain('command cookDish')
    expect(server.value('pantry')).toEqual([eggs, rice])
    expect(store.state('pantry').value).toEqual([eggs, rice])
    expect(server.value('cookingHistory')).toBeUndefined()
  })

  it('an edit of a list whose meals changed does not keep it waiting for the server', async () => {
    const device = await setUpWeek({ isAccepted: true })
    device.line.always = 'cut'
    issued(device, replace('Tacos'))
    const leeks = { category: 'Produce', items: [{ name: 'Leeks' }] }
    await device.store.update('currentShoppingList', (list) => ({ ...Object(list), sections: [leeks] }))
    const shown = () => device.store.state('currentShoppingList').value
    expect(shown()).toMatchObject({ sections: [leeks], isOutdated: true })
    const answer = device.server.command
    device.server.command = (entry) => {
      const answered = answer(entry)
      if (answered.kind !== 'answered') return answered
      const revision = device.server.put('currentShoppingList', SAMPLE_LIST)
      const revisions = new Map(answered.revisions).set('currentShoppingList', revision)
      return { ...answered, revisions, shoppingList: SAMPLE_LIST }
    }
    device.line.always = 'passes'
    await device.clock.advance(4 * WRITE_RETRY_MS)
    expect(device.server.value('currentShoppingList')).toEqual({ ...SAMPLE_LIST, sections: [leeks] })
    expect(shown()).toEqual({ ...SAMPLE_LIST, sections: [leeks] })
  })

  it('buying moves the food into the pantry once, and its undo takes it out again', async () => {
    const device = await setUpWeek({ isAccepted: true })
    device.line.next = ['answer-lost']
    const { key } = issued(device, { type: 'buy', items: [rice] })
    await flushTasks()
    await device.clock.advance(WRITE_RETRY_MS)
    expect(device.store.state('pantry').value).toEqual([rice])
    expect(planOf(device).boughtAt).toBeDefined()
    issued(device, { type: 'undo', of: key })
    expect(device.store.state('currentShoppingList').value).toEqual(SAMPLE_LIST)
    await flushTasks()
    expect(device.server.value('pantry')).toEqual([])
    expect(device.server.value('currentShoppingList')).toEqual(SAMPLE_LIST)
  })

  it('deleting the plan deletes its recipes too', async () => {
    const device = await setUpWeek()
    device.server.put('recipesCache', { Chili: {} })
    await device.store.loadAll()
    issued(device, { type: 'delete' })
    expect(device.store.state('recipesCache').value).toBeUndefined()
  })
})

describe('what only the server can work out', () => {
  it('is sent after everything before it, and shown when it is answered', async () => {
    const device = await setUpWeek()
    issued(device, replace('Tacos'))
    await device.store.issueNow({ type: 'accept' })
    expect(device.line.calls.slice(0, 2)).toEqual(['command replace', 'command accept'])
    expect(device.store.state('currentShoppingList').value).toMatchObject({ sections: [{}] })
    expect(device.store.state('mealPlanHistory').value).toMatchObject([{ weekStartDate: '2026-11-15' }])
  })

  it('does not wait for a command that is issued while it is on its way', async () => {
    for (let ticks = 0; ticks < 60; ticks++) {
      const device = await setUpWeek()
      issued(device, replace('Tacos'))
      const accepted = device.store.issueNow({ type: 'accept' })
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      issued(device, replace('Chili'))
      await accepted
      expect(device.store.state('currentShoppingList').value, `${ticks} ticks`).toBeDefined()
      device.store.close()
    }
  })

  it('is not kept if the server cannot be reached', async () => {
    const device = await setUpWeek()
    device.line.next = ['cut']
    await expect(device.store.issueNow({ type: 'accept' })).rejects.toThrow('unreachable')
    await device.clock.advance(2 * WRITE_RETRY_MS)
    expect(device.server.value('currentShoppingList')).toBeUndefined()
    expect(device.store.summary().status).toBe('saved')
  })

  it('fails with the reason, and the screen shows what is stored', async () => {
    const device = await setUpWeek()
    device.line.getsEvents = false
    device.server.put('currentShoppingList', SAMPLE_LIST)
    await expect(device.store.issueNow({ type: 'accept' })).rejects.toMatchObject({
      failure: { kind: 'fault', fault: 'already_accepted' },
    })
    await flushTasks()
    expect(device.store.state('currentShoppingList').value).toEqual(SAMPLE_LIST)
  })
})
