import { readOwnLines } from '@pennyplate/catalog/own-recipes/read-own-lines'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { addDays } from '@pennyplate/domain/calendar-day'
import type { Allergen } from '@pennyplate/domain/food/food'
import {
  isHeading,
  isOwnRecipeId,
  type OwnRecipeValue,
  ownRecipeFrom,
  type RecipeDraft,
} from '@pennyplate/domain/own-recipe/own-recipe'
import type { Household } from '../../engines/household.ts'
import { builtProblemOf, planningContextOf } from '../../engines/tasks/context/planning-context.ts'
import { buildShoppingList } from '../../engines/tasks/list/build-shopping-list.ts'
import { checkWeek } from '../../engines/tasks/plan/check-week.ts'
import { planFor } from '../../engines/tasks/plan/plan-week.ts'
import { packOwnLibrary } from '../../own-recipes/own-library.ts'
import { ANSWERS, type Ban, objection } from '../cart-check/bans.ts'
import { judgeDish, judgePackage } from '../cart-check/judge-cart.ts'
import { foodLabel } from '../cart-check/label-book.ts'
import { householdOf } from '../households.ts'

/** The nine major allergens, and one that people write in themselves. */
export const TEN_ALLERGIES = [
  'milk',
  'eggs',
  'peanuts',
  'tree nuts',
  'wheat',
  'soy',
  'fish',
  'shellfish',
  'sesame',
  'coconut',
] as const

/** A recipe that was imported; with what its lines truly hold, where that is known. */
export type ImportedRecipe = {
  readonly draft: RecipeDraft
  readonly holds?: ReadonlyMap<string, readonly Allergen[]>
}

type Own = ImportedRecipe & { readonly value: OwnRecipeValue }
type Recipes = ReadonlyMap<string, Own>

export type CheckedWeek = {
  readonly isPlanned: boolean
  /** Meals of the week that are own recipes. */
  readonly ownMeals: number
  /** Own recipes that the search could choose from. */
  readonly offered: readonly string[]
  readonly faults: readonly string[]
}

const FIRST_DAY = '2026-11-22'
/** A short search: the check is about what is eaten, not about how good the week is. */
const ITERATIONS = 40
/** Recipes take turns in being wanted often, so that each of them is a candidate for some week. */
export const TURNS = 10

/** A household's library of all these recipes; those whose turn it is are wanted often. */
export function ownLibraryOf(recipes: readonly ImportedRecipe[], turn: number) {
  const byId: Recipes = new Map(
    recipes.map((recipe, at) => {
      const plan = at % TURNS === turn ? 'often' : 'sometimes'
      return [`own-check-${at}`, { ...recipe, value: { ...ownRecipeFrom(recipe.draft), plan } }]
    }),
  )
  const library = packOwnLibrary(
    { householdId: `check of ${recipes.length}`, key: `check:${recipes.length}:${turn}` },
    {
      recipes: [...byId].map(([id, { value }]) => ({
        id,
        revision: turn,
        value: JSON.stringify(value),
        reading: null,
      })),
    },
  )
  return { library, byId }
}

/**
 * Plans a week over both libraries with the production code, for one allergy or none, and checks with other code every own
 * recipe that could have been in it, every meal that is, and the cart.
 */
export function checkOwnWeek(
  { library, byId }: ReturnType<typeof ownLibraryOf>,
  allergy: (typeof TEN_ALLERGIES)[number] | null,
  week: number,
): CheckedWeek {
  const household = householdOf(
    {
      adults: 2,
      weeklyBudget: 260,
      allergies: allergy === null ? [] : [allergy],
      cookingTools: ['Stove', 'Oven', 'Microwave'],
      mealDifficulty: 'Complex (30+ min)',
    },
    { own: library },
  )
  const bans = allergy === null ? [] : bansOf(allergy)
  const today = addDays(FIRST_DAY, 7 * week)
  const context = planningContextOf(household, today)
  const forms = builtProblemOf(context).forms.filter(({ recipe }) => isOwnRecipeId(recipe.id))
  const offered = [...new Set(forms.map(({ recipe }) => recipe.id))]
  const faults = forms.flatMap((form) => judgeOwn(form.recipe.id, form, byId, bans))
  const { outcome } = planFor(
    context,
    { seed: week + 1, avoid: undefined },
    { signal: { aborted: false }, now: () => 0, onProgress: () => {} },
    { iterations: ITERATIONS, prove: false },
  )
  if (outcome.event !== 'done') return { isPlanned: false, ownMeals: 0, offered, faults }
  const judged = judgeWeek(outcome.data.plan, { household, today, bans, byId })
  return { isPlanned: true, ownMeals: judged.ownMeals, offered, faults: [...faults, ...judged.faults] }
}

type Asked = { household: Household; today: string; bans: readonly Ban[]; byId: Recipes }

