/** The product's limits. Screens, schemas and messages import them from here. */

export const ADULTS = { min: 1, max: 100 } as const
export const KIDS = { min: 0, max: 100 } as const
export const KID_AGE = { min: 0, max: 18 } as const
export const WEEKLY_BUDGET_DOLLARS = { min: 20, max: 1000 } as const
export const TYPICAL_BUDGET_DOLLARS = { min: 20, max: 100 } as const
export const ZIP_DIGITS = 5
/** Each free-text answer about food. */
export const PROFILE_TEXT_CHARS_MAX = 2000
/** All of them together. */
export const PROFILE_TEXTS_CHARS_MAX = 4000

export const DAYS_PER_PLAN = 7
export const SAVED_WEEKS = 12
/** Applied commands that are recognized when they come again, and those of them that can be undone. */
export const WEEK_COMMANDS_KEPT = 500
export const WEEK_UNDOS_KEPT = 20
/** Half a year of a household that does thirteen things a day. */
export const TASTE_EVENTS_KEPT = 2400
/** More than there are forms, cuisines and proteins. */
export const TASTE_CORRECTIONS_KEPT = 200
/** A plate has a main dish and at most these beside it; some people serve more than the usual three. */
export const SIDES_PER_MEAL = 6
/** Dishes that one question about replacements may name. */
export const REPLACE_RECIPES_MAX = 24
/** Meals that stay while the rest of a week is planned. */
export const MEALS_KEPT_MAX = 200

export const PASSWORD_LENGTH = { min: 10, max: 128 } as const
/** Largest values an account may store. */
export const EMAIL_CHARS_MAX = 254
export const NAME_CHARS_MAX = 100
export const PICTURE_ADDRESS_CHARS_MAX = 1000
export const DEVICE_CHARS_MAX = 400
/** Devices signed in at once; one more signs out the oldest. */
export const SESSIONS_PER_USER_MAX = 50
/** After a sign-in, however often the session is used. */
export const SESSION_DAYS_MAX = 90

export const VALUE_BYTES_MAX = 1024 * 1024
export const HOUSEHOLD_BYTES_MAX = 8 * 1024 * 1024
export const VALUE_DEPTH_MAX = 32
export const PANTRY_ITEMS_MAX = 5000
/** Entries in one list or object: as many as the longest list of any document. */
export const VALUE_MEMBERS_MAX = 5000
/** Nesting of any JSON sent to the server, including the envelope around a value. */
export const JSON_DEPTH_MAX = 2 * VALUE_DEPTH_MAX
/** Twice what a full pantry has, the document with the most of them. */
export const JSON_VALUES_MAX = 100_000

export const READ_CACHE_MS = 300_000
export const WRITE_DEBOUNCE_MS = 1000
export const WRITE_RETRY_MS = 5000

export const PREMIUM_PLAN_ID = 'PENNYPLATE_MONTHLY'
export const PREMIUM_PRICE_CENTS = 999
export const TRIAL_DAYS = 7
export const BILLING_NOTICE_DAYS = 7
/** How long a failed card is retried before the subscription ends. */
export const PAST_DUE_DAYS = 14
export const PRICE_CHANGE_NOTICE_DAYS = 30
export const INACTIVE_MONTHS_BEFORE_DELETION = 12
/** Days between the deletion warning and the deletion. */
export const INACTIVE_WARNING_DAYS = 30
export const MINIMUM_AGE_YEARS = 18

/** How long a demo visitor keeps their household. */
export const DEMO_HOURS = 24

export const TERMS_VERSION = '1.0'
export const TERMS_EFFECTIVE = '2025-01-01'
/** No data is accepted from anyone younger (privacy policy; the terms have their own age). */
export const PRIVACY_AGE_YEARS = 13

/** The amount of one line on a list: every size that a food is sold in, side by side. */
export const LIST_QUANTITY_CHARS_MAX = 400

/** Products a household may name because no source knew their barcodes. */
export const TAUGHT_PRODUCTS_MAX = 2000
/** Receipt aliases per household; beyond that the oldest are deleted. */
export const RECEIPT_ALIASES_MAX = 2000
/** Finished plans kept so that a repeated idempotency key gets the same answer. */
export const PLAN_RUNS_PER_HOUSEHOLD_MAX = 50

export const SHARED_LINK_DAYS = 30
export const SHARE_LINK_CHARS_MAX = 8000
export const SHARE_BYTES_MAX = 256 * 1024
export const SHARES_PER_HOUSEHOLD_MAX = 50

/** Entries of food thrown away: two years of a household that throws away something every other day. */
export const WASTED_MAX = 400
