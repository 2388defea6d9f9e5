import { PAYMENT_ROUTES } from '@pennyplate/contract/payments/routes'
import { SHARE_BYTES_MAX, VALUE_BYTES_MAX } from '@pennyplate/domain/bounds/limits'
import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'
import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { OWN_RECIPE_BYTES_MAX } from '@pennyplate/domain/own-recipe/own-recipe-limits'

type BodyLimit = { readonly maxBytes: number; readonly code: 'body_too_large' | 'value_too_large' }

const KIB = 1024
/** Room for everything around the value itself: field names, white space, multipart boundaries. */
const ENVELOPE_BYTES = 64 * KIB

/** The limit of account routes and of every route not listed below. */
export const SMALL_BODY: BodyLimit = { maxBytes: 16 * KIB, code: 'body_too_large' }
const NO_BODY: BodyLimit = { maxBytes: 0, code: 'body_too_large' }
/** A week with its report is about 60 KiB; other clients store additional fields. */
const WITH_A_PLAN: BodyLimit = { maxBytes: 512 * KIB, code: 'body_too_large' }

/** The largest recipe that may be kept, from a program that writes each letter beyond ASCII as an escape of six bytes. */
const ONE_RECIPE: BodyLimit = {
  maxBytes: 3 * OWN_RECIPE_BYTES_MAX + ENVELOPE_BYTES,
  code: 'body_too_large',
}

export const LARGER_BODIES: Readonly<Record<string, BodyLimit>> = {
  'POST /api/kv': { maxBytes: VALUE_BYTES_MAX + ENVELOPE_BYTES, code: 'value_too_large' },
  'POST /api/shares': { maxBytes: SHARE_BYTES_MAX + ENVELOPE_BYTES, code: 'value_too_large' },
  'POST /api/ai/plan': WITH_A_PLAN,
  'POST /api/ai/replace': WITH_A_PLAN,
  'POST /api/ai/sides': WITH_A_PLAN,
  'POST /api/ai/custom-meal': WITH_A_PLAN,
  'POST /api/ai/recipe': WITH_A_PLAN,
  'POST /api/ai/shopping-list': WITH_A_PLAN,
  'POST /api/ai/quick-meal': WITH_A_PLAN,
  'POST /api/ai/check': WITH_A_PLAN,
  'POST /api/week/commands': WITH_A_PLAN,
  'POST /api/own-recipes': WITH_A_PLAN,
  'POST /api/own-recipes/describe': ONE_RECIPE,
  'POST /api/recipes': ONE_RECIPE,
  'PUT /api/recipes/{id}': ONE_RECIPE,
  'POST /api/recipes/parse-lines': ONE_RECIPE,
  // A page's source as JSON: its quotes and line breaks are escaped.
  'POST /api/recipes/import': { maxBytes: 2 * IMPORT_LIMITS.pageBytes, code: 'body_too_large' },
  'POST /api/recipes/import-file': {
    maxBytes: IMPORT_LIMITS.fileBytes + ENVELOPE_BYTES,
    code: 'body_too_large',
  },
  'POST /api/recipes/read-photo': { maxBytes: PICTURE_BYTES_MAX + ENVELOPE_BYTES, code: 'body_too_large' },
  'POST /api/dish-photos': { maxBytes: PICTURE_BYTES_MAX + ENVELOPE_BYTES, code: 'body_too_large' },
  'POST /api/ai/photo': { maxBytes: PICTURE_BYTES_MAX + ENVELOPE_BYTES, code: 'body_too_large' },
  'POST /api/ai/photo/lines': { maxBytes: 64 * KIB, code: 'body_too_large' },
  [`POST ${PAYMENT_ROUTES.webhook}`]: { maxBytes: 256 * KIB, code: 'body_too_large' },
}

const OWN_RECIPE = /^\/api\/recipes\/own-[a-z0-9-]+$/

export function bodyLimitOf(method: string, path: string): BodyLimit {
  if (method === 'GET' || method === 'HEAD') return NO_BODY
  const place = `${method} ${path.replace(OWN_RECIPE, '/api/recipes/{id}')}`
  const larger = Object.hasOwn(LARGER_BODIES, place) ? LARGER_BODIES[place] : undefined
  return larger ?? SMALL_BODY
}
