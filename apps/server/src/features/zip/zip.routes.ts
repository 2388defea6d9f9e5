import { Hono } from 'hono'
import { AppError } from '../../http/errors.ts'

/** Where a ZIP code is and which prices hold there. Public: it is the same for everybody. */
export function zipRoutes() {
  return new Hono().get('/api/zip/:zip', async (c) => {
    // The table of places is large and few visits need it, so it loads with the first question.
    const { placeOfZip } = await import('@pennyplate/catalog/zip/place-of-zip')
    const place = await placeOfZip(c.req.param('zip'))
    // Browsers write every 404 into their console; ours ask for an unknown code to be said in an answer.
    if (!place && c.req.query('absent') !== 'null') throw new AppError('not_found')
    return c.json(place)
  })
}
