import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { hasClass, type MarkupElement, shownLines, walk } from '../markup/element.ts'
import { localPictures } from '../markup/local-pictures.ts'
import { lineEntry } from '../page/line-entry.ts'
import { stepsFrom } from '../page/schema-steps.ts'
import { readMinutes } from '../words/minutes.ts'

export function isRecipeKeeper(page: MarkupElement): boolean {
  for (const element of walk(page)) if (hasClass(element, 'recipe-details')) return true
  return false
}

/** A `recipes.html` with one `.recipe-details` for each recipe; facts are in `meta` elements. */
export function readRecipeKeeper(page: MarkupElement): LooseRecipe[] {
  return [...walk(page)].filter((element) => hasClass(element, 'recipe-details')).map(readOne)
}

function readOne(root: MarkupElement): LooseRecipe {
  const said = Map.groupBy(walk(root), (element) => element.attributes.get('itemprop') ?? '')
  const lines = (key: string) => (said.get(key) ?? []).flatMap(valueLines)
  const text = (key: string) => lines(key).join(' ')
  const [prep, cook] = ['prepTime', 'cookTime'].map((key) => readMinutes(text(key)))
  const rating = Number(text('recipeRating'))
  return {
    name: text('name'),
    makes: text('recipeYield') || undefined,
    activeMinutes: prep,
    totalMinutes: (prep ?? 0) + (cook ?? 0) || undefined,
    lines: lines('recipeIngredients')
      .map(lineEntry)
      .filter((entry): entry is DraftPart => entry !== null),
    steps: stepsFrom(lines('recipeDirections')),
    notes: [lines('recipeNotes').join('\n')].filter((note) => note !== ''),
    tags: ['recipeCourse', 'recipeCategory', 'recipeCollection'].flatMap((key) => lines(key)),
    ...sourceOf(said.get('recipeSource')?.[0], text('recipeSource')),
    rating: rating > 0 ? rating : undefined,
    nutrition: nutrition(text),
    pictureNames: localPictures(root),
  }
}

function valueLines(element: MarkupElement): string[] {
  const content = element.attributes.get('content')
  return content === undefined ? shownLines(element) : [content.trim()].filter((one) => one !== '')
}

function sourceOf(element: MarkupElement | undefined, text: string) {
  const link = element
    ? [...walk(element)].find(({ name }) => name === 'a')?.attributes.get('href')
    : undefined
  const url = link ?? (/^https?:/i.test(text) ? text : undefined)
  return { sourceUrl: url, sourceName: url === text ? undefined : text }
}

function nutrition(text: (key: string) => string) {
  const number = (key: string) => {
    const said = text(key)
    return said === '' || Number.isNaN(Number(said)) ? undefined : Number(said)
  }
  return {
    calories: number('recipeNutCalories'),
    protein: number('recipeNutProtein'),
    carbs: number('recipeNutTotalCarbohydrate'),
    fat: number('recipeNutTotalFat'),
  }
}
