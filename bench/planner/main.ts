import { readBestKnown, writeBestKnown } from './best-known.ts'
import { bindingBudgets } from './binding-budgets.ts'
import { certificates } from './certificates.ts'
import { householdTypes } from './household-types.ts'
import { LIBRARY_SIZES } from './instances.ts'
import { deepen, searchQuality } from './search-quality.ts'

/** node bench/planner/main.ts [search] [budget] [proofs] [types] [deepen=48000] [sizes=450,2000] */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const wants = (name: string) => asked.has(name) || ![...asked.keys()].some((key) => key !== 'sizes')
const sizes = asked.get('sizes')?.split(',').map(Number) ?? LIBRARY_SIZES
const best = readBestKnown()

const print = (title: string, text: string) => console.log(`\n## ${title}\n${text}`)

if (asked.has('deepen')) deepen(best, Number(asked.get('deepen') ?? 48000), sizes)
if (wants('search')) print('Search against the best known scores', searchQuality(best, sizes))
if (wants('budget')) print('Binding budget, 1.15 x the cheapest week found', bindingBudgets())
if (wants('proofs')) print('Proofs and HiGHS side by side', await certificates(sizes))
if (wants('types')) print('Household types on our own catalog', householdTypes())
writeBestKnown(best)
console.log(
  `\nheap used ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB, resident ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
)
