import { printedCode } from '@pennyplate/domain/food/barcode'
import type { Deps } from '../deps.ts'
import { createSlidingLimit } from '../http/sliding-limit.ts'
import { VERSION } from '../version.ts'
import { OFF_FIELDS, type OffAnswer, readOffProduct } from './read-off-product.ts'

const TIMEOUT_MS = 5000
const ANSWER_BYTES_MAX = 256 * 1024
/** Its limit per IP address (https://openfoodfacts.github.io/openfoodfacts-server/api/), shared by all our servers. */
const READS = { hits: 15, windowMs: 60_000 }
const READS_KEY = 'open-food-facts'

export type AskedAnswer =
  | Exclude<OffAnswer, { outcome: 'unreadable' }>
  | { outcome: 'unavailable'; retryAfterS: number }

type AskDeps = Pick<Deps, 'config' | 'database' | 'fetcher' | 'log' | 'now'>

/** Asks Open Food Facts about one code, never more often than it allows. */
export async function askOpenFoodFacts(deps: AskDeps, baseUrl: string, gtin: string): Promise<AskedAnswer> {
  const verdict = await createSlidingLimit(deps, READS_KEY, READS).hit()
  if (!verdict.allowed) return { outcome: 'unavailable', retryAfterS: verdict.retryAfterS }
  const answer = await deps.fetcher({
    url: `${baseUrl}/api/v2/product/${printedCode(gtin)}?fields=${OFF_FIELDS}`,
    headers: { 'User-Agent': userAgent(deps.config), Accept: 'application/json' },
    timeoutMs: TIMEOUT_MS,
    maxBytes: ANSWER_BYTES_MAX,
    trustedOrigin: new URL(baseUrl).origin,
  })
  if (!answer.ok) return unavailable(deps, answer.reason)
  if (answer.status === 503 || answer.status === 429) return pauseReads(deps, answer.status)
  const read = readOffProduct(answer.text)
  // "Not found" is a 404 with a JSON body. A proxy's 404 has no such body.
  if (read.outcome === 'unreadable' || (answer.status !== 200 && answer.status !== 404))
    return unavailable(deps, `status ${answer.status}, ${read.outcome}`)
  return read
}

/** Open Food Facts asks for the program's name and version and a contact. */
function userAgent({ baseUrl, mailFrom }: AskDeps['config']): string {
  const address = /<([^<>\s]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  const contact = address.endsWith('@localhost') ? baseUrl : address
  return `Pennyplate/${VERSION} (${contact})`
}

/** A 503 means too many requests, so no server asks again until the limit's window has passed. */
async function pauseReads(deps: AskDeps, status: number): Promise<AskedAnswer> {
  await createSlidingLimit(deps, READS_KEY, READS).exhaust()
  deps.log.warn('Open Food Facts throttles this server', { status })
  return { outcome: 'unavailable', retryAfterS: READS.windowMs / 1000 + 1 }
}

const RETRY_AFTER_TROUBLE_S = 30

function unavailable(deps: AskDeps, reason: string): AskedAnswer {
  deps.log.warn('Open Food Facts did not answer', { reason })
  return { outcome: 'unavailable', retryAfterS: RETRY_AFTER_TROUBLE_S }
}
