import { WEEK_AIMS, type WeekAim } from '@pennyplate/domain/diet/week-aims'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { ReportedAim } from '@pennyplate/domain/week/week-report'
import { nutrientNames, nutrientUnits } from './nutrients.ts'
import { capitalized, counted, joinWords } from './wording.ts'

// Stored reports may name nutrients this version does not know.
const NAMES: Readonly<Record<string, string>> = nutrientNames
const UNITS: Readonly<Record<string, string>> = nutrientUnits

type Goal = Readonly<{
  nutrient: string
  per: string
  atLeast: number | null
  atMost: number | null
  band: Readonly<{ atLeast: number; atMost: number | null }>
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

/** A day a little off its target counts as met, so the card says how far, or the chart would contradict it. */
function countsToo({ nutrient, atLeast, atMost, band }: Goal): string {
  const least = atLeast !== null && band.atLeast < atLeast ? band.atLeast : null
  const most = atMost !== null && band.atMost !== null && band.atMost > atMost ? band.atMost : null
  if (least !== null && most !== null)
    return ` (${amountOf(least, nutrient)} to ${amountOf(most, nutrient)} counts)`
  if (most !== null) return ` (up to ${amountOf(most, nutrient)} counts)`
  return least === null ? '' : ` (${amountOf(least, nutrient)} or more counts)`
}

type Aim = Pick<ReportedAim, 'aim' | 'isKept' | 'found' | 'wanted'> & {
  readonly missed: readonly Readonly<{ day: number; slot: string }>[]
}

// Stored reports may name aims this version does not know.
const AIMS: Readonly<Record<string, WeekAim>> = WEEK_AIMS

/** "Monday’s dinner" */
function placeOf({ day, slot }: Aim['missed'][number]): string {
  return `${DAY_NAMES[day] ?? ''}’s ${slot === 'snacks' ? 'snack' : slot}`
}

const PER: Readonly<Record<string, readonly [each: string, one: string]>> = {
  day: ['a day', 'day'],
  meal: ['a meal', 'meal'],
  snack: ['a snack', 'snack'],
}

/** The health targets of a week, and how well it meets them. */
export const healthMessages = {
  title: 'Your health targets this week',
  goal: (goal: Goal, misses: readonly string[]) => {
    const [each = '', one = ''] = PER[goal.per] ?? []
    const kept = `${goal.of - goal.missed.length} of ${counted(goal.of, one)}`
    const off = misses.length === 0 ? '' : ` Missed on ${joinWords([...misses])}.`
    return `${nameOf(goal.nutrient)}, ${rangeOf(goal)} ${each}${countsToo(goal)}: met on ${kept}.${off}`
  },
  aim: ({ aim, isKept, found, wanted, missed }: Aim) => {
    const said = capitalized(AIMS[aim]?.said ?? aim.replaceAll('-', ' '))
    if (isKept) return `${said}: met.`
    const places = joinWords(missed.map(placeOf))
    const counts = AIMS[aim]?.counts
    if (counts === 'least') return `${said}: only ${found} this week.`
    if (counts === 'most') return `${said}: ${found} this week, at ${places}.`
    if (counts === 'share') return `${said}: ${Math.round(100 * found)}% this week.`
    return `${said}: met at ${found} of ${counted(wanted, 'meal')}. Missed at ${places}.`
  },
  miss: (day: string, amount: number, nutrient: string, per: string) =>
    `${day}${per === 'day' ? '' : `’s ${per}`} (${amountOf(amount, nutrient)})`,
  relax: (nutrient: string, to: number) =>
    `Change my ${nameOf(nutrient).toLowerCase()} target to ${amountOf(to, nutrient)}`,
  relaxed: (nutrient: string) =>
    `Your ${nameOf(nutrient).toLowerCase()} target has changed. This week meets it.`,
  forTargets: (budget: string, misses: number, missesNow: number) =>
    misses === 0
      ? `Your budget is what keeps these days off target: a week for ${budget} meets every target.`
      : `Your budget is part of the reason: with ${budget}, ${misses} of these ${missesNow} misses would remain.`,
  takeForTargets: (budget: string) => `Plan again with ${budget}`,
  counted: (notCounted: readonly string[]) => {
    const missing = notCounted.map((one) => one.replaceAll('-', ' '))
    const not = missing.length === 0 ? '' : ` We have no figures for ${joinWords(missing)}.`
    return `Counted from food tables for one adult’s portions.${not} This is not medical advice.`
  },
}
