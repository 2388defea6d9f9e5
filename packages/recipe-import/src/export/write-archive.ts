import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { writeSchemaRecipe } from './write-schema-recipe.ts'

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
    const json = new ZipDeflate(`${folder}/recipe.json`, { level: 6 })
    json.mtime = MTIME
    zip.add(json)
    json.push(strToU8(JSON.stringify(writeSchemaRecipe(draft, picture && 'full.webp'), null, 1)), true)
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
