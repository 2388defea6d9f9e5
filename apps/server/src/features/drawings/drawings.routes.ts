import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { AppError } from '../../http/errors.ts'

/** Long enough that a week's pictures load once, short enough that a better drawing is seen soon. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=2592000'
const NAME = /^[a-z0-9][a-z0-9.~-]{0,400}\.svg$/
/** A few thousand bytes each. */
const KEPT_MAX = 1000

interface Drawing {
  readonly svg: string
  readonly gzipped: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** Drawings of dishes with their sides, and of single foods. They hold nothing of a household, so shared plans and the landing page show them too. */
export function drawingsRoutes() {
  const kept = new Map<string, Drawing>()

  return new Hono().get('/drawings/:name', async (c) => {
    const name = c.req.param('name')
    if (!NAME.test(name)) throw new AppError('not_found')
    const drawing = kept.get(name) ?? (await draw(name.slice(0, -'.svg'.length)))
    keep(name, drawing)
    return answer(c, drawing)
  })

  /** Keeps the drawings asked for most recently. */
  function keep(name: string, drawing: Drawing) {
    kept.delete(name)
    kept.set(name, drawing)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  }
}

/** Loaded on first use, because the catalog is large. */
async function draw(name: string): Promise<Drawing> {
  const { drawingNamed } = await import('@pennyplate/catalog/drawing/find-drawing')
  const svg = drawingNamed(name)
  if (svg === undefined) throw new AppError('not_found')
  return {
    svg,
    gzipped: gzipSync(svg),
    etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`,
  }
}

function answer(c: Context, { svg, gzipped, etag }: Drawing): Response {
  c.header('Cache-Control', CACHE_CONTROL)
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('Content-Type', 'image/svg+xml')
  if (!c.req.header('accept-encoding')?.includes('gzip')) return c.body(svg)
  c.header('Content-Encoding', 'gzip')
  return c.body(gzipped)
}
