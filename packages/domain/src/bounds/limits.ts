/** The product's numbers. A screen, a schema and a message that name one of them import it from here. */

export const ADULTS = { min: 1, max: 100 } as const
export const KIDS = { min: 0, max: 100 } as const
export const KID_AGE = { min: 0, max: 18 } as const
export const WEEKLY_BUDGET_DOLLARS = { min: 20, max: 1000 } as const
export const TYPICAL_BUDGET_DOLLARS = { min: 20, max: 100 } as const
export const ZIP_DIGITS = 5
/** Each thing a household says of its food in its own words. */
export const PROFILE_TEXT_CHARS_MAX = 2000
/** All of them together. */
export const PROFILE_TEXTS_CHARS_MAX = 4000

export const DAYS_PER_PLAN = 7
export const SAVED_WEEKS = 12

export const PASSWORD_LENGTH = { min: 10, max: 128 } as const
/** What an account holds; nothing longer is stored, wherever it comes from. */
export const EMAIL_CHARS_MAX = 254
export const NAME_CHARS_MAX = 100
export const PICTURE_ADDRESS_CHARS_MAX = 1000
export const DEVICE_CHARS_MAX = 400
/** Devices signed in at once; a further one signs out the oldest. */
export const SESSIONS_PER_USER_MAX = 50

export const VALUE_BYTES_MAX = 1024 * 1024
export const USER_BYTES_MAX = 8 * 1024 * 1024
export const VALUE_DEPTH_MAX = 32
/** In one list, or under one object: as many as the longest list of any document. */
export const VALUE_MEMBERS_MAX = 5000
/** Of any JSON that is sent to the server: a value with what is around it. */
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
/** How long a card that failed is tried again before the subscription ends. */
export const PAST_DUE_DAYS = 14
export const PRICE_CHANGE_NOTICE_DAYS = 30
export const INACTIVE_MONTHS_BEFORE_DELETION = 12
/** Between the mail that warns of a deletion and the deletion. */
export const INACTIVE_WARNING_DAYS = 30
export const MINIMUM_AGE_YEARS = 18

/** How long a visitor of a demonstration has its household. */
export const DEMO_HOURS = 24

export const TERMS_VERSION = '1.0'
export const TERMS_EFFECTIVE = '2025-01-01'
/** Below this age nobody may give us data at all: the line of the privacy policy, not of the terms. */
export const PRIVACY_AGE_YEARS = 13

/** Products a household may name itself because no source knew their barcodes. */
export const TAUGHT_PRODUCTS_MAX = 2000
/** Lines of receipts a household may have named; beyond that the oldest are forgotten. */
export const RECEIPT_ALIASES_MAX = 2000
/** Finished plans kept to be answered again under their key. */
export const PLAN_RUNS_PER_USER_MAX = 50

export const SHARED_LINK_DAYS = 30
export const SHARE_LINK_CHARS_MAX = 8000
export const SHARE_BYTES_MAX = 256 * 1024
export const SHARES_PER_USER_MAX = 50
