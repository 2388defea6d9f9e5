import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { hasClass, type MarkupElement, shownLines, textOf, walk } from '../markup/element.ts'
import { localPictures } from '../markup/local-pictures.ts'
import { lineEntry } from '../page/line-entry.ts'
import { readMinutes } from '../words/minutes.ts'

const byId = (root: MarkupElement, id: string) => find(root, (element) => element.attributes.get('id') === id)

export function isCopyMeThat(page: MarkupElement): boolean {
  return byId(page, 'recipeIngredients') !== undefined && byId(page, 'name') !== undefined
}

/** A `recipes.html` has one element of class "recipe" for each; the file of a single recipe has none. */
export function readCopyMeThat(page: MarkupElement): LooseRecipe[] {
  const recipes = [...walk(page)].filter((element) => hasClass(element, 'recipe'))
  return (recipes.length > 0 ? recipes : [page]).map(readOne)
}

function readOne(root: MarkupElement): LooseRecipe {
  const text = (id: string) => {
    const element = byId(root, id)
    return element ? textOf(element) : ''
  }
  const rating = Number(text('ratingValue'))
  return {
    name: text('name'),
    description: text('description'),
    makes: text('recipeYield').replace(/^servings:?\s*/i, '') || undefined,
    totalMinutes: readMinutes(text('totalTime')) ?? readMinutes(text('cookTime')),
    lines: items(root, 'recipeIngredients', 'recipeIngredient'),
    steps: items(root, 'recipeInstructions', 'instruction'),
    notes: [...walk(root)]
      .filter((element) => hasClass(element, 'recipeNote'))
      .map((element) => shownLines(element).join('\n')),
    tags: [...walk(root)].filter((element) => hasClass(element, 'recipeCategory')).map(textOf),
    sourceUrl: byId(root, 'original_link')?.attributes.get('href'),
    rating: rating > 0 ? rating : undefined,
    pictureNames: localPictures(root),
  }
}

function items(root: MarkupElement, id: string, prefix: string): DraftPart[] {
  const list = byId(root, id)
  const found = list ? [...walk(list)].filter(({ name }) => name === 'li') : []
  return found.flatMap((item): DraftPart[] => {
    const text = textOf(item)
    if (text === '' || hasClass(item, `${prefix}_spacer`)) return []
    if (hasClass(item, `${prefix}_subheader`)) return [{ heading: text.replace(/:$/, '') }]
    return [lineEntry(text)].filter((entry) => entry !== null)
  })
}

function find(root: MarkupElement, isIt: (element: MarkupElement) => boolean): MarkupElement | undefined {
  for (const element of walk(root)) if (isIt(element)) return element
  return undefined
}
