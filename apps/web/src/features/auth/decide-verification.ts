import type { Me } from '../../lib/me.ts'

/**
 * `asked`: nobody followed a link yet. Changing a verified address takes two links, the first to the old address and
 * the second to the new one; both end here, and only the account's address of now tells them apart.
 */
export type Verification =
  | Readonly<{ kind: 'asked' | 'verified' | 'broken' }>
  | Readonly<{ kind: 'changed' | 'changing'; newEmail: string }>

export function decideVerification(
  params: URLSearchParams,
  me: Pick<Me, 'email' | 'emailVerified'> | null,
): Verification {
  if (params.has('error')) return { kind: 'broken' }
  const newEmail = params.get('changed')
  if (newEmail) {
    const hasChanged = me?.email.toLowerCase() === newEmail.toLowerCase()
    return { kind: hasChanged ? 'changed' : 'changing', newEmail }
  }
  return { kind: params.has('verified') || me?.emailVerified ? 'verified' : 'asked' }
}
