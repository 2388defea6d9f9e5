import { type BarcodeAnswer, barcodeAnswer } from '@pennyplate/contract/foods/foods'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** The server gives Open Food Facts five seconds; this leaves a margin. */
const TIMEOUT_MS = 10_000

export function lookUpProduct(code: string, signal: AbortSignal): Promise<BarcodeAnswer> {
  const path = `/api/barcode/${encodeURIComponent(code)}`
  return callApi(path, { signal, timeoutMs: TIMEOUT_MS, parse: answerBy(barcodeAnswer) })
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
