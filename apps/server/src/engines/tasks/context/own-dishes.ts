import { NO_OWN_FOODS, type OwnShelf, ownShelf } from '@pennyplate/catalog/own-foods/catalog-own-food'
import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { placeOwnRecipe } from '@pennyplate/catalog/own-recipes/place-own-recipe'
import { readOwnRecipe, rememberTies } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import { withOurSwaps } from '@pennyplate/catalog/own-recipes/swap-like-ours'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { ownFoodsDocument } from '@pennyplate/contract/documents/own-foods'
import { lineTiesDocument } from '@pennyplate/contract/documents/small-documents'
import { storedOwnRecipe } from '@pennyplate/contract/recipes/own-recipe'
import { foodPhrasesOf } from '@pennyplate/domain/own-food/own-food'
import type { LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import { answered } from '@pennyplate/planner/household/household-profile'
import { householdRules } from '@pennyplate/planner/household/household-rules'
import { householdShelf } from '@pennyplate/planner/household/household-shelf'
import { readStoredJson } from '../../../json.ts'
import {
  type OwnLibrary,
  type OwnLibraryContent,
  type OwnLibraryRecipe,
  unpackOwnLibrary,
} from '../../../own-recipes/own-library.ts'
import { trustedReading } from '../../../own-recipes/own-reading.ts'

type OwnDishes = {
  readonly recipes: readonly CompiledRecipe[]
  readonly shelf: OwnShelf
  /** What the meaning of its recipes depends on: the household, its words and its foods. */
  readonly words: string
  readonly packedBytes: number
  readonly byRevision: ReadonlyMap<string, CompiledRecipe>
}

/** The newest is kept whatever its size, because every question of its household needs it. In memory it takes three times as much. */
const KEPT_LIBRARIES = 4
const KEPT_PACKED_BYTES = 32 * 1024 * 1024
const compiled = new Map<string, OwnDishes>()
/** A household says something else about food now and then, and asks about the week before and after it. */
const KEPT_CATALOGS = 3
const catalogs = new WeakMap<OwnDishes, Map<Catalog, Map<string, Catalog>>>()

/** The catalog with the household's own recipes and foods beside ours. The same library gives the same catalog. */
export function withOwnDishes(
  catalog: Catalog,
  library: OwnLibrary | undefined,
  profile: Readonly<CompleteProfile>,
): Catalog {
  if (!library) return catalog
  // What the household says about food decides which labels count as read, and what is replaced for it.
  const phrases = foodPhrasesOf(profile)
  const own = ownDishesOf(library, phrases)
  const ofCatalog = catalogs.get(own) ?? new Map<Catalog, Map<string, Catalog>>()
  catalogs.set(own, ofCatalog)
  const known = ofCatalog.get(catalog) ?? new Map<string, Catalog>()
  ofCatalog.set(catalog, known)
  const said = JSON.stringify([phrases, profile.settledPhrases])
  const found = known.get(said) ?? withOwn(catalog, own, profile)
  known.delete(said)
  known.set(said, found)
  const [oldest] = known.keys()
  if (known.size > KEPT_CATALOGS && oldest !== undefined) known.delete(oldest)
  return found
}

function withOwn(
  catalog: Catalog,
  { recipes, shelf }: OwnDishes,
  profile: Readonly<CompleteProfile>,
): Catalog {
  const foods = withOwnFoods(catalog, shelf)
  const { foodRules } = householdRules(answered(profile), foods)
  const shop = householdShelf(foods, { foodRules })
  const isSold = (id: string) => shop.packagesOf(id).length > 0
  const own = recipes.map((compiled) => withOurSwaps(compiled, foodRules, isSold))
  return { ...foods, recipes: [...catalog.recipes, ...own], ours: catalog.recipes }
}

function withOwnFoods(catalog: Catalog, shelf: OwnShelf): Catalog {
  if (shelf === NO_OWN_FOODS) return catalog
  return {
    ...catalog,
    foodById: shelf.foodById,
    packagesOf: (id) => shelf.packagesOf(id) ?? catalog.packagesOf(id),
    findFood: (text, unit) => {
      const food = shelf.called(text)
      return food ? { food } : catalog.findFood(text, unit)
    },
  }
}

function ownDishesOf({ householdId, key, packed }: OwnLibrary, phrases: readonly string[]): OwnDishes {
  const keyHere = JSON.stringify([key, phrases])
  const found = compiled.get(keyHere) ?? {
    ...compileAll(householdId, unpackOwnLibrary({ packed }), phrases),
    packedBytes: packed.byteLength,
  }
  compiled.delete(keyHere)
  makeRoom(found.packedBytes)
  compiled.set(keyHere, found)
  return found
}

function makeRoom(wanted: number): void {
  let bytes = [...compiled.values()].reduce((sum, { packedBytes }) => sum + packedBytes, wanted)
  for (const [key, { packedBytes }] of compiled) {
    if (compiled.size < KEPT_LIBRARIES && bytes <= KEPT_PACKED_BYTES) return
    compiled.delete(key)
    bytes -= packedBytes
  }
}

function shelfOf(foods: string | undefined, phrases: readonly string[]): OwnShelf {
  return foods === undefined ? NO_OWN_FOODS : ownShelf(readStoredJson(ownFoodsDocument, foods), phrases)
}

/** Recipes that have not changed since they were compiled, with the same words and foods of the household, are taken over. */
function compileAll(
  householdId: string,
  { recipes, memory, foods }: OwnLibraryContent,
  phrases: readonly string[],
): Omit<OwnDishes, 'packedBytes'> {
  const said = memory === undefined ? {} : readStoredJson(lineTiesDocument, memory)
  const words = JSON.stringify([householdId, memory, foods, foods === undefined ? [] : phrases])
  const earlier = [...compiled.values()].filter((one) => one.words === words)
  const shelf = earlier[0]?.shelf ?? shelfOf(foods, phrases)
  const byRevision = new Map(
    recipes.map((own) => {
      const at = JSON.stringify([own.id, own.revision])
      const known = earlier.find((one) => one.byRevision.has(at))?.byRevision.get(at)
      return [at, known ?? compile(own, said, shelf)]
    }),
  )
  return { recipes: [...byRevision.values()], shelf, words, byRevision }
}

function compile(
  { id, value, reading }: OwnLibraryRecipe,
  memory: LineMemory,
  shelf: OwnShelf,
): CompiledRecipe {
  const own = readStoredJson(storedOwnRecipe, value)
  const understood = rememberTies(own, trustedReading(reading) ?? readOwnRecipe(own), memory, shelf.foodById)
  return placeOwnRecipe(compileOwnRecipe({ ...own, id }, understood, shelf), own)
}
