import { findBarcode, guessMisread } from '@pennyplate/catalog/barcodes/find-barcode'
import { labelOf } from '@pennyplate/catalog/barcodes/product-label'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { gtinOf, isInStoreCode, readBarcode } from '@pennyplate/domain/food/barcode'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import type { Deps } from '../deps.ts'
import type { Actor } from '../http/session.ts'
import { errorFields } from '../log.ts'
import { type AskedAnswer, askOpenFoodFacts } from './ask-open-food-facts.ts'
import { cacheAnswer, findCachedAnswers, findTaughtProduct } from './barcodes.store.ts'
import { findImportedProduct } from './imported/find-imported-product.ts'
import { type Product, type ProductSource, readStoredProduct } from './product.ts'

const KEEP_FOUND_MS = 90 * DAY_MS
/** Products are added every day, so a missing one may be there next week. */
const KEEP_MISSING_MS = 7 * DAY_MS

export type LookUp =
  | { outcome: 'found'; gtin: string; product: Product; source: ProductSource }
  | { outcome: 'not_found'; gtin: string }
  /** Printed by a store's scale: the code contains a price or a weight. */
  | { outcome: 'in_store'; gtin: string }
  /** The check digit is wrong. The candidates are codes one digit away. */
  | { outcome: 'misread'; candidates: { gtin: string; product: Product }[] }
  | { outcome: 'unavailable'; gtin: string; retryAfterS: number }

type Asked = (gtin: string) => Promise<AskedAnswer>

/** Looks in the household's own products, our own tables, the imported ones, the cache, and then Open Food Facts. */
export async function lookUpBarcode(deps: Deps, ask: Asked, actor: Actor, text: string): Promise<LookUp> {
  const { gtin } = readBarcode(text)
  if (gtin === null) return { outcome: 'misread', candidates: candidatesFor(text) }
  if (isInStoreCode(gtin)) return { outcome: 'in_store', gtin }
  const taught = await findTaughtProduct(deps.database.db, actor.householdId, gtin)
  if (taught)
    return { outcome: 'found', gtin, product: readStoredProduct(taught).product, source: 'household' }
  const known = builtIn(gtin)
  if (known) return { outcome: 'found', gtin, product: known, source: 'built-in' }
  const imported = await findImported(deps, gtin)
  if (imported) return { outcome: 'found', gtin, product: imported, source: 'imported' }
  const answer = await ask(gtin)
  if (answer.outcome === 'found')
    return { outcome: 'found', gtin, product: answer.product, source: 'open-food-facts' }
  return { ...answer, gtin }
}

/** A damaged file of imported products must not keep Open Food Facts from being asked. */
async function findImported({ database, log }: Deps, gtin: string): Promise<Product | undefined> {
  try {
    return await findImportedProduct(database, gtin)
  } catch (error) {
    log.warn('imported products cannot be read', errorFields(error))
    return undefined
  }
}

/** Concurrent look-ups of a code share one request. The answer is cached for all households and servers. */
export function createCachedAsk(deps: Deps): Asked {
  const underWay = new Map<string, Promise<AskedAnswer>>()
  return (gtin) => {
    const started = underWay.get(gtin) ?? askAndKeep(deps, gtin).finally(() => underWay.delete(gtin))
    underWay.set(gtin, started)
    return started
  }
}

async function askAndKeep(deps: Deps, gtin: string): Promise<AskedAnswer> {
  const { db } = deps.database
  const time = deps.now().getTime()
  const [cached] = await findCachedAnswers(db, [gtin])
  const known = cached?.productJson ? readStoredProduct(cached.productJson) : undefined
  const remembered: AskedAnswer | undefined =
    cached && (known ? { outcome: 'found', product: known.product } : { outcome: 'not_found' })
  const isFresh = cached && Date.parse(cached.expiresAt) > time && known?.hasLabel !== false
  if (remembered && isFresh) return remembered
  const { offBaseUrl } = deps.config
  if (!offBaseUrl) return remembered ?? { outcome: 'not_found' }
  const answer = await askOpenFoodFacts(deps, offBaseUrl, gtin)
  // An expired answer is better than none.
  if (answer.outcome === 'unavailable') return remembered?.outcome === 'found' ? remembered : answer
  const isFound = answer.outcome === 'found'
  await cacheAnswer(db, {
    gtin,
    productJson: isFound ? JSON.stringify(answer.product) : null,
    expiresAt: new Date(time + (isFound ? KEEP_FOUND_MS : KEEP_MISSING_MS)).toISOString(),
  })
  return answer
}

function builtIn(gtin: string): Product | null {
  const found = findBarcode(gtin)
  if (!found) return null
  const { name, brand, size, foodId } = found
  const category = PANTRY_CATEGORIES.find((known) => known === found.category) ?? 'Other'
  return {
    name,
    brand,
    quantity: size,
    category,
    description: null,
    imageUrl: null,
    foodId,
    ...labelOf(found),
  }
}

const CANDIDATES_MAX = 3

function candidatesFor(text: string) {
  return guessMisread(text)
    .slice(0, CANDIDATES_MAX)
    .flatMap(({ upc }) => {
      const gtin = gtinOf(upc)
      const product = gtin && builtIn(gtin)
      return product ? [{ gtin, product }] : []
    })
}
