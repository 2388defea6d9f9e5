import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPrint, type Print } from '../../testing/draw-print.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A line as printed and its food; null if it is not food or cannot be known. */
type Line = readonly [printed: string, foodId: string | null]
type Case = { name: string; print: Print; lines: readonly Line[] }

const [BEFORE, AFTER]: [string[], string[]] = [
  ['SHOP AND GO', '1200 MAIN ST', 'SPRINGFIELD'],
  ['SUBTOTAL          31.20', 'TAX 1.10', 'TOTAL          32.30', 'VISA TEND 32.30', 'THANK YOU'],
]

const RECEIPTS: Case[] = [
  {
    name: 'a store with short product names',
    print: { font: 'Sans Mono', turnDegrees: 0.8, noise: 8 },
    lines: [
      ['GV WHL MLK 1GAL      3.48 F', 'milk-whole'],
      ['BLK BEANS 15OZ       0.86 F', 'black-beans-canned'],
      ['LG EGGS 12CT         2.97 F', 'egg-large'],
      ['PAPER TOWELS         5.97 T', null],
      ['BNLS CHKN BRST       9.57 F', 'chicken-breast'],
      ['WHT BRD              1.42 F', 'white-bread'],
    ],
  },
  {
    name: 'one that prints whole words',
    print: { font: 'Sans', turnDegrees: -1.2, noise: 6 },
    lines: [
      ['Bananas  1.34', 'banana'],
      ['Sour Cream  2.18', 'sour-cream'],
      ['Baby Carrots  1.29', 'baby-carrots'],
      ['Dish Soap  3.49', null],
      ['Spaghetti  1.24', 'spaghetti'],
      ['Olive Oil  8.98', 'olive-oil'],
    ],
  },
  {
    name: 'a serif on yellowed paper',
    print: { font: 'Serif', turnDegrees: 1.5, noise: 10, paper: '#efe6c8' },
    lines: [
      ['PEANUT BUTTER      2.64', 'peanut-butter'],
      ['KIDNEY BEANS       0.92', 'kidney-beans-canned'],
      ['LONG GRAIN RICE    1.98', 'white-rice'],
      ['AAA BATTERIES      7.47', null],
      ['HASS AVOCADO       0.68', 'avocado'],
    ],
  },
  {
    name: 'article numbers and tax letters',
    print: { font: 'Sans Mono', points: 13, noise: 6 },
    lines: [
      ['RUSSET POT 007874223456 F   3.97 N', 'russet-potato'],
      ['YEL ONION  003338322201 F   2.48 N', 'onion'],
      ['UNSLTD BUTTER 0787420012 F  4.36 N', 'butter-unsalted'],
      ['CAT LITTER 002310011234     9.98 T', null],
      ['DICED TOM  002400016293 F   1.12 N', 'diced-tomatoes'],
    ],
  },
  {
    name: 'weights and counts',
    print: { font: 'Sans Mono', turnDegrees: -0.7 },
    lines: [
      ['GALA APPLES 2.31 lb @ 1.28    2.96', 'apple'],
      ['TOM SCE 2 @ 0.58              1.16', 'tomato-sauce'],
      ['MAYO                          3.22', 'mayonnaise'],
      ['SHAMPOO                       4.88', null],
      ['FRZN PEAS 3 @ 1.00            3.00', 'frozen-peas'],
    ],
  },
  {
    name: 'narrow letters, faint ink',
    print: { font: 'Sans Condensed', points: 16, ink: '#6a6a6a', noise: 5 },
    lines: [
      ['ROTISSERIE CHICKEN     5.97', 'rotisserie-chicken'],
      ['CHEERIOS               4.93', 'cheerios'],
      ['SUGAR 4LB              3.14', 'sugar'],
      ['BIRTHDAY CARD          3.50', null],
      ['SWEET POTATO           1.02', 'sweet-potato'],
    ],
  },
  {
    name: 'bold and blurred',
    print: { font: 'Sans Bold', blurSigma: 0.8, turnDegrees: 1 },
    lines: [
      ['ROMA TOMATOES     1.88', 'roma-tomato'],
      ['CHEDDAR CHEESE    4.24', 'cheddar'],
      ['BACON             5.48', 'bacon'],
      ['LAUNDRY DETERGENT 11.97', null],
      ['GARLIC            0.58', 'garlic'],
    ],
  },
]

