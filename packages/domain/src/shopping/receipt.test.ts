import { describe, expect, it } from 'vitest'
import { readReceipt, receiptAlias } from './receipt.ts'
import { packagesIn, piecesIn, sizeIn } from './receipt-size.ts'

const read = (...lines: string[]) =>
  readReceipt(lines)?.items.map(({ text, priceCents, quantity }) => [text, priceCents, quantity]) ?? null

describe('a receipt', () => {
  it.each<[string, [string, number, string | null]]>([
    ['GV WHL MLK 1GAL 3.48 F', ['GV WHL MLK 1GAL', 348, null]],
    ['BANANAS $1.34 N', ['BANANAS', 134, null]],
    ['SOUR CREAM 2,18', ['SOUR CREAM', 218, null]],
    ['RUSSET POT 007874223456 F 3.97 N', ['RUSSET POT', 397, null]],
    ['GALA APPLES 2.31 lb @ 1.28 2.96', ['GALA APPLES', 296, '2.31 lb']],
    ['GALA APPLES 2.31 1b @ 1.28/1b 2.96', ['GALA APPLES', 296, '2.31 lb']],
    ['TOM SCE 2 @ 0.58 1.16', ['TOM SCE', 116, '2 items']],
    ['PAPER TOWELS 5.971', ['PAPER TOWELS', 597, null]],
    ['PAPER TOWELS 5.97 |', ['PAPER TOWELS', 597, null]],
    ['BIRTHDAY CARD 3.50', ['BIRTHDAY CARD', 350, null]],
  ])('%s', (line, expected) => {
    expect(read('EGGS 2.97', line)).toEqual([['EGGS', 297, null], expected])
  })

  it('may have names and amounts on separate lines', () => {
    expect(read('MILK 3.48', 'BANANAS', '2.31 lb @ 0.58 1.34', 'BEANS 1.72', '2 @ 0.86')).toEqual([
      ['MILK', 348, null],
      ['BANANAS', 134, '2.31 lb'],
      ['BEANS', 172, '2 items'],
    ])
  })

  it('is on two lines where the code and the price are below the name', () => {
    expect(read('MILK 3.48 F', 'EGGS 12CT', '  007874212   2.97 F', 'BREAD 1.48', '99.00')).toEqual([
      ['MILK', 348, null],
      ['EGGS 12CT', 297, null],
      ['BREAD', 148, null],
    ])
  })

  it('gives an amount to the line whose price it makes', () => {
    expect(read('EGGS 4.29 F', '2 @ 1.98', 'SOUR CRM 3.96 F', '3 @ 5/5.00', 'TOMATOES 3.00 F')).toEqual([
      ['EGGS', 429, null],
      ['SOUR CRM', 396, '2 items'],
      ['TOMATOES', 300, '3 items'],
    ])
    expect(read('EGGS 2.45 FA', '2 x 2.45 4.90', 'MILK 3.05')).toEqual([
      ['EGGS', 490, '2 items'],
      ['MILK', 305, null],
    ])
  })

  it('has no voided item, and keeps what a coupon is for', () => {
    expect(
      read(
        'MILK 3.48',
        'CARROTS 3.98',
        'CARROTS -3.98 VOID',
        'BEANS 1.75',
        'VOID BEANS 1.75-',
        'EGGS 2.00',
        'STORE OFFER 2.00-',
      ),
    ).toEqual([
      ['MILK', 348, null],
      ['EGGS', 200, null],
    ])
  })

  it('ends at its total, and payments are not items', () => {
    expect(
      read('SHOP 12 MAIN ST', 'MILK 3.48', 'COUPON 0.50-', 'TAX 0.20', 'TOTAL 3.18', 'VISA 3.18'),
    ).toEqual([['MILK', 348, null]])
  })

  it.each([
    ['nothing', []],
    ['a package', ['Chunk Light TUNA', 'NET WT 5 OZ']],
    ['one price on a shelf', ['Tuna', '0.98']],
    ['a date', ['Best by', '12.03.2027', 'LOT 33']],
  ])('%s is none', (_, lines) => {
    expect(readReceipt(lines)).toBeNull()
  })
})

it.each([
  ['GV WHL MLK 1GAL', 'GV WHL MLK GAL'],
  ['gv whl mlk 1gal 007874235186 F', 'GV WHL MLK GAL'],
  ['80/20 GRND BF', 'GRND BF'],
])('a correction of %j is remembered as %j', (line, alias) => {
  expect(receiptAlias(line)).toBe(alias)
})

it.each([
  ['NET WT 15 OZ (425g)', '15 oz'],
  ['MLK 1GAL', '1 gal'],
  ['64 FL. OZ', '64 fl oz'],
  ['SUGAR 4LBS', '4 lb'],
  ['BLK BEANS 150Z', '15 oz'],
  ['EGGS 12CT', null],
  ['2 for 1', null],
])('%j names the size %j', (text, size) => {
  expect(sizeIn(text)).toBe(size)
})

it('names the pieces of a package and packages sold as one', () => {
  expect(['EGGS 12CT', 'EGGS 18 CT', 'LARGE EGGS DOZ', 'HALF DOZEN EGGS', 'MILK'].map(piecesIn)).toEqual([
    12,
    18,
    12,
    6,
    null,
  ])
  expect(['MILK 2/1GAL', 'BTR 4/1LB', 'BF 80/20', 'MILK'].map(packagesIn)).toEqual([2, 4, 1, 1])
})
