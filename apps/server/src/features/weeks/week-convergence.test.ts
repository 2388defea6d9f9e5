import { rounds } from '@pennyplate/domain/testing/rounds'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { seededRandom } from '@pennyplate/planner/search/random'
import { describe, expect, it } from 'vitest'
import type { Engine } from '../../engines/engine.ts'
import { AppError } from '../../http/errors.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { householdAt } from '../../testing/plan-over-http.ts'
import { PASSWORD, startTestServer } from '../../testing/test-server.ts'
import { type ModelCommand, mealsIn, pairsOf, type Slot, WeekModel } from '../../testing/week-model.ts'

const COMMANDS = rounds(500, 5000)
/** Printed with the test's name; give WEEK_SEED to repeat a run. */
const SEED = Number(process.env.WEEK_SEED ?? Date.now() % 1_000_000)
const WEEKS = ['2026-11-22', '2026-11-29']
const DISHES = ['Chili', 'Soup', 'Stew', 'Tacos', 'Pasta', 'Curry']

type Random = ReturnType<typeof seededRandom>
type Sent = {
  readonly key: string
  readonly device: string
  readonly command: ModelCommand
  readonly answers: Answer[]
}
type Answer = { readonly status: number; readonly revision: number; readonly error: string | undefined }
type Plan = Parameters<typeof mealsIn>[0] & {
  readonly report?: { readonly totalCents: number | null }
  readonly boughtAt?: string
}

/** A price of exactly these meals, for exactly these people. */
function priceOf(plan: Pick<WeekPlan, 'days'> | Plan): number {
  // This test's weeks have no snacks.
  return [...mealsIn(plan as unknown as Plan)].reduce((sum, [slot, { name, place, people = 2 }]) => {
    const letters = [...`${slot} ${name}`].reduce((total, letter) => total + letter.charCodeAt(0), 0)
    return place ? sum : sum + letters * Number(people)
  }, 0)
}

const listOf = (plan: WeekPlan) => ({ sections: [], totalCost: priceOf(plan) / 100 })

/** Answers after a few turns of the loop, so that the other device comes in between, and is sometimes busy. */
function moodyEngine(
  random: Random,
): Pick<Engine, 'checkPlan' | 'buildShoppingList' | 'reviseList' | 'mealsInForm'> {
  const think = async () => {
    for (let turns = random.below(4); turns > 0; turns--) await new Promise(setImmediate)
    if (random.unit() < 0.1) throw new AppError('busy')
  }
  return {
    async checkPlan({ request }) {
      await think()
      // Of an answer, commands read these alone.
      return { violations: [], totals: { listCents: priceOf(request.plan) } } as never
    },
    async buildShoppingList({ request }) {
      await think()
      return { shoppingList: listOf(request.plan), report: {} } as never
    },
    async reviseList({ request }) {
      await think()
      return (request.list && listOf(request.after)) as never
    },
    async mealsInForm() {
      await think()
      return []
    },
  }
}

function anyCommand(random: Random, earlier: readonly Sent[], name: () => string): ModelCommand {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const dish = () => ({ name: `${one(DISHES)} ${random.below(3)}` })
  const slot = (): Slot => ({
    day: random.below(7),
    mealType: one(['lunch', 'dinner']),
    ...(random.unit() < 0.4 ? { week: one(WEEKS) } : {}),
  })
  const plan = () => ({
    weekStartDate: one(WEEKS),
    days: DAY_NAMES.map((day) => ({
      day,
      meals: { dinner: dish(), ...(random.unit() < 0.5 ? { lunch: dish() } : {}) },
    })),
    report: { totalCents: 1 },
  })
  const undoable = earlier.filter(({ command }) =>
    ['replace', 'skip', 'eatOut', 'setPlace', 'setServings'].includes(command.type),
  )
  const kinds: readonly (readonly [number, () => ModelCommand])[] = [
    [4, () => ({ type: 'take', plan: plan() })],
    [20, () => ({ type: 'replace', at: slot(), meal: dish() })],
    [
      16,
      () => {
        const days = [...DAY_NAMES.keys()].filter(() => random.unit() < 0.7)
        const at = (day: number) => ({ day, mealType: one(['lunch', 'dinner']) })
        const meals = days.map((day) => ({ at: at(day), was: one([null, dish().name]), meal: dish() }))
        const none = { at: at(0), was: dish().name, meal: dish() }
        const week = random.unit() < 0.4 ? { week: one(WEEKS) } : {}
        return { type: 'replan', ...week, meals: meals.length > 0 ? meals : [none] }
      },
    ],
    [6, () => ({ type: 'skip', at: slot() })],
    [6, () => ({ type: 'eatOut', at: slot() })],
    [4, () => ({ type: 'setPlace', at: slot(), place: 'school' })],
    [6, () => ({ type: 'setServings', at: slot(), people: random.unit() < 0.3 ? null : random.below(9) })],
    [4, () => ({ type: 'lock', at: slot() })],
    [12, () => ({ type: 'move', from: slot(), to: slot() })],
    [8, () => ({ type: 'copy', from: slot(), to: slot() })],
    [6, () => ({ type: 'accept' })],
    [4, () => ({ type: 'reopen' })],
    [1, () => ({ type: 'delete' })],
    [
      4,
      () => ({
        type: 'buy',
        items: [{ id: name(), name: 'Rice', quantity: '1 bag', category: 'Grains' }] as never,
      }),
    ],
    [6, () => ({ type: 'cook', at: slot(), taken: [] })],
    [2, () => ({ type: 'reuse', from: one(WEEKS), week: one(WEEKS) })],
    [3, () => ({ type: 'show', week: one(WEEKS) })],
    [3, () => ({ type: 'price' })],
    [
      9,
      () => ({
        type: 'undo',
        of: undoable.slice(-12)[random.below(Math.min(12, undoable.length))]?.key ?? 'none',
      }),
    ],
  ]
  if (earlier.length === 0) return { type: 'take', plan: plan() }
  const weighted = kinds.flatMap(([weight, make]) => Array.from({ length: weight }, () => make))
  return one(weighted)()
}

