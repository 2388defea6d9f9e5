import { expect, test } from 'vitest'
import { readReturnPath, withReturnPath } from './return-path.ts'

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?tab=pantry#soup', '/dashboard?tab=pantry#soup'],
  ['/sign-in-help', '/sign-in-help'],
  ['/a/../subscribe', '/subscribe'],
  // never to another site
  ['//evil.example/x', null],
  ['/.//evil.example', null],
  ['/a/..//evil.example', null],
  ['/%5cevil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['dashboard', null],
  ['', null],
  // never in a loop
  ['/sign-in', null],
  ['/sign-in/forgot-password', null],
  ['/sign-up?x=1', null],
  ['/auth-redirect', null],
  ['/x/../sign-in', null],
])('the return path %j is read as %j', (given, expected) => {
  expect(readReturnPath(`?${new URLSearchParams({ return: given })}`)).toBe(expected)
})

test('without a parameter there is no return path', () => {
  expect(readReturnPath('')).toBeNull()
  expect(withReturnPath('/sign-in', null)).toBe('/sign-in')
})

test('a written return path is read back', () => {
  const path = withReturnPath('/sign-in', '/dashboard?tab=pantry&x=a b')
  expect(readReturnPath(path.slice(path.indexOf('?')))).toBe('/dashboard?tab=pantry&x=a%20b')
})
