import { printedCode } from '@pennyplate/domain/food/barcode'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { type Actor, requireActor, type SignedIn } from '../../http/session.ts'
import type { LookUp } from '../../products/look-up-barcode.ts'
import type { Product, ProductSource } from '../../products/product.ts'
import { teachBody, teachProduct } from './teach-product.ts'

/** The longest code, with room for typed spaces and dashes. */
const CODE_LENGTH_MAX = 40

export function barcodesRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  let loaded: Promise<LookUpCode> | undefined
  // Loaded on first use, because the barcode table and the catalog are large.
  const lookUp = async (c: Context<SignedIn>) => {
    loaded ??= import('../../products/look-up-barcode.ts').then((code) => ({
      ...code,
      ask: code.createCachedAsk(deps),
    }))
    const { lookUpBarcode, ask } = await loaded
    return lookUpBarcode(deps, ask, c.var.actor, codeIn(c))
  }
  return new Hono<SignedIn>()
    .get('/api/barcode/:barcode', ...signedIn, async (c) => {
      const [found, describe] = await Promise.all([lookUp(c), productDescriber(deps, c.var.actor)])
      return c.json(answerOf(found, describe))
    })
    .post('/api/barcode/:barcode', ...signedIn, async (c) => {
      const body = await readJson(c, teachBody)
      const { gtin, product } = await teachProduct(deps, c.var.actor, codeIn(c), body)
      const describe = await productDescriber(deps, c.var.actor)
      return c.json({ success: true, product: describe(gtin, product, 'household') })
    })
}

type LookUpModule = typeof import('../../products/look-up-barcode.ts')
type LookUpCode = LookUpModule & { ask: ReturnType<LookUpModule['createCachedAsk']> }

function codeIn(c: Context): string {
  const code = c.req.param('barcode') ?? ''
  if (!/\d/.test(code) || code.length > CODE_LENGTH_MAX)
    throw new AppError('invalid_request', {
      details: [{ path: 'barcode', reason: 'must be the digits of a code' }],
    })
  return code
}

function answerOf(found: LookUp, describe: Describe) {
  if (found.outcome === 'found')
    return { success: true, product: describe(found.gtin, found.product, found.source) }
  // Status 200: this server is fine and the person goes on by hand, so the browser's console should show no error.
  if (found.outcome === 'unavailable')
    return {
      success: false,
      error: 'unavailable',
      retryAfterS: found.retryAfterS,
      barcode: printedCode(found.gtin),
    }
  if (found.outcome === 'not_found')
    return {
      success: false,
      error: 'not_found',
      barcode: printedCode(found.gtin),
    }
  if (found.outcome === 'in_store')
    return { success: false, error: 'in_store', barcode: printedCode(found.gtin) }
  const candidates = found.candidates.map(({ gtin, product }) => describe(gtin, product, 'built-in'))
  return { success: false, error: 'misread', candidates }
}

type Describe = Awaited<ReturnType<typeof productDescriber>>

/** Adds to a product how long it keeps, and which rules of this household it breaks. */
async function productDescriber(deps: Deps, { householdId }: Actor) {
  const [{ foodById }, { productJudge }] = await Promise.all([
    import('@pennyplate/catalog/foods/foods'),
    import('../../products/judge-products.ts'),
  ])
  const conflictsOf = await productJudge(deps, householdId)
  return (gtin: string, product: Product, source: ProductSource) => ({
    ...product,
    barcode: printedCode(gtin),
    source,
    shelfLifeDays: (product.foodId && foodById(product.foodId)?.shelfLifeDays.unopened) || null,
    conflicts: conflictsOf(product),
  })
}
