import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gtinOf } from '@pennyplate/domain/food/barcode'
import { openDatabase } from '@pennyplate/server/database/open-database'
import { findImportedProduct } from '@pennyplate/server/products/imported/find-imported-product'
import { startPostgres } from '@pennyplate/server/testing/start-postgres'
import { report, reportTimes, TARGET_MISSED } from '../row.ts'
import { codeOf, writeExport } from './write-export.ts'

/**
 * npm run bench -- barcodes products=1000000: imports a generated export with the built program, on SQLite and PostgreSQL,
 * and looks products up.
 */
const PRODUCTS = Number(process.argv.find((word) => word.startsWith('products='))?.split('=')[1] ?? 1_000_000)
const LOOKUPS = 2000
const TARGETS = { memoryMb: 300, lookupMs: 5 }
const CLI = fileURLToPath(new URL('../../apps/server/dist/cli.js', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'pennyplate-barcodes-'))
const postgres = await startPostgres()
try {
  const file = join(folder, 'export.csv.gz')
  await writeExport(file, PRODUCTS)
  console.log(`${PRODUCTS} products, ${megabytes(statSync(file).size)} MB packed`)
  const isMet = [
    await measure('SQLite', file, { dataDir: folder, databaseUrl: undefined }),
    await measure('PostgreSQL', file, { dataDir: folder, databaseUrl: postgres.url }),
  ]
  process.exitCode = isMet.every(Boolean) ? 0 : TARGET_MISSED
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

type Place = { dataDir: string; databaseUrl: string | undefined }

async function measure(name: string, file: string, place: Place): Promise<boolean> {
  const { seconds, memoryMb } = await importFile(file, place)
  report({
    what: `import ${PRODUCTS} products, ${name}`,
    p50: `${(seconds / 60).toFixed(1)} min`,
    p95: '',
    target: '',
    isMet: null,
  })
  report({
    what: `memory while importing, ${name}`,
    p50: `${memoryMb} MB`,
    p95: '',
    target: `under ${TARGETS.memoryMb} MB`,
    isMet: memoryMb < TARGETS.memoryMb,
  })
  const products = join(place.dataDir, 'products.sqlite')
  if (!place.databaseUrl && existsSync(products))
    console.log(`products.sqlite: ${megabytes(statSync(products).size)} MB`)
  const times = await lookUpTimes(place)
  const isQuick = reportTimes(`look up an imported product, ${name}`, times, {
    at: 'p95',
    ms: TARGETS.lookupMs,
  })
  return isQuick && memoryMb < TARGETS.memoryMb
}

async function importFile(file: string, { dataDir, databaseUrl = '' }: Place) {
  const started = performance.now()
  const child = spawn(process.execPath, [CLI, 'barcodes', 'import', file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let memoryMb = 0
  child.stderr.on('data', () => {
    memoryMb = Math.max(memoryMb, peakMb(child.pid ?? 0))
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, memoryMb }
}

/** The most memory a process ever had, so far. */
function peakMb(pid: number): number {
  const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}

async function lookUpTimes(place: Place): Promise<number[]> {
  const database = await openDatabase(place)
  const times: number[] = []
  // The first lookup loads the catalog, which a server does once.
  for (let n = -1; n < LOOKUPS; n++) {
    const gtin = gtinOf(codeOf(Math.abs(n) * Math.floor(PRODUCTS / LOOKUPS))) ?? ''
    const started = performance.now()
    const found = await findImportedProduct(database, gtin)
    if (!found) throw new Error(`${gtin} was not found`)
    if (n >= 0) times.push(performance.now() - started)
  }
  await database.close()
  return times
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
