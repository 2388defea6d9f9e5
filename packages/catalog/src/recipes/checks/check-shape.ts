import { COOKING_TOOLS, CUISINES, SNACK_TYPES } from '@pennyplate/domain/profile/profile-options'
import { type CookingMethod, DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { readRecipeLine } from '../read-recipe-line.ts'
import type { RecipeRow } from '../recipe-row.ts'

export type ShapeResult =
  | { readonly ok: true; readonly row: RecipeRow }
  | { readonly ok: false; readonly problems: readonly string[] }

type Check = (value: unknown) => string | null

const MIN_TIP = 50
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Proves that a value out of a JSON file is a recipe row, or says everything that is wrong with it. */
export function checkShape(value: unknown): ShapeResult {
  if (!isRecord(value)) return { ok: false, problems: ['is not an object'] }
  const problems = Object.entries(FIELDS).flatMap(([name, check]) => {
    const problem = check(value[name])
    return problem === null ? [] : [`${name} ${problem}`]
  })
  const unknown = Object.keys(value).filter((name) => !(name in FIELDS))
  problems.push(...unknown.map((name) => `${name} is not a field of a recipe`))
  if (problems.length > 0) return { ok: false, problems }
  // Every field was checked above.
  const row = value as unknown as RecipeRow
  const isSnack = row.mealTypes.includes('snack')
  if (isSnack !== (row.snackTypes ?? []).length > 0)
    return { ok: false, problems: ['snackTypes belong to snacks, and every snack has at least one'] }
  return { ok: true, row }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const kebab: Check = (value) =>
  typeof value === 'string' && KEBAB.test(value) ? null : 'must be lower-case words joined by dashes'

function text(min: number, max: number): Check {
  return (value) => {
    if (typeof value !== 'string') return 'must be a text'
    if (value !== value.trim()) return 'has a blank at its start or end'
    if (value.length < min) return `has ${value.length} characters, at least ${min} are needed: "${value}"`
    return value.length > max ? `has ${value.length} characters, at most ${max} are allowed` : null
  }
}

function whole(min: number, max: number): Check {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? null
      : `must be a whole number from ${min} to ${max}`
}

const flag: Check = (value) => (typeof value === 'boolean' ? null : 'must be true or false')

function listOf(check: Check, min: number, max: number): Check {
  return (value) => {
    if (!Array.isArray(value)) return 'must be a list'
    if (value.length < min || value.length > max) return `must have ${min} to ${max} entries`
    const problems = value.flatMap((entry, index) => {
      const problem = check(entry)
      return problem === null ? [] : [`${index + 1} ${problem}`]
    })
    return problems.length > 0 ? problems.join('; ') : null
  }
}

function oneOf(words: readonly string[]): Check {
  return (value) => (words.some((word) => word === value) ? null : `must be one of ${words.join(', ')}`)
}

const dishName = text(4, 60)

const ingredientLine: Check = (value) => {
  if (typeof value !== 'string') return 'must be a text'
  const read = readRecipeLine(value)
  return read.ok ? null : read.problem
}

const variant: Check = (value) => {
  if (!isRecord(value)) return 'must be an object'
  const { id, name, swap, ...more } = value
  if (Object.keys(more).length > 0) return `has only id, name and swap, not ${Object.keys(more).join(', ')}`
  const misnamed = name === undefined ? null : dishName(name)
  if (misnamed) return `name ${misnamed}`
  if (kebab(id) !== null) return 'needs an id of lower-case words joined by dashes'
  const isSwap = isRecord(swap) && Object.values(swap).every((food) => typeof food === 'string')
  return isSwap && Object.keys(swap).length > 0 ? null : 'needs a swap of food ids'
}

const needs = listOf(listOf(oneOf(COOKING_TOOLS), 1, 7), 0, 3)
const steps = listOf(text(15, 600), 1, 12)

const METHOD_FIELDS: Readonly<Record<keyof CookingMethod, Check>> = {
  activeMinutes: whole(1, 180),
  totalMinutes: whole(1, 300),
  unattendedMinutes: whole(0, 1440),
  tools: needs,
  steps,
}

const method: Check = (value) => {
  if (!isRecord(value)) return 'must be an object'
  const unknown = Object.keys(value).filter((key) => !(key in METHOD_FIELDS))
  const problems = Object.entries(METHOD_FIELDS).flatMap(([key, check]) => {
    const problem = check(value[key])
    return problem === null ? [] : [`${key} ${problem}`]
  })
  const all = [...unknown.map((key) => `has no field ${key}`), ...problems]
  return all.length > 0 ? all.join('; ') : null
}

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? null : check(value)

const FIELDS: Readonly<Record<keyof RecipeRow, Check>> = {
  id: kebab,
  name: dishName,
  description: text(15, 140),
  mealTypes: listOf(oneOf(DISH_MEALS), 1, 3),
  snackTypes: optional(listOf(oneOf(SNACK_TYPES), 0, 4)),
  cuisines: listOf(oneOf(CUISINES), 1, 2),
  servings: whole(1, 24),
  ...METHOD_FIELDS,
  otherMethods: optional(listOf(method, 1, 3)),
  ingredients: listOf(ingredientLine, 1, 25),
  storage: text(MIN_TIP, 400),
  reheating: text(MIN_TIP, 400),
  mealPrepTips: listOf(text(MIN_TIP, 400), 1, 4),
  batchCooks: flag,
  freezes: flag,
  illustration: kebab,
  variants: listOf(variant, 0, 6),
}
