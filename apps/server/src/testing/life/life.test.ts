import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { TODAY } from './life.ts'
import { live } from './live.ts'

const HOUSEHOLDS = process.env.LIFE_SEED ? 1 : rounds(1, 100)
const ACTS = Number(process.env.LIFE_ACTS ?? 30)
/** Printed with the test's name; give LIFE_SEED to live that household again, and LIFE_ACTS to stop earlier. */
const SEED = Number(process.env.LIFE_SEED ?? rounds(4, Date.now() % 1_000_000))

it(`${HOUSEHOLDS} households live through ${ACTS} acts each, LIFE_SEED=${SEED}`, {
  timeout: 3_600_000,
}, async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0' }, startsAt: `${TODAY}T07:00:00Z` })
  try {
    for (let seed = SEED; seed < SEED + HOUSEHOLDS; seed++)
      expect(await live(server, seed, ACTS), `LIFE_SEED=${seed}`).toEqual([])
  } finally {
    await server.close()
  }
})
