import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { recordOf, recordsOf, stringAt } from '../../lib/json-reader.ts'

export type SignedInDevice = Readonly<{
  token: string
  userAgent: string | undefined
  createdAt: string | undefined
  updatedAt: string | undefined
  isCurrent: boolean
}>

/** This device first, then the most recently active. */
export async function listDevices(signal: AbortSignal): Promise<readonly SignedInDevice[]> {
  const [currentToken, sessions] = await Promise.all([
    callApi('/api/auth/get-session', { signal, parse: readCurrentToken }),
    callApi('/api/auth/list-sessions', { signal, parse: readSessions }),
  ])
  return sessions
    .map((session) => ({ ...session, isCurrent: session.token === currentToken }))
    .sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''),
    )
}

function readCurrentToken(answer: unknown): string | undefined {
  return stringAt(recordOf(recordOf(answer).session), 'token')
}

function readSessions(answer: unknown): Omit<SignedInDevice, 'isCurrent'>[] {
  return recordsOf(answer).flatMap((session) => {
    const token = stringAt(session, 'token')
    if (!token) return []
    const [userAgent, createdAt, updatedAt] = [
      stringAt(session, 'userAgent'),
      stringAt(session, 'createdAt'),
      stringAt(session, 'updatedAt'),
    ]
    return [{ token, userAgent, createdAt, updatedAt }]
  })
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
