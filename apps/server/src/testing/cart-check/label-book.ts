import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the catalog's files independently of the catalog, so that its mistakes do not hide from the check of carts.
 */

const DATA = join(import.meta.dirname, '../../../../../packages/catalog/data')

/** The contents of a food or package, as in the files. */
export type Label = {
  readonly name: string
  readonly contains: ReadonlySet<string>
  readonly traits: ReadonlySet<string>
}

export type BookedRecipe = {
  readonly name: string
  readonly lines: readonly { readonly foodId: string; readonly isOptional: boolean }[]
  readonly swaps: ReadonlyMap<string, Readonly<Record<string, string>>>
}

type LabelRow = { id: string; name: string; foodId?: string } & Partial<
  Record<'allergens' | 'mayContain' | 'traits', string[]>
>
type RecipeRow = {
  id: string
  name: string
  ingredients: string[]
  variants?: { id: string; swap: Record<string, string> }[]
}

const listedTraits = Object.entries(
  JSON.parse(readFileSync(join(DATA, 'food-traits.json'), 'utf8')) as Record<string, string[]>,
)
const foodRows = rowsIn<LabelRow>('foods')
const foods = new Map(foodRows.map((row) => [row.id, withListedTraits(row.id, labelOf(row))]))
const packages = new Map(rowsIn<LabelRow>('packages').map((row) => [row.id, row]))
const recipes = new Map(
  [...rowsIn<RecipeRow>('sides'), ...rowsIn<RecipeRow>('recipes')].map((row) => [row.id, bookedRecipe(row)]),
)

export const PACKAGE_IDS: readonly string[] = [...packages.keys()]
export const foodLabel = (id: string): Label | undefined => foods.get(id)
export const recipeInBook = (id: string): BookedRecipe | undefined => recipes.get(id)

/** A package's label merged with its food's; undefined for an unknown package. */
export function packageLabel(id: string): (Label & { readonly foodId: string }) | undefined {
  const row = packages.get(id)
  const food = row?.foodId === undefined ? undefined : foods.get(row.foodId)
  if (!row?.foodId || !food) return undefined
  const own = labelOf(row)
  return {
    name: row.name,
    foodId: row.foodId,
    contains: new Set([...food.contains, ...own.contains]),
    traits: new Set([...food.traits, ...own.traits]),
  }
}

function labelOf({ name, allergens = [], mayContain = [], traits = [] }: LabelRow): Label {
  return { name, contains: new Set([...allergens, ...mayContain]), traits: new Set(traits) }
}

function withListedTraits(id: string, label: Label): Label {
  const listed = listedTraits.flatMap(([trait, ids]) => (ids.includes(id) ? [trait] : []))
  return { ...label, traits: new Set([...label.traits, ...listed]) }
}

function bookedRecipe({ name, ingredients, variants = [] }: RecipeRow): BookedRecipe {
  return {
    name,
    lines: ingredients.map((line) => {
      const [, foodId = '', ...rest] = line.split('|').map((part) => part.trim())
      return { foodId, isOptional: rest.includes('optional') }
    }),
    swaps: new Map(variants.map(({ id, swap }) => [id, swap])),
  }
}

function rowsIn<Row>(folder: string): Row[] {
  return readdirSync(join(DATA, folder)).flatMap(
    // The catalog's own tests check the files' shape; only these fields are read.
    (file) => JSON.parse(readFileSync(join(DATA, folder, file), 'utf8')) as Row[],
  )
}
