import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { mealAt } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { describe, expect, it } from 'vitest'
import { toLocalDay } from '../lib/local-day.ts'
import type { AnsweredCommand } from './kv-transport.ts'
import { serverChanges } from './server-changes.ts'
import { type Device, flushTasks } from './testing/open-device.ts'
import { meal, sampleWeek } from './testing/sample-week.ts'
import { setUp } from './testing/set-up-store.ts'

const TUESDAY = { day: 2, slot: 'dinner' } as const

/** A device that has read a week, and the one that the server planned meanwhile. */
async function setUpPlanned() {
  const device = setUp()
  device.server.put('currentMealPlan', sampleWeek())
  await device.store.loadAll()
  const { days, ...week } = sampleWeek()
  const planned = { ...week, days: days.map((day) => ({ ...day, meals: { dinner: meal('Lasagna', 4) } })) }
  const command: WeekCommand = { type: 'take', plan: planned }
  return { ...device, command }
}

/** The server does it on its own. */
function doneByServer({ server, clock }: Awaited<ReturnType<typeof setUpPlanned>>, command: WeekCommand) {
  const now = new Date(clock.now())
  const facts = { today: toLocalDay(now), now: now.toISOString() }
  const answer = server.command({ key: 'of-server', command, facts })
  if (answer.kind !== 'answered') throw new Error(answer.kind)
  const { revision, revisions, listCents } = answer
  return { key: 'of-server', revision, revisions: Object.fromEntries(revisions), listCents, violations: [] }
}

const tuesday = ({ store }: Pick<Device, 'store'>) =>
  // Safe: these tests store plans only.
  mealAt(store.state('currentMealPlan').value as WeekPlan, TUESDAY)?.name

describe('what the server stored itself', () => {
  it('is shown, and told like the answer to a command', async () => {
    const device = await setUpPlanned()
    // Its event is on the way.
    device.line.getsEvents = false
    const answers: AnsweredCommand[] = []
    device.store.onAnswer((answer) => answers.push(answer))
    const asked = device.store.askServer(serverChanges)
    expect(asked.baseRevision).toBe(device.server.revision('currentMealPlan'))
    const stored = doneByServer(device, device.command)
    expect(tuesday(device)).not.toBe('Lasagna')
    await asked.adopt(stored, device.command)
    expect(tuesday(device)).toBe('Lasagna')
    expect(answers).toMatchObject([
      { plan: device.server.value('currentMealPlan'), listCents: stored.listCents },
    ])
    expect(device.store.summary().status).toBe('saved')
  })

  it('is taken back by its key, without a connection too', async () => {
    const device = await setUpPlanned()
    const before = tuesday(device)
    const asked = device.store.askServer(serverChanges)
    const stored = doneByServer(device, device.command)
    // The event comes first.
    await flushTasks()
    await asked.adopt(stored, device.command)
    device.line.always = 'cut'
    device.network.isOnline = false
    expect(device.store.issue({ type: 'undo', of: stored.key }).ok).toBe(true)
    expect(tuesday(device)).toBe(before)
    device.line.always = 'passes'
    device.network.isOnline = true
    await device.store.wake()
    await flushTasks()
    expect(device.server.value('currentMealPlan')).toEqual(sampleWeek())
    expect(tuesday(device)).toBe(before)
  })

  it('keeps a change of this page that is not sent yet', async () => {
    const device = await setUpPlanned()
    const asked = device.store.askServer(serverChanges)
    const stored = doneByServer(device, device.command)
    device.line.next = ['cut']
    device.store.issue({ type: 'noteDay', day: 2, text: 'late' })
    await asked.adopt(stored, device.command)
    expect(tuesday(device)).toBe('Lasagna')
    expect(device.store.state('currentMealPlan').value).toMatchObject({ dayNotes: { 2: 'late' } })
  })
})
