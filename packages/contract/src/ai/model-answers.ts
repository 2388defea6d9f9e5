import { DAYS_PER_PLAN, SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { COOKING_TOOLS } from '@pennyplate/domain/profile/profile-options'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { z } from 'zod'
import type { AiFailure } from './failure.ts'
import { jsonInText } from './json-in-text.ts'

/** What a language model may write. Parsed leniently, because models vary the format, and never trusted. */

/** Numbers may be text: "$3.50", "25 minutes", "about 400". */
const loose = z
  .union([z.number(), z.string().transform((said) => Number.parseFloat(said.replace(/[^\d.-]*/, '')))])
  .transform((number) => (Number.isFinite(number) && number > 0 ? number : null))
  .nullish()
  .transform((number) => number ?? null)
  .catch(null)

const said = (max: number) =>
  z
    .string()
    // Control characters and line breaks have no place in a name.
    .transform((words) =>
      words
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, max)
        .trim(),
    )

const line = z
  .union([
    said(200),
    z
      .looseObject({ name: said(120), quantity: z.unknown(), amount: z.unknown(), unit: z.unknown() })
      .partial()
      .transform(({ name = '', quantity, amount, unit }) =>
        [quantity ?? amount, unit, name]
          .filter((part) => isWord(part))
          .join(' ')
          .slice(0, 200),
      ),
  ])
  .catch('')

function isWord(part: unknown): boolean {
  return (typeof part === 'string' && part !== '') || typeof part === 'number'
}

const NAME_LENGTH_MAX = 120
const LINES_MAX = 40

const lines = z
  .array(line)
  .transform((all) => all.filter((one) => one !== '').slice(0, LINES_MAX))
  .nullish()
  .transform((all) => all ?? [])
  .catch([])

const sides = z
  .array(
    z
      .union([
        said(NAME_LENGTH_MAX),
        z.looseObject({ name: said(NAME_LENGTH_MAX) }).transform(({ name }) => name),
      ])
      .catch(''),
  )
  .transform((all) => all.filter((one) => one !== '').slice(0, SIDES_PER_MEAL))
  .nullish()
  .transform((all) => all ?? [])
  .catch([])

const TOOL_OF_WORD = new Map<string, string>([
  ...COOKING_TOOLS.map((tool) => [tool.toLowerCase(), tool] as const),
  ['stovetop', 'Stove'],
  ['pressure cooker', 'Instant Pot'],
  ['crock pot', 'Slow Cooker'],
])

const tools = z
  .array(z.string())
  .transform((all) => [...new Set(all.flatMap((tool) => TOOL_OF_WORD.get(tool.trim().toLowerCase()) ?? []))])
  .catch([])

const figures = z
  .looseObject({ calories: loose, protein: loose, carbs: loose, fat: loose })
  .catch({ calories: null, protein: null, carbs: null, fat: null })

export const modelMeal = z.preprocess(
  (given) => (typeof given === 'string' ? { name: given } : given),
  z
    .looseObject({
      name: said(NAME_LENGTH_MAX).pipe(z.string().min(1)),
      description: said(300).catch(''),
      cookingTime: loose,
      activeMinutes: loose,
      servings: loose,
      ingredients: lines,
      tools,
      estimatedCost: loose,
      nutrition: figures,
      sides,
      leftoverOf: said(NAME_LENGTH_MAX).catch(''),
    })
    .transform(
      ({
        name,
        description,
        cookingTime,
        activeMinutes,
        servings,
        ingredients,
        tools,
        estimatedCost,
        nutrition,
        sides,
        leftoverOf,
      }): ModelMeal => ({
        name,
        description,
        minutes: cookingTime,
        activeMinutes,
        servings,
        ingredients,
        tools,
        estimatedCost,
        nutrition: {
          calories: nutrition.calories,
          protein: nutrition.protein,
          carbs: nutrition.carbs,
          fat: nutrition.fat,
        },
        sides,
        leftoverOf: leftoverOf === '' ? null : leftoverOf,
      }),
    ),
)

