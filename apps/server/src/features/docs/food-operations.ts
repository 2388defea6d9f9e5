import { understandRequest } from '@pennyplate/contract/ai/understood'
import { unsuitableFoodsRequest } from '@pennyplate/contract/foods/unsuitable-foods'
import { json, type Operation, textSchema, writing } from './operation.ts'
import { schemaOf } from './schema-of.ts'

/** ZIP codes, foods and products, and reading food from text. */
export const foodOperations: readonly Operation[] = [
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
      200: '{foodId, name, category, nutrition, allergens, mayContain, packages: [{name, netG, allergens, mayContain, priceCents, asOf, source}]}',
      404: 'No such food',
    },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/recipes',
    summary:
      "Every recipe of ours and the household's own: its form, one adult's portion at the household's prices, and why it does not suit. With q, only what the recipe box finds for these words, best first; meal and tag narrow it",
    query: ['q', 'meal', 'tag'],
    answers: {
      200: '{basis, region | null, recipes: [{id, isOwn, name?, formId?, cents | null, calories | null, allergens?, unresolved?, foods? and diets? of own ones, unsuitable?: {code: "forbidden-food" | "unknown-food", by, food} | {code: "missing-tool", tools}}], total, notChecked: [phrase], unsettled: [phrase]}',
      401: 'No valid session',
      409: 'There is no profile yet',
    },
  },
  {
    method: 'post',
    path: '/api/foods/understand',
    summary: "What a plan would keep of restrictions in somebody's own words",
    body: schemaOf(understandRequest),
    answers: {
      200: '{rules: [{phrase, forbids, foodIds, unchecked}], wishes: [{phrase, wish, unchecked}], unresolved: [{phrase, readings: [{name, as}]}]}; `as` of a reading goes into settledPhrases of the profile',
      ...writing,
      401: 'No valid session',
    },
  },
  {
    method: 'post',
    path: '/api/foods/unsuitable',
    summary: 'Which foods of a list, a pantry or a receipt are not for the household',
    body: schemaOf(unsuitableFoodsRequest),
    answers: {
      200: '{against: [[ruleId]]}: for each food the rules of the household that it breaks, in the same order',
      ...writing,
      401: 'No valid session',
    },
  },
  {
    method: 'post',
    path: '/api/pantry/understand',
    summary: 'The pantry items somebody means by "2 cans black beans, milk, 1 dozen eggs"',
    body: json({ text: textSchema }),
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
    body: json({ text: textSchema }),
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
      200: '{success: true, product: {name, brand, quantity, category, description, imageUrl, barcode, source, foodId, shelfLifeDays, allergens, mayContain, traits, conflicts}}, where conflicts are the rules of the household that it breaks, {success: false, error: "not_found"}, {success: false, error: "unavailable", retryAfterS} while Open Food Facts cannot be asked, {success: false, error: "in_store"} for a code that a store printed for an item it weighed, or {success: false, error: "misread", candidates: [product]} when the check digit does not fit',
      400: 'No digits',
      401: 'No valid session',
    },
  },
  {
    method: 'post',
    path: '/api/barcode/{barcode}',
    summary: 'Remember, for this household, what a product is called that nobody knew',
    body: json({ name: textSchema, brand: textSchema, category: textSchema, quantity: textSchema }, [
      'name',
      'category',
    ]),
    answers: {
      200: '{success: true, product}',
      ...writing,
      401: 'No valid session',
      413: 'storage_full: the household has taught 2,000 products, or household_full',
    },
  },
]
