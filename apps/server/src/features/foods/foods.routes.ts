import { understandRequest } from '@pennyplate/contract/ai/understood'
import { unsuitableFoodsRequest } from '@pennyplate/contract/foods/unsuitable-foods'
import { Hono } from 'hono'
import { HITS_OF_SEARCH, hitsOfReading } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, limitGuestWork, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'

const QUERY_LENGTH_MAX = 100
const MATCHES_MAX = 20

/** Foods are public. Understanding a text requires a session. */
export function foodsRoutes(deps: Deps) {
  return (
    new Hono<SignedIn>()
      // Loaded on first use, because the catalog is large.
      .get('/api/foods', async (c) => {
        const text = c.req.query('q')?.trim() ?? ''
        if (text === '' || text.length > QUERY_LENGTH_MAX)
          throw new AppError('invalid_request', {
            details: [{ path: 'q', reason: `must have 1 to ${QUERY_LENGTH_MAX} characters` }],
          })
        limitGuestWork(deps, c, HITS_OF_SEARCH)
        const { searchFoods } = await import('@pennyplate/catalog/foods/find-food')
        const matches = searchFoods(text, MATCHES_MAX).map(({ food, score }) => ({
          foodId: food.id,
          name: food.name,
          category: food.category,
          score: Math.round(score * 1000) / 1000,
        }))
        return c.json({ matches })
      })
      .get('/api/foods/:foodId', async (c) => {
        const { describeFood } = await import('./describe-food.ts')
        const today = deps.now().toISOString().slice(0, 10)
        const food = describeFood(c.req.param('foodId'), c.req.query('zip') ?? '', today)
        if (!food) throw new AppError('not_found')
        return c.json(food)
      })
      .post('/api/foods/understand', requireActor(deps), limitByHousehold(deps), async (c) => {
        const { text, field } = await readJson(c, understandRequest)
        limitWork(deps, c, hitsOfReading(text))
        const { understandText } = await import('./understand-text.ts')
        return c.json(understandText(text, field))
      })
      .post('/api/foods/unsuitable', requireActor(deps), limitByHousehold(deps), async (c) => {
        const { foods } = await readJson(c, unsuitableFoodsRequest)
        limitWork(deps, c, hitsOfReading(foods.map(({ name }) => name).join(' ')))
        const { judgeFoods } = await import('../../products/judge-products.ts')
        return c.json({ against: await judgeFoods(deps, c.var.actor.householdId, foods) })
      })
  )
}
