import { Hono } from 'hono'
import { HITS_OF_DRAWING } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { answerKept, keepAnswer, type StaticAnswer } from '../../http/kept-answer.ts'
import { limitGuestWork } from '../../http/rate-limits.ts'

/** Long enough that a week's pictures load once, short enough that a better drawing is seen soon. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=2592000'
const NAME = /^[a-z0-9][a-z0-9.~-]{0,400}\.svg$/
/** A few thousand bytes each. */
const KEPT_MAX = 1000

/** Drawings of dishes with their sides, and of single foods. They hold nothing of a household, so shared plans and the landing page show them too. */
export function drawingsRoutes(deps: Deps) {
  const kept = new Map<string, StaticAnswer>()

  return new Hono().get('/drawings/:name', async (c) => {
    const name = c.req.param('name')
    if (!NAME.test(name)) throw new AppError('not_found')
    if (!kept.has(name)) limitGuestWork(deps, c, HITS_OF_DRAWING)
    const drawing = kept.get(name) ?? (await draw(name.slice(0, -'.svg'.length)))
    keep(name, drawing)
    return answerKept(c, drawing, CACHE_CONTROL)
  })

  /** Keeps the drawings asked for most recently. */
  function keep(name: string, drawing: StaticAnswer) {
    kept.delete(name)
    kept.set(name, drawing)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  }
}

/** Loaded on first use, because the catalog is large. */
async function draw(name: string): Promise<StaticAnswer> {
  const { drawingNamed } = await import('@pennyplate/catalog/drawing/find-drawing')
  const svg = drawingNamed(name)
  if (svg === undefined) throw new AppError('not_found')
  return keepAnswer('image/svg+xml', svg)
}
