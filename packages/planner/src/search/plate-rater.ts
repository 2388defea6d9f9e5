import type { WeekState } from './week-state.ts'

/** What recipes cost beside the chosen components of one plate, as `WeekState.plateDollars` has it. */
export class PlateRater {
  private readonly state: WeekState
  /** Where the rows of the chosen components start in the pairs. */
  private readonly rows: Int32Array

  constructor(state: WeekState) {
    this.state = state
    this.rows = new Int32Array(state.c.sideAt.length + 1)
  }

  /** Fills `into` for the first `count` of the recipes. */
  dollarsBeside(cooking: number, recipes: Int32Array, count: number, into: Float64Array): void {
    const { c, plan } = this.state
    const main = c.mainOf[cooking] ?? -1
    into.fill(0, 0, count)
    if (main < 0) {
      const rows = this.rowsOfSides(cooking)
      for (let row = 0; row < rows; row++) this.addRow(this.rows[row] ?? 0, recipes, count, into)
      return
    }
    const dish = plan[main] ?? -1
    if (dish < 0) return
    const row = ((c.sideKindOf[cooking] ?? 0) * c.recipes + dish) * c.sides
    const { pairBySide, pairDollars, sideNumber } = c
    for (let at = 0; at < count; at++)
      into[at] = pairDollars[pairBySide[row + (sideNumber[recipes[at] ?? 0] ?? 0)] ?? 0] ?? 0
  }

  private rowsOfSides(cooking: number): number {
    const { c, plan } = this.state
    let count = 0
    for (let at = c.sideStart[cooking] ?? 0; at < (c.sideStart[cooking + 1] ?? 0); at++) {
      const place = c.sideAt[at] ?? 0
      const side = plan[place] ?? -1
      if (side < 0) continue
      this.rows[count++] = ((c.sideKindOf[place] ?? 0) * c.sides + (c.sideNumber[side] ?? 0)) * c.recipes
    }
    return count
  }

  private addRow(row: number, recipes: Int32Array, count: number, into: Float64Array): void {
    const { pairByMain, pairDollars } = this.state.c
    for (let at = 0; at < count; at++)
      into[at] = (into[at] ?? 0) + (pairDollars[pairByMain[row + (recipes[at] ?? 0)] ?? 0] ?? 0)
  }
}
