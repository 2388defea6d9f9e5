import {
  type OwnRecipe,
  type OwnRecipeValue,
  ownRecipeFrom,
  valueOfRecipe,
} from '@pennyplate/domain/own-recipe/own-recipe'
import type { DocumentStore } from '../document-store.ts'
import { withUnsent } from '../recipe-queue.ts'

type Fields = Partial<OwnRecipeValue>

export function soup(fields: Fields = {}): OwnRecipeValue {
  const draft = {
    name: 'Soup',
    meals: ['dinner'] as const,
    servings: 2,
    lines: [],
    steps: [],
    notes: [],
    tags: [],
  }
  return { ...ownRecipeFrom(draft), ...fields }
}

/** What the recipe box of a device shows, and what a person does there. */
export function recipesOn({ store, recipes }: { store: DocumentStore; recipes: Map<string, OwnRecipe> }) {
  const shown = () => withUnsent([...recipes.values()], store.unsentRecipes())
  /** Opens a recipe, and returns what saves it. */
  function open(id: string) {
    const now = shown().find((one) => one.id === id)
    const value = now ? valueOfRecipe(now) : null
    const base = { revision: now?.revision ?? 0, value }
    return {
      save: (fields: Fields) =>
        void store.writeRecipe({ id, base, value: { ...(value ?? soup()), ...fields } }),
      remove: () => void store.writeRecipe({ id, base, value: null }),
      putBack: () => void store.writeRecipe({ id, base: { ...base, value: null }, value }),
    }
  }
  return {
    shown,
    open,
    save: (id: string, fields: Fields) => open(id).save(fields),
    remove: (id: string) => open(id).remove(),
    /** Reads what the server has. */
    refresh(stored: readonly OwnRecipe[]): void {
      recipes.clear()
      for (const recipe of stored) recipes.set(recipe.id, recipe)
    },
  }
}
