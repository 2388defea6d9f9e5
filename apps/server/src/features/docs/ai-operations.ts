import { checkRequest } from '@pennyplate/contract/ai/check'
import { customMealRequest } from '@pennyplate/contract/ai/custom-meal'
import { photoLinesRequest } from '@pennyplate/contract/ai/photo'
import { planRequest } from '@pennyplate/contract/ai/plan'
import { quickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { recipeRequest } from '@pennyplate/contract/ai/recipe'
import { replaceRequest } from '@pennyplate/contract/ai/replace'
import { shoppingListRequest } from '@pennyplate/contract/ai/shopping-list'
import { sidesRequest } from '@pennyplate/contract/ai/sides'
import type { z } from 'zod'
import { fileIn, type Operation } from './operation.ts'
import { schemaOf } from './schema-of.ts'

const refused = {
  400: 'Invalid request; details say path and reason',
  401: 'No valid session',
  409: 'profile_missing: nothing can be planned for a household without a profile; unsettled: questions [{phrase, readings}] must be settled in the profile first',
  413: 'More than 512 KiB',
  502: 'A language model was asked and gave nothing to use; error says why',
  429: 'Too many requests, or every worker is busy; Retry-After says when to try again',
}

const ask = (path: string, summary: string, body: z.core.$ZodType, answer: string): Operation => ({
  method: 'post',
  path,
  summary,
  body: schemaOf(body),
  answers: { 200: answer, ...refused },
})

/** The planning calls. The server reads the household's documents and changes none. */
export const aiOperations: readonly Operation[] = [
  ask(
    '/api/ai/plan',
    'Plan a week. A repeated idempotencyKey gets the outcome of the first request; closing the answer stops the work. With week and baseRevision, the server stores the week as well, unless that week has changed by then',
    planRequest,
    'Server-sent events: progress {stage, done, total}, day {index, day}, week {plan, report, stored?} as soon as the week is there, then done {plan, report, stored?} with its proof or failed {error, ways?}; stored is {key, revision, revisions, listCents, violations}, where the key undoes it, or {refused}; a comment line after every 15 s of silence. A stream that ends without done or failed was cut: ask again with the same idempotencyKey',
  ),
  ask(
    '/api/ai/replace',
    'Other meals for one place of a plan',
    replaceRequest,
    '{choices: [{meal, delta: {totalCost, calories, protein, minutes}, reasons}]}, best first',
  ),
  ask(
    '/api/ai/sides',
    'Sides for a meal of a plan, in place of one of its own or as one more',
    sidesRequest,
    '{choices: [{side, isSuggested, foods, delta: {totalCost, calories, protein}}]}, every side that suits, the suggested first',
  ),
  ask(
    '/api/ai/custom-meal',
    'What a meal somebody typed costs and gives',
    customMealRequest,
    '{meal, reading: dish | plate | elsewhere | unknown, parts: [text], takenFrom, warnings, notChecked}',
  ),
  ask('/api/ai/recipe', 'A meal as a recipe, scaled to the household', recipeRequest, '{recipe}'),
  ask(
    '/api/ai/shopping-list',
    'What to buy for a plan, in whole packages, less what the pantry holds',
    shoppingListRequest,
    '{shoppingList, report}',
  ),
  ask(
    '/api/ai/quick-meal',
    'A meal from what is at home; 409 pantry_empty when nothing is',
    quickMealRequest,
    '{meal, mealTypes, recipe, match, engine, aiFailure?}',
  ),
  {
    method: 'post',
    path: '/api/ai/photo',
    summary:
      'What a photo shows: product codes, the priced lines of a receipt, or the name on a package. One image as multipart/form-data; nothing is stored',
    ...fileIn('image'),
    answers: {
      200: '{items: [{name, brand, quantity, category, confidence, source, foodId, shelfLifeDays, barcode, line, priceCents}], failure?}',
      400: 'Not exactly one file',
      401: 'No valid session',
      413: 'More than 10 MiB, or picture_too_large: more than 50 million pixels, or 200 MB to open',
      415: 'picture_heic, picture_drawing (SVG) or picture_unknown: no JPEG, PNG or WebP by its first bytes',
      422: 'picture_damaged: the picture is not complete; picture_too_dense: reading it would take too long',
      429: 'Too many pictures at once; Retry-After says when to try again',
    },
  },
  {
    method: 'post',
    path: '/api/ai/photo/lines',
    summary: 'Remember, for this household, what it calls lines of its receipts',
    body: schemaOf(photoLinesRequest),
    answers: {
      200: '{remembered: n}',
      400: refused[400],
      401: refused[401],
      413: 'More than 64 KiB, or household_full',
      429: refused[429],
    },
  },
  ask('/api/ai/check', "The referee's word on a plan", checkRequest, '{ok, violations, totals}'),
  {
    method: 'get',
    path: '/api/ai/connection',
    summary: 'Which language model is configured and what it took today; for the owner of the server',
    answers: {
      200: '{isOwner: false}, or {isOwner: true, host, model, visionModel, dailyLimit, serverDailyLimit, today}',
      401: 'No valid session',
    },
  },
  {
    method: 'post',
    path: '/api/ai/connection-test',
    summary: 'Ask the language model for one word',
    answers: {
      200: '{ok: true, ms} or {ok: false, failure}',
      401: 'No valid session',
      403: 'Not the owner, or no language model is configured',
    },
  },
]
