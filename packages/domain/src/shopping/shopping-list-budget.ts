/** Keeping to the budget while the cart fills. */

export interface CartLine {
  readonly key: string
  readonly name: string
  /** Null when the price is unknown. */
  readonly cents: number | null
  /** Meals of the week that need it. */
  readonly meals: number
  readonly isInCart: boolean
}

export interface CartState {
  readonly cartCents: number
  readonly budgetCents: number
  /** What everything still on the list would add. */
  readonly toGetCents: number
  /** How far the whole list is over the budget; 0 when it fits. */
  readonly overCents: number
  /** Lines that would take the cart over the budget if they went in next. */
  readonly tooDear: readonly string[]
  /** What to leave out so that the rest fits, affecting the fewest meals; empty when it fits. */
  readonly leaveOut: readonly CartLine[]
}

export function cartState(lines: readonly CartLine[], budgetCents: number): CartState {
  const sum = (some: readonly CartLine[]) => some.reduce((total, { cents }) => total + (cents ?? 0), 0)
  const toGet = lines.filter(({ isInCart }) => !isInCart)
  const cartCents = sum(lines.filter(({ isInCart }) => isInCart))
  const toGetCents = sum(toGet)
  const overCents = Math.max(0, cartCents + toGetCents - budgetCents)
  return {
    cartCents,
    budgetCents,
    toGetCents,
    overCents,
    tooDear: toGet.filter(({ cents }) => cartCents + (cents ?? 0) > budgetCents).map(({ key }) => key),
    leaveOut: overCents > 0 ? leastMissed(toGet, overCents) : [],
  }
}

/**
 * The lines worth at least this much that affect the fewest meals. Exact: for every number of meals, the most money
 * that leaving out lines of that many meals saves, without lines that need not go. When even all of them are not
 * enough, all of them.
 */
function leastMissed(toGet: readonly CartLine[], overCents: number): readonly CartLine[] {
  const priced = toGet.filter((line): line is PricedLine => line.cents !== null && line.cents > 0)
  const mostMeals = priced.reduce((sum, { meals }) => sum + meals, 0)
  const saved: (readonly PricedLine[] | undefined)[] = [[]]
  for (const line of priced) {
    for (let meals = mostMeals; meals >= line.meals; meals--) {
      const others = saved[meals - line.meals]
      if (!others) continue
      const known = saved[meals]
      if (!known || sumCents(known) < sumCents(others) + line.cents) saved[meals] = [...others, line]
    }
  }
  const enough = saved.find((lines) => lines !== undefined && sumCents(lines) >= overCents)
  return enough ? cheapened(withoutNeedless(enough, overCents), priced, overCents) : priced
}

type PricedLine = CartLine & { readonly cents: number }

function withoutNeedless(lines: readonly PricedLine[], overCents: number): readonly PricedLine[] {
  return lines
    .toSorted((a, b) => b.meals - a.meals || a.cents - b.cents)
    .reduce<readonly PricedLine[]>((kept, line) => {
      const rest = kept.filter((other) => other !== line)
      return sumCents(rest) >= overCents ? rest : kept
    }, lines)
}

/** Among lines with equally many meals, leaves out the one that saves the least beyond what is needed. */
function cheapened(
  chosen: readonly PricedLine[],
  priced: readonly PricedLine[],
  overCents: number,
): readonly PricedLine[] {
  return chosen.reduce<readonly PricedLine[]>((kept, line) => {
    const rest = kept.filter((other) => other !== line)
    const missing = overCents - sumCents(rest)
    const [cheapest = line] = priced
      .filter((other) => !rest.includes(other) && other.meals <= line.meals && other.cents >= missing)
      .toSorted((a, b) => a.cents - b.cents)
    return kept.map((other) => (other === line ? cheapest : other))
  }, chosen)
}

function sumCents(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}
