import { seededRandom } from '@pennyplate/planner/search/random'
import { householdAt, type Person } from '../plan-over-http.ts'
import { PASSWORD, type TestServer } from '../test-server.ts'
import { ACTS } from './acts.ts'
import { CHECKS } from './checks.ts'
import { type Command, type Life, TODAY } from './life.ts'

/** More tries than a command may need. */
const TRIES = 6
const HABIT_SHARE = 0.6
const ENDED = [200, 400, 409, 413, 422]

/** Lives one household through so many acts; returns what was wrong, each with the act after which it was. */
export async function live(server: TestServer, seed: number, acts: number): Promise<string[]> {
  const random = seededRandom(seed)
  const email = `life-${seed}@example.org`
  const person = await householdAt(server, email, { adults: 2, kids: seed % 3, weeklyBudget: 200 })
  const tablet = server.visitor()
  await tablet.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const faults: string[] = []
  const held: (() => Promise<void>)[] = []
  let keys = 0

  async function deliver(device: Pick<Person, 'post'>, command: Command, checked: Life['ticked']) {
    const body = { idempotencyKey: `${seed} ${++keys}`, command, today: TODAY, checked }
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await device.post('/api/week/commands', body)
      if (answer.status === 200) life.answers.push({ type: command.type, json: answer.json })
      if (ENDED.includes(answer.status)) return
    }
    faults.push(`${command.type} is neither done nor refused`)
  }

  const life: Life = {
    random,
    person,
    one: (list) => list[random.below(list.length)] as (typeof list)[number],
    async send(command) {
      const device = random.unit() < 0.5 ? person : tablet
      const checked = [...life.ticked]
      if (random.unit() < 0.2) held.push(() => deliver(device, command, checked))
      else await deliver(device, command, checked)
    },
    read: async (key) => (await person.get(person.kv(key))).json?.value,
    async change(key, update) {
      const { status } = await person.post(person.kv(key), { value: update(await life.read(key)) })
      if (status !== 200) faults.push(`${key} was not saved: ${status}`)
    },
    ticked: [],
    answers: [],
  }

  // A household has habits, and never does some things: where everything happens, each thing hides what another did wrong.
  const habits = ACTS.filter(() => random.unit() < HABIT_SHARE)
  const likely = habits.flatMap((one) => Array<(typeof ACTS)[number]>(one.weight).fill(one))
  for (let at = 0; at < acts; at++) {
    const act = at === 0 || likely.length === 0 ? ACTS[0] : life.one(likely)
    if (!act) break
    await act.live(life)
    if (random.unit() < 0.3) for (const send of held.splice(0)) await send()
    for (const check of CHECKS)
      for (const fault of await check.faults(life))
        faults.push(`act ${at}, ${act.name}: ${check.name}: ${fault}`)
    life.answers.length = 0
  }
  return faults
}
