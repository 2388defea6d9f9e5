import { applyCommand } from '@pennyplate/domain/commands/apply-command'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import { centsFromDollars } from '@pennyplate/domain/money'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { EMPTY_BOOK, weekAt } from '@pennyplate/domain/week/week-book'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Household } from '@pennyplate/server/engines/household'
import { planningContextOf } from '@pennyplate/server/engines/tasks/context/planning-context'
import { checkWeek } from '@pennyplate/server/engines/tasks/plan/check-week'
import { planFor } from '@pennyplate/server/engines/tasks/plan/plan-week'
import { findReplacements } from '@pennyplate/server/engines/tasks/week/find-replacements'
import { householdOf } from '@pennyplate/server/testing/households'
import type { HouseholdType } from '../taste/household-types.ts'

const TODAY = '2026-11-22'
const FACTS = { now: `${TODAY}T12:00:00.000Z`, today: TODAY }
const FIRST_OFFERS = 3

type MealFigures = Readonly<{
  at: SlotAddress
  meal: string
  kept: 'alone' | 'pair' | 'missing'
  isFirstOver: boolean
  /** The largest difference between the bill promised and the bill once an offer is taken. */
  offCents: number
  said: string
}>

export type ReplaceFigures = Readonly<{
  name: string
  totalCents: number
  budgetCents: number
  meals: readonly MealFigures[]
  timesMs: readonly number[]
}>

type ReplaceAnswer = ReturnType<typeof findReplacements>
type Offer = ReplaceAnswer['choices'][number]
type Asking = Readonly<{ household: Household; plan: WeekPlan; totalCents: number; budgetCents: number }>

/** Null if no week fits. */
export function measureReplace(
  { name, request: { profile } }: HouseholdType,
  { iterations, seed }: Readonly<{ iterations: number; seed: number }>,
): ReplaceFigures | null {
  const household = householdOf({ ...withDefaults(profile) })
  const hooks = { signal: { aborted: false }, now: () => performance.now(), onProgress: () => {} }
  const context = planningContextOf(household, TODAY)
  const { outcome } = planFor(context, { seed }, hooks, { iterations, prove: false })
  if (outcome.event !== 'done') return null
  const plan = { ...outcome.data.plan, report: outcome.data.report }
  const totalCents = listCents(household, plan)
  const asking = { household, plan, totalCents, budgetCents: centsFromDollars(profile.weeklyBudget) }
  const timesMs: number[] = []
  const meals = everySlot(plan).map((at) => {
    const started = process.cpuUsage()
    const answer = findReplacements({
      household,
      today: TODAY,
      request: { plan, ...placeOf(at), exclude: [], mayChange: everySlot(plan).map(placeOf) },
    })
    const { user, system } = process.cpuUsage(started)
    timesMs.push((user + system) / 1000)
    return figuresOf(asking, at, answer)
  })
  return { name, totalCents, budgetCents: asking.budgetCents, meals, timesMs }
}

function figuresOf(asking: Asking, at: SlotAddress, { choices }: ReplaceAnswer): MealFigures {
  const { plan, totalCents, budgetCents } = asking
  const first = choices.slice(0, FIRST_OFFERS)
  const centsOf = ({ delta }: Offer) => totalCents + centsFromDollars(delta.totalCost)
  const isHeld = (offer: Offer) => centsOf(offer) <= budgetCents
  const off = first.map((offer) => centsAfter(asking, at, offer) - centsOf(offer))
  const [kept] = first.filter(isHeld).map(({ along }) => (along ? 'pair' : 'alone'))
  return {
    at,
    meal: mealAt(plan, at)?.name ?? '',
    kept: kept ?? 'missing',
    isFirstOver: !first[0] || !isHeld(first[0]),
    offCents: Math.max(0, ...off.map(Math.abs)),
    said: first.map((offer, nth) => `${saidOf(offer)} (off ${off[nth]})`).join('; '),
  }
}

function saidOf({ meal, along, delta }: Offer): string {
  const other = along ? ` with ${along.meal.name} for ${along.was}` : ''
  return `${meal.name}${other} ${delta.totalCost}`
}

function centsAfter({ household, plan }: Asking, at: SlotAddress, offer: Offer): number {
  const weekStart = TODAY
  const week = { weekStart, plan: { ...plan, weekStartDate: weekStart }, shoppingList: null, accepted: null }
  const book = { ...EMPTY_BOOK, current: weekStart, weeks: [week] }
  const done = applyCommand(book, replacedBy(at, offer), FACTS)
  const after = done.ok && weekAt(done.book, weekStart)?.plan
  if (!after) throw new Error(`${offer.meal.name} cannot be taken`)
  return listCents(household, after)
}

function replacedBy(at: SlotAddress, { meal, along }: Offer): DirectCommand {
  if (!along) return { type: 'replace', at, meal }
  const { day, mealType: slot, index, was, meal: other } = along
  return { type: 'replace', at, meal, along: { at: { day, slot, index }, was, meal: other } }
}

function placeOf({ day, slot, index = 0 }: SlotAddress) {
  return { day, mealType: slot, index }
}

function listCents(household: Household, plan: WeekPlan): number {
  // The task only reads the plan, whose lists are read-only here.
  const request = { plan } as Parameters<typeof checkWeek>[0]['request']
  return checkWeek({ household, today: TODAY, request }).totals.listCents
}
