import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkDigit,
  expandUpcE,
  gtinOf,
  hasValidCheckDigit,
  isInStoreCode,
  printedCode,
  readBarcode,
} from './barcode.ts'

const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''))
const upcA = digitsOf(11).map((body) => body + checkDigit(body))

describe('one product is one code', () => {
  test.each([
    ['UPC-A', '038000138416'],
    ['EAN-13 of the same', '0038000138416'],
    ['GTIN-14 of the same', '00038000138416'],
    ['with the spaces of the print', '0 38000 13841 6'],
    ['with dashes', '0-38000-13841-6'],
  ])('%s', (_form, text) => {
    expect(gtinOf(text)).toBe('00038000138416')
  })

  test.each([
    ['a foreign EAN-13', '5449000000996', '05449000000996'],
    ['an EAN-8', '40123455', '00000040123455'],
    ['a code with a wrong check digit', '038000138417', null],
    ['too few digits', '12345', null],
    ['no digits at all', 'milk', null],
    ['nothing', '', null],
  ])('%s', (_title, text, gtin) => {
    expect(gtinOf(text)).toBe(gtin)
  })

  test('every UPC-A, its EAN-13 and its GTIN-14 have one normal form', () => {
    fc.assert(
      fc.property(upcA, (code) => {
        const gtin = gtinOf(code)
        expect(gtin).toHaveLength(14)
        expect(gtinOf(`0${code}`)).toBe(gtin)
        expect(gtinOf(`00${code}`)).toBe(gtin)
        expect(gtinOf(gtin ?? '')).toBe(gtin)
      }),
    )
  })
})

describe('UPC-E', () => {
  test.each([
    ['01245714', '012100004574'],
    ['04252614', '042100005264'],
    ['425261', '042100005264'],
    ['01234133', '012300000413'],
    ['01234242', '012340000022'],
    ['01234565', '012345000065'],
    ['01234505', '012000003455'],
  ])('%s is %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long)
    expect(gtinOf(short)).toBe(gtinOf(long))
  })

  test.each(['01234566', '21234565', '1234567', '', 'abcdef'])('%s is none', (text) => {
    expect(expandUpcE(text)).toBeNull()
  })

  test('every expansion is a valid UPC-A of the same number system and check digit', () => {
    fc.assert(
      fc.property(digitsOf(6), fc.constantFrom('0', '1'), (six, system) => {
        const bare = expandUpcE(six) ?? ''
        expect(hasValidCheckDigit(bare)).toBe(true)
        const long = Array.from({ length: 10 }, (_, check) => expandUpcE(`${system}${six}${check}`)).filter(
          Boolean,
        )
        expect(long).toHaveLength(1)
        expect(long[0]).toMatch(new RegExp(`^${system}\\d{11}$`))
        expect(hasValidCheckDigit(long[0] ?? '')).toBe(true)
      }),
    )
  })
})

describe('a misread', () => {
  test('a valid code has no candidates to choose from', () => {
    expect(readBarcode('0 38000 13841 6')).toEqual({
      digits: '038000138416',
      gtin: '00038000138416',
      candidates: [],
    })
  })

  test('a single wrong digit is never valid, and the right code is among the candidates', () => {
    fc.assert(
      fc.property(upcA, fc.nat(11), fc.integer({ min: 1, max: 9 }), (code, at, shift) => {
        const wrong = String((Number(code[at]) + shift) % 10)
        const reading = readBarcode(code.slice(0, at) + wrong + code.slice(at + 1))
        expect(reading.gtin).toBeNull()
        expect(reading.candidates).toContain(gtinOf(code))
      }),
    )
  })

  test('a swapped pair that breaks the check digit can be corrected', () => {
    fc.assert(
      fc.property(upcA, fc.nat(10), (code, at) => {
        const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2)
        const reading = readBarcode(swapped)
        fc.pre(reading.gtin === null)
        expect(reading.candidates).toContain(gtinOf(code))
      }),
    )
  })

  test('every candidate is itself a valid code', () => {
    const { candidates } = readBarcode('038000138417')
    expect(candidates.length).toBeGreaterThan(10)
    for (const candidate of candidates) expect(hasValidCheckDigit(candidate)).toBe(true)
  })
})

test.each(['038000138416', '5449000000996', '40123455', '10614141000415'])(
  '%s is written again as it was printed',
  (code) => {
    expect(printedCode(gtinOf(code) ?? '')).toBe(code)
  },
)

describe('a code that a store prints itself', () => {
  test.each(['212345605998', '0212345605998', '2012345678903', '412345678903'])(
    '%s stands for no product',
    (code) => {
      const gtin = gtinOf(code)
      expect(gtin).not.toBeNull()
      expect(isInStoreCode(gtin ?? '')).toBe(true)
    },
  )

  test.each(['080000006738', '5449000000996', '96385074', '3017620422003'])('%s is of a product', (code) => {
    expect(isInStoreCode(gtinOf(code) ?? '')).toBe(false)
  })
})
