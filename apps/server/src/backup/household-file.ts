import { localDay } from '@pennyplate/contract/ai/plan'
import { type DocumentKey, isServerKey } from '@pennyplate/contract/documents/document-keys'
import { DOCUMENT_SCHEMAS } from '@pennyplate/contract/documents/document-schemas'
import { jsonShapeProblem } from '@pennyplate/contract/documents/json-shape'
import { mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import { ownRecipeId, ownRecipeValue } from '@pennyplate/contract/recipes/own-recipe'
import { HOUSEHOLD_BYTES_MAX } from '@pennyplate/domain/bounds/limits'
import { OWN_RECIPES_MAX } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { EMPTY_BOOK, WEEKS_KEPT, type WeekBook, withWeek } from '@pennyplate/domain/week/week-book'
import { z } from 'zod'
import { ensureHousehold, lockHousehold } from '../accounts/households.store.ts'
import type { HouseholdId, UserId } from '../database/ids.ts'
import type { Database } from '../database/open-database.ts'
import type { Trx } from '../database/schema.ts'
import { allPhotos, photosInFile, writePhotos } from '../dish-photos/transfer-photos.ts'
import { bytesOfHousehold, findAllDocuments } from '../documents/documents.store.ts'
import { storeDocument } from '../documents/store-document.ts'
import { unknownKeys } from '../documents/unknown-keys.ts'
import { parseJson } from '../json.ts'
import { findAllOwnRecipes } from '../own-recipes/own-recipes.store.ts'
import { replaceOwnRecipes } from '../own-recipes/replace-own-recipes.ts'
import { storedBytes } from '../storage/stored-bytes.ts'
import { loadBook } from '../weeks/load-book.ts'
import { isViewKey } from '../weeks/view-keys.ts'
import { findWeeks } from '../weeks/weeks.store.ts'
import { writeBook } from '../weeks/write-book.ts'
import { BackupFault } from './backup-lines.ts'

/** One household's documents, own recipes and photos, in the same format as the export in Settings. */
const fileSchema = z.object({
  product: z.literal('Pennyplate'),
  documents: z.record(z.string(), z.object({ value: z.unknown() })),
  ownRecipes: z
    .array(z.object({ id: ownRecipeId, value: ownRecipeValue }))
    .max(OWN_RECIPES_MAX)
    .default([]),
  /** Every week's plan and list; those that were saved when they were accepted are in `mealPlanHistory`, too. */
  weeks: z
    .array(
      z.object({
        weekStart: localDay,
        plan: z.nullable(mealPlanDocument),
        shoppingList: z.nullable(shoppingListDocument),
      }),
    )
    .max(WEEKS_KEPT + 1)
    .optional(),
  photos: photosInFile,
})

export async function exportHousehold(database: Database, email: string, now: Date): Promise<string> {
  const { db } = database
  const { userId, name } = await accountOf(db, email)
  const householdId = await householdOf(database, userId, now)
  const stored = await findAllDocuments(db, { householdId })
  const documents = Object.fromEntries(
    stored.flatMap(({ key, value, revision, updatedAt }) =>
      value === null ? [] : [[key, { value: parseJson(value), revision, updatedAt }]],
    ),
  )
  const rows = await findAllOwnRecipes(db, householdId)
  const ownRecipes = rows.map(({ id, value }) => ({ id, value: parseJson(value) }))
  const file = {
    product: 'Pennyplate',
    exportedAt: now.toISOString(),
    account: { email, name },
    documents,
    ownRecipes,
    weeks: await weeksInFile(db, householdId),
    photos: await allPhotos(db, householdId),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

async function weeksInFile(db: Database['db'], householdId: HouseholdId) {
  const weeks = await findWeeks(db, householdId)
  return weeks.map(({ weekStart, plan, shoppingList }) => ({
    weekStart,
    plan: plan === null ? null : parseJson(plan),
    shoppingList: shoppingList === null ? null : parseJson(shoppingList),
  }))
}

/**
 * Checks the whole file, then replaces the household's documents: all of them or none. Keys of a newer version are kept, but
 * named, because they may be misspelled.
 */
export async function importHousehold(
  database: Database,
  email: string,
  text: string,
  { now, householdStorageBytes }: { readonly now: Date; readonly householdStorageBytes: number },
): Promise<{ keys: string[]; unknown: string[] }> {
  const { userId } = await accountOf(database.db, email)
  const householdId = await householdOf(database, userId, now)
  const { documents, ownRecipes, weeks, photos } = readFile(text)
  await database.db.transaction().execute(async (trx) => {
    await lockHousehold(trx, database.engine, householdId)
    if (weeks || documents.some(({ key }) => isViewKey(key)))
      await replaceWeeks(trx, householdId, weeks ?? [], now.toISOString())
    for (const { key, value } of documents)
      await storeDocument(trx, { householdId }, { key, value, updatedAt: now.toISOString() })
    if ((await bytesOfHousehold(trx, householdId)) > HOUSEHOLD_BYTES_MAX)
      throw new BackupFault('These documents are more than one household may keep.')
    await replaceOwnRecipes(trx, householdId, ownRecipes, now.toISOString())
    await writePhotos(trx, householdId, photos, now.toISOString())
    if ((await storedBytes(trx, householdId)) > householdStorageBytes)
      throw new BackupFault(
        'Nothing was imported: with this file the household stores more than HOUSEHOLD_STORAGE_MB allows.',
      )
  })
  return {
    keys: documents.map(({ key }) => key),
    unknown: documents.flatMap(({ key, given }) => unknownKeys(DOCUMENT_SCHEMAS[key], given, [key])),
  }
}

type HouseholdFile = z.infer<typeof fileSchema>

function readFile(text: string) {
  const file = fileSchema.safeParse(parse(text))
  if (!file.success) throw new BackupFault('This file is no export of a Pennyplate household.')
  const { ownRecipes, weeks, photos } = file.data
  return { documents: readDocuments(file.data), ownRecipes, weeks, photos }
}

/** The account's own weeks would mix with those of the file. */
async function replaceWeeks(
  trx: Trx,
  householdId: HouseholdId,
  weeks: NonNullable<HouseholdFile['weeks']>,
  updatedAt: string,
): Promise<void> {
  const before = await loadBook(trx, { householdId }, 'all')
  const after = weeks.reduce<WeekBook>(
    (book, { weekStart, plan, shoppingList }) => withWeek(book, weekStart, { plan, shoppingList }),
    EMPTY_BOOK,
  )
  await writeBook(trx, { householdId }, [before, after], { updatedAt, screens: 'all', written: undefined })
}

function readDocuments({
  documents: given,
}: HouseholdFile): { key: DocumentKey; value: string; given: unknown }[] {
  const faults: string[] = []
  const documents = Object.entries(given).flatMap(([key, { value }]) => {
    // Keys that only the server writes are not imported.
    if (isDocumentKey(key) && isServerKey(key)) return []
    if (!isDocumentKey(key)) {
      faults.push(`${key} is no document of this version.`)
      return []
    }
    const shape = jsonShapeProblem(value)
    const parsed = DOCUMENT_SCHEMAS[key].safeParse(value)
    if (shape || !parsed.success) {
      const issue = parsed.success ? undefined : parsed.error.issues[0]
      faults.push(`${key}${issue ? ` ${issue.path.map(String).join('.')}` : ''}: ${shape ?? issue?.message}`)
      return []
    }
    return [{ key, value: JSON.stringify(parsed.data), given: value }]
  })
  if (faults.length > 0) throw new BackupFault(['Nothing was imported:', ...faults].join('\n  '))
  return documents
}

function isDocumentKey(key: string): key is DocumentKey {
  return Object.hasOwn(DOCUMENT_SCHEMAS, key)
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new BackupFault('This file is no JSON.')
  }
}

export async function accountOf(
  db: Database['db'],
  email: string,
): Promise<{ userId: UserId; name: string }> {
  const found = await db
    .selectFrom('user')
    .select(['id as userId', 'name'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!found) throw new BackupFault(`Nobody here has the address ${email}.`)
  return found
}

async function householdOf(database: Database, userId: UserId, now: Date): Promise<HouseholdId> {
  const membership = await ensureHousehold(database, userId, now)
  if (!membership) throw new BackupFault('This account was just deleted.')
  return membership.householdId
}
