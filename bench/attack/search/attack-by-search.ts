import { startOwnServer } from '../own-server.ts'
import { describeSearch, faultsOf, keepRequests } from './judge-search.ts'
import { ACCOUNTS_MAX, search } from './search.ts'

/** Prints what a search found. Returns whether everything held. */
export async function attackBySearch({ seed, seconds }: { seed: number; seconds: number }): Promise<boolean> {
  console.log(
    `Seed ${seed}, ${seconds} s: 1 to ${ACCOUNTS_MAX} accounts send requests drawn from the API document.`,
  )
  const own = await startOwnServer('bundle')
  try {
    const searched = await search(own, seed, seconds)
    for (const line of describeSearch(searched)) console.log(line)
    const faults = faultsOf(searched, seconds)
    for (const fault of faults) console.log(`FAILED: ${fault}`)
    for (const line of own.failuresLogged().slice(0, 10)) console.log(line)
    const folder = keepRequests(searched)
    if (folder) console.log(`The requests of these, or those in flight and before: ${folder}`)
    if (faults.length === 0) console.log('held')
    return faults.length === 0
  } finally {
    await own.stop()
  }
}
