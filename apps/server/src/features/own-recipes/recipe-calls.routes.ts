import {
  addRecipeRequest,
  changeRecipeRequest,
  type OwnRecipeAnswer,
  parseLinesRequest,
  type SentRecipe,
} from '@pennyplate/contract/recipes/recipe-calls'
import { type OwnRecipeValue, ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { type Context, Hono } from 'hono'
import { hitsOfReading } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { toOwnRecipe } from '../../own-recipes/change-own-recipes.ts'
import { findOwnRecipe } from '../../own-recipes/own-recipes.store.ts'
import { readHouseholdWords } from './read-household-words.ts'
import { saveOwnRecipes } from './save-own-recipes.ts'

const OWN_ID = '/api/recipes/:id{own-[a-z0-9-]+}'

/** Own recipes one by one, for other programs. Browsers send changes by the list (`own-recipes.routes.ts`). */
export function recipeCallsRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const { db } = deps.database

  async function find(c: Context<SignedIn>) {
    const row = await findOwnRecipe(db, c.var.actor.householdId, c.req.param('id') ?? '')
    const recipe = row && toOwnRecipe(row)
    if (!recipe) throw new AppError('not_found')
    return recipe
  }

  async function write(
    c: Context<SignedIn>,
    change: { id: string; baseRevision: number; value: OwnRecipeValue | null },
  ) {
    if (change.value)
      limitWork(deps, c, hitsOfReading(JSON.stringify([change.value.lines, change.value.steps])))
    const { results } = await saveOwnRecipes(deps, c.var.actor, [change], c.req.raw.signal)
    const [result] = results
    if (!result) throw new Error('a change without a result')
    if ('error' in result && result.error === 'storage_full') throw new AppError('storage_full')
    return result
  }

  return new Hono<SignedIn>()
    .post('/api/recipes', ...signedIn, async (c) => {
      const { recipe } = await readJson(c, addRecipeRequest)
      const id = `own-${crypto.randomUUID()}`
      const kept = await write(c, { id, baseRevision: 0, value: keptValue(recipe) })
      return c.json({ id, revision: kept.revision }, 201)
    })
    .post('/api/recipes/parse-lines', ...signedIn, async (c) => {
      const { lines } = await readJson(c, parseLinesRequest)
      limitWork(deps, c, hitsOfReading(JSON.stringify(lines)))
      const { parseLine } = await import('./parse-line.ts')
      return c.json({ lines: lines.map(parseLine) })
    })
    .get(OWN_ID, ...signedIn, async (c) => {
      const recipe = await find(c)
      limitWork(deps, c, hitsOfReading(JSON.stringify([recipe.lines, recipe.steps])))
      const words = await readHouseholdWords(db, c.var.actor.householdId)
      const { describeRecipe } = await import('./describe-recipe.ts')
      const { servings, lines, ties, steps } = recipe
      const described = describeRecipe({ servings, lines: [...lines], ties, steps: [...steps], ...words })
      const answer: OwnRecipeAnswer = {
        recipe,
        isOwn: true,
        cents: Math.round(described.centsPerServing),
        unpriced: described.unpriced,
        calories: described.nutrition.calories,
        allergens: described.allergens.map(({ allergen }) => allergen),
        unresolved: described.open,
      }
      return c.json(answer)
    })
    .put(OWN_ID, ...signedIn, async (c) => {
      const { recipe, revision } = await readJson(c, changeRecipeRequest)
      const { id, revision: now } = await find(c)
      const kept = await write(c, { id, baseRevision: revision ?? now, value: keptValue(recipe) })
      return 'error' in kept ? c.json(kept, 409) : c.json({ id, revision: kept.revision })
    })
    .delete(OWN_ID, ...signedIn, async (c) => {
      const { id, revision } = await find(c)
      const gone = await write(c, { id, baseRevision: revision, value: null })
      return 'error' in gone ? c.json(gone, 409) : c.json({ deleted: true })
    })
}

function keptValue({
  meals = ['dinner'],
  steps = [],
  notes = [],
  tags = [],
  ...sent
}: SentRecipe): OwnRecipeValue {
  const { ties, plan, sides, keepsDays, atDinner, photoId, familiarity, ...draft } = sent
  const value = ownRecipeFrom({ ...draft, meals, steps, notes, tags })
  return {
    ...value,
    ties: ties ?? value.ties,
    plan: plan ?? value.plan,
    familiarity: familiarity ?? value.familiarity,
    ...(sides === undefined ? {} : { sides }),
    ...(keepsDays === undefined ? {} : { keepsDays }),
    ...(atDinner === undefined ? {} : { atDinner }),
    ...(photoId === undefined ? {} : { photoId }),
  }
}
