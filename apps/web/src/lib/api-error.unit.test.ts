import { expect, test } from 'vitest'
import { readFailure, readRetryAfterS } from './api-error.ts'

test.each([
  [{ error: 'invalid_value' }, 400, 'invalid_value'],
  [
    { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
    401,
    'invalid_email_or_password',
  ],
  [{ error: 'password_common', code: 'PASSWORD_COMPROMISED_OR_COMMON' }, 400, 'password_common'],
  [{}, 502, 'http_502'],
  [null, 500, 'http_500'],
  ['<html>', 504, 'http_504'],
  [{ error: { nested: true } }, 400, 'http_400'],
])('%j with status %d is %s', (body, status, expected) => {
  expect(readFailure(body, status).code).toBe(expected)
})

test('details keep their path and reason, and malformed ones are harmless', () => {
  const details = [{ path: 'adults', reason: 'must be at least 1' }, null, 7]
  expect(readFailure({ error: 'invalid_value', details }, 400).details).toEqual([details[0]])
  expect(readFailure({ details: 'no' }, 400).details).toEqual([])
  expect(readFailure(undefined, 400).details).toEqual([])
})

const NOW = new Date('2026-11-21T12:00:00Z')
test.each([
  [{ 'retry-after': '42' }, 42],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:01:30 GMT' }, 90],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'x-retry-after': '7' }, 7],
  [{ 'x-other': '7' }, undefined],
])('%j means %s s', (headers, expected) => {
  expect(readRetryAfterS(new Headers(headers as Record<string, string>), NOW)).toBe(expected)
})
