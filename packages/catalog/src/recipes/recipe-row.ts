import { COOKING_TOOLS, CUISINES, SNACK_TYPES } from '@pennyplate/domain/profile/profile-options'
import { BATCH_UNITS, type LeastBatch } from '@pennyplate/domain/recipe/least-batch'
import {
  AHEAD,
  type Ahead,
  type Batch,
  KIDS_EAT_IT,
  LEFTOVERS,
  type PlateFacts,
  SERVED_AS,
  SIDE_ROLES,
  type SideFacts,
  VESSELS,
} from '@pennyplate/domain/recipe/plate'
import { DISH_MEALS, type Recipe, type RecipeIngredient } from '@pennyplate/domain/recipe/recipe'
import { NOT_EATEN_FORMS, readNotEaten } from './read-not-eaten.ts'
import { readRecipeLine } from './read-recipe-line.ts'

interface VariantRow {
  readonly id: string
  readonly name?: string
  readonly formerNames?: readonly string[]
  readonly swap: Readonly<Record<string, string>>
}

interface MethodRow {
  readonly activeMinutes: number
  readonly totalMinutes: number
  readonly unattendedMinutes: number
  readonly tools: readonly (readonly string[])[]
  readonly steps: readonly string[]
  readonly batch?: { readonly vessel: string; readonly maxServings: number }
}

interface OtherMethodRow extends MethodRow {
  /** False without the dish's work ahead. */
  readonly needsAhead?: boolean
}

export interface PlateRow {
  readonly servedAs: string
  readonly kids: string
  readonly wants: readonly string[]
  readonly goesWith: readonly string[]
  readonly isSettled?: boolean
  readonly keepsDays: number
  readonly ahead?: { readonly task: string; readonly hours: number }
  readonly leaves?: readonly string[]
  readonly usesLeftovers?: readonly string[]
}

/** A row of data/recipes as written by hand. */
export interface RecipeRow extends MethodRow {
  readonly id: string
  readonly name: string
  readonly formerIds?: readonly string[]
  readonly formerNames?: readonly string[]
  readonly description: string
  readonly mealTypes: readonly string[]
  readonly snackTypes?: readonly string[]
  readonly cuisines: readonly string[]
  readonly servings: number
  readonly leastBatch?: { readonly unit: string; readonly servings: number; readonly whole?: boolean }
  readonly otherMethods?: readonly OtherMethodRow[]
  readonly ingredients: readonly string[]
  /** By food: "fat", "fat but 1 tbsp", or the share of it that stays in the pan, "2/3". */
  readonly notEaten?: Readonly<Record<string, string>>
  readonly storage: string
  readonly reheating: string
  readonly mealPrepTips: readonly string[]
  readonly batchCooks: boolean
  readonly freezes: boolean
  readonly illustration: string
  readonly variants: readonly VariantRow[]
  readonly plate?: PlateRow
}

/** A row of data/sides. Fields that sides do not have are filled with blanks. */
export type SideRow = Pick<RecipeRow, 'id' | 'name' | 'mealTypes' | 'servings' | 'ingredients' | 'storage'> &
  MethodRow &
  Partial<
    Pick<
      RecipeRow,
      | 'formerIds'
      | 'formerNames'
      | 'leastBatch'
      | 'notEaten'
      | 'otherMethods'
      | 'variants'
      | 'freezes'
      | 'reheating'
    >
  > & {
    readonly side: {
      readonly role: string
      readonly kids: string
      readonly keepsDays: number
      readonly onlyNamed?: boolean
      readonly dayBefore?: boolean
      readonly remakes?: { readonly of: string; readonly as: string }
    }
  }

/** Assumes the row's shape, which tests check. Words and lines are checked here; errors name the row. */
export function toRecipe(row: RecipeRow): Recipe {
  return recipeOf(row, null)
}

export function toSide({ side, ...row }: SideRow): Recipe {
  const { role, kids, keepsDays, onlyNamed, dayBefore, remakes } = side
  return recipeOf(
    { ...BLANK, ...row },
    {
      role: oneOf(SIDE_ROLES, role, row.id),
      kids: oneOf(KIDS_EAT_IT, kids, row.id),
      keepsDays,
      ...(onlyNamed ? { onlyNamed } : {}),
      ...(dayBefore ? { dayBefore } : {}),
      ...(remakes ? { remakes: { of: oneOf(LEFTOVERS, remakes.of, row.id), as: remakes.as } } : {}),
    },
  )
}

