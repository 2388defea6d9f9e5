import { expect, it } from 'vitest'
import { FILE_LIMITS } from '../costs/heavy-work.ts'
import { type ImportInput, type ReadingLimits, readInProcess } from './read-in-process.ts'

const file = (text: string): ImportInput => ({
  bytes: new TextEncoder().encode(text),
  name: 'a file',
  from: 0,
})
const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'], recipeInstructions: 'Boil.' }

async function reasons(input: ImportInput, limits: ReadingLimits = FILE_LIMITS): Promise<string[]> {
  const found: string[] = []
  for await (const read of readInProcess(input, limits))
    if (read.kind === 'batch')
      found.push(...read.batch.map((one) => ('problem' in one ? one.problem : 'read')))
  return found
}

it.each([
  ['its heap', { ...FILE_LIMITS, heapMb: 48 }],
  ['its resident memory', { ...FILE_LIMITS, residentMb: 150 }],
])(
  'what needs more memory than %s may have ends its process, and is told as too large',
  async (_, limits) => {
    expect(await reasons(file(`[${'[],'.repeat(4_000_000)}1]`), limits)).toEqual(['too-large'])
  },
)

it('what takes too long is told as too slow', async () => {
  expect(await reasons(file(JSON.stringify([recipe])), { ...FILE_LIMITS, silenceMs: 1 })).toEqual([
    'too-slow',
  ])
})

it('leaves out what was read before', async () => {
  const all = file(JSON.stringify([recipe, recipe, recipe]))
  expect(await reasons(all)).toHaveLength(3)
  expect(await reasons({ ...all, from: 2 } as ImportInput)).toHaveLength(1)
})
