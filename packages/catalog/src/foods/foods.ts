import { EQUIVALENT_KEYS, type Equivalents } from '@pennyplate/domain/food/equivalents'
import {
  ALLERGENS,
  type Composition,
  FODMAP_LEVELS,
  FOOD_TRAITS,
  type Food,
  type FoodId,
} from '@pennyplate/domain/food/food'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { drainedOf } from '@pennyplate/domain/recipe/not-eaten'
import aisleRows from '../../data/aisles.json' with { type: 'json' }
import compositionRows from '../../data/composition.json' with { type: 'json' }
import cookedRows from '../../data/cooked-and-drained.json' with { type: 'json' }
import equivalentRows from '../../data/equivalents.json' with { type: 'json' }
import traitRows from '../../data/food-traits.json' with { type: 'json' }
import { byFormerId } from '../former-ids.ts'
import { FOOD_FILES, type FoodRow } from './food-files.ts'

export interface Aisle {
  readonly id: string
  readonly name: string
}

/** A food with the fields only the catalog uses. */
export interface CatalogFood extends Food {
  /** Ingredients of a compound food, from its label: anchovy in Worcestershire sauce. */
  readonly parts: readonly string[]
  /** Ids it had, also as another food that was merged into it. Its former names are synonyms. */
  readonly formerIds?: readonly FoodId[]
  /** Of a food that a household added by hand null, or the added sugar of its label alone. */
  readonly equivalents: Equivalents | null
  /** What 100 g of it leave once cooked, without the fat that comes out. */
  readonly drained?: Composition
  /** A household added it by hand. Nothing is assumed of it. */
  readonly isOwn?: true
}

/** In store order. */
export const AISLES: readonly Aisle[] = aisleRows

let loaded: ReadonlyMap<FoodId, CatalogFood> | undefined

/** Every food by id, in store order. Built on first use. */
export function allFoods(): ReadonlyMap<FoodId, CatalogFood> {
  loaded ??= new Map(FOOD_FILES.flat().map((row) => [row.id, toFood(row)]))
  return loaded
}

let renamed: ReadonlyMap<FoodId, CatalogFood> | undefined

/** The food with this id, or with this former id. */
export function foodById(id: FoodId): CatalogFood | undefined {
  const found = allFoods().get(id)
  if (found) return found
  renamed ??= byFormerId(allFoods().values(), ({ formerIds }) => formerIds)
  return renamed.get(id)
}

function toFood(row: FoodRow): CatalogFood {
  const { composition, plural, parts, mayContain, ...rest } = row
  return {
    ...rest,
    plural: plural ?? row.name,
    parts: parts ?? [],
    category: oneOf(PANTRY_CATEGORIES, row.category, row.id),
    allergens: row.allergens.map((allergen) => oneOf(ALLERGENS, allergen, row.id)),
    ...(mayContain ? { mayContain: mayContain.map((allergen) => oneOf(ALLERGENS, allergen, row.id)) } : {}),
    traits: [...row.traits, ...(traitsListed().get(row.id) ?? [])].map((trait) =>
      oneOf(FOOD_TRAITS, trait, row.id),
    ),
    fodmap: oneOf(FODMAP_LEVELS, row.fodmap, row.id),
    composition: compositionOf(row.id),
    ...drainedFrom(row.id),
    compositionSource: composition?.source ?? null,
    equivalents: equivalentsOf(row.id),
  }
}

/** What data/equivalents.json says of a food. A key that is not written is nothing; unknown is null. */
export interface EquivalentsRow extends Partial<Equivalents> {
  readonly from: string | null
  readonly sure: 'exact' | 'similar' | 'estimated'
  readonly fatFrom: 'SR28' | 'FNDDS' | 'estimate' | null
}

// Safe: equivalents.test.ts reads every row.
export const EQUIVALENTS_ROWS = equivalentRows as Readonly<Record<FoodId, EquivalentsRow>>

function equivalentsOf(id: FoodId): Equivalents {
  const row = EQUIVALENTS_ROWS[id]
  if (!row) throw new Error(`no equivalents for ${id}: add them to packages/catalog/data/equivalents.json`)
  const entries = EQUIVALENT_KEYS.map((key) => [key, row[key] === undefined ? 0 : row[key]])
  // Safe: one entry for each key.
  return Object.fromEntries(entries) as Equivalents
}

let listed: ReadonlyMap<FoodId, readonly string[]> | undefined

/** Traits by food, from data/food-traits.json, which lists foods by trait. */
function traitsListed(): ReadonlyMap<FoodId, readonly string[]> {
  if (listed) return listed
  const found = new Map<FoodId, string[]>()
  for (const [trait, ids] of Object.entries(traitRows))
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), trait])
  listed = found
  return found
}

/** Figures of 100 g of cooked meat, by the USDA record it says it is from. */
export interface CookedRow extends Composition {
  readonly from: string
  /** Grams of it that one raw gram leaves, where that is known better than by its protein. */
  readonly left?: number
}
export const COOKED_ROWS: Readonly<Record<FoodId, CookedRow>> = cookedRows

function drainedFrom(id: FoodId): { readonly drained?: Composition } {
  const cooked = COOKED_ROWS[id]
  return cooked ? { drained: drainedOf(compositionOf(id), cooked, cooked.left) } : {}
}

function compositionOf(id: FoodId): Composition {
  // Generated by scripts/import-composition.mjs with exactly the keys of Composition.
  const found = (compositionRows as Readonly<Record<string, Composition>>)[id]
  if (!found) throw new Error(`no composition for ${id}: run packages/catalog/scripts/import-composition.mjs`)
  return found
}

function oneOf<T extends string>(allowed: readonly T[], value: string, id: FoodId): T {
  const found = allowed.find((option) => option === value)
  if (found === undefined) throw new Error(`${id}: unknown word "${value}", not one of ${allowed.join(', ')}`)
  return found
}
