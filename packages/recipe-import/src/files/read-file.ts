import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { fitDraft, type Imported } from '../fit-draft.ts'
import { isPicture } from './picture.ts'
import { type PictureNamed, pictureFinder, unpackPicture } from './picture-in-archive.ts'
import { type Budget, isGzip, isZip, listZip, unpackGzip, type ZipEntry } from './read-zip.ts'
import { recipesIn } from './recipes-in.ts'

/** A zip of zips is what Tandoor writes; nobody needs more. */
const DEPTH_MAX = 2

interface Reading {
  readonly budget: Budget
  readonly depth: number
  /** Of the document's only recipe. */
  readonly picture?: Uint8Array | undefined
  readonly pictureNamed?: PictureNamed | undefined
}

/**
 * Every recipe of a file that any of the apps we know wrote, one at a time, and why one was not read. What a file is
 * is told by what it holds: names and types lie.
 */
export function* readFile(bytes: Uint8Array, name: string): Generator<Imported> {
  const budget = { bytes: IMPORT_LIMITS.unpackedBytes, entries: IMPORT_LIMITS.entries }
  let recipes = 0
  let seen = false
  for (const one of read(bytes, name, { budget, depth: 0 })) {
    seen = true
    if (recipes === IMPORT_LIMITS.recipes) {
      yield { problem: 'too-many-recipes', name }
      return
    }
    if ('draft' in one) recipes++
    yield one
  }
  if (!seen) yield { problem: 'no-recipe', name }
}

function* read(bytes: Uint8Array, name: string, reading: Reading): Generator<Imported> {
  if (bytes.length > (reading.depth === 0 ? IMPORT_LIMITS.fileBytes : IMPORT_LIMITS.entryBytes))
    yield { problem: 'too-large', name }
  else if (isZip(bytes)) yield* readArchive(bytes, name, reading)
  else if (isGzip(bytes)) {
    const inner = reading.depth > DEPTH_MAX ? 'nested' : unpackGzip(bytes, reading.budget)
    if (typeof inner === 'string') yield { problem: inner, name }
    else yield* read(inner, name, { ...reading, depth: reading.depth + 1 })
  } else if (isPicture(bytes)) return
  else yield* readDocument(bytes, name, reading)
}

function* readArchive(bytes: Uint8Array, name: string, reading: Reading): Generator<Imported> {
  const entries = reading.depth >= DEPTH_MAX ? 'nested' : listZip(bytes, reading.budget)
  if (typeof entries === 'string') {
    yield { problem: entries, name }
    return
  }
  const pictures = entries.filter((entry) => /\.(?:jpe?g|png|webp|gif)$/i.test(entry.name))
  const pictureNamed = pictureFinder(pictures)
  for (const entry of entries) {
    if (pictures.includes(entry)) continue
    const inner = entry.read()
    if (typeof inner === 'string') yield { problem: inner, name: entry.name }
    else
      yield* read(inner, entry.name, {
        ...reading,
        depth: reading.depth + 1,
        picture: pictureBeside(entry, entries, pictures),
        pictureNamed,
      })
  }
}

/** Apps keep the same picture smaller beside it. */
const SMALLER = /(?:^|\/)(?:thumb|tiny|min-)[^/]*$/i

/** The picture in a recipe's own folder, or of its own name. */
function pictureBeside(
  entry: ZipEntry,
  entries: readonly ZipEntry[],
  pictures: readonly ZipEntry[],
): Uint8Array | undefined {
  const folder = folderOf(entry.name)
  const isAlone =
    entries.filter((other) => folderOf(other.name) === folder && /\.json$/i.test(other.name)).length === 1
  const stem = entry.name.replace(/\.[^./]*$/, '')
  const found =
    pictures.find((picture) => picture.name.replace(/\.[^./]*$/, '') === stem) ??
    (isAlone
      ? pictures.find(({ name }) => isBelow(folderOf(name), folder) && !SMALLER.test(name))
      : undefined)
  return found && unpackPicture(found)
}

/** Below the archive's own folder are all pictures of it, whatever they belong to. */
function isBelow(folder: string, parent: string): boolean {
  return parent === '' ? folder === '' : folder.startsWith(parent)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function* readDocument(bytes: Uint8Array, name: string, reading: Reading): Generator<Imported> {
  const text = decode(bytes)
  if (text === undefined) {
    yield { problem: 'unknown-format', name }
    return
  }
  let found = false
  for (const { recipe, isOnly } of withOnly(recipesIn(text, name, reading.depth > 0))) {
    if (typeof recipe === 'string') {
      yield { problem: recipe, name }
      found = true
      continue
    }
    const fitted = fitDraft(recipe)
    const picture =
      recipe.picture ??
      reading.pictureNamed?.(recipe.pictureNames ?? []) ??
      (isOnly ? reading.picture : undefined)
    found = true
    yield 'draft' in fitted && picture ? { ...fitted, picture } : fitted
  }
  if (!found && reading.depth === 0) yield { problem: 'no-recipe', name }
}

/** Tells of each whether it is the only one, by looking one ahead. */
function* withOnly<T>(found: Iterable<T>): Generator<{ recipe: T; isOnly: boolean }> {
  let before: { recipe: T } | undefined
  let isOnly = true
  for (const recipe of found) {
    if (before) {
      isOnly = false
      yield { ...before, isOnly }
    }
    before = { recipe }
  }
  if (before) yield { ...before, isOnly }
}

/** UTF-8, UTF-16 with its mark, or else the old Windows letters; undefined for what is no text. */
function decode(bytes: Uint8Array): string | undefined {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.subarray(0, 8000).includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
