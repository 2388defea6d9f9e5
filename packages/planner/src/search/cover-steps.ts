import type { Coverable } from '@pennyplate/domain/food/package'

/** The lowest price for any amount, as steps: `grams[i]` is the most that `cents[i]` buys. */
export interface CoverSteps {
  readonly grams: readonly number[]
  readonly cents: readonly number[]
}

/** Of a meal with tons of a food, no household asks for more. */
const STEPS_MAX = 2000

/**
 * All undominated mixes of whole packages (no other holds as much for less), up to the first that holds `upToG`.
 * Each undominated mix is an earlier one plus one package,
 * and each package's candidates come in rising price, so this merges sorted lists.
 */
export function coverSteps(packages: readonly Coverable[], upToG: number): CoverSteps {
  const grams = [0]
  const cents = [0]
  const grownFrom = packages.map(() => 0)
  for (let held = 0; held < upToG && grams.length < STEPS_MAX && packages.length > 0; ) {
    let choice = -1
    let bestCents = Number.POSITIVE_INFINITY
    let bestGrams = 0
    for (const [index, pack] of packages.entries()) {
      const from = grownFrom[index] ?? 0
      const price = (cents[from] ?? 0) + pack.priceCents
      const size = (grams[from] ?? 0) + pack.edibleG
      if (price < bestCents || (price === bestCents && size > bestGrams)) {
        choice = index
        bestCents = price
        bestGrams = size
      }
    }
    grownFrom[choice] = (grownFrom[choice] ?? 0) + 1
    if (bestGrams <= held) continue
    held = bestGrams
    if (cents.at(-1) === bestCents && grams.length > 1) {
      grams[grams.length - 1] = held
      continue
    }
    grams.push(held)
    cents.push(bestCents)
  }
  return { grams, cents }
}
