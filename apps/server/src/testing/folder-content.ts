import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file in a folder and its subfolders, with its bytes on disk. */
export function filesBelow(folder: string): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, bytes: readFileSync(path) }))
}

/** Counts these words in each file, in any case, plain or in base64 of either alphabet. */
export function traces(folder: string, word: string): string[] {
  return filesBelow(folder).flatMap(({ path, bytes }) => {
    const text = bytes.toString('latin1')
    const plain = text.toLowerCase().split(word.toLowerCase()).length - 1
    const encoded = base64Cores(word).reduce((sum, core) => sum + text.split(core).length - 1, 0)
    return plain + encoded > 0 ? [`${path}: ${plain} plain, ${encoded} in base64`] : []
  })
}

/** The base64 text of a word whatever precedes and follows it, for each of the three alignments. */
function base64Cores(word: string): string[] {
  return [0, 1, 2].map((shift) => {
    const whole = Buffer.from(`${'x'.repeat(shift)}${word}`).toString('base64url')
    const from = Math.ceil((shift * 4) / 3)
    const to = Math.floor(((shift + word.length) * 8) / 6)
    return whole.slice(from, to)
  })
}
