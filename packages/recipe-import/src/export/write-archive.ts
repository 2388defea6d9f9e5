import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { Zip, ZipPassThrough } from 'fflate'
import { writeSchemaRecipe } from './write-schema-recipe.ts'

const compress = promisify(deflateRaw)

interface ExportedRecipe {
  readonly draft: RecipeDraft
  /** WebP. */
  readonly picture?: Uint8Array | undefined
}

/** A zip with a folder for each recipe, piece by piece: only one recipe is held at a time. */
export async function* writeArchive(
  recipes: Iterable<ExportedRecipe> | AsyncIterable<ExportedRecipe>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const failures: Error[] = []
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error)
    else pieces.push(piece)
  })
  let number = 0
  for await (const { draft, picture } of recipes) {
    number++
    const folder = `recipes/${String(number).padStart(5, '0')}-${slug(draft.name)}`
    const bytes = new TextEncoder().encode(
      JSON.stringify(writeSchemaRecipe(draft, picture && 'full.webp'), null, 1),
    )
    const json = new CompressedFile(`${folder}/recipe.json`, await compress(bytes))
    json.mtime = MTIME
    zip.add(json)
    json.push(bytes, true)
    if (picture) {
      const file = new ZipPassThrough(`${folder}/full.webp`)
      file.mtime = MTIME
      zip.add(file)
      file.push(picture, true)
    }
    if (failures[0]) throw failures[0]
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}

/** Its bytes are compressed beforehand and off the main thread: fflate's own stream takes half a second of it for a few hundred recipes. */
class CompressedFile extends ZipPassThrough {
  override compression = 8
  readonly #compressed: Uint8Array<ArrayBuffer>
  constructor(name: string, compressed: Uint8Array<ArrayBuffer>) {
    super(name)
    this.#compressed = compressed
  }
  protected override process(_bytes: Uint8Array, isLast: boolean) {
    this.ondata(null, this.#compressed, isLast)
  }
}

/** Zip files cannot say "unknown"; a fixed day makes the same recipes the same file. */
const MTIME = new Date(2020, 0, 1)

function slug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return words.slice(0, 60) || 'recipe'
}
