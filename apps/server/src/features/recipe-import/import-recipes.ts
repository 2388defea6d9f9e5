import { PICTURE_ADDRESSES_MAX } from '@pennyplate/contract/photos/dish-photos'
import type { ImportRecipesAnswer, ImportRecipesRequest } from '@pennyplate/contract/recipes/import-recipes'
import type { AddressProblem, ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import { type RecipeDraft, textsOf } from '@pennyplate/domain/own-recipe/own-recipe'
import { PAGE_LIMITS, PAGE_MS_PER_CHAR, PAGES_READ } from '../../costs/heavy-work.ts'
import type { Deps } from '../../deps.ts'
import { importMessage } from '../../recipe-reading/import-messages.ts'
import { readInProcess } from '../../recipe-reading/read-in-process.ts'
import { childMemory } from '../../workers/child-process.ts'
import type { Asker } from '../../workers/fair-places.ts'
import { createTurns } from '../../workers/turns.ts'
import { fetchPage } from './fetch-page.ts'

const turns = createTurns({ ...PAGES_READ, prepare: () => childMemory.take(PAGE_LIMITS.residentMb) })

/** What a page or text holds, for somebody to look at. Stores nothing. */
export async function importRecipes(
  deps: Pick<Deps, 'fetcher' | 'config'>,
  asker: Asker,
  request: ImportRecipesRequest,
  signal: AbortSignal,
): Promise<ImportRecipesAnswer> {
  const place = turns.enter(asker)
  try {
    const found = 'html' in request || 'text' in request ? null : await fetchPage(deps, request.url, asker)
    if (found && 'problem' in found) return { recipes: [], problems: [told(found.problem)] }
    const text = found ? found.html : 'html' in request ? request.html : 'text' in request ? request.text : ''
    const address = 'url' in request ? request.url : undefined
    const endTurn = await place.turn(signal, text.length * PAGE_MS_PER_CHAR)
    try {
      return await read({ text, address }, signal)
    } finally {
      endTurn()
    }
  } finally {
    place.leave()
  }
}

async function read(
  input: { readonly text: string; readonly address: string | undefined },
  signal: AbortSignal,
): Promise<ImportRecipesAnswer> {
  const recipes: ImportRecipesAnswer['recipes'][number][] = []
  const problems: ImportRecipesAnswer['problems'][number][] = []
  for await (const read of readInProcess(input, PAGE_LIMITS, signal)) {
    if (read.kind === 'total') continue
    for (const one of read.batch) {
      if ('problem' in one) problems.push(told(one.problem))
      else {
        const { draft, guesses, pictureUrls } = one
        recipes.push({
          ...inShort(draft),
          draft,
          guesses,
          pictureUrls: pictureUrls.slice(0, PICTURE_ADDRESSES_MAX),
        })
      }
    }
  }
  return { recipes, problems }
}

function told(code: ImportProblem | AddressProblem) {
  return { code, message: importMessage(code) }
}

/** For callers who only want the words: each line with the heading above it. */
function inShort(draft: RecipeDraft) {
  let heading: string | undefined
  const ingredients = draft.lines.flatMap((line) => {
    if ('text' in line) return [{ text: line.text, ...(heading === undefined ? {} : { heading }) }]
    heading = line.heading
    return []
  })
  const { name, servings, totalMinutes: minutes } = draft
  return {
    name,
    servings,
    ingredients,
    steps: textsOf(draft.steps),
    ...(minutes === undefined ? {} : { minutes }),
  }
}
