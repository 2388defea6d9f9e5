import type { Me } from '../../lib/me.ts'

/** `asked`: no link was opened yet. `change`: the link sent to a new address, which needs a confirmation. */
export type Verification =
  | Readonly<{ kind: 'asked' | 'verified' | 'broken' }>
  | Readonly<{ kind: 'change'; token: string }>

export function decideVerification(
  params: URLSearchParams,
  me: Pick<Me, 'email' | 'emailVerified'> | null,
): Verification {
  if (params.has('error')) return { kind: 'broken' }
  const token = params.get('change')
  if (token) return { kind: 'change', token }
  return { kind: params.has('verified') || me?.emailVerified ? 'verified' : 'asked' }
}
