import { expect, it } from 'vitest'
import { startOwnServer } from '../own-server.ts'
import { describeSearch, faultsOf } from './judge-search.ts'
import { search } from './search.ts'

/** The server is the built one, as people run it: `npm test` builds it first. */
const SECONDS = 20
/** On a busy machine the first accounts take long to open. */
const TIMEOUT_MS = 300_000
const SEED = Number(process.env.SEARCH_SEED ?? 1)

it(
  `a server lives within its memory while accounts send what seed ${SEED} draws`,
  async () => {
    const own = await startOwnServer('bundle')
    try {
      const searched = await search(own, SEED, SECONDS)
      expect(faultsOf(searched, SECONDS), describeSearch(searched).join('\n')).toEqual([])
      expect(searched.tally.classes.get('2xx')).toBeGreaterThan(0)
    } finally {
      await own.stop()
    }
  },
  TIMEOUT_MS,
)
