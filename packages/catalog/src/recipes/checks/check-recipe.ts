import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { allFoods, foodById } from '../../foods/foods.ts'
import { byEachMethod } from '../cooking-methods.ts'
import { type RecipeForm, resolveForm } from '../recipe-form.ts'
import { type RecipeRow, type SideRow, toRecipe, toSide } from '../recipe-row.ts'
import { checkFigures } from './check-figures.ts'
import { checkFittingSides } from './check-fitting-sides.ts'
import { checkHeatingUp } from './check-heating-up.ts'
import { checkKeeping } from './check-keeping.ts'
import { checkLeastBatch } from './check-least-batch.ts'
import { checkMethods, checkMinutes, checkTools } from './check-minutes-and-tools.ts'
import { checkNotEaten } from './check-not-eaten.ts'
import { checkPieces } from './check-pieces.ts'
import { checkRice } from './check-rice.ts'
import { checkOtherTemperatures, checkSafety, checkVariantSafety } from './check-safety.ts'
import { checkScaling } from './check-scaling.ts'
import { checkServings } from './check-servings.ts'
import { checkSwaps } from './check-swaps.ts'
import { checkUnlisted } from './check-unlisted.ts'
import { checkUse } from './check-use.ts'
import { checkPromisedFoods, checkVariantName } from './check-variant-names.ts'
import { checkVessels } from './check-vessels.ts'
import { checkWaits } from './check-waits.ts'
import { checkWording } from './check-wording.ts'
import { noSuchId } from './no-such-id.ts'

export interface CheckedRecipe {
  /** What is wrong with it; empty for every catalog recipe. */
  readonly findings: readonly string[]
  /** Null if an ingredient does not resolve. */
  readonly base: RecipeForm | null
}

/** Every check of a single recipe. */
export function checkRecipe(row: RecipeRow, illustrations: ReadonlySet<string>): CheckedRecipe {
  const recipe = toRecipe(row)
  const { findings, base } = checkCooking(recipe)
  const unknown = illustrations.has(row.illustration)
    ? []
    : [noSuchId('illustration', row.illustration, illustrations)]
  return { findings: [...checkWording(row), ...unknown, ...findings], base }
}

/** Every check of a single side. */
export function checkSide(row: SideRow): CheckedRecipe {
  const side = toSide(row)
  const { findings, base } = checkCooking(side)
  return { findings: [...checkWording(row), ...findings], base }
}

function checkCooking(recipe: Recipe): CheckedRecipe {
  const methods = byEachMethod(recipe)
  const findings: string[] = [
    ...methods.flatMap((method) => [
      ...checkMinutes(method),
      ...checkHeatingUp(method),
      ...checkWaits(method),
      ...checkTools(method),
      ...checkVessels(method),
      ...checkScaling(method),
      ...checkOtherTemperatures(method),
    ]),
    ...checkMethods(methods),
    ...checkSwaps(recipe),
    ...checkLeastBatch(recipe),
  ]
  const unknown = unknownFoods(recipe)
  if (unknown.length > 0) return { findings: [...findings, ...unknown], base: null }
  const resolved = resolveForm(recipe, null, foodById)
  if (!resolved.ok) return { findings: [...findings, ...resolved.problems], base: null }
  const base = resolved.form
  findings.push(
    ...checkFigures(base),
    ...checkKeeping(base),
    ...checkNotEaten(base, recipe),
    ...checkFittingSides(base),
  )
  for (const method of methods) {
    const form = { ...base, recipe: method }
    findings.push(
      ...checkSafety(form),
      ...checkRice(form),
      ...checkPieces(form),
      ...checkUse(form),
      ...checkUnlisted(form),
      ...checkServings(form),
    )
  }
  for (const variant of recipe.variants) {
    const form = resolveForm(recipe, variant, foodById)
    const found = form.ok
      ? [
          ...checkFigures(form.form),
          ...methods.flatMap((method) => {
            const cooked = { ...form.form, recipe: method }
            return [...checkVariantSafety(base, cooked), ...checkServings(cooked)]
          }),
          ...checkVariantName(base, form.form),
          ...checkPromisedFoods(base, form.form),
        ]
      : form.problems
    findings.push(...found.map((finding) => `variant ${variant.id}: ${finding}`))
  }
  return { findings, base }
}

/** Ids of foods the catalog does not have, of the ingredients and of the swaps. */
function unknownFoods({ ingredients, variants }: Recipe): string[] {
  const used = [
    ...ingredients.map(({ foodId }) => foodId),
    ...variants.flatMap(({ swaps }) => [...swaps.values()]),
  ]
  return [...new Set(used)].filter((id) => !foodById(id)).map((id) => noSuchId('food', id, allFoods().keys()))
}
