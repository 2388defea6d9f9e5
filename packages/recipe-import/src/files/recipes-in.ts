import { IMPORT_LIMITS, type ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import type { LooseRecipe } from '../loose-recipe.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { parseLooseJson } from '../page/loose-json.ts'
import { readPage } from '../page/read-page.ts'
import { readPlainText } from '../text/read-plain-text.ts'
import { nameOfFile } from '../words/name-of-file.ts'
import { isCooklang, readCooklang } from './cooklang.ts'
import { isCookmate, readCookmate } from './cookmate.ts'
import { isCopyMeThat, readCopyMeThat } from './copy-me-that.ts'
import { isMealMaster, readMealMaster } from './meal-master.ts'
import { isPlanToEat, readPlanToEat } from './plan-to-eat.ts'
import { readAppJson } from './read-app-json.ts'
import { isRecipeKeeper, readRecipeKeeper } from './recipe-keeper.ts'

/** Recipes of a document, whatever wrote it. */
export function* recipesIn(
  text: string,
  name: string,
  isInArchive = false,
): Generator<LooseRecipe | ImportProblem> {
  const start = text.slice(0, 1000).trimStart()
  if (/^[[{]/.test(start)) {
    const value = parseLooseJson(text)
    if (value === undefined) yield 'broken'
    else yield* readAppJson(value)
  } else if (start.startsWith('<') && /<cookbook\b/i.test(text.slice(0, 20_000))) {
    const root = readMarkup(text, { xml: true })
    if (isCookmate(root)) yield* readCookmate(root)
  } else if (start.startsWith('<')) yield* readHtml(text)
  else if (isMealMaster(text)) yield* readMealMaster(text)
  else if (isPlanToEat(text)) yield* readPlanToEat(text)
  else if (isCooklang(text, name)) yield readCooklang(text, name)
  else if (text.length <= IMPORT_LIMITS.textChars) yield* readWords(text, name, isInArchive)
  else yield 'too-large'
}

function readHtml(text: string): LooseRecipe[] {
  const page = readMarkup(text)
  if (isCopyMeThat(page)) return readCopyMeThat(page)
  return isRecipeKeeper(page) ? readRecipeKeeper(page) : readPage(page)
}

/** A text in an archive may be a read-me: only one with both lines and steps is a recipe. */
function readWords(text: string, name: string, isInArchive: boolean): LooseRecipe[] {
  const recipe = readPlainText(text)
  const [hasLines, hasSteps] = [recipe.lines.length > 0, recipe.steps.length > 0]
  const isRecipe = isInArchive ? hasLines && hasSteps : hasLines || hasSteps
  return isRecipe ? [{ ...recipe, name: recipe.name || nameOfFile(name) }] : []
}
