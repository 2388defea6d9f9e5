import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { recipesIn } from './files/recipes-in.ts'
import { fitDraft, type Imported } from './fit-draft.ts'

/** A text that somebody pasted, a page's source or what a site answered; with the address it is from. */
export function readPasted(text: string, address?: string): Imported[] {
  if (text.length > IMPORT_LIMITS.pageBytes) return [{ problem: 'too-large', name: '' }]
  const found: Imported[] = []
  for (const recipe of recipesIn(text, '')) {
    found.push(
      typeof recipe === 'string'
        ? { problem: recipe, name: '' }
        : fitDraft({ ...recipe, sourceUrl: recipe.sourceUrl || address }),
    )
    if (found.length > IMPORT_LIMITS.recipesPasted) break
  }
  return found.length > 0 ? found : [{ problem: 'no-recipe', name: '' }]
}
