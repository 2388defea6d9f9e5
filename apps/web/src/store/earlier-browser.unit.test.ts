import { readFileSync } from 'node:fs'
import { type DocumentKey, isDocumentKey } from '@pennyplate/contract/documents/document-keys'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { expect, it } from 'vitest'
import type { Engine } from '../../../server/src/engines/engine.ts'
import type { CommandQueue } from './command-queue.ts'
import { encodeCommand } from './encode-command.ts'
import { createMemoryDatabase } from './local-database.ts'
import { type LocalRecord, parsedRecord } from './local-record.ts'
import { createManualClock } from './testing/manual-clock.ts'
import type { RealServer } from './testing/on-real-server.ts'
import { openRealServer } from './testing/real-server.ts'
import { syncAll } from './testing/sync-all.ts'

type Values = Readonly<Partial<Record<DocumentKey, unknown>>>
type EarlierBrowser = Readonly<{
  /** What its server had before, written in this order. */
  start: Values
  records: readonly LocalRecord[]
  commands: CommandQueue
  /** What version 0.2.0 made of it when it was online again. */
  end: Values
}>

/** 200 edits of seventeen kinds, made by version 0.2.0 without a connection; six of its requests lost their answers. */
const EARLIER: EarlierBrowser = JSON.parse(
  readFileSync(new URL('testing/browser-of-0.2.0.json', import.meta.url), 'utf8'),
)

/** The planner adds lines for meals of which it knows only the name. */
const isTyped = (line: string) => !line.startsWith('Ingredients for ')

/** What people did, without what is priced or timed anew. */
function told(values: Values) {
  const plan = values.currentMealPlan as WeekPlan
  const list = values.currentShoppingList as { sections: { items: { name: string }[] }[] }
  return {
    profile: values.profile,
    pantry: values.pantry,
    wasted: values.wastedFood,
    liked: values.recipeFavorites,
    disliked: values.recipeDislikes,
    box: values.recipeBox,
    cooked: (values.cookingHistory as { meal: string; date: string }[]).map(({ meal, date }) => [meal, date]),
    lines: list.sections
      .flatMap(({ items }) => items.map(({ name }) => name))
      .filter(isTyped)
      .toSorted(),
    notes: plan.dayNotes,
    meals: everySlot<WeekMeal>(plan).map((at) => {
      const { name, place, people, isLocked } = mealAt<WeekMeal>(plan, at) ?? {}
      return [at.day, at.slot, name, place, people, isLocked]
    }),
  }
}

/** Prices are another matter, and take most of the time. */
const PRICELESS: Pick<Engine, 'checkPlan' | 'reviseList'> = {
  // Of an answer, commands read these alone.
  checkPlan: async () => ({ violations: [], totals: { listCents: null } }) as never,
  reviseList: async ({ request }) => (request.list ?? null) as never,
}

/** The requests whose answers were lost: the server did them. */
async function doUnanswered({ person }: RealServer): Promise<void> {
  for (const { key, command, facts, isSent } of EARLIER.commands)
    if (isSent && command.type !== 'writeRecipe')
      await person.post('/api/week/commands', {
        idempotencyKey: key,
        command: encodeCommand(command),
        today: facts.today,
      })
  for (const { key, unanswered = [], server } of EARLIER.records)
    for (const { value, edit } of unanswered.slice(-1))
      await person.post(person.kv(key), { value, baseRevision: server.revision, write: edit })
}

it.each([
  ['were never done', async () => {}],
  ['were done', doUnanswered],
])(
  'a browser of version 0.2.0 loses none of 200 edits, if requests without an answer %s',
  async (_, before) => {
    const server = await openRealServer({ startsAt: '2026-11-24T12:00:00Z' })
    Object.assign(server.server.deps, { engine: { ...server.server.deps.engine, ...PRICELESS } })
    const clock = createManualClock()
    for (const [key, value] of Object.entries(EARLIER.start))
      if (isDocumentKey(key)) expect((await server.save(key, value)).json.revision).toBe(1)
    await before(server)
    const database = createMemoryDatabase(EARLIER.records.map(parsedRecord), EARLIER.commands)
    const device = server.openDevice(clock, await server.signIn(), database)
    await device.store.loadAll()
    await syncAll(() => [device.store], clock, server.flushTasks)

    expect(device.errors).toEqual([])
    expect(device.dropped).toEqual([])
    expect(device.store.summary()).toMatchObject({ status: 'saved', unsent: 0 })
    const { json } = await server.person.get(`/api/kv/all?userId=${server.person.userId}`)
    const stored = Object.entries<{ value: unknown }>(json.entries).map(([key, { value }]) => [key, value])
    expect(told(Object.fromEntries(stored))).toEqual(told(EARLIER.end))
    await server.close()
  },
  120_000,
)
