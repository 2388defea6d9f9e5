import type { WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { booleanAt, type JsonRecord, listOf, numberAt, recordOf, stringAt } from '../../lib/json-reader.ts'
import { readProductLabel } from '../../lib/read-product-label.ts'

type ProductSource = 'built-in' | 'household' | 'open-food-facts'

export type FoundProduct = Readonly<{
  name: string
  brand: string
  /** The size on its label. */
  size: string | null
  category: string
  barcode: string
  description: string | null
  imageUrl: string | null
  foodId: string | null
  shelfLifeDays: number | null
  label: WordedLabel
  source: ProductSource
}>

export type ProductAnswer =
  | Readonly<{ outcome: 'found'; product: FoundProduct }>
  | Readonly<{ outcome: 'not-found' | 'in-store' | 'failed' }>
  | Readonly<{ outcome: 'misread'; candidates: readonly FoundProduct[] }>

/** The server gives Open Food Facts five seconds; this leaves a margin. */
const TIMEOUT_MS = 10_000

export function lookUpProduct(code: string, signal: AbortSignal): Promise<ProductAnswer> {
  const path = `/api/barcode/${encodeURIComponent(code)}`
  return callApi(path, { signal, timeoutMs: TIMEOUT_MS, parse: (body) => readAnswer(recordOf(body), code) })
}

type ProductName = Readonly<{ name: string; brand: string; category: string }>

/** Saves the household's name for a code, for its next scan. */
export function postProductName(code: string, productName: ProductName): Promise<void> {
  return callApi(`/api/barcode/${encodeURIComponent(code)}`, {
    method: 'POST',
    body: productName,
    parse: ignoreAnswer,
  })
}

function readAnswer(answer: JsonRecord, code: string): ProductAnswer {
  const product = booleanAt(answer, 'success') ? readProduct(answer.product, code) : undefined
  if (product) return { outcome: 'found', product }
  const error = stringAt(answer, 'error')
  if (error === 'in_store') return { outcome: 'in-store' }
  if (error === 'unavailable') return { outcome: 'failed' }
  if (error !== 'misread') return { outcome: 'not-found' }
  const candidates = listOf(answer.candidates).flatMap((entry) => readProduct(entry, code) ?? [])
  return { outcome: 'misread', candidates }
}

function readProduct(value: unknown, code: string): FoundProduct | undefined {
  const product = recordOf(value)
  const name = stringAt(product, 'name')
  if (!name) return undefined
  return {
    name,
    brand: stringAt(product, 'brand') ?? '',
    size: stringAt(product, 'quantity') ?? null,
    category: stringAt(product, 'category') ?? 'Other',
    barcode: stringAt(product, 'barcode') ?? code,
    description: stringAt(product, 'description') ?? null,
    imageUrl: stringAt(product, 'imageUrl') ?? null,
    foodId: stringAt(product, 'foodId') ?? null,
    shelfLifeDays: numberAt(product, 'shelfLifeDays') ?? null,
    label: readProductLabel(product),
    source: readSource(stringAt(product, 'source')),
  }
}

function readSource(text: string | undefined): ProductSource {
  return text === 'built-in' || text === 'household' ? text : 'open-food-facts'
}
