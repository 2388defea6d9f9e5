import type { LeastBatch } from '@pennyplate/domain/recipe/least-batch'

/** A pie also serves a tenth more than it is cut for; of burritos as many are cooked as come nearest. */
const STRETCHED = { pie: 1.1, piece: 1.5 }
const ROUNDING = 1e-6

/** The servings that are cooked for so many: at least a batch, and whole ones of what is not divided. */
export function cookedOf(batch: LeastBatch | undefined, wanted: number): number {
  if (!batch || wanted <= 0) return wanted
  let whole = batch.servings
  if (!batch.isWhole) return Math.max(whole, wanted)
  // Each further one stretches as little as the first.
  const more = (batch.unit === 'piece' ? STRETCHED.piece : STRETCHED.pie) - 1
  while (whole + batch.servings * more < wanted - ROUNDING) whole += batch.servings
  return whole
}

/** Whether some of what has to be cooked is in no meal. */
export function leavesRest(batch: LeastBatch | undefined, wanted: number): boolean {
  return cookedOf(batch, wanted) > wanted * (1 + ROUNDING)
}
