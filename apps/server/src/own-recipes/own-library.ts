import { z } from 'zod'
import { readStoredJson } from '../json.ts'
/** A household's own recipes as an engine gets them. */
export type OwnLibrary = {
  readonly householdId: string
  /** The same key means the same household and content. */
  readonly key: string
  /** Shared by all threads, because copying thousands of recipes takes as long as a good part of planning a week. */
  readonly packed: SharedArrayBuffer
}

export type OwnLibraryContent = {
  /** Each is decoded when it is read, because most did not change since they were read before. */
  readonly recipes: readonly OwnLibraryRecipe[]
  /** What the household's words for food mean, as JSON. */
  readonly memory?: string | undefined
  /** The foods it added itself, as JSON. */
  readonly foods?: string | undefined
}

export type OwnLibraryRecipe = {
  readonly id: string
  /** The same recipe of a household with the same revision has the same value and reading. */
  readonly revision: number
  readonly value: string
  readonly reading: string | null
}

/** How the bytes begin, after the length of this head: where each recipe's texts end, counted from the end of the head. */
const head = z.object({
  memory: z.string().optional(),
  foods: z.string().optional(),
  recipes: z.array(
    z.object({
      id: z.string(),
      revision: z.int(),
      start: z.int(),
      valueEnd: z.int(),
      end: z.int().nullable(),
    }),
  ),
})
type Head = z.infer<typeof head>
const LENGTH_BYTES = 4

export type LibraryPacker = {
  readonly add: (recipe: OwnLibraryRecipe) => void
  readonly finish: (more: Omit<OwnLibraryContent, 'recipes'>) => OwnLibrary
}

/** Packs recipe by recipe, so that no text of them all is ever made. */
export function startPacking({ householdId, key }: Omit<OwnLibrary, 'packed'>): LibraryPacker {
  const recipes: Head['recipes'] = []
  const texts: Uint8Array[] = []
  let length = 0
  const append = (text: string): number => {
    const bytes = Buffer.from(text)
    texts.push(bytes)
    length += bytes.length
    return length
  }
  return {
    add({ id, revision, value, reading }) {
      const start = length
      const valueEnd = append(value)
      recipes.push({ id, revision, start, valueEnd, end: reading === null ? null : append(reading) })
    },
    finish(more) {
      const headBytes = Buffer.from(JSON.stringify({ ...more, recipes } satisfies Head))
      const packed = new SharedArrayBuffer(LENGTH_BYTES + headBytes.length + length)
      new DataView(packed).setUint32(0, headBytes.length)
      const bytes = new Uint8Array(packed)
      let at = LENGTH_BYTES
      for (const part of [headBytes, ...texts]) {
        bytes.set(part, at)
        at += part.length
      }
      return { householdId, key, packed }
    },
  }
}

export function packOwnLibrary(
  library: Omit<OwnLibrary, 'packed'>,
  { recipes, ...more }: OwnLibraryContent,
): OwnLibrary {
  const packer = startPacking(library)
  for (const recipe of recipes) packer.add(recipe)
  return packer.finish(more)
}

export function unpackOwnLibrary({ packed }: Pick<OwnLibrary, 'packed'>): OwnLibraryContent {
  const bytes = Buffer.from(packed)
  const textsAt = LENGTH_BYTES + bytes.readUInt32BE(0)
  const textAt = (start: number, end: number) => bytes.toString('utf8', textsAt + start, textsAt + end)
  const { recipes, ...more } = readStoredJson(head, bytes.toString('utf8', LENGTH_BYTES, textsAt))
  return {
    ...more,
    recipes: recipes.map(({ id, revision, start, valueEnd, end }) => ({
      id,
      revision,
      get value() {
        return textAt(start, valueEnd)
      },
      get reading() {
        return end === null ? null : textAt(valueEnd, end)
      },
    })),
  }
}
