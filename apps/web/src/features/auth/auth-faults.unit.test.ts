import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { authMessages } from '../../messages/auth.ts'
import {
  checkEmail,
  checkNewPassword,
  checkPassword,
  explainAuthFailure,
  explainProviderError,
} from './auth-faults.ts'

test.each([
  ['', authMessages.emailFaults.missing],
  ['   ', authMessages.emailFaults.missing],
  ['sam', authMessages.emailFaults.malformed],
  ['sam@home', authMessages.emailFaults.malformed],
  ['sam @example.org', authMessages.emailFaults.malformed],
  ['sam@example.org', undefined],
  [' sam@example.org ', undefined],
  ["o'neil+food@mail.example.co.uk", undefined],
])('e-mail %j: %s', (email, expected) => {
  expect(checkEmail({ email }).email).toBe(expected)
})

test.each([
  ['', authMessages.newPasswordFaults.missing],
  ['nine char', authMessages.newPasswordFaults.too_short],
  ['ten  chars', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), authMessages.newPasswordFaults.too_long],
])('new password %j: %s', (password, expected) => {
  expect(checkNewPassword({ password }).password).toBe(expected)
})

test('an old password is only required, its length is not checked', () => {
  expect(checkPassword({ password: '' }).password).toBe(authMessages.passwordMissing)
  expect(checkPassword({ password: 'short' })).toEqual({})
})

test.each([
  [401, 'invalid_email_or_password', { form: authMessages.wrongCredentials }],
  [400, 'password_common', { fields: { password: authMessages.passwordCommon } }],
  [400, 'password_too_short', { fields: { password: authMessages.newPasswordFaults.too_short } }],
  [400, 'invalid_email', { fields: { email: authMessages.emailFaults.malformed } }],
  [503, 'unavailable', { form: 'Something went wrong on our end. Please try again in a moment.' }],
])('%d %s is shown at the right place', (status, code, expected) => {
  expect(explainAuthFailure(new ApiError(status, code))).toEqual(expected)
})

test('too many attempts say when to try again', () => {
  const failure = explainAuthFailure(new ApiError(429, 'rate_limited', { retryAfterS: 90 }))
  expect(failure).toEqual({ form: 'Too many attempts. Try again in 2 minutes.' })
})

test.each([
  ['signup_disabled', authMessages.signUpClosedLead],
  ['account_not_linked', authMessages.addressNotConfirmed],
  ['access_denied', authMessages.providerFailedUnnamed],
])('single sign-on that comes back with %s says what to do', (code, words) => {
  expect(explainProviderError(code)).toBe(words)
})
