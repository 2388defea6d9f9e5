/**
 * Marks a week whose list went into the pantry. It stays accepted, and gets a list again if its meals change and need more than
 * the list was made for.
 */
export type MaybeBought = { readonly boughtAt?: string | undefined; readonly boughtFor?: unknown }

/** A week that has a list, or whose list went into the pantry. */
export function isWeekAccepted({
  plan,
  shoppingList,
}: Readonly<{ plan: MaybeBought | null; shoppingList: unknown }>): boolean {
  return plan !== null && (shoppingList !== null || plan.boughtAt !== undefined)
}

export function bought<P extends MaybeBought>(plan: P, now: string, boughtFor?: unknown): P {
  return { ...plan, boughtAt: now, ...(boughtFor === undefined ? {} : { boughtFor }) }
}

/** Removes the mark, when the week is reopened or planned again. */
export function notBought<P extends MaybeBought>(plan: P): P {
  if (plan.boughtAt === undefined) return plan
  const { boughtAt: _, boughtFor: __, ...rest } = plan
  // Safe, as a plan need not have them.
  return rest as P
}
