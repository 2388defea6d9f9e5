import { ownRecipesAnswer } from '@pennyplate/contract/recipes/own-recipes-answers'
import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import { rounds } from '@pennyplate/domain/testing/rounds'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { openKilledServers } from './testing/killed-servers.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { ACTS, type Act, type Kitchen, openKitchen } from './testing/play-every-noun.ts'
import { openRealServer } from './testing/real-server.ts'
import { recipesOn } from './testing/recipes-on-device.ts'
import { syncAll } from './testing/sync-all.ts'

type Next = (typeof NEXT)[number]
const NEXT = [
  ...(['nothing', 'nothing', 'nothing', 'wait', 'wait', 'cut', 'answer-lost', 'unavailable'] as const),
  ...(['passes', 'passes', 'passes', 'events-off', 'restart', 'refresh', 'kill'] as const),
] as const
type Step = Act & { next: Next }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  device: fc.constantFrom(0, 1),
  pick: fc.nat(1000),
  next: fc.constantFrom(...NEXT),
})

/** One server in this process, which cannot be killed. */
async function inThisProcess(): Promise<Kitchen['world']> {
  const server = await openRealServer()
  const sessions = [await server.signIn(), await server.signIn()] as const
  return {
    ...server,
    openDevice: (place, clock, database) => server.openDevice(clock, sessions[place], database),
    get: async (path) => (await server.person.get(path)).json,
    kill: async () => undefined,
  }
}

const WORLDS = [
  ['a server', inThisProcess, { acts: rounds(150, 500), runs: rounds(6, 20) }],
  [
    'a server on SQLite that is killed',
    () => openKilledServers('sqlite'),
    { acts: rounds(60, 500), runs: rounds(1, 6) },
  ],
  [
    'two servers on PostgreSQL that are killed',
    () => openKilledServers('postgres'),
    { acts: rounds(60, 500), runs: rounds(1, 6) },
  ],
] as const

describe.each(WORLDS)('two devices and %s', (_, openWorld, { acts, runs }) => {
  it(`after ${acts} acts on the week, its list, the pantry, cooking, own recipes and likes: both have all of it, once`, {
    timeout: 3_600_000,
  }, async () => {
    const steps = fc.array(step, { minLength: acts, maxLength: acts })
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const world = await openWorld()
        try {
          await play(world, played)
        } finally {
          await world.close()
        }
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })
})

async function play(world: Kitchen['world'], steps: readonly Step[]): Promise<void> {
  const clock = createManualClock()
  const kitchen = await openKitchen(world, clock)
  const { devices } = kitchen
  const storedRecipes = async () => ownRecipesAnswer.parse(await world.get('/api/own-recipes')).recipes

  async function goOn({ next, device: at }: Step): Promise<void> {
    const device = devices[at]
    if (next === 'wait') await clock.advance(WRITE_RETRY_MS + 1000)
    else if (next === 'events-off') device.getsEvents = false
    else if (next === 'refresh') recipesOn(device).refresh(await storedRecipes())
    else if (next === 'restart') await kitchen.restart(at)
    else if (next === 'kill') await world.kill(at)
    else if (next !== 'nothing') device.network = next
  }

  for (const each of steps) {
    kitchen.act(each)
    await goOn(each)
    await world.flushTasks()
  }
  for (const device of devices) Object.assign(device, { network: 'passes', getsEvents: true })
  await syncAll(() => devices.map(({ store }) => store), clock, world.flushTasks)
  await kitchen.expectSettled()
  kitchen.expectRecipes(await storedRecipes())
}
