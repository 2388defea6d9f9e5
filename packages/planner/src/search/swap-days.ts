import type { Random } from './random.ts'
import type { WeekState } from './week-state.ts'

/** Tries to swap the days of two dishes of the same meal. The checkout total does not change. */
export function swapDays(state: WeekState, random: Random, temperature: number): void {
  const { c, plan } = state
  const a = random.below(c.cookings)
  const b = random.below(c.cookings)
  const first = plan[a] ?? -1
  const second = plan[b] ?? -1
  if (first === second || first < 0 || second < 0) return
  if (c.mealOf[a] !== c.mealOf[b] || c.portions[a] !== c.portions[b]) return
  const before = state.score
  state.exchange(a, b)
  if (state.score - before > temperature * random.exponential()) state.exchange(a, b)
}
