import { aiOperations } from './ai-operations.ts'
import { paymentOperations } from './payment-operations.ts'

export type Operation = {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  query?: string[]
  body?: Record<string, unknown>
  /** JSON unless it says otherwise. */
  bodyType?: 'multipart/form-data'
  answers: Record<string, string>
  isPublic?: true
}

const json = (properties: Record<string, unknown>, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const text = { type: 'string' }
const email = { type: 'string', format: 'email' }
const session = { 401: 'No valid session', 403: 'userId names someone else' }
const writing = { 400: 'Invalid request; details say path and reason', 415: 'Not JSON' }
const limited = { 429: 'Too many requests; Retry-After says when to try again' }

/** Every call of the server, as a person would list them. A test keeps this list equal to the routes. */
export const operations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/health/live',
    summary: 'The process runs',
    answers: { 200: '{status: "ok"}' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/health/ready',
    summary: 'The database answers',
    answers: { 200: '{status: "ok"}', 503: 'The database is out of reach' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/config',
    summary: 'What this server offers: sign-up, single sign-on, billing, a language model',
    answers: { 200: '{allowSignup, isDemo, oidc: {name} | null, billing, ai: {chat, vision}}' },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/demo',
    summary: 'On a demonstration server: a household of the visitor, signed in, gone a day later',
    answers: { 201: '{opened: true}', 404: 'This server is no demonstration', ...limited },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/me',
    summary: 'Who is signed in, with public and unsafe metadata',
    answers: { 200: '{user, publicMetadata, unsafeMetadata}, or {user: null} when nobody is signed in' },
    isPublic: true,
  },
  {
    method: 'patch',
    path: '/api/me/metadata',
    summary: 'Change some of the unsafe metadata',
    body: { $ref: '#/components/schemas/unsafeMetadata' },
    answers: { 200: '{unsafeMetadata}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/me/terms',
    summary: 'Accept the terms; the server writes the public metadata',
    body: json({ tosVersion: text }),
    answers: { 200: '{publicMetadata}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account and everything stored with it, in one step',
    body: json({ confirmation: { const: 'DELETE' }, password: text }, ['confirmation']),
    answers: {
      200: '{deleted: true}',
      ...writing,
      401: 'No valid session',
      403: 'Wrong password',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/kv',
    summary: 'Read one stored document; with absent=null, a missing one is 200 with the value null',
    query: ['userId', 'key'],
    answers: {
      200: '{value, revision, updatedAt}, with an ETag',
      304: 'Unchanged',
      404: 'Nothing stored',
      ...session,
    },
  },
  {
    method: 'post',
    path: '/api/kv',
    summary: 'Save one document; with baseRevision, only if that is still the current one',
    query: ['userId', 'key'],
    body: json({ value: {}, baseRevision: { type: 'integer', minimum: 0 } }, ['value']),
    answers: {
      200: '{revision, updatedAt}',
      ...writing,
      ...session,
      409: '{error: "conflict", value, revision}: the document changed meanwhile',
      413: 'The value is over 1 MiB, or the household over 8 MiB',
      ...limited,
    },
  },
  {
    method: 'delete',
    path: '/api/kv',
    summary: 'Delete one document; with baseRevision in the query, only if that is still the current one',
    query: ['userId', 'key'],
    answers: {
      200: '{deleted: true | false}',
      ...session,
      409: '{error: "conflict", value, revision}: the document changed meanwhile',
    },
  },
  {
    method: 'get',
    path: '/api/kv/all',
    summary: 'Read every stored document',
    query: ['userId'],
    answers: { 200: '{entries: {key: {value, revision, updatedAt}}}', ...session },
  },
  {
    method: 'delete',
    path: '/api/kv/all',
    summary: 'Delete every stored document',
    query: ['userId'],
    answers: { 200: '{deleted: n}', ...session },
  },
  {
    method: 'get',
    path: '/api/events',
    summary: 'Server-sent events: change {key, revision, deleted?}; resync means reload everything',
    answers: { 200: 'text/event-stream', 401: 'No valid session', ...limited },
  },
  {
    method: 'get',
    path: '/api/zip/{zip}',
    summary: 'Place and price region of a ZIP code; with absent=null, an unknown one is 200 with null',
    answers: { 200: '{zip, city, state, region}', 404: 'No such ZIP code' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/foods',
    summary: 'Foods by name, best first',
    query: ['q'],
    answers: { 200: '{matches: [{foodId, name, category, score}]}', 400: 'q is missing or too long' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/foods/{foodId}',
    summary:
      'One food: nutrition per 100 g (null is unknown), allergens, packages priced at the ZIP code of ?zip=',
    answers: {
      200: '{foodId, name, category, nutrition, allergens, packages: [{name, netG, priceCents, asOf, source}]}',
      404: 'No such food',
    },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/foods/understand',
    summary: "What a plan would keep of restrictions in somebody's own words",
    body: json({ text }),
    answers: {
      200: '{understood: [{kind: allergen | group | food, name, foods}], notUnderstood: [words]}',
      ...writing,
      401: 'No valid session',
    },
  },
  {
    method: 'post',
    path: '/api/pantry/understand',
    summary: 'The pantry items somebody means by "2 cans black beans, milk, 1 dozen eggs"',
    body: json({ text }),
    answers: {
      200: '{items: [{name, quantity, category, foodId | null, shelfLifeDays | null}]}',
      ...writing,
      401: 'No valid session',
    },
  },
  {
    method: 'post',
    path: '/api/shopping-list/line',
    summary: 'The line somebody means by "2 lb ground beef": its aisle, whole packages and their price',
    body: json({ text }),
    answers: {
      200: '{category, line}: a line as the shopping list has them; without packages and a price where the food is not known',
      ...writing,
      401: 'No valid session',
      409: 'There is no profile yet',
    },
  },
  {
    method: 'get',
    path: '/api/barcode/{barcode}',
    summary: 'The product behind a code: UPC-A, UPC-E, EAN-8, EAN-13 or GTIN-14, spaces and dashes allowed',
    answers: {
      200: '{success: true, product: {name, brand, quantity, category, description, imageUrl, barcode, source, foodId, shelfLifeDays}}, {success: false, error: "not_found"}, {success: false, error: "in_store"} for a code that a shop printed for what it weighed, or {success: false, error: "misread", candidates: [product]} when the check digit does not fit',
      400: 'No digits',
      401: 'No valid session',
      503: 'Open Food Facts cannot be asked now; Retry-After says when',
    },
  },
  {
    method: 'post',
    path: '/api/barcode/{barcode}',
    summary: 'Remember, for this household, what a product is called that nobody knew',
    body: json({ name: text, brand: text, category: text, quantity: text }, ['name', 'category']),
    answers: {
      200: '{success: true, product}',
      ...writing,
      401: 'No valid session',
      413: 'The household has taught 2,000 products',
    },
  },
  {
    method: 'post',
    path: '/api/shares',
    summary: 'Keep a plan for 30 days, for anyone who has its id',
    body: json({ plan: { $ref: '#/components/schemas/currentMealPlan' }, hideEmail: { type: 'boolean' } }, [
      'plan',
    ]),
    answers: {
      201: '{id, sharedBy, sharedDate, expiresAt, weekStartDate}',
      ...writing,
      401: 'No valid session',
      413: 'The plan is over 256 KiB, or the household has 50 shares',
    },
  },
  {
    method: 'get',
    path: '/api/shares',
    summary: 'The shares of the signed-in household, newest first',
    answers: {
      200: '{shares: [{id, sharedBy, sharedDate, expiresAt, weekStartDate}]}',
      401: 'No valid session',
    },
  },
  {
    method: 'get',
    path: '/api/shares/{id}',
    summary: 'Read a shared plan; with absent=null, one that is not there is 200 with null',
    answers: {
      200: '{days, sharedBy, sharedDate, weekStartDate?}',
      404: 'Never stored, revoked, or older than 30 days',
    },
    isPublic: true,
  },
  {
    method: 'delete',
    path: '/api/shares/{id}',
    summary: 'Revoke a share of the signed-in household',
    answers: { 200: '{deleted: true | false}', 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/auth/sign-up/email',
    summary: 'Create an account and sign in',
    body: json({ name: text, email, password: { type: 'string', minLength: 10, maxLength: 128 } }),
    answers: { 200: '{token, user}', ...writing, ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in; answers with the session cookie',
    body: json({ email, password: text }),
    answers: { 200: '{token, user}', 401: 'E-mail or password is wrong', ...limited },
    isPublic: true,
  },
  { method: 'post', path: '/api/auth/sign-out', summary: 'End this session', answers: { 200: '{success}' } },
  {
    method: 'get',
    path: '/api/auth/get-session',
    summary: 'The session and its user, or null',
    answers: { 200: '{user, session} | null' },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    summary: 'Ask for a mail with a reset link; the answer is the same for any address',
    body: json({ email, redirectTo: text }, ['email']),
    answers: { 200: '{status}', ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of the mail; ends every session',
    body: json({ newPassword: text, token: text }),
    answers: { 200: '{status}', ...writing, ...limited },
    isPublic: true,
  },
  ...aiOperations,
  ...paymentOperations,
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    answers: { 200: 'OpenAPI 3.1' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/docs',
    summary: 'This document, readable',
    answers: { 200: 'HTML' },
    isPublic: true,
  },
]
