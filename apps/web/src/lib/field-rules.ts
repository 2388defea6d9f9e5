import { PASSWORD_LENGTH } from '@pennyplate/domain/bounds/limits'

export type EmailFault = 'missing' | 'malformed'
export type NewPasswordFault = 'missing' | 'too_short' | 'too_long'

/** Only finds addresses that would surely bounce. The verification mail is the real check. */
export function emailFault(typed: string): EmailFault | undefined {
  const email = typed.trim()
  if (email === '') return 'missing'
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : 'malformed'
}

export function newPasswordFault(password: string): NewPasswordFault | undefined {
  if (password === '') return 'missing'
  if (password.length < PASSWORD_LENGTH.min) return 'too_short'
  return password.length > PASSWORD_LENGTH.max ? 'too_long' : undefined
}