type Label = { name: string; print: Print; lines: readonly string[]; expected: Partial<PhotoItem> | null }
const LABELS: readonly Label[] = [
  {
    name: 'a can of tuna',
    print: { font: 'Serif Bold', points: [20, 26, 34, 16, 12], turnDegrees: 2, paper: '#dbe7f2', noise: 8 },
    lines: ['StarKist', 'CHUNK LIGHT', 'TUNA', 'in water', 'NET WT 5 OZ (142g)'],
    expected: { foodId: 'tuna-water', brand: 'StarKist', quantity: '1 can (5 oz)' },
  },
  {
    name: 'a box of pasta, light on dark',
    print: { font: 'Sans Bold', points: [30, 24, 12], paper: '#12306b', ink: '#ffffff', noise: 6 },
    lines: ['Barilla', 'SPAGHETTI', 'NET WT 16 OZ (454g)'],
    expected: { foodId: 'spaghetti', brand: 'Barilla', quantity: '1 package (16 oz)' },
  },
  {
    name: 'a jar whose small print names other foods',
    print: { font: 'Sans', points: [30, 18, 28, 11, 11], turnDegrees: -1.5, noise: 6 },
    lines: ['Jif', 'CREAMY', 'PEANUT BUTTER', 'made with honey and molasses', 'NET WT 16 OZ'],
    expected: { foodId: 'peanut-butter', brand: 'Jif' },
  },
  {
    name: 'a can of beans',
    print: { font: 'Serif', points: [22, 32, 12], paper: '#f0dfc0', blurSigma: 0.6 },
    lines: ['Kitchen Garden', 'Black Beans', 'NET WT 15 OZ (425g)'],
    expected: { foodId: 'black-beans-canned', quantity: '1 can (15 oz)' },
  },
  {
    name: 'a bottle that is no food',
    print: { font: 'Sans Bold', points: [34, 18, 12], paper: '#f26b1d' },
    lines: ['Sparkle', 'laundry detergent', '92 FL OZ'],
    expected: null,
  },
]

let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
const took: number[] = []
beforeAll(async () => {
  server = await startTestServer()
  sam = await signUp(server)
  await identify(await drawPrint(['warming up'], { font: 'Sans' }))
  took.length = 0
})
afterAll(() => server.close())

async function identify(picture: Buffer): Promise<PhotoItem[]> {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }))
  const start = performance.now()
  const { status, json } = await sam.post('/api/ai/photo', form)
  took.push(performance.now() - start)
  expect(status, JSON.stringify(json)).toBe(200)
  return json.items
}

/** No two lines of a receipt here cost the same. */
const centsOf = (printed: string) => Number(/(\d+)\.(\d\d)(?: [A-Z])?$/.exec(printed)?.slice(1).join(''))

describe('receipts', () => {
  const seen: { printed: string; expected: string | null; got: PhotoItem | undefined }[] = []

  it.each(RECEIPTS)('$name', async ({ print, lines }) => {
    const items = await identify(
      await drawPrint([...BEFORE, ...lines.map(([text]) => text), ...AFTER], print),
    )
    for (const [printed, expected] of lines)
      seen.push({ printed, expected, got: items.find(({ priceCents }) => priceCents === centsOf(printed)) })
    // Only purchases: no total, no tax, no address.
    expect(items.map(({ line }) => line).join(' | ')).not.toMatch(/total|tax|visa|main|thank/i)
    const invented = items.filter(
      ({ foodId }) => foodId && !lines.some(([, expected]) => expected === foodId),
    )
    expect(invented).toEqual([])
  })

  it('at least 85 % of all lines are the right food, or none', () => {
    const wrong = seen.filter(({ expected, got }) => !got || got.foodId !== expected)
    expect(seen.length).toBeGreaterThan(30)
    expect(1 - wrong.length / seen.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.85)
  })
})

describe('packages', () => {
  it.each(LABELS)('$name', async ({ print, lines, expected }) => {
    const items = await identify(await drawPrint(lines, print))
    expect(items).toEqual(expected === null ? [] : [expect.objectContaining(expected)])
  })
})

it('takes an acceptable time for a picture', () => {
  const middle = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? Number.NaN
  expect(middle).toBeLessThan(10_000)
})
