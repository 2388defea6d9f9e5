/** How often a random or long test repeats: a few times in every run, the whole figure with LONG_RUNS=1 (docs/testing.md). */
export function rounds(few: number, whole: number): number {
  return process.env.LONG_RUNS ? whole : few
}