function judgeWeek(plan: PlannedWeek, { household, today, bans, byId }: Asked) {
  const meals = plan.days.flatMap(({ meals: { breakfast, lunch, dinner, snacks } }) =>
    [breakfast, lunch, dinner, ...snacks].flatMap((meal) => meal ?? []),
  )
  const { recipes } = planningContextOf(household, today).catalog
  const own = meals.filter(({ recipeId = '' }) => isOwnRecipeId(recipeId))
  const formOf = ({ recipeId, formId }: (typeof own)[number]) =>
    recipes
      .find(({ recipe }) => recipe.id === recipeId)
      ?.forms.find(({ variantId }) => variantId === (formId ?? null))
  const ours = meals.filter(({ recipeId = '' }) => !isOwnRecipeId(recipeId))
  const { shoppingList } = buildShoppingList({ household, today, request: { plan } })
  const lines = shoppingList.sections.flatMap(({ items }) => items)
  const guessed = lines.filter(
    ({ foodId, estimatedPrice }) => foodId === undefined && estimatedPrice !== undefined,
  )
  const { violations } = checkWeek({ household, today, request: { plan } })
  return {
    ownMeals: own.length,
    faults: [
      ...own.flatMap((meal) => judgeOwn(meal.recipeId ?? '', formOf(meal), byId, bans)),
      ...ours.flatMap((meal) => judgeDish(meal, { household, bans, answers: [], atHome: [] })),
      ...lines.flatMap(({ packages }) => packages.flatMap(({ id }) => judgePackage(id, bans))),
      ...own.flatMap(({ name, estimatedCost }) =>
        Number.isFinite(estimatedCost) ? [] : [`"${name}" costs ${estimatedCost}`],
      ),
      ...guessed.map(({ name }) => `the list prices "${name}", which is no food`),
      ...violations.flatMap((violation) =>
        'by' in violation ? [`referee: ${JSON.stringify(violation)}`] : [],
      ),
    ],
  }
}

/**
 * By what is truly in its lines, by the labels of its foods in the catalog's files, and by its words. Where its form has another
 * food instead, the household is told to use that one, and the label of that one counts.
 */
function judgeOwn(id: string, form: RecipeForm | undefined, byId: Recipes, bans: readonly Ban[]): string[] {
  const own = byId.get(id)
  if (!own || !form) return [`there is no own recipe "${id}" in that form`]
  if (bans.length === 0) return []
  const { value, holds } = own
  const readings = readOwnLines(value)
  const inLines = value.lines.flatMap((part, at) => {
    const reading = readings[at]
    if (isHeading(part) || reading === undefined) return []
    if (reading.is === 'open') return [`"${part.text}" is tied to no food`]
    // The household may leave it out, and is told to.
    if (reading.is === 'tied' && reading.isOptional) return []
    const foods = reading.is === 'tied' ? [reading, ...reading.also] : []
    const now = foods.map(({ foodId }, food) => foodInstead(form, at, food) ?? foodId)
    const labels = now.map((id) => foodLabel(id))
    if (labels.includes(undefined)) return [`no food of ${now}`]
    // With another food in it, its own words do not count.
    if (foods.some(({ foodId }, food) => now[food] !== foodId))
      return labels.flatMap((label) => (label ? objections(bans, label, `${now} for ${part.text}`) : []))
    const truly = { name: '', contains: new Set<string>(holds?.get(part.text)), traits: new Set<string>() }
    return [...labels, truly, wordsOnly(part.text)].flatMap((label) =>
      label ? objections(bans, label, part.text) : [],
    )
  })
  return [...inLines, ...objections(bans, wordsOnly(value.name), value.name)].map(
    (why) => `"${value.name}": ${why}`,
  )
}

/** The food that the form has instead of one of a line; null where it has the same. */
function foodInstead({ recipe, ingredients }: RecipeForm, line: number, food: number): string | null {
  const { ingredient = -1, also = [] } = recipe.own?.lines[line] ?? {}
  const written = recipe.ingredients[[ingredient, ...also][food] ?? -1]
  // Forms share the amounts of the recipe's own ingredients.
  const now = written && ingredients.find(({ amount }) => amount === written.amount)
  return now && now.foodId !== written.foodId ? now.foodId : null
}

/** Phrases with a forbidden word that is not in them. Read one by one in what the check found. */
const HARMLESS =
  /(?:plant|cashew) milk|soy-free|cinnamon roll oatmeal|raw vegan lasagna|caesar parm roasted/gi

function wordsOnly(said: string) {
  const name = said.replace(HARMLESS, '')
  return { name, contains: new Set<string>(), traits: new Set<string>() }
}

function objections(bans: readonly Ban[], label: Parameters<typeof objection>[1], of: string): string[] {
  return bans.flatMap((ban) => {
    const why = objection(ban, label)
    return why === null ? [] : [`"${of}" ${why}`]
  })
}

function bansOf(allergy: string): readonly Ban[] {
  const found = ANSWERS.find(([field, says]) => field === 'allergies' && says === allergy)
  if (!found) throw new Error(`nothing is known of ${allergy}`)
  return found[2]
}
