import type { LeastBatch } from '@pennyplate/domain/recipe/least-batch'

/** A pie also serves a tenth more than it is cut for. */
const STRETCHED = 1.1
const ROUNDING = 1e-6

/** The servings that are cooked for so many: at least a batch, and whole ones of what is not divided. */
export function cookedOf(batch: LeastBatch | undefined, wanted: number): number {
  if (!batch || wanted <= 0) return wanted
  let whole = batch.servings
  if (!batch.isWhole) return Math.max(whole, wanted)
  // Each further one stretches as little as the first.
  while (whole + batch.servings * (STRETCHED - 1) < wanted - ROUNDING) whole += batch.servings
  return whole
}

/** Whether some of what has to be cooked is in no meal. */
export function leavesRest(batch: LeastBatch | undefined, wanted: number): boolean {
  return cookedOf(batch, wanted) > wanted * (1 + ROUNDING)
}