export type ModelMeal = {
  readonly name: string
  readonly description: string
  readonly minutes: number | null
  /** Of them, the work. */
  readonly activeMinutes: number | null
  /** How many adult portions the ingredients make. */
  readonly servings: number | null
  readonly ingredients: readonly string[]
  readonly tools: readonly string[]
  /** Dollars of one portion. */
  readonly estimatedCost: number | null
  readonly nutrition: Readonly<Record<'calories' | 'protein' | 'carbs' | 'fat', number | null>>
  /** Names of what is served beside it. */
  readonly sides: readonly string[]
  /** The earlier meal it is left over from. */
  readonly leftoverOf: string | null
}

export type ModelDay = Partial<Record<Exclude<MealSlotName, 'snacks'>, ModelMeal>> & {
  readonly snacks: readonly ModelMeal[]
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: AiFailure }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fail = (failure: AiFailure) => ({ ok: false, failure }) as const

/** Parses any answer other than a plan: an object, or why there is none. */
export function readObject(answer: string): Read<Record<string, unknown>> {
  const found = jsonInText(answer, 'object')
  if (!found.ok) return fail({ error: found.reason === 'empty' ? 'empty_response' : 'invalid_response' })
  return isRecord(found.value) ? { ok: true, value: found.value } : fail({ error: 'invalid_response' })
}

/** Sunday first. A plan must have every wanted meal of every day (docs/spec-coverage.md, section 5). */
export function readPlanAnswer(answer: string, wanted: readonly MealSlotName[]): Read<ModelDay[]> {
  const found = jsonInText(answer, 'object')
  if (!found.ok) return fail({ error: found.reason === 'empty' ? 'empty_response' : 'invalid_response' })
  const days = daysIn(found.value)
  if (days === 'nothing') return fail({ error: 'empty_plan' })
  if (!Array.isArray(days)) return fail({ error: 'bad_structure' })
  if (days.length !== DAYS_PER_PLAN) return fail({ error: 'not_seven_days' })
  const read: ModelDay[] = []
  for (const [index, day] of inWeekOrder(days).entries()) {
    if (!isRecord(day) || !isRecord(day.meals)) return fail({ error: 'bad_structure' })
    const meals = readDay(day.meals, wanted)
    const missing = wanted.filter((slot) => (slot === 'snacks' ? meals.snacks.length === 0 : !meals[slot]))
    if (missing.length > 0)
      return fail({ error: 'incomplete_day', day: DAY_NAMES[index] ?? '', meals: missing })
    read.push(meals)
  }
  return { ok: true, value: read }
}

/** Some models wrap the plan: {"mealPlan": {"days": [...]}}. */
function daysIn(value: unknown): unknown {
  if (value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0)) return 'nothing'
  if (!isRecord(value)) return undefined
  if ('days' in value) return value.days
  const [inner, ...more] = Object.values(value)
  return more.length === 0 && isRecord(inner) ? inner.days : undefined
}

/** Ordered by the names of the days if all seven are there, else in the order given. */
function inWeekOrder(days: readonly unknown[]): readonly unknown[] {
  const named = DAY_NAMES.map((name) =>
    days.find(
      (day) =>
        isRecord(day) && typeof day.day === 'string' && day.day.trim().toLowerCase() === name.toLowerCase(),
    ),
  )
  return named.every((day) => day !== undefined) ? named : days
}

const SNACKS_A_DAY_MAX = 3

export function readDay(meals: Record<string, unknown>, wanted: readonly MealSlotName[]): ModelDay {
  const one = (slot: MealSlotName) =>
    wanted.includes(slot) ? modelMeal.safeParse(meals[slot]).data : undefined
  const [breakfast, lunch, dinner] = [one('breakfast'), one('lunch'), one('dinner')]
  const snacks = wanted.includes('snacks') ? [meals.snacks ?? meals.snack].flat() : []
  return {
    ...(breakfast ? { breakfast } : {}),
    ...(lunch ? { lunch } : {}),
    ...(dinner ? { dinner } : {}),
    snacks: snacks.slice(0, SNACKS_A_DAY_MAX).flatMap((snack) => modelMeal.safeParse(snack).data ?? []),
  }
}
