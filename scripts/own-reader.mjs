import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './install-if-stale.mjs'

/** A hash of all code and data that reading an own recipe depends on: reader, lexicon, foods, and their names. */
export async function hashOwnReader() {
  const bundle = await rolldown({
    input: join(root, 'packages/catalog/src/own-recipes/read-own-recipe.ts'),
    platform: 'node',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const hash = createHash('sha256')
  for (const part of output) hash.update(part.type === 'chunk' ? part.code : part.source)
  return hash.digest('hex').slice(0, 16)
}
