import { describe, expect, test } from 'vitest'
import { privacyPolicy } from './privacy.ts'
import { termsOfService } from './terms.ts'

const wordsOf = (text: unknown) => JSON.stringify(text)

describe('the legal texts', () => {
  test.each([
    'Version 1.0',
    'January 1, 2025',
    'at least 18 years old',
    '$9.99 per month',
    '7-day free trial',
    '7 days before billing starts',
    '30 days before',
    '12 months',
    'no refunds for partial months',
    'not medical advice',
    'Read the label',
  ])('the terms say: %s', (fact) => {
    expect(wordsOf(termsOfService)).toContain(fact)
  })

  test.each(['under 13', 'January 1, 2025', '12 months', '30 days', 'never reach our server'])(
    'the privacy policy says: %s',
    (fact) => {
      expect(wordsOf(privacyPolicy)).toContain(fact)
    },
  )
})
