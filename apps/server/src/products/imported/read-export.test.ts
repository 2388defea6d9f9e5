import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportLine, OFF_HEADER, packedExport } from '../../testing/off-export.ts'
import { startImports } from '../../testing/start-imports.ts'

const CRACKERS = '0041570054161'
const CHEESE = '0021000615261'
const crackers = exportLine({ code: CRACKERS, product_name: 'Rice crackers', ingredients_text: 'Rice, salt' })
const cheese = exportLine({ code: CHEESE, product_name: 'Sharp Cheddar Cheese', allergens: 'en:milk' })
const other = (fields: Parameters<typeof exportLine>[0] = {}) =>
  exportLine({ code: '0076000000005', product_name: 'Salt', ingredients_text: 'Salt', ...fields })

let imports: Awaited<ReturnType<typeof startImports>>
afterEach(() => imports.close())

describe('reading an export', () => {
  beforeEach(async () => {
    imports = await startImports('sqlite')
  })

  it('counts what it leaves out', async () => {
    const lines = [
      crackers,
      other({ countries_tags: 'en:france' }),
      other({ countries_tags: 'en:united-states-minor-outlying-islands' }),
      other({ product_name: ' ' }),
      other({ code: '4' }),
      other({ code: '0000000000056' }),
      other({ code: '0212345605998' }),
      'a line break in a field\tcuts a product',
      `${other()}\tone tab too many`,
      'x'.repeat(3_000_000),
      '',
      `${cheese}\r`,
    ]
    const { text } = await imports.importContent(packedExport(lines))
    expect(text).toBe(
      `Imported 2 products from ${imports.file}. Of 12 lines these were left out: 2 of other countries, ` +
        '3 with a code that scanners do not read, 1 without a name, 4 damaged.',
    )
  })

  it('reads a file that is not packed, without a last line break, and codes that lost their zeros', async () => {
    const short = exportLine({ code: '41570054161', product_name: 'Crackers &amp; co' })
    await imports.importContent(`\ufeff${OFF_HEADER}\n${short}`)
    const sam = await imports.shopper()
    expect((await sam.lookUp(CRACKERS)).product.name).toBe('Crackers & co')
  })

  it.each([
    ['first', [{}, { ingredients_text: 'Milk' }]],
    ['last', [{ ingredients_text: 'Milk' }, {}]],
  ])('of two entries of a code keeps the one with ingredients, not the %s', async (_, entries) => {
    await imports.importContent(
      packedExport(entries.map((fields) => exportLine({ code: CRACKERS, product_name: 'Snack', ...fields }))),
    )
    const sam = await imports.shopper()
    expect((await sam.lookUp(CRACKERS)).product.allergens).toEqual(['milk'])
  })

  it.each([
    ['names', { allergens: 'Milk, Soybeans', allergens_en: 'Milk,Soybeans' }, ['milk', 'soy']],
    ['another language', { allergens: 'de:Milch (einschließlich Laktose),fr:oeufs' }, ['milk', 'egg']],
    ['ingredients in Spanish', { ingredients_text: 'Harina de trigo, leche, sal' }, ['wheat', 'milk']],
    ['nothing but a name', { product_name: 'White bread' }, ['wheat']],
  ])('finds allergens given as %s', async (_, fields, allergens) => {
    await imports.importContent(
      packedExport([exportLine({ code: CRACKERS, product_name: 'Thing', ...fields })]),
    )
    const sam = await imports.shopper()
    const { product } = await sam.lookUp(CRACKERS)
    expect(product.allergens).toEqual(expect.arrayContaining(allergens))
  })

  it.each([
    ['a text', 'a shopping list\n', /no tab-separated export.*lacks code, product_name/],
    ['a comma-separated file', 'code,product_name\n1,2\n', /no tab-separated export/],
    ['a file without allergens', 'code\tproduct_name\tcountries_tags\tingredients_text\n', /lacks allergens/],
    ['an empty file', '', /no products of the United States/],
    ['a file of other countries', packedExport([other({ countries_tags: 'en:france' })]), /no products of/],
    ['a file that is cut off', packedExport([crackers, cheese]).subarray(0, -9), /cut off/],
    ['a damaged file', packedExport([crackers]).fill(7, 20, 40), /damaged/],
  ])('refuses %s and keeps what was imported before', async (_, content, reason) => {
    await imports.importContent(packedExport([crackers]))
    expect(await imports.importContent(content)).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(reason),
    })
    const sam = await imports.shopper()
    expect((await sam.lookUp(CRACKERS)).success).toBe(true)
  })

  it('says so if the file is not there', async () => {
    const missing = join(imports.place.dataDir, 'nowhere')
    expect(await imports.command(['barcodes', 'import', missing])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining(missing),
    })
  })

  it('asks Open Food Facts if the imported products are damaged', async () => {
    writeFileSync(join(imports.place.dataDir, 'products.sqlite'), 'not a database'.repeat(100))
    const sam = await imports.shopper()
    expect((await sam.lookUp(CRACKERS)).error).toBe('not_found')
    expect(imports.logLines().join()).toContain('imported products cannot be read')
  })
})