const BLANK = {
  description: '',
  cuisines: [],
  reheating: '',
  mealPrepTips: [],
  batchCooks: false,
  freezes: false,
  illustration: 'fork-and-knife-with-plate',
  variants: [],
}

function recipeOf(
  { mealTypes, snackTypes, plate, leastBatch, notEaten, ...row }: RecipeRow,
  side: SideFacts | null,
): Recipe {
  const ahead = aheadOf(plate, row.id)
  const toolsOf = ({ tools }: Pick<MethodRow, 'tools'>) =>
    tools.map((need) => allOf(COOKING_TOOLS, need, row.id))
  return {
    ...row,
    ...(leastBatch ? { leastBatch: leastBatchOf(leastBatch, row.id) } : {}),
    formerIds: row.formerIds ?? [],
    formerNames: row.formerNames ?? [],
    meals: allOf(DISH_MEALS, mealTypes, row.id),
    snackTypes: allOf(SNACK_TYPES, snackTypes, row.id),
    cuisines: allOf(CUISINES, row.cuisines, row.id),
    tools: toolsOf(row),
    batch: batchOf(row),
    ahead,
    otherMethods: (row.otherMethods ?? []).map(({ needsAhead = true, ...method }) => ({
      ...method,
      ahead: needsAhead ? ahead : null,
      tools: toolsOf(method),
      batch: batchOf(method),
    })),
    ingredients: ingredientsOf(row.ingredients, notEaten ?? {}, row.id),
    variants: row.variants.map(({ id, name, formerNames, swap }) => ({
      id,
      name: name ?? null,
      formerNames: formerNames ?? [],
      swaps: new Map(Object.entries(swap)),
    })),
    plate: plate ? plateOf(plate, row.id) : null,
    side,
  }

  function batchOf({ batch }: MethodRow): Batch | null {
    return batch ? { vessel: oneOf(VESSELS, batch.vessel, row.id), maxServings: batch.maxServings } : null
  }
}

function leastBatchOf(batch: NonNullable<RecipeRow['leastBatch']>, id: string): LeastBatch {
  const { unit, servings, whole = false } = batch
  return { unit: oneOf(BATCH_UNITS, unit, id), servings, isWhole: whole }
}

function aheadOf(plate: PlateRow | undefined, id: string): Ahead | null {
  const { ahead } = plate ?? {}
  return ahead ? { task: oneOf(AHEAD, ahead.task, id), hours: ahead.hours } : null
}

function plateOf(plate: PlateRow, id: string): PlateFacts {
  return {
    servedAs: oneOf(SERVED_AS, plate.servedAs, id),
    kids: oneOf(KIDS_EAT_IT, plate.kids, id),
    wants: allOf(SIDE_ROLES, plate.wants, id),
    goesWith: plate.goesWith,
    ...(plate.isSettled ? { isSettled: true } : {}),
    keepsDays: plate.keepsDays,
    leaves: allOf(LEFTOVERS, plate.leaves, id),
    usesLeftovers: allOf(LEFTOVERS, plate.usesLeftovers, id),
  }
}

function ingredientsOf(
  lines: readonly string[],
  notEaten: Readonly<Record<string, string>>,
  id: string,
): RecipeIngredient[] {
  const ingredients = lines.map((line) => {
    const read = readRecipeLine(line)
    if (!read.ok) throw new Error(`recipe ${id}: ${read.problem}`)
    const said = notEaten[read.ingredient.foodId]
    if (said === undefined) return read.ingredient
    const part = readNotEaten(said)
    if (!part) throw new Error(`recipe ${id}: "notEaten" ${NOT_EATEN_FORMS}`)
    return { ...read.ingredient, notEaten: part }
  })
  const unused = Object.keys(notEaten).find((foodId) => !ingredients.some((one) => one.foodId === foodId))
  if (unused !== undefined) throw new Error(`recipe ${id}: "notEaten" names ${unused}, which no line has`)
  return ingredients
}

function allOf<T extends string>(
  allowed: readonly T[],
  values: readonly string[] | undefined,
  id: string,
): T[] {
  return (values ?? []).map((value) => oneOf(allowed, value, id))
}

function oneOf<T extends string>(allowed: readonly T[], value: string, id: string): T {
  const found = allowed.find((option) => option === value)
  if (found === undefined) throw new Error(`recipe ${id}: unknown word "${value}"`)
  return found
}
