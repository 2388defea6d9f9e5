import type { MeAnswer } from '@pennyplate/contract/accounts/me'

type SignedIn = Extract<MeAnswer, { publicMetadata: unknown }>

/** The signed-in user, with household and metadata. */
export type Me = Readonly<SignedIn['user'] & Omit<SignedIn, 'user'> & { householdId: string }>

/** Null if nobody is signed in. */
export function toMe(answer: MeAnswer): Me | null {
  if (answer.user === null) return null
  const { user, householdId = user.id, ...rest } = answer
  return { ...user, ...rest, householdId }
}
