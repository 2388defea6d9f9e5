import { seededRandom } from '@pennyplate/planner/search/random'
import { openApiDocument } from '@pennyplate/server/features/docs/openapi'
import { describe, expect, it } from 'vitest'
import { readApi } from './api.ts'
import { drawRequest } from './draw-request.ts'
import { drawValue, type Manner, type Schema } from './draw-value.ts'
import { KnownValues } from './known-values.ts'

const api = readApi(JSON.stringify(openApiDocument()))

function drawn(schema: Schema, manner: Manner, known = new KnownValues()) {
  const random = seededRandom(7)
  return Array.from({ length: 200 }, () =>
    drawValue(schema, { random, manner, schemas: api.schemas, known, room: 5_000, faults: 1 }),
  )
}

describe('drawn values', () => {
  const amount: Schema = {
    type: 'object',
    properties: { amount: { type: 'integer', minimum: 3, maximum: 9 } },
    required: ['amount'],
  }
  const amounts = (manner: Manner) =>
    new Set(drawn(amount, manner).map((value) => (value as { amount: unknown }).amount))

  it('keep to a schema, meet its bounds, pass them by one, or have another type', () => {
    expect(amounts('valid')).toEqual(new Set([3, 4, 5, 6, 7, 8]))
    expect(amounts('at its bounds')).toEqual(new Set([3, 9]))
    for (const beyond of [2, 10]) expect(amounts('one beyond')).toContain(beyond)
    expect(amounts('wrong type')).toContain(null)
  })

  it('stay near their room, also where lists at their bounds hold lists at their bounds', () => {
    for (const value of drawn({ $ref: '#/components/schemas/mealPlanHistory' }, 'at its bounds').slice(0, 20))
      expect(JSON.stringify(value).length).toBeLessThan(60_000)
  })

  it('name what earlier answers held', () => {
    const known = new KnownValues()
    known.learn({ photos: [{ photoId: 'photo-1' }], revision: 4 })
    const asked: Schema = {
      type: 'object',
      properties: { id: { type: 'string' }, baseRevision: { type: 'integer' } },
      required: ['id', 'baseRevision'],
    }
    expect(drawn(asked, 'valid', known)).toContainEqual({ id: 'photo-1', baseRevision: 4 })
  })
})

describe('drawn requests', () => {
  const draw = (seed: number, count: number) => {
    const random = seededRandom(seed)
    const known = new KnownValues({ userId: ['user-1'], key: Object.keys(api.schemas) })
    return Array.from({ length: count }, () => drawRequest(api, known, random))
  }

  it('are the same for the same seed, and others for another', () => {
    expect(draw(3, 50)).toEqual(draw(3, 50))
    expect(draw(4, 50)).not.toEqual(draw(3, 50))
  })

  it('reach every route of the API document, those that end a session or hash a password seldom', () => {
    const reached = new Set(draw(1, 1_500).map(({ route }) => route))
    const missing = api.routes.filter(({ name, share }) => share > 0.1 && !reached.has(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})
