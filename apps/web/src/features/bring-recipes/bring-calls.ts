import {
  fileImportAnswer,
  fileImportsAnswer,
  type ImportRecipesAnswer,
  type ImportRecipesRequest,
  importRecipesAnswer,
  undoneImportAnswer,
} from '@pennyplate/contract/recipes/import-recipes'
import {
  type OwnRecipeDescription,
  ownRecipeDescription,
} from '@pennyplate/contract/recipes/own-recipes-answers'
import { type PagePhotoAnswer, pagePhotoAnswer } from '@pennyplate/contract/recipes/page-photo'
import type { OwnFood } from '@pennyplate/domain/own-food/own-food'
import type { LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import * as z from 'zod/mini'
import { callApi, toApiError } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** Fetching a page may take 10 s, and reading it as long. */
const READ_TIMEOUT_MS = 60_000
/** 32 MB on a slow line. */
const SEND_TIMEOUT_MS = 600_000

/** A vision model may take minutes. */
const PHOTO_TIMEOUT_MS = 300_000

const startedImport = z.object({ importId: z.string() })

export function readRecipes(request: ImportRecipesRequest): Promise<ImportRecipesAnswer> {
  return callApi('/api/recipes/import', {
    method: 'POST',
    body: request,
    timeoutMs: READ_TIMEOUT_MS,
    parse: answerBy(importRecipesAnswer),
  })
}

/** The text of a photographed page. */
export function postPagePhoto(picture: Blob, signal: AbortSignal): Promise<PagePhotoAnswer> {
  const body = new FormData()
  body.append('image', picture, 'photo.jpg')
  return callApi('/api/recipes/read-photo', {
    method: 'POST',
    body,
    signal,
    timeoutMs: PHOTO_TIMEOUT_MS,
    parse: answerBy(pagePhotoAnswer),
  })
}

export async function sendFile(file: File): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  const { importId } = await callApi('/api/recipes/import-file', {
    method: 'POST',
    body,
    timeoutMs: SEND_TIMEOUT_MS,
    parse: answerBy(startedImport),
  })
  return importId
}

const pathOf = (importId: string) => `/api/recipes/imports/${encodeURIComponent(importId)}`

export function fetchImport(importId: string, signal: AbortSignal) {
  return callApi(pathOf(importId), { signal, parse: answerBy(fileImportAnswer) })
}

export function fetchImports(signal: AbortSignal) {
  return callApi('/api/recipes/imports', { signal, parse: answerBy(fileImportsAnswer) })
}

export function cancelImport(importId: string) {
  return callApi(`${pathOf(importId)}/cancel`, { method: 'POST', parse: answerBy(fileImportAnswer) })
}

export function undoFileImport(importId: string) {
  return callApi(pathOf(importId), {
    method: 'DELETE',
    timeoutMs: READ_TIMEOUT_MS,
    parse: answerBy(undoneImportAnswer),
  })
}

type DraftKnowledge = {
  readonly zipCode: string
  readonly memory: LineMemory
  /** Those of the household's own foods that its words may mean. */
  readonly foods: readonly OwnFood[]
}

/** What the lines of a draft mean. */
export function describeDraft(
  { servings, lines, steps }: RecipeDraft,
  { zipCode, memory, foods }: DraftKnowledge,
  signal: AbortSignal,
): Promise<OwnRecipeDescription> {
  return callApi('/api/own-recipes/describe', {
    method: 'POST',
    body: { servings, lines, steps, ties: {}, memory, foods, ...(zipCode === '' ? {} : { zipCode }) },
    signal,
    parse: answerBy(ownRecipeDescription),
  })
}

/** Not by a link: when it fails, a link would show the server's answer as a page. */
export async function fetchExport(): Promise<Blob> {
  const path = '/api/recipes/export'
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (!response.ok) throw toApiError(path, response, await response.json().catch(() => undefined))
    return await response.blob()
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(0, 'unreachable')
  }
}
