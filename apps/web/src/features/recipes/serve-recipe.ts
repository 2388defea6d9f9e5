import { scaleSentence } from '@pennyplate/domain/amounts/kitchen-amount'
import { roundCents } from '@pennyplate/domain/money'
import { type UsedIngredient, usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { forOneDay, forTheWeek, weekStorageTip } from '@pennyplate/domain/recipe/meal-prep'
import { scaleWrittenLine, writeIngredientLine } from '@pennyplate/domain/recipe/recipe-line'
import { recordOf } from '../../lib/json-reader.ts'
import type { RecipeLine, RecipeView } from './recipe-view.ts'

/** For whom a dish is cooked: so many people, once or for every day of the week. */
export type Table = Readonly<{ people: number; isForWeek: boolean }>

export type ServedLine = Readonly<{
  text: string
  /** What it takes out of the pantry; null where nobody can reckon with it. */
  used: UsedIngredient | null
}>

/** A recipe in the amounts of one table. */
export type ServedRecipe = Readonly<{
  servings: number
  /** So many times what the recipe says. */
  factor: number
  minutes: number
  cents: number | null
  lines: readonly ServedLine[]
  /** The ingredients as they are stored: before they were made `factor` times. */
  stored: readonly unknown[]
  steps: readonly string[]
  storage: string
}>

export const PEOPLE = { min: 1, max: 50 } as const

/** The table a recipe was written for. */
export function ownTable({ servings, isMealPrep }: RecipeView): Table {
  const { servings: people } = isMealPrep ? forOneDay({ servings, minutes: null, cents: null }) : { servings }
  return { people: Math.max(PEOPLE.min, Math.round(people)), isForWeek: isMealPrep }
}

export function serveRecipe(recipe: RecipeView, { people, isForWeek }: Table): ServedRecipe {
  const own = { servings: recipe.servings, minutes: recipe.minutes, cents: recipe.cents }
  const day = recipe.isMealPrep ? forOneDay(own) : own
  const times = people / day.servings
  const cents = day.cents === null ? null : day.cents * times
  const dayHere = { servings: people, minutes: day.minutes, cents }
  const table = isForWeek ? forTheWeek(dayHere) : dayHere
  const factor = table.servings / recipe.servings
  return {
    servings: table.servings,
    factor,
    minutes: isForWeek === recipe.isMealPrep ? recipe.minutes : (table.minutes ?? recipe.minutes),
    cents: table.cents === null ? null : roundCents(table.cents),
    lines: recipe.lines.map((line) => serveLine(line, factor)),
    stored: recipe.lines.map(({ stored }) => stored),
    steps: recipe.written
      ? recipe.written.steps.map((step) => scaleSentence(step, factor * (recipe.written?.factor ?? 1)))
      : recipe.steps.map((step) => scaleSentence(step, factor)),
    storage: isForWeek ? weekStorageTip(recipe.storage) : recipe.storage,
  }
}

function serveLine(line: RecipeLine, factor: number): ServedLine {
  const { name, isOptional, exact, text } = line
  const counted =
    typeof line.stored === 'string' ? line.stored : { ...recordOf(line.stored), isOptional: false }
  const isAsWritten = Math.abs(factor - 1) < 1e-6
  return {
    used: usedIngredients([counted], factor)[0] ?? null,
    text: isAsWritten
      ? text
      : exact
        ? writeIngredientLine({ name, isOptional, ...exact }, factor).text
        : scaleWrittenLine(text, factor).text,
  }
}
