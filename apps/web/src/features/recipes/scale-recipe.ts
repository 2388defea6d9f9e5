import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { roundCents } from '@pennyplate/domain/money'
import { headingOfRow } from '@pennyplate/domain/own-recipe/own-recipe'
import { type UsedIngredient, usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { batchMinutes } from '@pennyplate/domain/recipe/batch-minutes'
import { fitSteps } from '@pennyplate/domain/recipe/fit-steps'
import { shareMade } from '@pennyplate/domain/recipe/least-batch'
import {
  forOneDay,
  forTheWeek,
  prepMinutes,
  prepWait,
  weekStorageTip,
} from '@pennyplate/domain/recipe/meal-prep'
import { scaleWrittenLine, writeIngredientLine } from '@pennyplate/domain/recipe/recipe-line'
import type { MealTime } from '@pennyplate/domain/week/meal-start'
import type { RecipeLine, RecipeView } from './recipe-view.ts'

/** How many people a dish is cooked for, and whether for one meal or as a batch for several days. */
export type Portions = Readonly<{ people: number; isForWeek: boolean }>

export type ScaledRecipeLine = Readonly<{
  text: string
  /** Cooked before, so no pantry has it. */
  isMade?: boolean
  /** What it uses from the pantry, each of its foods; none if that cannot be computed. */
  used: readonly UsedIngredient[]
  /** The dish of the plate it is for; absent where there is only one. */
  dish?: string
  /** The heading of the recipe it stands under. */
  under?: string
}>

/** What is known of the foods of a line: their ids, else its words. */
export function foodsOfRecipeLine({ text, used }: ScaledRecipeLine): readonly AskedFood[] {
  const known = used.flatMap(({ name, foodId }) => (foodId ? [{ name, foodId }] : []))
  return known.length > 0 ? known : [{ name: text.slice(0, 200) }]
}

export type ScaledStep = Readonly<{ text: string; dish?: string; under?: string }>

/** A recipe scaled to the chosen portions. */
export type ScaledRecipe = Readonly<{
  servings: number
  /** Null if the recipe does not say. */
  time: MealTime | null
  cents: number | null
  lines: readonly ScaledRecipeLine[]
  /** What it takes from the pantry. */
  used: readonly UsedIngredient[]
  steps: readonly ScaledStep[]
  storage: string
}>

export const PEOPLE = { min: 1, max: 50 } as const

/** Leftovers alone cannot be made for more people or for a week. */
export function isOnlyReheated({ lines }: Pick<ScaledRecipe, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ isMade }) => isMade)
}

/** The portions a recipe was written for. */
export function ownPortions({ servings, isMealPrep, prepDays }: RecipeView): Portions {
  const { servings: people } = isMealPrep ? forOneDay({ servings, minutes: null, cents: null }) : { servings }
  return { people: Math.max(PEOPLE.min, Math.round(people)), isForWeek: isMealPrep && prepDays > 1 }
}

export function scaleRecipe(recipe: RecipeView, { people, isForWeek }: Portions): ScaledRecipe {
  const own = { servings: recipe.servings, minutes: recipe.minutes, cents: recipe.cents }
  const day = recipe.isMealPrep ? forOneDay(own) : own
  const dayFactor = people / day.servings
  const cents = day.cents === null ? null : day.cents * dayFactor
  const scaledDay = { servings: people, minutes: day.minutes, cents }
  const scaled = isForWeek ? forTheWeek(scaledDay, recipe.prepDays) : scaledDay
  const factor = (scaled.servings / recipe.servings) * recipe.share
  const made = recipe.written ? shareMade(recipe.written, recipe.written.factor, factor) : factor
  return {
    servings: scaled.servings,
    time: timeOf(recipe, { minutes: day.minutes, days: isForWeek ? recipe.prepDays : 1, factor }),
    cents: scaled.cents === null ? null : roundCents((scaled.cents * made) / factor),
    lines: underHeadings(recipe.lines.map((line) => scaleLine(line, made))),
    used: usedIngredients(
      recipe.lines.map(({ stored }) => stored),
      made,
    ),
    steps: underHeadings(scaledSteps(recipe, factor).map((text) => ({ text }))),
    storage: isForWeek ? weekStorageTip(recipe.storage) : recipe.storage,
  }
}

/** More days are more work in the same kitchen, and further rounds of what holds only so much; a pot takes as long as before. */
function timeOf(
  { minutes: ownMinutes, activeMinutes, waitingMinutes, isMealPrep, written }: RecipeView,
  { minutes, days, factor }: Readonly<{ minutes: number | null; days: number; factor: number }>,
): MealTime | null {
  if (ownMinutes === null || minutes === null) return null
  const roundsFor = (share: number) => (written ? batchMinutes(written, share * written.factor) : 0)
  const ownRounds = prepWait(minutes, isMealPrep ? DAYS_PER_PLAN : 1, roundsFor(1))
  const scaledMinutes = prepMinutes(minutes, days)
  return {
    activeMinutes: activeMinutes === null ? null : Math.round((activeMinutes * scaledMinutes) / ownMinutes),
    readyMinutes:
      scaledMinutes + Math.max(0, waitingMinutes - ownRounds) + prepWait(minutes, days, roundsFor(factor)),
  }
}

function scaledSteps({ steps, servings, written }: RecipeView, factor: number): readonly string[] {
  return written
    ? fitSteps(written, factor * written.factor)
    : fitSteps({ steps, servings, batch: null }, factor)
}

/** Headings are rows of the recipe. Those below get them, and they go. */
function underHeadings<Row extends Readonly<{ text: string; under?: string }>>(rows: readonly Row[]): Row[] {
  let under: string | undefined
  return rows.flatMap((row) => {
    const heading = headingOfRow(row.text)
    if (heading !== undefined) under = heading
    return heading !== undefined ? [] : [under === undefined ? row : { ...row, under }]
  })
}

function scaleLine(line: RecipeLine, factor: number): ScaledRecipeLine {
  const { name, isOptional, exact, text, written } = line
  const counted = typeof line.stored === 'string' ? line.stored : { ...line.stored, isOptional: false }
  const isAsWritten = Math.abs(factor - 1) < 1e-6
  const isMade = typeof line.stored !== 'string' && line.stored.isMade === true
  return {
    ...(isMade ? { isMade } : {}),
    used: usedIngredients([counted], factor),
    text: isAsWritten
      ? text
      : written
        ? scaleWrittenLine(written.text, factor * written.factor, written.foods)
        : exact
          ? writeIngredientLine({ name, isOptional, ...exact }, factor).text
          : scaleWrittenLine(text, factor, typeof line.stored === 'string' ? [] : [line.stored]),
  }
}
