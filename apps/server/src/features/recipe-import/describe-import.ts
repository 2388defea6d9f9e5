import type { FileImportAnswer, FileImportsAnswer } from '@pennyplate/contract/recipes/import-recipes'
import { importMessage } from '../../recipe-reading/import-messages.ts'
import type { listImports, RecipeImport } from './recipe-imports.store.ts'

/** Its server notes progress every few recipes; one that is silent this long was stopped. */
const SILENCE_MS = 90_000

export function isInterrupted(
  { state, updatedAt }: Pick<RecipeImport, 'state' | 'updatedAt'>,
  now: Date,
): boolean {
  return state === 'running' && now.getTime() - Date.parse(updatedAt) > SILENCE_MS
}

export function describeImport(one: RecipeImport, now: Date): FileImportAnswer {
  const { id: importId, fileName, total, done, added, skipped, pictureless } = one
  return {
    importId,
    fileName,
    state: isInterrupted(one, now) ? 'interrupted' : one.state,
    total,
    done,
    added: Object.keys(added).length,
    skipped: skipped.map(({ name, reason }) => ({ name, reason, message: importMessage(reason) })),
    pictureless: [...pictureless],
  }
}

export function describeImports(
  imports: Awaited<ReturnType<typeof listImports>>,
  now: Date,
): FileImportsAnswer {
  return {
    imports: imports.map(({ id, fileName, state, added, updatedAt }) => ({
      importId: id,
      fileName,
      state: isInterrupted({ state, updatedAt }, now) ? 'interrupted' : state,
      added,
      updatedAt,
    })),
  }
}
