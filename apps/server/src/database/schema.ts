import type { HouseholdRole } from '@pennyplate/domain/account/household-role'
import type { TasteEventKind, Trait } from '@pennyplate/domain/taste/taste-event'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { HouseholdId, UserId } from './ids.ts'
import type { PaymentsSchema } from './payments-schema.ts'

/** Better Auth stores times as text in SQLite and as timestamps in PostgreSQL. */
type Moment = ColumnType<Date | string, Date | string, Date | string>

export type UserTable = {
  id: UserId
  name: string
  email: string
  emailVerified: boolean | number
  image: string | null
  createdAt: Moment
  updatedAt: Moment
}

export type SessionTable = {
  id: string
  userId: UserId
  token: string
  expiresAt: Moment
  createdAt: Moment
  updatedAt: Moment
  ipAddress: string | null
  userAgent: string | null
}

export type HouseholdTable = { id: HouseholdId; name: string; created_at: string }

/** For now every user has one household of their own. */
export type HouseholdMemberTable = {
  household_id: HouseholdId
  user_id: UserId
  role: HouseholdRole
  joined_at: string
}

/** A deleted document keeps its row without a value, so that its revision keeps growing. */
export type DocumentTable = {
  household_id: HouseholdId
  key: string
  value: string | null
  size_bytes: number
  revision: number
  updated_at: string
  writes: Generated<string>
}

/** What a household has for the week that starts on a day: each part as JSON, or null. */
export type WeekTable = {
  household_id: HouseholdId
  week_start: string
  plan: string | null
  shopping_list: string | null
  accepted: string | null
  /** What the calendar shows of it, as JSON; null if it was stored before that was kept. */
  summary: Generated<string | null>
  size_bytes: number
  updated_at: string
}

/** The week that was planned last, which is on screen wherever no other was opened. */
export type CurrentWeekTable = { household_id: HouseholdId; week_start: string }

/** What a device has on screen instead. */
export type ShownWeekTable = { session_id: string; household_id: HouseholdId; week_start: string }

/** Commands that were applied. `undo` is what taking one back needs, as long as it can be. */
export type WeekCommandTable = {
  household_id: HouseholdId
  key: string
  /** Of `currentMealPlan`; every command raises it. */
  revision: number
  revisions: string
  undo: string | null
  applied_at: string
}

/** What a member did with a dish, by the week command that did it. */
export type TasteEventTable = {
  household_id: HouseholdId
  command_key: string
  position: number
  user_id: UserId
  kind: TasteEventKind
  name: string
  recipe_id: string | null
  slot: MealSlotName
  week_start: string
  happened_at: string
}

export type TasteCorrectionTable = {
  household_id: HouseholdId
  trait: Trait
  user_id: UserId
  corrected_at: string
}

/** A deleted one has no value. Each change of any of them has the next revision of the household. */
export type OwnRecipeTable = {
  household_id: HouseholdId
  id: string
  revision: number
  value: string | null
  /** What its lines mean, and by which reader. */
  reading: string | null
  size_bytes: number
  updated_at: string
  /** As in the value. */
  photo_id: string | null
  /** As of a document. */
  writes: Generated<string>
}

export type RecipePhotoTable = {
  household_id: HouseholdId
  id: string
  webp_base64: string
  small_base64: string
  /** Of both sizes, as bytes. */
  size_bytes: number
  added_at: string
  /** When it was first seen that no recipe names it. */
  unused_since: string | null
}

export type RecipeImportTable = {
  household_id: HouseholdId
  id: string
  file_name: string
  state: 'running' | 'cancelled' | 'done' | 'undone'
  total: number | null
  /** Recipes of the file that were stored or left out. */
  done: number
  /** JSON: the revision each stored recipe got, by its place in the file. */
  added: string
  /** JSON: name and reason of each that was left out. */
  skipped: string
  pictureless: string
  updated_at: string
}

export type UserMetadataTable = { user_id: UserId; public_json: string; unsafe_json: string }

export type AccountTable = { id: string; userId: UserId; providerId: string; password: string | null }

export type VerificationTable = { id: string; identifier: string; value: string; expiresAt: Moment }

/** The latest requested e-mail change, which takes effect when the mailed link is opened. */
export type EmailChangeTable = { user_id: UserId; token_hash: string; new_email: string; expires_at: string }

/** The code in the log is derived from the nonce; the account that enters it becomes the owner. */
export type OwnerCodeTable = { owner_email: string; nonce: string; claimed_by: UserId | null }

export type DeletedAccountTable = { id: string; deleted_at: string }

export type ShareTable = {
  household_id: HouseholdId
  id: string
  payload: string
  shared_by: string
  week_start_date: string | null
  shared_at: string
  expires_at: string
}

/** `product_json` is null if Open Food Facts does not have the code. */
export type BarcodeCacheTable = { gtin: string; product_json: string | null; expires_at: string }

export type HouseholdProductTable = {
  household_id: HouseholdId
  gtin: string
  product_json: string
  taught_at: string
}

/** What a line on a household's receipts means. */
export type ReceiptAliasTable = {
  household_id: HouseholdId
  alias: string
  item_json: string
  taught_at: string
}

export type AiRunTable = {
  household_id: HouseholdId
  key: string
  started_at: string
  outcome: string | null
  holder: Generated<string>
  lease_until: Generated<string>
  profile_revision: Generated<number>
  /** JSON while the plan is in the queue that all servers share; null once it has ended, and for plans outside it. */
  request: Generated<string | null>
  format: Generated<number>
  turn_at: Generated<string>
  wanted_until: Generated<string>
  tries: Generated<number>
  progress: Generated<string | null>
  /** The week, for other servers, while its proof is still to come. */
  week: Generated<string | null>
}

export type AiCallTable = {
  household_id: HouseholdId
  id: string
  asked_at: string
  kind: string
  model: string
  tokens_in: number
  tokens_out: number
  cost_micros: number | null
  ms: number
  outcome: string
}

export type RateLimitTable = { key: string; window_id: number; hits: number; expires_at: number }

/** The readiness check writes `filler`. */
export type ClockTable = { id: string; seen_at: number; held_until: number; filler: string | null }

export type Schema = PaymentsSchema & {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  email_changes: EmailChangeTable
  owner_codes: OwnerCodeTable
  deleted_accounts: DeletedAccountTable
  households: HouseholdTable
  household_members: HouseholdMemberTable
  documents: DocumentTable
  weeks: WeekTable
  current_weeks: CurrentWeekTable
  shown_weeks: ShownWeekTable
  week_commands: WeekCommandTable
  taste_events: TasteEventTable
  taste_corrections: TasteCorrectionTable
  own_recipes: OwnRecipeTable
  recipe_photos: RecipePhotoTable
  recipe_imports: RecipeImportTable
  shares: ShareTable
  barcode_cache: BarcodeCacheTable
  household_products: HouseholdProductTable
  receipt_aliases: ReceiptAliasTable
  ai_runs: AiRunTable
  ai_calls: AiCallTable
  user_metadata: UserMetadataTable
  rate_limits: RateLimitTable
  clock: ClockTable
}

export type DatabaseKind = 'sqlite' | 'postgres'
export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>
