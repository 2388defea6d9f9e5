/** Marks a week whose list went into the pantry. It stays accepted, and gets a list again if its meals change and need more. */
export type MaybeBought = { readonly boughtAt?: string | undefined }

export function bought<P extends MaybeBought>(plan: P, now: string): P {
  return { ...plan, boughtAt: now }
}

/** Removes the mark, when the week is reopened or planned again. */
export function notBought<P extends MaybeBought>(plan: P): P {
  if (plan.boughtAt === undefined) return plan
  const { boughtAt: _, ...rest } = plan
  // Safe, as a plan need not have it.
  return rest as P
}
