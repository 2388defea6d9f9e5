import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { applyCommand, isAboutPlan } from '@pennyplate/domain/commands/apply-command'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { type AppliedCommand, appliedTo, undoCommand } from '@pennyplate/domain/commands/undo-command'
import { isSameJson } from '@pennyplate/domain/json-equality'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { currentWeek, type WeekBook, weekAt, withWeek } from '@pennyplate/domain/week/week-book'
import type { WeekFacts, WeekOutcome } from '@pennyplate/domain/week/week-outcome'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { AnsweredCommand, CommandAnswer, KvTransport } from '../kv-transport.ts'
import { bookOf, valuesAfter, WEEK_KEYS, type WeekValues } from '../week-documents.ts'

type Documents = Readonly<{
  value: (key: DocumentKey) => unknown
  revision: (key: DocumentKey) => number
  put: (key: DocumentKey, value: unknown) => number
}>

/** What the memory server says a week costs: nothing but its meals decides. */
export function totalOf(plan: WeekPlan): number {
  return everySlot<WeekMeal>(plan).reduce(
    (sum, at) => sum + Math.round((mealAt<WeekMeal>(plan, at)?.estimatedCost ?? 0) * 100),
    0,
  )
}

/** The memory server's side of commands: each key once, with the pure functions of the domain. */
export function createCommandAnswers({ value, revision, put }: Documents) {
  const answered = new Map<string, Pick<AnsweredCommand, 'revision' | 'revisions'>>()
  const applied = new Map<string, AppliedCommand>()
  let weeks: WeekBook['weeks'] = []

  const values = () => Object.fromEntries(WEEK_KEYS.map((key) => [key, value(key)])) as WeekValues

  /** The documents tell of the current week and the saved ones; the others are remembered. */
  function book(today: string): WeekBook {
    const told = bookOf(values(), today)
    const others = weeks.filter(({ weekStart }) => !weekAt(told, weekStart))
    return { ...told, weeks: [...told.weeks, ...others] }
  }

  function apply(before: WeekBook, command: WeekCommand, facts: WeekFacts): WeekOutcome {
    if (command.type === 'undo') {
      const done = applied.get(command.of)
      return done ? undoCommand(before, done) : { ok: false, fault: 'nothing_to_undo' }
    }
    const made = { ...command, ...(command.type === 'accept' ? { shoppingList: listMade(facts.now) } : {}) }
    return applyCommand(before, made, facts)
  }

  function state(): Pick<AnsweredCommand, 'plan' | 'shoppingList' | 'listCents' | 'violations'> {
    // Safe: tests store plans only.
    const plan = value('currentMealPlan') as AnsweredCommand['plan']
    const listCents = plan ? totalOf(plan) : null
    return { plan, shoppingList: value('currentShoppingList'), listCents, violations: [] }
  }

  function answer({ key, command, facts }: Parameters<KvTransport['command']>[0]): CommandAnswer {
    const known = answered.get(key)
    if (known) return { kind: 'answered', ...known, ...state() }
    const before = book(facts.today)
    const outcome = apply(before, command, facts)
    if (!outcome.ok)
      return {
        kind: 'answered',
        fault: outcome.fault,
        revision: revision('currentMealPlan'),
        revisions: new Map(),
        ...state(),
      }
    const after = withTotal(outcome.book)
    const undone = command.type === 'undo' ? applied.get(command.of)?.command : command
    if (command.type === 'undo') applied.delete(command.of)
    else applied.set(key, appliedTo(before, { command, facts, before }))
    weeks = after.weeks
    const [was, became] = [values(), valuesAfter(values(), before, after)]
    const hasPlan = undone === undefined || isAboutPlan(undone)
    const changed = WEEK_KEYS.filter(
      (one) => (one === 'currentMealPlan' && hasPlan) || !isSameJson(was[one], became[one]),
    )
    const revisions = new Map(changed.map((one) => [one, put(one, became[one])]))
    const result = { revision: revision('currentMealPlan'), revisions }
    answered.set(key, result)
    return { kind: 'answered', ...result, ...state(), ...(hasPlan ? {} : { plan: undefined }) }
  }

  return { answer, done: () => new Set(answered.keys()) }
}

function listMade(now: string) {
  return { sections: [{ category: 'Produce', items: [{ name: 'Onions' }] }], createdAt: now }
}

function withTotal(book: WeekBook): WeekBook {
  const week = currentWeek(book)
  if (!week?.plan?.report) return book
  const plan = { ...week.plan, report: { ...week.plan.report, totalCents: totalOf(week.plan) } }
  return withWeek(book, week.weekStart, { plan })
}
