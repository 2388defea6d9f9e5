import type { OwnRecipeChanged } from '@pennyplate/contract/recipes/own-recipes-answers'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { changeOwnRecipes } from '../../own-recipes/change-own-recipes.ts'

type Change = {
  readonly id: string
  readonly baseRevision: number
  readonly value: OwnRecipeValue | null
  readonly write?: string | undefined
}

/** Makes changes that a person sent, once a thread has read what their lines mean. */
export async function saveOwnRecipes(
  deps: Deps,
  { householdId, address, sessionId }: Actor,
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<{ results: OwnRecipeChanged[] }> {
  const values = changes.flatMap(({ value }) => value ?? [])
  const readings =
    values.length > 0 ? await deps.engine.readRecipes(values, { householdId, address, signal }) : []
  const readingOf = new Map(values.map((value, at) => [value, readings[at]]))
  return changeOwnRecipes(
    deps,
    householdId,
    changes.map(({ write, ...change }) => ({
      ...change,
      reading: (change.value && readingOf.get(change.value)) ?? null,
      ...(write === undefined ? {} : { named: { sessionId, write } }),
    })),
  )
}
