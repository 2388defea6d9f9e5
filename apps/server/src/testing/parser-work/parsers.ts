import { findBarcode, guessMisread } from '@pennyplate/catalog/barcodes/find-barcode'
import { findFood, searchFoods } from '@pennyplate/catalog/foods/find-food'
import { parseIngredientLine } from '@pennyplate/catalog/foods/parse-ingredient-line'
import { matchLabelText, matchReceiptLine } from '@pennyplate/catalog/printed/match-printed'
import { readLabel } from '@pennyplate/catalog/printed/read-label'
import { dishCalled } from '@pennyplate/catalog/recipes/dish-called'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { createItemReader, jsonInText } from '@pennyplate/contract/ai/json-in-text'
import { modelMeal, readPlanAnswer } from '@pennyplate/contract/ai/model-answers'
import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { scaleSentence } from '@pennyplate/domain/amounts/kitchen-amount'
import { parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { unitFromWord } from '@pennyplate/domain/amounts/unit-words'
import { jsonBoundsProblem } from '@pennyplate/domain/bounds/json-bounds'
import { PROFILE_TEXTS_CHARS_MAX, SHARE_LINK_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { RESTRICTION_RULES } from '@pennyplate/domain/diet/diet-rules'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { plainWords } from '@pennyplate/domain/pantry/pantry-duplicates'
import { addPantryQuantities } from '@pennyplate/domain/pantry/pantry-quantity'
import { phrasesIn } from '@pennyplate/domain/profile/profile-restrictions'
import { scaleWrittenLine } from '@pennyplate/domain/recipe/recipe-line'
import { stepTimers } from '@pennyplate/domain/recipe/step-timers'
import { decodeShare } from '@pennyplate/domain/sharing/share-link'
import { readReceipt, receiptAlias } from '@pennyplate/domain/shopping/receipt'
import { sizeIn } from '@pennyplate/domain/shopping/receipt-size'
import { readSandboxToken } from '@pennyplate/domain/subscription/sandbox-card'
import { linesOfPage } from '../../engines/chat/page-with-chat.ts'
import { forbiddenMention } from '../../engines/tasks/model-meals/mentioned-foods.ts'
import { understandText } from '../../features/foods/understand-text.ts'
import { readPantryText } from '../../features/pantry-text/read-pantry-text.ts'
import { nearestAlias } from '../../features/photos/nearest-alias.ts'
import { forwardedAddress } from '../../http/client-address.ts'

/** A function that parses untrusted text, and how long that text may be. */
export interface Parser {
  readonly name: string
  readonly read: (text: string) => unknown
  readonly charsMax: number
}

/** The limit for one line of a recipe, list or pantry: packages/contract/src/documents. */
const LINE = 300
const STEP = 2000
/** The limit of the pantry's text box; all of it may be one item. */
const PANTRY_TEXT = 2000
const SEARCH = 100
/** Two of a profile's texts, on separate lines. */
const OWN_WORDS = PROFILE_TEXTS_CHARS_MAX + 1
/** More text than a photo has, and half of what a model may write. */
const LONG_TEXT = 10_000
/** Of a chunk of a streamed answer. */
const TOKEN_CHARS = 4
/** Node limits all headers together to 16 KiB. */
const HEADER = 8000

const DISHES = [...allRecipes().values()]
const ALIASES = [{ alias: 'GV WHL MLK GAL', name: 'Milk', category: 'Dairy', foodId: null }] as const
const ALL_RULES = Object.values(RESTRICTION_RULES)
const noCompression = {
  deflate: async (bytes: Uint8Array<ArrayBuffer>) => bytes,
  inflate: async () => undefined,
}
/** Names of up to three lines are tried, so blank lines around make the first lines count as often as the others. */
const printed = (text: string) =>
  ['', '', ...text.split('\n'), '', ''].map((line) => ({ text: line, confidence: 1, height: 10 }))

const TABLE: readonly (readonly [name: string, read: (text: string) => unknown, charsMax: number])[] = [
  ['quantity', parseQuantity, PANTRY_TEXT],
  ['unit', unitFromWord, PANTRY_TEXT],
  ['ingredient line', parseIngredientLine, PANTRY_TEXT],
  ['pantry text', readPantryText, PANTRY_TEXT],
  ['pantry quantities', (text) => addPantryQuantities(text, text), LINE],
  ['pantry name', plainWords, LINE],
  ['allergies in own words', (text) => understandText(text, 'allergies'), OWN_WORDS],
  ['dislikes in own words', (text) => understandText(text, 'dislikes'), OWN_WORDS],
  ['phrases of a profile', phrasesIn, OWN_WORDS],
  ['food', findFood, PANTRY_TEXT],
  ['allergens in words', findingsInWords, LONG_TEXT],
  ['food search', (text) => searchFoods(text, 20), SEARCH],
  ['words', wordsOf, LONG_TEXT],
  ['dish name', (text) => dishCalled(DISHES, text), LINE],
  ['recipe line', (text) => scaleWrittenLine(text, 2), LINE],
  ['recipe sentence', (text) => scaleSentence(text, 2), STEP],
  ['step timers', stepTimers, STEP],
  ['barcode', findBarcode, HEADER],
  ['misread barcode', guessMisread, HEADER],
  ['receipt', (text) => readReceipt(text.split('\n')), LONG_TEXT],
  ['receipt line', matchReceiptLine, PANTRY_TEXT],
  ['receipt line to remember', receiptAlias, PANTRY_TEXT],
  ['receipt line remembered', (text) => nearestAlias(text, ALIASES), LINE],
  ['package size', sizeIn, PANTRY_TEXT],
  ['package name', matchLabelText, PANTRY_TEXT],
  ['package print', (text) => readLabel(printed(text)), LONG_TEXT],
  ['JSON bounds', jsonBoundsProblem, LONG_TEXT],
  ['JSON object in an answer', (text) => jsonInText(text, 'object'), LONG_TEXT],
  ['JSON list in an answer', (text) => jsonInText(text, 'array'), LONG_TEXT],
  ['days of an unfinished answer', readStreamedDays, LONG_TEXT],
  ['page of a model', linesOfPage, LONG_TEXT],
  ['plan of a model', (text) => readPlanAnswer(text, ['breakfast']), LONG_TEXT],
  ['meal of a model', readMeal, LONG_TEXT],
  ['foods a model mentions', (text) => forbiddenMention(text, ALL_RULES, ['kiwi']), LONG_TEXT],
  ['share link', (text) => decodeShare(text, noCompression), SHARE_LINK_CHARS_MAX],
  ['test card', readSandboxToken, 500],
  ['forwarded address', (text) => forwardedAddress(text, 1), HEADER],
]

/** As it arrives, in chunks of a token. */
function readStreamedDays(text: string): unknown {
  const read = createItemReader('days')
  const answer = `{"days":[${text}`
  return Array.from({ length: Math.ceil(answer.length / TOKEN_CHARS) }, (_, at) =>
    read(answer.slice(0, (at + 1) * TOKEN_CHARS)),
  )
}

function readMeal(text: string): unknown {
  return modelMeal.safeParse({
    name: text,
    cookingTime: text,
    ingredients: [text, { name: text, quantity: text }],
  })
}

export const PARSERS: readonly Parser[] = TABLE.map(([name, read, charsMax]) => ({ name, read, charsMax }))
