import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDigit } from '@pennyplate/domain/food/barcode'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { exportLine, packedExport } from '../../testing/off-export.ts'
import { bareEnvironment } from '../../testing/server-process.ts'
import { startImports } from '../../testing/start-imports.ts'

const CLI = fileURLToPath(new URL('../../cli.ts', import.meta.url))
const CRACKERS = '0041570054161'
const CHEESE = '0021000615261'

const crackers = exportLine({
  code: CRACKERS,
  product_name: 'Rice crackers, "sea salt"',
  quantity: '6 oz',
  brands: 'Blue,Blue Company',
  categories_tags: 'en:snacks,en:salty-snacks,en:crackers',
  countries_tags: 'en:canada,en:united-states',
  ingredients_text: 'Rice flour, almonds, sea salt',
  traces: 'en:sesame-seeds',
  traces_tags: 'en:sesame-seeds',
})
const cheese = exportLine({
  code: CHEESE,
  product_name: 'Sharp Cheddar Cheese',
  quantity: '8 oz',
  brands: 'Kraft',
  categories_tags: 'en:dairies,en:cheeses',
  allergens: 'en:milk',
})

/** Another product of each number, from 0 up. */
const numbered = (n: number, fields: Parameters<typeof exportLine>[0] = {}) =>
  exportLine({ code: codeOf(n), product_name: `Product ${n}`, ingredients_text: 'Salt', ...fields })
function codeOf(n: number): string {
  const body = `0076${String(n).padStart(8, '0')}`
  return body + checkDigit(body)
}

let imports: Awaited<ReturnType<typeof startImports>>
afterEach(() => imports.close())

describe.each(ENGINES)('an imported export, with %s', (engine) => {
  beforeEach(async () => {
    imports = await startImports(engine)
  })

  it('is looked up without a network, with the allergens of its words, tags and traces', async () => {
    const sam = await imports.shopper()
    expect((await sam.lookUp(CRACKERS)).error).toBe('not_found')
    expect(await imports.importContent(packedExport([crackers, cheese]))).toMatchObject({ exitCode: 0 })
    const { product } = await sam.lookUp(CRACKERS)
    expect(product).toMatchObject({
      name: 'Rice crackers, "sea salt"',
      brand: 'Blue',
      quantity: '6 oz',
      category: 'Snacks',
      source: 'imported',
      allergens: ['tree-nut'],
      mayContain: ['sesame'],
      foodId: 'rice-crackers',
    })
    // A scanner reads the same code with twelve digits.
    expect((await sam.lookUp(CHEESE.slice(1))).product).toMatchObject({
      category: 'Dairy',
      foodId: 'cheddar',
      allergens: ['milk'],
    })
  })

  it('comes after what the household named and after our own tables', async () => {
    const sam = await imports.shopper()
    const ours = '080000006738'
    await imports.importContent(
      packedExport([exportLine({ code: ours, product_name: 'Imported tuna' }), crackers]),
    )
    expect((await sam.lookUp(ours)).product.source).toBe('built-in')
    await sam.post(`/api/barcode/${CRACKERS}`, { name: 'Our crackers', category: 'Snacks' })
    expect((await sam.lookUp(CRACKERS)).product.name).toBe('Our crackers')
  })

  it('is replaced as a whole by the next one', async () => {
    const sam = await imports.shopper()
    await imports.importContent(packedExport([crackers, cheese]))
    expect((await sam.lookUp(CHEESE)).success).toBe(true)
    await imports.importContent(packedExport([crackers]))
    expect((await sam.lookUp(CHEESE)).error).toBe('not_found')
    expect((await sam.lookUp(CRACKERS)).success).toBe(true)
  })

  it('goes on where a killed import stopped; until then the old products answer', async () => {
    const sam = await imports.shopper()
    await imports.importContent(packedExport([crackers]))
    const lines = Array.from({ length: 30_000 }, (_, n) => numbered(n))
    writeFileSync(imports.file, packedExport([...lines, cheese]))
    await killAtFirstReport()
    expect((await sam.lookUp(CRACKERS)).success).toBe(true)
    expect((await sam.lookUp(codeOf(1))).error).toBe('not_found')

    const said: string[] = []
    const done = await imports.importFile(said)
    expect(said[0]).toContain('Going on where the last import stopped')
    expect(done.text).toContain('Imported 30,001 products')
    expect(done.text).toContain('Of 30,001 lines')
    expect((await sam.lookUp(codeOf(1))).success).toBe(true)
    expect((await sam.lookUp(codeOf(29_999))).success).toBe(true)
    expect((await sam.lookUp(CRACKERS)).error).toBe('not_found')
  })

  it('of another file does not go on in the killed one', async () => {
    writeFileSync(imports.file, packedExport(Array.from({ length: 30_000 }, (_, n) => numbered(n))))
    await killAtFirstReport()
    const said: string[] = []
    expect((await imports.importContent(packedExport([crackers]), said)).text).toContain(
      'Imported 1 product from',
    )
    expect(said.join()).not.toContain('Going on')
  })

  it('leaves a backup without its products, and a restore leaves them alone', async () => {
    await imports.importContent(packedExport([crackers]))
    const backup = join(imports.place.dataDir, 'all.backup')
    const written = await imports.command(['backup', backup])
    expect(written.text).not.toContain('imported_products')
    expect(await imports.command(['restore', backup, '--replace'])).toMatchObject({
      exitCode: 0,
    })
    const sam = await imports.shopper()
    expect((await sam.lookUp(CRACKERS)).success).toBe(true)
  })

  /** SIGKILL, as when the power goes: nothing of the process gets to clean up. */
  async function killAtFirstReport() {
    const { dataDir, databaseUrl } = imports.place
    const child = spawn(process.execPath, [CLI, 'barcodes', 'import', imports.file], {
      env: { ...bareEnvironment(), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(child, 'exit')
    await once(child.stderr, 'data')
    child.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')
  }
})
