import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportFault } from './import-fault.ts'

/** Real lines stay below 100 kB. A longer one is damaged, and must not fill the memory. */
const LINE_BYTES_MAX = 1024 * 1024
const CHUNK_BYTES = 256 * 1024
const GZIP_MARK = [0x1f, 0x8b]
const NEWLINE = 0x0a

export type ExportLines = {
  /** All lines of a piece of the file. Null stands for a line beyond all bounds. */
  lines: readonly (Buffer | null)[]
  /** How much of the file they and all before them are, 0 to 1. */
  share: number
}

/** Reads the lines of a text file, packed with gzip or not, piece by piece. */
export async function* readExportLines(path: string): AsyncGenerator<ExportLines> {
  const { size } = await stat(path)
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  const text = (await isPacked(path)) ? unpacked(file) : file
  let rest: Buffer[] = []
  let restBytes = 0
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      const lines: (Buffer | null)[] = []
      let from = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        const piece = chunk.subarray(from, end)
        const isTooLong = restBytes + piece.length > LINE_BYTES_MAX
        lines.push(isTooLong ? null : restBytes === 0 ? piece : Buffer.concat([...rest, piece]))
        rest = []
        restBytes = 0
        from = end + 1
      }
      restBytes += chunk.length - from
      if (restBytes <= LINE_BYTES_MAX) rest.push(chunk.subarray(from))
      else rest = []
      if (lines.length > 0) yield { lines, share: file.bytesRead / size }
    }
  } catch (error) {
    throw faultOf(error)
  }
  if (restBytes > 0) yield { lines: [restBytes > LINE_BYTES_MAX ? null : Buffer.concat(rest)], share: 1 }
}

async function isPacked(path: string): Promise<boolean> {
  for await (const start of createReadStream(path, { end: 1 }) as AsyncIterable<Buffer>)
    return GZIP_MARK.every((byte, at) => start[at] === byte)
  return false
}

function unpacked(file: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  file.once('error', (error) => gunzip.destroy(error))
  return file.pipe(gunzip)
}

function faultOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR')
    return new ImportFault('This file is cut off: its end is missing. Download it again.')
  if (code.startsWith('Z_')) return new ImportFault('This file is damaged. Download it again.')
  return error
}
