import { nutrientNames, nutrientUnits } from './nutrients.ts'
import { counted, joinWords } from './wording.ts'

// Stored reports may name nutrients this version does not know.
const NAMES: Readonly<Record<string, string>> = nutrientNames
const UNITS: Readonly<Record<string, string>> = nutrientUnits

type Goal = Readonly<{
  nutrient: string
  per: string
  atLeast: number | null
  atMost: number | null
  of: number
  missed: readonly unknown[]
}>

const amountOf = (amount: number, nutrient: string) =>
  `${Math.round(amount).toLocaleString('en-US')} ${UNITS[nutrient] ?? ''}`.trim()
const nameOf = (nutrient: string) => NAMES[nutrient] ?? nutrient

function rangeOf({ nutrient, atLeast, atMost }: Goal): string {
  if (atLeast !== null && atMost !== null)
    return atLeast === atMost
      ? `about ${amountOf(atMost, nutrient)}`
      : `${amountOf(atLeast, nutrient)} to ${amountOf(atMost, nutrient)}`
  if (atMost !== null) return `at most ${amountOf(atMost, nutrient)}`
  return atLeast === null ? 'your target' : `at least ${amountOf(atLeast, nutrient)}`
}

const PER: Readonly<Record<string, readonly [each: string, one: string]>> = {
  day: ['a day', 'day'],
  meal: ['a meal', 'meal'],
  snack: ['a snack', 'snack'],
}

/** What a week's days are held to. */
export const healthMessages = {
  title: 'Your health targets this week',
  goal: (goal: Goal, misses: readonly string[]) => {
    const [each = '', one = ''] = PER[goal.per] ?? []
    const kept = `${goal.of - goal.missed.length} of ${counted(goal.of, one)}`
    const off = misses.length === 0 ? '' : ` Off on ${joinWords([...misses])}.`
    return `${nameOf(goal.nutrient)}, ${rangeOf(goal)} ${each}: kept on ${kept}.${off}`
  },
  miss: (day: string, amount: number, nutrient: string, per: string) =>
    `${day}${per === 'day' ? '' : `’s ${per}`} (${amountOf(amount, nutrient)})`,
  relax: (nutrient: string, to: number) =>
    `Change my ${nameOf(nutrient).toLowerCase()} target to ${amountOf(to, nutrient)}`,
  relaxed: (nutrient: string) =>
    `Your ${nameOf(nutrient).toLowerCase()} target is changed. This week keeps it.`,
  forTargets: (budget: string, misses: number, missesNow: number) =>
    misses === 0
      ? `Your budget is what keeps these days off: a week for ${budget} keeps all of it.`
      : `Your budget is part of it: with ${budget}, ${misses} of these ${missesNow} misses remain.`,
  takeForTargets: (budget: string) => `Plan again with ${budget}`,
  counted: (notCounted: readonly string[]) => {
    const missing = notCounted.map((one) => one.replaceAll('-', ' '))
    const not = missing.length === 0 ? '' : ` We have no figures for ${joinWords(missing)}.`
    return `Counted from food tables for one adult’s portions.${not} This is no medical advice.`
  },
}
