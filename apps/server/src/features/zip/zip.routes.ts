import { Hono } from 'hono'
import { AppError } from '../../http/errors.ts'

/** The place and price region of a ZIP code. Public, because it is the same for everybody. */
export function zipRoutes() {
  return new Hono().get('/api/zip/:zip', async (c) => {
    // The table of places is large and rarely needed, so it is loaded on first use.
    const { placeOfZip } = await import('@pennyplate/catalog/zip/place-of-zip')
    const place = await placeOfZip(c.req.param('zip'))
    // Our web app asks for unknown codes as 200, because browsers log every 404 in their console.
    if (!place && c.req.query('absent') !== 'null') throw new AppError('not_found')
    return c.json(place)
  })
}
