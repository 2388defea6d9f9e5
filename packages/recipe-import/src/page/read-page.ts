import type { LooseRecipe } from '../loose-recipe.ts'
import { type MarkupElement, textOf, walk } from '../markup/element.ts'
import { findRecipes } from './find-recipes.ts'
import { groupLines } from './group-lines.ts'
import { parseLooseJson } from './loose-json.ts'
import { readMicrodata } from './microdata.ts'
import { readSchemaRecipe } from './schema-recipe.ts'

/** Recipes of a page: its JSON-LD, or else its microdata. */
export function readPage(page: MarkupElement): LooseRecipe[] {
  const found = fromScripts(page).filter(isWhole)
  const recipes = found.length > 0 ? found : readMicrodata(page).map(readSchemaRecipe).filter(isWhole)
  const title = titleOf(page)
  return recipes.map((recipe) => ({ ...recipe, name: recipe.name || title, lines: groupLines(page, recipe) }))
}

function titleOf(page: MarkupElement): string {
  for (const element of walk(page)) if (element.name === 'h1') return textOf(element)
  return ''
}

function isWhole(recipe: LooseRecipe): boolean {
  return recipe.lines.length > 0 || recipe.steps.length > 0
}

function fromScripts(page: MarkupElement): LooseRecipe[] {
  const recipes: LooseRecipe[] = []
  for (const element of walk(page)) {
    if (element.name !== 'script' || !/ld\+json/i.test(element.attributes.get('type') ?? '')) continue
    const text = element.children.filter((child) => typeof child === 'string').join('')
    const value = parseLooseJson(text)
    if (value !== undefined) recipes.push(...findRecipes(value).map(readSchemaRecipe))
  }
  return recipes
}
