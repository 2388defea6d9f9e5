import type { DatabaseKind, Trx } from '../schema.ts'
import { createAccounts } from './0001-accounts.ts'
import { createDocuments } from './0002-documents.ts'
import { createDeletedAccounts } from './0003-deleted-accounts.ts'
import { createShares } from './0004-shares.ts'
import { createBarcodes } from './0005-barcodes.ts'
import { createAiRuns } from './0006-ai-runs.ts'
import { createAiCalls } from './0007-ai-calls.ts'
import { createReceiptAliases } from './0008-receipt-aliases.ts'
import { createPayments } from './0009-payments.ts'
import { createNotices } from './0010-notices.ts'
import { createSandboxProvider } from './0011-sandbox-provider.ts'
import { addDocumentWrites } from './0012-document-writes.ts'
import { createAccountProofs } from './0013-account-proofs.ts'
import { createClock } from './0014-clock.ts'
import { addAiRunLeases } from './0015-ai-run-leases.ts'
import { createHouseholds } from './0016-households.ts'
import { createWeeks } from './0017-weeks.ts'
import { createTasteEvents } from './0018-taste-events.ts'
import { createOwnRecipes } from './0019-own-recipes.ts'
import { createRecipeImports } from './0020-recipe-imports.ts'
import { addDishPhotos } from './0022-dish-photos.ts'
import { createPlanQueue } from './0027-plan-queue.ts'
import { dropOwnReadings } from './0028-own-readings.ts'
import { addWeekSummaries } from './0029-week-summaries.ts'
import { indexStoredSizes } from './0030-stored-sizes.ts'
import { addOwnRecipeWrites } from './0031-own-recipe-writes.ts'
import { createShownWeeks } from './0032-shown-weeks.ts'
import { sumWeeksAgain } from './0033-sum-weeks-again.ts'

export type Migration = {
  name: string
  up: (trx: Trx, engine: DatabaseKind) => Promise<void>
  /** The tables whose rows it removes on purpose. An update that loses rows of others is rolled back. */
  loses?: readonly string[]
}

/** In order. A released migration never changes. */
export const migrations: readonly Migration[] = [
  { name: '0001-accounts', up: createAccounts },
  { name: '0002-documents', up: createDocuments },
  { name: '0003-deleted-accounts', up: createDeletedAccounts },
  { name: '0004-shares', up: createShares },
  { name: '0005-barcodes', up: createBarcodes },
  { name: '0006-ai-runs', up: createAiRuns },
  { name: '0007-ai-calls', up: createAiCalls },
  { name: '0008-receipt-aliases', up: createReceiptAliases },
  { name: '0009-payments', up: createPayments },
  { name: '0010-notices', up: createNotices },
  { name: '0011-sandbox-provider', up: createSandboxProvider },
  { name: '0012-document-writes', up: addDocumentWrites },
  { name: '0013-account-proofs', up: createAccountProofs },
  { name: '0014-clock', up: createClock },
  { name: '0015-ai-run-leases', up: addAiRunLeases },
  { name: '0016-households', up: createHouseholds },
  { name: '0017-weeks', up: createWeeks },
  { name: '0018-taste-events', up: createTasteEvents },
  { name: '0019-own-recipes', up: createOwnRecipes },
  { name: '0020-recipe-imports', up: createRecipeImports },
  { name: '0022-dish-photos', up: addDishPhotos },
  { name: '0027-plan-queue', up: createPlanQueue },
  { name: '0028-own-readings', up: dropOwnReadings },
  { name: '0029-week-summaries', up: addWeekSummaries },
  { name: '0030-stored-sizes', up: indexStoredSizes },
  { name: '0031-own-recipe-writes', up: addOwnRecipeWrites },
  { name: '0032-shown-weeks', up: createShownWeeks },
  { name: '0033-sum-weeks-again', up: sumWeeksAgain },
]
