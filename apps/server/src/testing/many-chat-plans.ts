import { withDefaults } from '@pennyplate/domain/profile/profile'
import { seededRandom } from '@pennyplate/planner/search/random'
import { randomHousehold } from '../../../../packages/planner/test/random-household.ts'
import { toHouseholdId } from '../database/ids.ts'
import { createChatClient } from '../engines/chat/client/chat-client.ts'
import { planWithChat } from '../engines/chat/plan-with-chat.ts'
import { wantedSlots } from '../engines/chat/prompts/describe-household.ts'
import type { BuiltinEngine } from '../engines/engine.ts'
import { readWords } from '../engines/tasks/context/unchecked-words.ts'
import { completeWeek } from '../engines/tasks/model-meals/complete-week.ts'
import { judgeMeals } from '../engines/tasks/model-meals/judge-meals.ts'
import { says, startChatStandIn } from './chat-stand-in.ts'
import { mealsIn, objections } from './forbidden-words.ts'
import { modelWeek, PLAUSIBLE, POISONED } from './model-plans.ts'

const POISON_SHARE = 0.25

export type ManyPlans = {
  plans: number
  meals: number
  /** Meals kept from the model's first answer, from its second answer, and replaced by ours. */
  kept: number
  exchanged: number
  refused: number
  objections: string[]
}

/** Plans weeks for random households whose model writes both sensible and forbidden meals, over HTTP. */
export async function planForMany(from: number, count: number): Promise<ManyPlans> {
  const standIn = await startChatStandIn()
  const ask = createChatClient({
    settings: {
      baseUrl: standIn.baseUrl,
      apiKey: undefined,
      model: 'small',
      visionModel: undefined,
      json: 'off',
      dailyLimit: 0,
      serverDailyLimit: 0,
      priceIn: undefined,
      priceOut: undefined,
    },
    now: () => performance.now(),
    wait: async () => undefined,
    countQuestion: async () => ({ allowed: true }),
    recordCall: async () => undefined,
  })
  // Calls the workers' tasks directly, because starting workers for a thousand plans would take too long.
  const builtin = {
    judgeMeals: async (asked) => judgeMeals(asked),
    completeWeek: async (asked) => completeWeek(asked),
    readWords: async (asked) => readWords(asked),
  } satisfies Pick<BuiltinEngine, 'judgeMeals' | 'completeWeek' | 'readWords'> as unknown as BuiltinEngine // the engine uses no others here
  const sum: ManyPlans = { plans: 0, meals: 0, kept: 0, exchanged: 0, refused: 0, objections: [] }
  for (let seed = from; seed < from + count; seed++) {
    const random = seededRandom(seed + 1)
    const unit = () => random.unit()
    const { profile: given, pantry } = randomHousehold(seed)
    const profile = withDefaults({ ...given })
    const wanted = wantedSlots(profile)
    if (wanted.length === 0) continue
    const dislikes = unit() < 0.3 ? [PLAUSIBLE.dinner[1]?.name ?? '', POISONED[0]?.name ?? ''] : []
    const mended = Array.from({ length: 30 }, (_, at) => ({
      place: at + 1,
      meal: unit() < 0.5 ? POISONED[at % POISONED.length] : PLAUSIBLE.lunch[at % PLAUSIBLE.lunch.length],
    }))
    standIn.answer(
      says(JSON.stringify(modelWeek(unit, wanted, POISON_SHARE))),
      says(JSON.stringify({ meals: mended })),
    )
    const household = { profile, pantry, likes: [], dislikes, recentWeeks: [] }
    const outcome = await planWithChat(
      { ask, builtin },
      { household, today: '2026-11-22', request: { seed } },
      { householdId: toHouseholdId('sam'), signal: new AbortController().signal },
      () => {},
    )
    sum.plans += 1
    if (outcome.event === 'failed') {
      sum.refused += 1
      continue
    }
    const meals = mealsIn(outcome.data.plan)
    sum.meals += meals.length
    sum.exchanged += outcome.data.report.replaced.length
    sum.kept += meals.length - outcome.data.report.replaced.length
    sum.objections.push(...objections(outcome.data.plan, profile, dislikes).map((said) => `${seed}: ${said}`))
  }
  standIn.close()
  return sum
}
