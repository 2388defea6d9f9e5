import { type SignedInSession, sessionAnswer, sessionsAnswer } from '@pennyplate/contract/accounts/identity'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

export type SignedInDevice = SignedInSession & Readonly<{ isCurrent: boolean }>

/** This device first, then the most recently active. */
export async function listDevices(signal: AbortSignal): Promise<readonly SignedInDevice[]> {
  const [current, sessions] = await Promise.all([
    callApi('/api/auth/get-session', { signal, parse: answerBy(sessionAnswer) }),
    callApi('/api/auth/list-sessions', { signal, parse: answerBy(sessionsAnswer) }),
  ])
  return sessions
    .map((session) => ({ ...session, isCurrent: session.token === current?.session.token }))
    .sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''),
    )
}

export function revokeDevice(token: string): Promise<void> {
  return callApi('/api/auth/revoke-session', { method: 'POST', body: { token }, parse: ignoreAnswer })
}

export function revokeOtherDevices(): Promise<void> {
  return callApi('/api/auth/revoke-other-sessions', { method: 'POST', parse: ignoreAnswer })
}

export function changeEmail(newEmail: string, password: string): Promise<void> {
  return callApi('/api/account/email', {
    method: 'POST',
    body: { newEmail, password },
    parse: ignoreAnswer,
  })
}

type PasswordChange = Readonly<{
  currentPassword: string
  newPassword: string
  revokeOtherSessions: boolean
}>

export function changePassword(change: PasswordChange): Promise<void> {
  return callApi('/api/auth/change-password', { method: 'POST', body: change, parse: ignoreAnswer })
}
