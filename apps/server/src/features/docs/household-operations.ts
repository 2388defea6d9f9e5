import { fetchPhotoRequest } from '@pennyplate/contract/photos/dish-photos'
import { importRecipesRequest } from '@pennyplate/contract/recipes/import-recipes'
import { describeOwnRecipeRequest, ownRecipesRequest } from '@pennyplate/contract/recipes/own-recipes-answers'
import {
  addRecipeRequest,
  changeRecipeRequest,
  parseLinesRequest,
} from '@pennyplate/contract/recipes/recipe-calls'
import { weekCommandRequest } from '@pennyplate/contract/week/commands'
import { fileIn, json, limited, type Operation, session, textSchema, writing } from './operation.ts'
import { schemaOf } from './schema-of.ts'

/** The household, its documents, weeks, change events and shares. */
export const householdOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/household',
    summary: "The session's household, its members, and every household of the user",
    answers: {
      200: '{id, name, role, members: [{userId, name, role}], households: [{id, name, role}]}; role: owner, adult or child',
      401: 'No valid session',
    },
  },
  {
    method: 'get',
    path: '/api/household/storage',
    summary: 'All that the household stores, and what HOUSEHOLD_STORAGE_MB allows; full is 4 MiB below that',
    answers: { 200: '{usedBytes, allowedBytes, isFull}', 401: 'No valid session', ...limited },
  },
  {
    method: 'get',
    path: '/api/kv',
    summary: 'Read one stored document; with absent=null, a missing one is 200 with the value null',
    query: ['userId', 'key'],
    answers: {
      200: '{value, revision, updatedAt, writes?}, with an ETag; writes: the last named write of each browser',
      304: 'Unchanged',
      404: 'Nothing stored',
      ...session,
    },
  },
  {
    method: 'post',
    path: '/api/kv',
    summary:
      'Save one document; with baseRevision, only if that is still the current one. A write may be named, to be found again; conflict=answer says a conflict with 200',
    query: ['userId', 'key'],
    body: json(
      {
        value: {},
        baseRevision: { type: 'integer', minimum: 0 },
        write: { type: 'string', minLength: 1, maxLength: 64 },
      },
      ['value'],
    ),
    answers: {
      200: '{revision, updatedAt}',
      ...writing,
      ...session,
      409: '{error: "conflict", value, revision, writes?}: the document changed meanwhile',
      413: 'The value is over 1 MiB, or storage_full: the documents are over 8 MiB, or household_full: everything is over HOUSEHOLD_STORAGE_MB',
      ...limited,
    },
  },
  {
    method: 'delete',
    path: '/api/kv',
    summary:
      'Delete one document; with baseRevision in the query, only if that is still the current one; write names it; conflict=answer says a conflict with 200',
    query: ['userId', 'key'],
    answers: {
      200: '{deleted: true | false}',
      ...session,
      409: '{error: "conflict", value, revision, writes?}: the document changed meanwhile',
    },
  },
  {
    method: 'get',
    path: '/api/kv/all',
    summary: 'Read every stored document',
    query: ['userId'],
    answers: { 200: '{entries: {key: {value, revision, updatedAt, writes?}}}', ...session },
  },
  {
    method: 'delete',
    path: '/api/kv/all',
    summary: 'Delete every stored document',
    query: ['userId'],
    answers: { 200: '{deleted: n}', ...session },
  },
  {
    method: 'post',
    path: '/api/week/commands',
    summary:
      'Do one thing to a week: put, replace, move, accept, cook, undo and others; or cook a dish that is in no week: cookDish; or add, change and remove items of the pantry: editPantry, whose changes say what each item was and is now. A repeated idempotencyKey does nothing and is answered with the week as it is stored now; with baseRevision only on that revision of currentMealPlan; conflict=answer says a conflict or a refusal with 200. A userId in the query must be the signed-in one',
    body: schemaOf(weekCommandRequest),
    answers: {
      200: '{revision, totals: {listCents, budgetCents}, violations, plan?, shoppingList?, revisions}: the week after it. listCents is null if the total is not known. After tick, cookDish, editPantry and the undo of the last two only {revision, shoppingList?, revisions}',
      ...writing,
      401: 'No valid session',
      409: '{error: "conflict", ...the same as 200}: the week changed meanwhile; profile_missing: a list needs a profile',
      413: 'More than 512 KiB, or storage_full: the documents are over 8 MiB, or household_full: everything is over HOUSEHOLD_STORAGE_MB',
      422: '{error, ...the same as 200}: it cannot be done with this week; error says why',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/weeks',
    summary: 'Every week that is kept, newest first; current is the start of the one that this session shows',
    answers: {
      200: '{current, weeks: [{weekStart, dateAccepted, plan, shoppingList}]}',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/recipes/import',
    summary:
      "Recipes of a web address, a page's source or a text, to look at; nothing is stored. To keep one, send its draft to /api/own-recipes",
    body: schemaOf(importRecipesRequest),
    answers: {
      200: '{recipes: [{name, servings, minutes?, ingredients: [{text, heading?}], steps: [text], draft: RecipeDraft, guesses: ["servings"]}], problems: [{code, message}]}; codes for an address: not-public, site-refuses (paste the page instead), not-found, site-failed, timed-out, busy (a site is asked once a second), unreachable',
      ...writing,
      401: 'No valid session',
      413: 'A page of more than 5 MiB',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/recipes/read-photo',
    summary:
      'The text of a photographed recipe card or page, line by line, to correct and send to /api/recipes/import. One image as multipart/form-data; nothing is stored',
    ...fileIn('image'),
    answers: {
      200: '{lines: [{text, confidence | null}], by: "print" | "model", problem?: "too-dark" | "no-text", failure?}',
      400: 'Not exactly one file',
      401: 'No valid session',
      413: 'More than 10 MiB, or picture_too_large: more than 50 million pixels, or 200 MB to open',
      415: 'picture_heic, picture_drawing (SVG) or picture_unknown: no JPEG, PNG or WebP by its first bytes',
      422: 'picture_damaged: the picture is not complete; picture_too_dense: reading it would take too long',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/recipes/import-file',
    summary:
      'Store the recipes of a file (multipart, field "file") of another app or of ours. Sent again, the same file goes on where it was',
    ...fileIn('file'),
    answers: {
      202: '{importId}',
      ...writing,
      401: 'No valid session',
      413: 'More than 32 MiB, or household_full',
      429: 'Another import is running; Retry-After says when to ask again',
    },
  },
  {
    method: 'get',
    path: '/api/recipes/imports',
    summary: 'The last imports of files, the newest first',
    answers: {
      200: '{imports: [{importId, fileName, state, added, updatedAt}]}',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/recipes/imports/{importId}',
    summary: 'How far an import is, and what it left out',
    answers: {
      200: '{importId, fileName, state: "running" | "interrupted" | "cancelled" | "done" | "undone", total | null, done, added, skipped: [{name, reason, message}]}',
      401: 'No valid session',
      404: 'No such import',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/recipes/imports/{importId}/cancel',
    summary: 'Stop an import; what it stored stays. The file sent again goes on',
    answers: { 200: 'As from GET', ...writing, 401: 'No valid session', 404: 'No such import', ...limited },
  },
  {
    method: 'delete',
    path: '/api/recipes/imports/{importId}',
    summary: 'Take back all an import added, except for recipes that were changed since',
    answers: {
      200: '{removed, kept}',
      ...writing,
      401: 'No valid session',
      404: 'No such import',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/recipes/export',
    summary:
      'Every own recipe as a zip of schema.org JSON-LD with pictures, which import-file reads back whole',
    answers: { 200: 'application/zip', 401: 'No valid session', ...limited },
  },
  {
    method: 'get',
    path: '/api/dish-photos',
    summary: 'Own recipes that have a photo; photos of our dishes are named in the document recipeBox',
    answers: { 200: '{photos: [{recipeId, photoId}]}', 401: 'No valid session', ...limited },
  },
  {
    method: 'post',
    path: '/api/dish-photos',
    summary:
      'Keep a photo (multipart, field "image": JPEG, PNG or WebP), encoded anew. An own recipe names it as photoId, recipeBox.photos by the id of one of our dishes; what neither names for a day is deleted',
    ...fileIn('image'),
    answers: {
      201: '{photoId, width, height}',
      ...writing,
      401: 'No valid session',
      413: 'picture_too_large, body_too_large: more than 10 MB or 50 million pixels, or 200 MB to open; storage_full: no room for more photos',
      415: 'picture_heic, picture_drawing, picture_unknown, picture_animated',
      422: 'picture_damaged, picture_too_small',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/dish-photos/fetch',
    summary: 'Keep the first picture that one of these public addresses has',
    body: schemaOf(fetchPhotoRequest),
    answers: {
      201: '{photoId, width, height}',
      ...writing,
      401: 'No valid session',
      413: 'As for an upload',
      415: 'As for an upload',
      422: 'As for an upload; picture_unreachable: no address has a picture for us',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/dish-photos/{id}',
    summary: 'A photo, or with size=small the one for cards. Its address never shows another',
    query: ['size'],
    answers: {
      200: 'image/webp',
      304: 'Unchanged',
      401: 'No valid session',
      404: 'No such photo',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/dish-photos/data',
    summary: 'The photos themselves, eight at once; ask again after the last id while hasMore',
    query: ['after'],
    answers: {
      200: '{photos: [{id, webp, small}], hasMore}, as base64',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/own-recipes',
    summary:
      'Own recipes that changed after a revision, oldest change first, 200 at once; ask again from `revision` while hasMore',
    query: ['since'],
    answers: {
      200: '{recipes: [OwnRecipe], deleted: [{id, revision}], revision, hasMore, total}',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/own-recipes/{id}',
    summary: 'One own recipe',
    answers: { 200: '{recipe}', 401: 'No valid session', 404: 'No such recipe', ...limited },
  },
  {
    method: 'post',
    path: '/api/own-recipes',
    summary:
      'Write or delete own recipes. Ids are given by the sender and start with own-; baseRevision is 0 for a new one; value null deletes. Each change is made or refused by itself. One whose `write` names a change made before is not made again; `recipe` is what is stored if others changed it since. A userId in the query must be the signed-in one',
    body: schemaOf(ownRecipesRequest),
    answers: {
      200: '{results: [{id, revision, updatedAt, recipe?} or {id, error: "conflict", revision, recipe} or {id, error: "storage_full"}]}',
      ...writing,
      401: 'No valid session',
      413: 'More than 512 KiB',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/own-recipes/describe',
    summary: 'What a recipe costs, contains and gives, line by line and in all; nothing is stored',
    body: schemaOf(describeOwnRecipeRequest),
    answers: {
      200: '{lines: [{is, food, grams, cents, allergens, isSure, isByHand, mayBeHarmless}], centsPerServing, unpriced, nutrition, knownShare, allergens: [{allergen, sureness}], open}',
      ...writing,
      401: 'No valid session',
      413: 'More than 128 KiB',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/recipes',
    summary:
      "Keep one recipe as the household's own. A draft of /api/recipes/import is one; meals are dinner if it names none",
    body: schemaOf(addRecipeRequest),
    answers: {
      201: '{id, revision}',
      ...writing,
      401: 'No valid session',
      413: 'More than 128 KiB, or no room for one more recipe',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/recipes/{id}',
    summary:
      "One own recipe, and what is known of it: a serving's cost at the household's ZIP code, allergens, lines that are tied to no food",
    answers: {
      200: '{recipe, isOwn: true, cents, unpriced, calories | null, allergens, unresolved}',
      401: 'No valid session',
      404: 'No such own recipe',
      ...limited,
    },
  },
  {
    method: 'put',
    path: '/api/recipes/{id}',
    summary: 'Change one own recipe; with the revision that was read, only if it is still the current one',
    body: schemaOf(changeRecipeRequest),
    answers: {
      200: '{id, revision}',
      ...writing,
      401: 'No valid session',
      404: 'No such own recipe',
      409: '{error: "conflict", id, revision, recipe}: it changed meanwhile',
      413: 'More than 64 KiB, or no room for it',
      ...limited,
    },
  },
  {
    method: 'delete',
    path: '/api/recipes/{id}',
    summary: 'Delete one own recipe',
    answers: { 200: '{deleted: true}', 401: 'No valid session', 404: 'No such own recipe', ...limited },
  },
  {
    method: 'post',
    path: '/api/recipes/parse-lines',
    summary: 'What lines of an ingredient list mean; nothing is stored',
    body: schemaOf(parseLinesRequest),
    answers: {
      200: '{lines: [{text, heading?, quantity, maxQuantity, unit, food: {foodId, name} | null, grams | null, preparation, note, optional, alternatives, allergens, isResolved}]}',
      ...writing,
      401: 'No valid session',
      413: 'More than 128 KiB',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/weeks/overview',
    summary: 'The same weeks in a few words, for a calendar: their state, total, dinners and notes on days',
    answers: {
      200: '{current, weeks: [{weekStart, state: draft | accepted | bought, totalCents, days: [{dinner, meals, note}]}]}',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/taste',
    summary: 'What was learned of the taste of the household, strongest first, and from how many events',
    answers: {
      200: '{traits: [{trait, name?, stars, sureness, counts}], events}; trait: form:taco, cuisine:Mexican, protein:fish or dish:beef-tacos',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/api/taste/events',
    summary:
      'What it is learned from: each dish kept, cooked, chosen, replaced, skipped or turned down in half a year',
    answers: {
      200: '{events: [{kind, name, recipeId?, slot, weekStart, at, by}], corrections: [{trait, at, by}]}',
      401: 'No valid session',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/taste/corrections',
    summary: 'Forget what was learned of a trait; what happens from now on counts again',
    body: json({ trait: textSchema }),
    answers: { 200: 'As GET /api/taste', ...writing, 401: 'No valid session', ...limited },
  },
  {
    method: 'delete',
    path: '/api/taste',
    summary: 'Forget everything that was learned; liked and disliked recipes stay',
    answers: { 200: '{deleted: true}', 401: 'No valid session', ...limited },
  },
  {
    method: 'get',
    path: '/api/events',
    summary: 'Server-sent events: change {key, revision, deleted?}; resync means reload everything',
    answers: { 200: 'text/event-stream', 401: 'No valid session', ...limited },
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
      413: 'The plan is over 256 KiB, storage_full: the household has 50 shares, or household_full',
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
]
