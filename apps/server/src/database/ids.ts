declare const kind: unique symbol

/** A person who signs in. */
export type UserId = string & { readonly [kind]: 'user' }

/** The people who eat together; owns the documents, the subscription and what else `docs/households.md` lists. */
export type HouseholdId = string & { readonly [kind]: 'household' }

/**
 * Marks a text as a user's id. Ids from the database and from the signed-in actor already have their type; this is for the
 * others: a new id, or one from Better Auth.
 */
export function toUserId(text: string): UserId {
  // A branded type exists only for the compiler, so nothing else could add it.
  return text as UserId
}

export function toHouseholdId(text: string): HouseholdId {
  // As above.
  return text as HouseholdId
}
