import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { type MarkupElement, oneSpaced, shownLines, walk } from '../markup/element.ts'
import { lineEntry } from '../page/line-entry.ts'
import { stepsFrom } from '../page/schema-steps.ts'
import { readMinutes } from '../words/minutes.ts'
import { plainLines } from '../words/plain-text.ts'
import { pictureFromBase64 } from './picture.ts'

export function isCookmate(root: MarkupElement): boolean {
  return childrenOf(root, 'cookbook').length > 0
}

/** `cookbook > recipe`, with the lines of a list in `li`. */
export function readCookmate(root: MarkupElement): LooseRecipe[] {
  return childrenOf(root, 'cookbook')
    .flatMap((book) => childrenOf(book, 'recipe'))
    .map(readOne)
}

function readOne(recipe: MarkupElement): LooseRecipe {
  const text = (name: string) => childrenOf(recipe, name).map(rawText).map(oneSpaced).join(' ')
  const lines = (name: string) => childrenOf(recipe, name).flatMap(listLines)
  const [prep, cook] = ['preptime', 'cooktime'].map((name) => readMinutes(text(name)))
  const rating = Number(text('rating'))
  return {
    name: text('title'),
    description: text('description'),
    makes: text('quantity') || undefined,
    activeMinutes: prep,
    totalMinutes: readMinutes(text('totaltime')) ?? ((prep ?? 0) + (cook ?? 0) || undefined),
    lines: lines('ingredient')
      .map(lineEntry)
      .filter((entry): entry is DraftPart => entry !== null),
    steps: stepsFrom(lines('recipetext')),
    notes: [lines('comments').join('\n')].filter((note) => note !== ''),
    tags: ['category', 'tag'].flatMap((name) => childrenOf(recipe, name).map(rawText).map(oneSpaced)),
    sourceUrl: text('url'),
    sourceName: text('source'),
    rating: rating > 0 ? rating : undefined,
    picture: pictureFromBase64(text('imagedata')),
  }
}

function listLines(element: MarkupElement): string[] {
  const items = childrenOf(element, 'li')
  // Without items the text itself has the lines.
  return items.length > 0 ? items.flatMap(shownLines) : plainLines(rawText(element))
}

function rawText(root: MarkupElement): string {
  return [...walk(root)]
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join('')
}

function childrenOf(element: MarkupElement, name: string): MarkupElement[] {
  return element.children
    .filter((child) => typeof child === 'object')
    .filter((child) => child.name.toLowerCase() === name)
}
