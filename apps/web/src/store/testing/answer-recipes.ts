import type { OwnRecipe, OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { KvTransport, RecipeWriteAnswer } from '../kv-transport.ts'

type Row = Readonly<{ revision: number; value: OwnRecipeValue | null; keys: readonly string[] }>

/** The memory server's side of own recipes: one count of changes, each key once. */
export function createRecipeAnswers() {
  const rows = new Map<string, Row>()
  let last = 0
  const recipeOf = (id: string, { revision, value }: Row): OwnRecipe | null =>
    value && { ...value, id, revision, updatedAt: '2026-11-21T08:00:00.000Z' }

  function answer({ key, command }: Parameters<KvTransport['recipe']>[0]): RecipeWriteAnswer {
    const { id, base, value } = command
    const row = rows.get(id) ?? { revision: 0, value: null, keys: [] }
    const isDone = row.keys.includes(key)
    if (!isDone && base.revision !== row.revision)
      return { kind: 'conflict', revision: row.revision, recipe: recipeOf(id, row) }
    const next = isDone ? row : { revision: ++last, value, keys: [...row.keys, key] }
    rows.set(id, next)
    return { kind: 'stored', revision: next.revision, recipe: recipeOf(id, next) }
  }

  return { answer, list: () => [...rows].flatMap(([id, row]) => recipeOf(id, row) ?? []) }
}
