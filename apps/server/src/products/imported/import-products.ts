import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { z } from 'zod'
import type { ImportedProductRow } from '../../database/imported-schema.ts'
import type { Database } from '../../database/open-database.ts'
import { readStoredJson } from '../../json.ts'
import { readExportLines } from './export-lines.ts'
import { ImportFault } from './import-fault.ts'
import { replaceProducts, resumeImport, saveBatch } from './imported-products.store.ts'
import { type ExportRow, exportRowReader } from './read-export-row.ts'

const LINES_AT_ONCE = 2000
const ROWS_AT_ONCE = 500
const LINES_BETWEEN_REPORTS = 100_000

/** What became of the lines read so far. */
const countsSchema = z.object({
  product: z.number().default(0),
  malformed: z.number().default(0),
  elsewhere: z.number().default(0),
  unnamed: z.number().default(0),
  unusable_code: z.number().default(0),
})
type ImportCounts = z.infer<typeof countsSchema>

export type ImportedProducts = { products: number; counts: ImportCounts; linesRead: number }
export type ImportReport = { linesRead: number; share: number; counts: ImportCounts; isResumed: boolean }

/**
 * Imports the products sold in the United States. Lookups see the old products until the new ones are complete. If it is
 * killed, the next import of the same file goes on where it stopped.
 */
export async function importProducts(
  { engine, imported }: Pick<Database, 'engine' | 'imported'>,
  path: string,
  onProgress: (report: ImportReport) => void,
): Promise<ImportedProducts> {
  const db = imported({ create: true })
  if (!db) throw new Error('asked to create it')
  const target = { engine, db }
  const resumed = await resumeImport(target, await fingerprintOf(path))
  const counts = readStoredJson(countsSchema, resumed?.countsJson ?? '{}')
  const isResumed = (resumed?.linesRead ?? 0) > 0
  let saved = resumed?.linesRead ?? 0
  let linesRead = 0
  let readRow: ((line: Buffer) => ExportRow) | undefined
  let batch = new Map<number, ImportedProductRow>()

  const save = async (share: number) => {
    const to = { linesRead, countsJson: JSON.stringify(counts) }
    if (!(await saveBatch(target, [...batch.values()], saved, to)))
      throw new ImportFault('Another import of this file is running.')
    const isReport = saved === (resumed?.linesRead ?? 0) || crosses(saved, linesRead)
    saved = linesRead
    batch = new Map()
    if (isReport) onProgress({ linesRead, share, counts, isResumed })
  }

  for await (const { lines, share } of readExportLines(path)) {
    for (const line of lines) {
      if (!readRow) {
        if (!line) throw new ImportFault('This is no tab-separated export of Open Food Facts.')
        readRow = exportRowReader(line)
        continue
      }
      linesRead += 1
      if (linesRead <= saved) continue
      const read: ExportRow = line ? readRow(line) : { outcome: 'malformed' }
      counts[read.outcome] += 1
      if (read.outcome === 'product') keep(batch, read.row)
      if (batch.size >= ROWS_AT_ONCE || linesRead - saved >= LINES_AT_ONCE) await save(share)
    }
  }
  if (linesRead > saved) await save(1)
  if (counts.product === 0)
    throw new ImportFault('This file holds no products of the United States. Nothing was replaced.')
  return { products: await replaceProducts(target), counts, linesRead }
}

/** Some products are there twice, with and without leading zeros. The one that says what is in it wins. */
function keep(batch: Map<number, ImportedProductRow>, row: ImportedProductRow): void {
  if (!batch.get(row.gtin)?.ingredients) batch.set(row.gtin, row)
}

function crosses(before: number, after: number): boolean {
  return Math.floor(before / LINES_BETWEEN_REPORTS) < Math.floor(after / LINES_BETWEEN_REPORTS)
}

const FINGERPRINT_BYTES = 64 * 1024

/** By its size, its start and its end, where gzip has a checksum of the whole. */
async function fingerprintOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256')
    for (const position of [0, Math.max(0, size - FINGERPRINT_BYTES)]) {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(FINGERPRINT_BYTES), position })
      hash.update(buffer.subarray(0, bytesRead))
    }
    return `${size}:${hash.digest('hex')}`
  } finally {
    await file.close()
  }
}
