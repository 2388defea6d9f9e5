import type { ListBasis } from '../shopping/list-basis.ts'

/**
 * Marks a week whose list went into the pantry. It stays accepted, and gets a list again if its meals change and need more than
 * the list was made for.
 */
export type MaybeBought = {
  readonly boughtAt?: string | undefined
  readonly boughtFor?: ListBasis | undefined
  /** What its food cost that was put away, whatever became of its list. Absent from weeks bought by earlier versions. */
  readonly boughtCents?: number | undefined
}

/** A week that has a list, or whose list went into the pantry. */
export function isWeekAccepted({
  plan,
  shoppingList,
}: Readonly<{ plan: MaybeBought | null; shoppingList: unknown }>): boolean {
  return plan !== null && (shoppingList !== null || plan.boughtAt !== undefined)
}

export function bought<P extends MaybeBought>(
  plan: P,
  { now, cents, boughtFor }: Readonly<{ now: string; cents: number; boughtFor?: ListBasis | undefined }>,
): P {
  return { ...plan, boughtAt: now, boughtCents: cents, ...(boughtFor === undefined ? {} : { boughtFor }) }
}

/** Removes the mark, when the week is reopened or planned again. */
export function notBought<P extends MaybeBought>(plan: P): P {
  if (plan.boughtAt === undefined && plan.boughtCents === undefined) return plan
  const { boughtAt: _, boughtFor: __, boughtCents: ___, ...rest } = plan
  // Safe, as a plan need not have them.
  return rest as P
}
