import type { ImportRecipesAnswer, ImportRecipesRequest } from '@pennyplate/contract/recipes/import-recipes'
import { useMutation } from '@tanstack/react-query'
import { randomId } from '../../store/random-id.ts'
import { readRecipes } from './bring-calls.ts'

/** A recipe that was read and has the id it is saved with, however often Save is pressed. */
export type FoundRecipe = ImportRecipesAnswer['recipes'][number] & { readonly id: string }

/** Reads pages and text. What was read last stays until something else is read. */
export function useReading() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (request: ImportRecipesRequest) => {
      const { recipes, problems } = await readRecipes(request)
      const found: readonly FoundRecipe[] = recipes.map((one) => ({ ...one, id: `own-${randomId()}` }))
      const codes = [...new Set(problems.map(({ code }) => code))]
      return { found, codes }
    },
  })
}