describe.each(ENGINES)('two devices that change the same weeks with %s', (engine) => {
  it(`do each of ${COMMANDS} commands once, in one order, with lost answers and repeats, WEEK_SEED=${SEED}`, {
    timeout: 600_000,
  }, async () => {
    const random = seededRandom(SEED)
    const server = await startTestServer({
      engine,
      env: { RATE_LIMIT_SCALE: '0' },
      startsAt: '2026-11-24T12:00:00Z',
    })
    server.deps.engine = { ...server.deps.engine, ...moodyEngine(random) }
    const sam = await householdAt(server, 'sam@example.org', { adults: 2 })
    const tablet = server.visitor()
    await tablet.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    const log: Sent[] = []
    const prices: { plan: Plan; total: number | null }[] = []
    let names = 0
    const name = () => `n${++names}`

    async function work(device: typeof tablet, called: string) {
      let seen = 0
      while (log.length < COMMANDS) {
        const command = anyCommand(random, log, name)
        const sent: Sent = { key: name(), device: called, command, answers: [] }
        log.push(sent)
        const baseRevision = random.unit() < 0.15 ? { baseRevision: seen } : {}
        const body = { idempotencyKey: sent.key, command: sent.command, today: '2026-11-24', ...baseRevision }
        const send = async () => {
          const { status, json } = await device.post('/api/week/commands', body)
          // What was bought for other meals stays spent.
          if (json.plan?.report && !json.plan.boughtAt)
            prices.push({ plan: json.plan, total: json.plan.report.totalCents })
          seen = json.revision ?? seen
          sent.answers.push({ status, revision: json.revision, error: json.error })
        }
        const luck = random.unit()
        // The answer is lost and the command sent again, or it is sent twice at once.
        if (luck < 0.1) await Promise.all([send(), send()])
        else await send()
        if (luck > 0.8) await send()
      }
    }
    await Promise.all([work(sam, 'phone'), work(tablet, 'tablet')])

    const done = log.filter(({ answers }) => answers.some(({ status }) => status === 200))
    const revisionOf = ({ answers }: Sent) => {
      const revisions = new Set(answers.flatMap(({ status, revision }) => (status === 200 ? [revision] : [])))
      expect(revisions.size).toBe(1)
      return [...revisions][0] ?? 0
    }
    const inOrder = done
      .map((sent) => ({ sent, revision: revisionOf(sent) }))
      .sort((a, b) => a.revision - b.revision)
    expect(inOrder.map(({ revision }) => revision)).toEqual(inOrder.map((_, index) => index + 1))

    const refused = log.flatMap(({ answers, ...sent }) =>
      answers.filter(({ status }) => status === 422).map((answer) => ({ ...sent, ...answer })),
    )
    const model = new WeekModel(['phone', 'tablet'])
    for (let revision = 0; revision <= inOrder.length; revision++) {
      const { sent } = inOrder[revision - 1] ?? {}
      if (sent)
        expect(
          model.apply(sent.key, sent.command, sent.device),
          `${revision} ${JSON.stringify(sent)}`,
        ).toBeUndefined()
      for (const { key, command, device, error } of refused.filter((one) => one.revision === revision))
        expect(model.apply(key, command, device), `${revision} ${JSON.stringify(command)}`).toBe(error)
    }
    expect(done.length).toBeGreaterThan(COMMANDS / 4)
    expect(refused.length).toBeGreaterThan(0)

    const { current, weeks } = (await sam.get('/api/weeks')).json
    const shown = [current, (await tablet.get('/api/weeks')).json.current]
    const stored = Object.fromEntries(
      weeks.flatMap(
        ({
          weekStart,
          plan,
          shoppingList,
        }: {
          weekStart: string
          plan: Plan | null
          shoppingList: unknown
        }) => (plan ? [[weekStart, { meals: pairsOf(mealsIn(plan)), hasList: shoppingList !== null }]] : []),
      ),
    )
    expect({ shown, weeks: stored }).toEqual(model.state())
    const all = async (device: typeof tablet) =>
      (await device.get(`/api/kv/all?userId=${sam.userId}`)).json.entries
    const entries = await all(sam)
    for (const key of ['pantry', 'cookingHistory', 'mealPlanHistory'])
      expect((await all(tablet))[key]).toEqual(entries[key])
    expect((entries.pantry?.value ?? []).map(({ id }: { id: string }) => id).sort()).toEqual(
      model.pantry.toSorted(),
    )
    expect((entries.cookingHistory?.value ?? []).map(({ meal }: { meal: string }) => meal)).toEqual(
      model.cooked,
    )

    expect(prices.filter(({ total }) => total !== null).length).toBeGreaterThan(COMMANDS / 8)
    for (const { plan, total } of prices) if (total !== null) expect(total).toBe(priceOf(plan))
    await server.close()
  })
})
