import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export type StaticFile = {
  body: Uint8Array<ArrayBuffer>
  type: string
  encodings: Map<'br' | 'gzip', Uint8Array<ArrayBuffer>>
  etag: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

/**
 * Reads the built web app into memory (a few megabytes). Requests can only name files found at start, so path traversal
 * is impossible.
 */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const path of everyFile(folder)) {
    const type = TYPES[extname(path)]
    if (!type) continue
    const body = readFileSync(path)
    const { mtimeMs, size } = statSync(path)
    const encodings: StaticFile['encodings'] = new Map()
    const brotli = readIfThere(`${path}.br`)
    const gzip = readIfThere(`${path}.gz`)
    if (brotli) encodings.set('br', brotli)
    if (gzip) encodings.set('gzip', gzip)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      body,
      type,
      encodings,
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    })
  }
  return files
}

function everyFile(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
