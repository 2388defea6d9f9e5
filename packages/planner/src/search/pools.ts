import type { Compiled } from './compile.ts'

const POOL_SIZE = 160
const BIG_POOL_SIZE = 320
const BIG_LIBRARY = 3000

/** For each place, the most promising recipes on their own. Refilling uses only these; the final descent uses all. */
export function poolsOf(compiled: Compiled): Int32Array[] {
  const size = compiled.recipes > BIG_LIBRARY ? BIG_POOL_SIZE : POOL_SIZE
  return compiled.fitting.map((fitting, place) => {
    const kind = compiled.kindOf[compiled.placeOf.indexOf(place)]
    if (kind === undefined) return new Int32Array(0)
    const rated = [...fitting].map((recipe) => ({
      recipe,
      dollars: (compiled.fixed[kind * compiled.recipes + recipe] ?? 0) + foodGuess(compiled, recipe),
    }))
    rated.sort((a, b) => a.dollars - b.dollars || a.recipe - b.recipe)
    return Int32Array.from(rated.slice(0, size), ({ recipe }) => recipe)
  })
}

/** Share of a package charged to one dish, as most packages serve several dishes. */
const SHARE_OF_PACKAGE = 0.35

function foodGuess(c: Compiled, recipe: number): number {
  let dollars = 0
  for (let at = c.needStart[recipe] ?? 0; at < (c.needStart[recipe + 1] ?? 0); at++) {
    const food = c.needFood[at] ?? 0
    const bought = Math.max(0, (c.needDg[at] ?? 0) - (c.stockDg[food] ?? 0))
    if (bought === 0) continue
    const first = c.stepStart[food] ?? 0
    let step = first
    while ((c.stepDg[step] ?? 0) < bought) step++
    const cents = c.stepCents[step] ?? 0
    const eaten = Math.min(1, bought / (c.stepDg[step] ?? 1))
    const share = Math.max(eaten, SHARE_OF_PACKAGE)
    dollars += (c.payPerCent[food] ?? 0) * cents * share + (c.usePerDg[food] ?? 0) * bought
  }
  return dollars
}
