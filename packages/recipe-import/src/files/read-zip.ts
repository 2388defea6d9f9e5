import type { ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { inflateSync } from 'fflate'

export interface ZipEntry {
  readonly name: string
  /** Unpacks it; what was said of its size is the most that comes out. */
  read(): Uint8Array | ImportProblem
}

/** How much one file may still unpack to, archives within it included. */
export interface Budget {
  bytes: number
  entries: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const END_SEARCH_BYTES = 65_557

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 9
}

/**
 * The files of an archive by its directory, each unpacked only when it is read. The sizes an archive states are checked
 * before anything is unpacked, and no more than stated is ever written.
 */
export function listZip(bytes: Uint8Array, budget: Budget): ZipEntry[] | ImportProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return 'broken'
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  const count = view.getUint16(end + 10, true)
  if (count > budget.entries) return 'too-large'
  budget.entries -= count
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL) return 'broken'
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes))
    const stated = {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    if (!isSideFile(name)) entries.push({ name, read: () => unpack(bytes, view, stated, budget) })
    at += 46 + nameBytes + extraBytes + commentBytes
  }
  return entries
}

/** Folders, and what macOS adds. */
function isSideFile(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:\._|\.DS_Store|__MACOSX\/)/.test(name)
}

function findEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - END_SEARCH_BYTES); at--)
    if (view.getUint32(at, true) === END) return at
  return undefined
}

interface Stated {
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

function unpack(
  bytes: Uint8Array,
  view: DataView,
  stated: Stated,
  budget: Budget,
): Uint8Array | ImportProblem {
  const { flags, method, packed, size, offset } = stated
  if ((flags & 1) === 1) return 'encrypted'
  if (offset + 30 > view.byteLength) return 'broken'
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > view.byteLength) return 'broken'
  if (size > IMPORT_LIMITS.entryBytes || size > budget.bytes) return 'too-large'
  budget.bytes -= size
  const data = bytes.subarray(start, start + packed)
  if (method === 0) return data
  return method === 8 ? inflate(data, size) : 'unknown-format'
}

/** Writes into a buffer of the stated size, which cannot grow: a bomb is cut off there. */
function inflate(data: Uint8Array, size: number): Uint8Array | ImportProblem {
  try {
    return inflateSync(data, { out: new Uint8Array(size) })
  } catch {
    return 'broken'
  }
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** A gzipped file by the size it states at its end. */
export function unpackGzip(bytes: Uint8Array, budget: Budget): Uint8Array | ImportProblem {
  if (bytes.length < 18 || bytes[2] !== 8) return 'broken'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = view.getUint32(bytes.length - 4, true)
  if (size > IMPORT_LIMITS.entryBytes || size > budget.bytes) return 'too-large'
  budget.bytes -= size
  const start = gzipStart(bytes)
  return start === undefined ? 'broken' : inflate(bytes.subarray(start, bytes.length - 8), size)
}

function gzipStart(bytes: Uint8Array): number | undefined {
  const flags = bytes[3] ?? 0
  let at = 10
  if (flags & 4) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
  // A file name, then a comment, each ended by a zero.
  for (const flag of [8, 16])
    if (flags & flag) {
      const zero = bytes.indexOf(0, at)
      if (zero < 0) return undefined
      at = zero + 1
    }
  return at + (flags & 2 ? 2 : 0)
}
