import { COOKING_TOOLS, CUISINES, SNACK_TYPES } from '@pennyplate/domain/profile/profile-options'
import { BATCH_UNITS } from '@pennyplate/domain/recipe/least-batch'
import {
  AHEAD,
  KIDS_EAT_IT,
  LEFTOVERS,
  SERVED_AS,
  SIDE_ROLES,
  VESSELS,
} from '@pennyplate/domain/recipe/plate'
import { type CookingMethod, DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { NOT_EATEN_FORMS, readNotEaten } from '../read-not-eaten.ts'
import { readRecipeLine } from '../read-recipe-line.ts'
import type { PlateRow, RecipeRow, SideRow } from '../recipe-row.ts'
import { unknownName } from './unknown-name.ts'

export type ShapeResult<Row> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly problems: readonly string[] }

type Check = (value: unknown) => string | null

const MIN_TIP = 50
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Checks that a value from a JSON file is a recipe row, and lists everything that is wrong. */
export function checkShape(value: unknown): ShapeResult<RecipeRow> {
  const problems = problemsOf(value, FIELDS)
  if (problems.length > 0) return { ok: false, problems }
  // Every field was checked above.
  const row = value as RecipeRow
  const isSnack = row.mealTypes.includes('snack')
  if (isSnack !== (row.snackTypes ?? []).length > 0)
    return { ok: false, problems: ['snackTypes belong to snacks, and every snack has at least one'] }
  return { ok: true, row }
}

/** The same for a row of data/sides. */
export function checkSideShape(value: unknown): ShapeResult<SideRow> {
  const problems = problemsOf(value, SIDE_FIELDS)
  // Every field was checked above.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, row: value as SideRow }
}

function problemsOf(value: unknown, fields: Readonly<Record<string, Check>>): string[] {
  if (!isRecord(value)) return ['is not an object']
  const wrong = Object.entries(fields).flatMap(([name, check]) => {
    const problem = check(value[name])
    return problem === null ? [] : [`${name} ${problem}`]
  })
  const unknown = Object.keys(value).filter((name) => !(name in fields))
  return [...wrong, ...unknown.map((name) => unknownName(name, Object.keys(fields)))]
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

function record(fields: Readonly<Record<string, Check>>): Check {
  return (value) => problemsOf(value, fields).join('; ') || null
}

function optional(check: Check): Check {
  return (value) => (value === undefined ? null : check(value))
}

function oneOf(words: readonly string[]): Check {
  return (value) => (words.some((word) => word === value) ? null : `must be one of ${words.join(', ')}`)
}

const dishName = text(3, 60)

const ALIAS_FIELDS = {
  formerIds: optional(listOf(kebab, 1, 20)),
  formerNames: optional(listOf(dishName, 1, 20)),
}

const ingredientLine: Check = (value) => {
  if (typeof value !== 'string') return 'must be a text'
  const read = readRecipeLine(value)
  return read.ok ? null : read.problem
}

const variant: Check = (value) => {
  if (!isRecord(value)) return 'must be an object'
  const { id, name, formerNames, swap, ...more } = value
  if (Object.keys(more).length > 0)
    return `has only id, name, formerNames and swap, not ${Object.keys(more).join(', ')}`
  const misnamed = name === undefined ? null : dishName(name)
  if (misnamed) return `name ${misnamed}`
  const former = ALIAS_FIELDS.formerNames(formerNames)
  if (former) return `formerNames ${former}`
  if (kebab(id) !== null) return 'needs an id of lower-case words joined by dashes'
  const isSwap = isRecord(swap) && Object.values(swap).every((food) => typeof food === 'string')
  return isSwap && Object.keys(swap).length > 0 ? null : 'needs a swap of food ids'
}

const needs = listOf(listOf(oneOf(COOKING_TOOLS), 1, 7), 0, 3)
const steps = listOf(text(15, 600), 1, 12)

const notEaten = optional((value) => {
  if (!isRecord(value)) return 'must be an object'
  const isRead = Object.values(value).every((said) => typeof said === 'string' && readNotEaten(said))
  return isRead ? null : NOT_EATEN_FORMS
})

const METHOD_FIELDS: Readonly<Record<Exclude<keyof CookingMethod, 'ahead'>, Check>> = {
  activeMinutes: whole(1, 180),
  totalMinutes: whole(1, 300),
  unattendedMinutes: whole(0, 1440),
  tools: needs,
  steps,
  batch: optional(record({ vessel: oneOf(VESSELS), maxServings: whole(1, 24) })),
}

const method = record({
  ...METHOD_FIELDS,
  needsAhead: optional((value) => (value === false ? null : 'must be false')),
})

const leastBatch = optional(
  record({
    unit: oneOf(BATCH_UNITS),
    servings: whole(1, 24),
    whole: optional((value) => (value === true ? null : 'must be true')),
  }),
)

const PLATE_FIELDS: Readonly<Record<keyof PlateRow, Check>> = {
  servedAs: oneOf(SERVED_AS),
  kids: oneOf(KIDS_EAT_IT),
  wants: listOf(oneOf(SIDE_ROLES), 0, 3),
  goesWith: listOf(kebab, 0, 12),
  isSettled: optional((value) => (value === true ? null : 'must be true')),
  keepsDays: whole(0, 7),
  ahead: optional(record({ task: oneOf(AHEAD), hours: whole(1, 96) })),
  leaves: optional(listOf(oneOf(LEFTOVERS), 1, 2)),
  usesLeftovers: optional(listOf(oneOf(LEFTOVERS), 1, 2)),
}

const FIELDS: Readonly<Record<keyof RecipeRow, Check>> = {
  id: kebab,
  name: dishName,
  ...ALIAS_FIELDS,
  description: text(15, 140),
  mealTypes: listOf(oneOf(DISH_MEALS), 1, 3),
  snackTypes: optional(listOf(oneOf(SNACK_TYPES), 0, 4)),
  cuisines: listOf(oneOf(CUISINES), 1, 2),
  servings: whole(1, 24),
  leastBatch,
  ...METHOD_FIELDS,
  otherMethods: optional(listOf(method, 1, 3)),
  ingredients: listOf(ingredientLine, 1, 25),
  notEaten,
  storage: text(MIN_TIP, 400),
  reheating: text(MIN_TIP, 400),
  mealPrepTips: listOf(text(MIN_TIP, 400), 1, 4),
  batchCooks: flag,
  freezes: flag,
  illustration: kebab,
  variants: listOf(variant, 0, 8),
  plate: optional(record(PLATE_FIELDS)),
}

const SIDE_FIELDS: Readonly<Record<keyof SideRow, Check>> = {
  id: kebab,
  name: dishName,
  ...ALIAS_FIELDS,
  mealTypes: listOf(oneOf(DISH_MEALS), 1, 3),
  servings: whole(1, 24),
  leastBatch,
  ...METHOD_FIELDS,
  otherMethods: optional(listOf(method, 1, 3)),
  ingredients: listOf(ingredientLine, 1, 15),
  notEaten,
  storage: text(15, 400),
  reheating: optional(text(15, 400)),
  freezes: optional(flag),
  variants: optional(listOf(variant, 1, 8)),
  side: record({
    role: oneOf(SIDE_ROLES),
    kids: oneOf(KIDS_EAT_IT),
    keepsDays: whole(0, 7),
    onlyNamed: optional((value) => (value === true ? null : 'must be true')),
    dayBefore: optional((value) => (value === true ? null : 'must be true')),
    remakes: optional(record({ of: oneOf(LEFTOVERS), as: dishName })),
  }),
}
