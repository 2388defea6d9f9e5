import type { Random } from './random.ts'
import type { WeekState } from './week-state.ts'

/** Tries to swap the days of two plates of the same meal, or of two sides. The checkout total does not change. */
export function swapDays(state: WeekState, random: Random, temperature: number): void {
  const { c, plan } = state
  const a = random.below(c.cookings)
  const b = random.below(c.cookings)
  const first = plan[a] ?? -1
  const second = plan[b] ?? -1
  if (first === second || first < 0 || second < 0) return
  if (c.placeOf[a] !== c.placeOf[b] || c.portions[a] !== c.portions[b]) return
  const these = plateOf(state, a)
  const those = plateOf(state, b)
  const before = state.score
  state.exchange(these, those)
  if (state.score - before > temperature * random.exponential()) state.exchange(these, those)
}

/** The cooking with the places beside it. */
function plateOf({ c }: WeekState, cooking: number): readonly number[] {
  return [cooking, ...c.sideAt.subarray(c.sideStart[cooking] ?? 0, c.sideStart[cooking + 1] ?? 0)]
}
