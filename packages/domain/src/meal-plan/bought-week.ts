/** A week whose list was put into the pantry: it stays accepted, though there is no list of it any more. */
export type MaybeBought = { readonly boughtAt?: string | undefined }

export function bought<P extends MaybeBought>(plan: P, now: string): P {
  return { ...plan, boughtAt: now }
}

/** As it is once its meals change, or its list is there again. */
export function notBought<P extends MaybeBought>(plan: P): P {
  if (plan.boughtAt === undefined) return plan
  const { boughtAt: _, ...rest } = plan
  // Safe, as a plan need not have it.
  return rest as P
}
