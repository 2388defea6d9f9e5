import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { addDays, DAY_MS } from '@pennyplate/domain/calendar-day'
import { seededRandom } from '@pennyplate/planner/search/random'
import { createManualClock } from '../manual-clock.ts'
import { openRealServer } from '../real-server.ts'
import { syncAll } from '../sync-all.ts'
import { planWeek } from './acts/plan-week.ts'
import { ACTS } from './acts.ts'
import { createChecks } from './checks.ts'
import type { Act, Life } from './life.ts'
import { randomHousehold, type Said } from './paper/household.ts'
import type { OwnOnPaper } from './paper/own-recipes.ts'

export type Lived = Readonly<{ faults: readonly string[]; acts: number; planned: number }>
type Length = Readonly<{ weeks: number; acts: number }>

const START = '2026-11-22'
const HABIT_SHARE = 0.65
const ACTS_PER_DAY = 3
/** Days. A session is good for longer, and a password takes a tenth of a second to check. */
const SIGN_IN_EVERY = 6

/** Lives one household through so many weeks; returns what was wrong, each with the act after which it was. */
export async function live(seed: number, { weeks, acts }: Length): Promise<Lived> {
  const { life, close, advanceDay } = await openLife(seed)
  const { random } = life
  const checks = createChecks()
  const faults: string[] = []
  let lived = 0
  let planned = 0

  async function after(name: string): Promise<void> {
    await life.settle()
    for (const check of checks)
      for (const fault of [...life.seen.splice(0), ...(await check.faults(life))])
        faults.push(`act ${lived}, ${name}, ${life.today}: ${check.name}: ${fault}`)
    life.hasOwnWay = false
    lived++
  }

  const isOver = () => lived >= acts || faults.length > 0
  // A household has habits, and never does some things: where everything happens, each thing hides what another did wrong.
  const habits = ACTS.filter(() => random.unit() < HABIT_SHARE)
  const likely = habits.flatMap((one) => Array<Act>(one.weight).fill(one))
  try {
    for (let week = 0; week < weeks && !isOver(); week++) {
      online(life)
      await after('back online')
      if (await planAndAccept(life)) planned++
      await after('plan and accept')
      for (let day = 0; day < 7; day++) {
        for (let count = random.below(ACTS_PER_DAY + 1); count > 0 && !isOver(); count--) {
          await changeNetworks(life)
          const act = life.one(likely)
          life.hasOwnWay ||= act.isOwnWay === true
          await act.live(life)
          await after(act.name)
        }
        await advanceDay()
      }
    }
    online(life)
    await after('everything is sent')
    return { faults, acts: lived, planned }
  } finally {
    await close()
  }
}

async function openLife(seed: number) {
  const random = seededRandom(seed)
  const real = await openRealServer({ startsAt: `${START}T16:00:00Z` })
  const clock = createManualClock()
  await clock.advance(Date.parse(`${START}T16:00:00Z`) - clock.now())
  const sessions = [await real.signIn(), await real.signIn()] as const
  const devices = [real.openDevice(clock, sessions[0]), real.openDevice(clock, sessions[1])] as const
  const { person } = real
  const one: Life['one'] = (list) => list[random.below(list.length)] as (typeof list)[number]
  const life: Life = {
    random,
    real,
    reader: person,
    devices,
    one,
    issue: async (command) => {
      const { store } = one(devices)
      const issued = store.issue(command)
      if (issued.ok) return 'taken'
      if (issued.fault !== 'needs_server') return 'refused'
      return await store.issueNow(command).then(
        () => 'taken',
        () => 'refused',
      )
    },
    save: (key, update) => one(devices).store.update(key, (value) => update(value as never)),
    read: async (key) => {
      const { status, json } = await person.get(person.kv(key))
      if (status >= 500) throw new Error(`the server answered ${status} when ${key} was read`)
      return json?.value ?? undefined
    },
    settle: async () => {
      await real.flushTasks()
      await clock.advance(WRITE_RETRY_MS + 1000)
      await real.flushTasks()
      await syncAll(
        () => devices.filter(({ network }) => network === 'passes').map(({ store }) => store),
        clock,
        real.flushTasks,
      )
    },
    today: START,
    own: new Map<string, OwnOnPaper>(),
    seen: [],
    hasOwnWay: false,
  }
  let days = 0
  const said: Said = randomHousehold(random)
  await real.save('profile', said)
  for (const { store } of devices) await store.loadAll()
  return {
    life,
    async advanceDay() {
      real.server.advance(DAY_MS)
      await clock.sleep(DAY_MS)
      life.today = addDays(life.today, 1)
      if (++days % SIGN_IN_EVERY !== 0) return
      for (const session of sessions) Object.assign(session, await real.signIn())
      const { cookie } = await real.signIn()
      for (const pair of cookie.split('; ')) {
        const [name = '', ...value] = pair.split('=')
        person.cookies.set(name, value.join('='))
      }
    },
    async close() {
      for (const { store } of devices) store.close()
      await real.close()
    },
  }
}

function online(life: Life): void {
  for (const device of life.devices)
    if (device.network !== 'passes') {
      device.network = 'passes'
      life.hasOwnWay = true
    }
}

/** Devices go offline for some acts, lose an answer, and come back. What they send then, they did earlier. */
async function changeNetworks(life: Life): Promise<void> {
  const { random, devices } = life
  for (const device of devices) {
    const isAway = device.network !== 'passes'
    if (isAway ? random.unit() < 0.4 : random.unit() < 0.1) {
      device.network = isAway ? 'passes' : life.one(['cut', 'cut', 'answer-lost', 'unavailable'] as const)
      if (isAway) life.hasOwnWay = true
    }
  }
}

async function planAndAccept(life: Life): Promise<boolean> {
  const plan = await planWeek(life)
  if (!plan) return false
  const { store } = life.devices[0]
  store.issue({ type: 'take', plan })
  await life.settle()
  await store.issueNow({ type: 'accept' })
  return true
}
