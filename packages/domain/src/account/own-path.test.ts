import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/dashboard?tab=pantry#soup', '/dashboard?tab=pantry#soup'],
  ['/a/../subscribe', '/subscribe'],
  ['/a/.//b', '/a//b'],
  ['/dashboard?next=%2F%2Fhost', '/dashboard?next=%2F%2Fhost'],
])('%j leads to %j', (text, path) => {
  expect(ownPath(text)).toBe(path)
})

test.each([
  '',
  'dashboard',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/././/evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/\\evil.example',
  '/.\\/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/dash\nboard',
])('%j leads nowhere', (text) => {
  expect(ownPath(text)).toBeNull()
})

test('the result stays on the site, however often it is resolved', () => {
  const pieces = fc.constantFrom('/', '.', '..', '\\', '%2e', '%2f', '%5c', '?', '#', ':', '@', 'host', '\t')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = ownPath(parts.join(''))
      if (path === null) return
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      expect(ownPath(path)).toBe(path)
    }),
  )
})
