import { ownRecipe } from '@pennyplate/contract/recipes/own-recipe'
import type { OwnList } from '@pennyplate/domain/own-recipe/own-list'
import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { hasSignedOut } from '../lib/signed-out.ts'

interface OwnSchema extends DBSchema {
  recipes: { key: string; value: OwnRecipe }
  /** One entry: up to which change the recipes are kept. */
  place: { key: 'revision'; value: number }
}

type Changes = Readonly<{
  recipes: readonly OwnRecipe[]
  deleted: readonly Readonly<{ id: string }>[]
  revision: number
}>

const VERSION = 1
const databaseName = (householdId: string) => `pennyplate-own-${householdId}`

/**
 * A household's own recipes as this browser last saw them, for pages that open offline. Undefined if there are none, or if
 * the browser keeps nothing (private windows): then they are fetched anew.
 */
export async function readOwnCopy(householdId: string): Promise<OwnList | undefined> {
  return inDatabase(householdId, async (db) => {
    const transaction = db.transaction(['recipes', 'place'])
    const [recipes, revision] = await Promise.all([
      transaction.objectStore('recipes').getAll(),
      transaction.objectStore('place').get('revision'),
    ])
    // An earlier version of the app may have written them.
    const readable = recipes.flatMap((recipe) => ownRecipe.safeParse(recipe).data ?? [])
    return revision === undefined ? undefined : { revision, recipes: readable }
  })
}

export async function readOwnCopyOf(householdId: string, id: string): Promise<OwnRecipe | undefined> {
  return inDatabase(householdId, async (db) => ownRecipe.safeParse(await db.get('recipes', id)).data)
}

/** Adds what an answer of the server changed; `isWhole` if the answer begins the list anew. */
export async function keepOwnChanges(householdId: string, changes: Changes, isWhole: boolean): Promise<void> {
  if (hasSignedOut()) return
  await inDatabase(householdId, async (db) => {
    const transaction = db.transaction(['recipes', 'place'], 'readwrite')
    const recipes = transaction.objectStore('recipes')
    if (isWhole) await recipes.clear()
    await Promise.all([
      ...changes.deleted.map(({ id }) => recipes.delete(id)),
      ...changes.recipes.map((recipe) => recipes.put(recipe)),
      transaction.objectStore('place').put(changes.revision, 'revision'),
      transaction.done,
    ])
  })
}

/** What the server has of one recipe. The list is still read on from where it was. */
export async function keepOwnRecipe(
  householdId: string,
  id: string,
  recipe: OwnRecipe | null,
): Promise<void> {
  if (hasSignedOut()) return
  await inDatabase<unknown>(householdId, (db) =>
    recipe ? db.put('recipes', recipe) : db.delete('recipes', id),
  )
}

/** Part of signing out. */
export async function eraseOwnCopy(householdId: string): Promise<void> {
  await deleteDB(databaseName(householdId))
}

async function inDatabase<T>(
  householdId: string,
  use: (db: IDBPDatabase<OwnSchema>) => Promise<T>,
): Promise<T | undefined> {
  let db: IDBPDatabase<OwnSchema> | undefined
  try {
    db = await openDB<OwnSchema>(databaseName(householdId), VERSION, {
      upgrade: (created) => {
        created.createObjectStore('recipes', { keyPath: 'id' })
        created.createObjectStore('place')
      },
    })
    return await use(db)
  } catch {
    // No storage, or none left. The copy is a convenience: the recipes are on the server.
    return undefined
  } finally {
    db?.close()
  }
}
