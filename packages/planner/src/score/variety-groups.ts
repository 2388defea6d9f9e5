import type { MainStarch } from '@pennyplate/catalog/recipes/main-starch'
import { leastSuppers, ofWeek } from '@pennyplate/domain/recipe/dinner-form'
import type { ServedAs } from '@pennyplate/domain/recipe/plate'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { KIND_AT_MOST, KIND_PREPARED_AT_MOST } from '../dish/meal-kind.ts'
import { PATTERN } from '../dish/mediterranean.ts'
import type { PlannedCooking, Problem, ProblemRecipe } from '../problem/problem.ts'
import { foodsSeenIn, mainFoodOf } from './plate-dollars.ts'

/** Meals that are alike in one way. A week may have some of them; each one more costs. */
export interface VarietyGroup {
  readonly name: string
  /** How many cost nothing. */
  readonly meals: number
  /** For each meal above that, for the whole household. */
  readonly dollars: number
}

/** The most groups one dish can belong to at a meal. */
export const MAX_GROUPS = 20

/** By main protein, cuisine, form, meatless and cuisines asked for at main meals; by form at breakfast; nuts and new dishes at every meal. */
export function varietyGroupsOf(problem: Problem, recipe: ProblemRecipe, meal: DishMeal): VarietyGroup[] {
  const { weights, adultEquivalents: eq } = problem
  const groups: VarietyGroup[] = []
  if (recipe.isNutty) groups.push({ name: 'nutty', meals: weights.nuttyMeals, dollars: weights.nutty * eq })
  groups.push(...patternGroups(problem, recipe, meal))
  if (meal === 'breakfast') groups.push(...fruitGroups(problem, recipe))
  if (recipe.side) return meal === 'dinner' ? [...groups, ...vegetableGroups(problem, recipe)] : groups
  if (recipe.tastes[meal]?.isNew)
    groups.push({ name: 'new', meals: problem.newMeals, dollars: weights.newDish * eq })
  groups.push(...kindGroups(problem, recipe, meal))
  if (meal === 'breakfast') groups.push(...breakfastGroups(problem, recipe))
  if (meal === 'dinner') groups.push(...supperGroups(problem, recipe))
  return meal === 'lunch' || meal === 'dinner' ? [...groups, ...mainGroups(problem, recipe, meal)] : groups
}

/** Breakfast counts, too: an egg sandwich in the morning and another for lunch are two. */
function kindGroups(
  { weights, adultEquivalents: eq }: Problem,
  { kinds = [] }: ProblemRecipe,
  meal: DishMeal,
): VarietyGroup[] {
  if (meal === 'snack') return []
  const meals = weights.alikeMeals > 1 ? KIND_PREPARED_AT_MOST : KIND_AT_MOST
  return kinds.flatMap((kind) => tooMany(kind, meals, meals + 1, weights.servedAlike * eq))
}

function supperGroups(
  { weights, adultEquivalents: eq, cookings }: Problem,
  { atDinner = 'supper' }: ProblemRecipe,
): VarietyGroup[] {
  if (atDinner === 'supper') return []
  const dinners = cookings.filter(({ meal, beside }) => meal === 'dinner' && !beside).length
  const dollars = weights.noSupper * eq
  return [
    ...tooMany('no supper', ofWeek(OTHER_DINNERS, dinners), dinners - leastSuppers(dinners), dollars),
    ...(atDinner === 'snack' ? [{ name: 'snack for dinner', meals: 1, dollars }] : []),
  ]
}

/** Of the seven dinners of a week, sandwiches, breakfast and snacks. */
const OTHER_DINNERS = 2

/** Above `few` meals each one more costs something, above `most` three times as much. */
function tooMany(name: string, few: number, most: number, dollars: number): VarietyGroup[] {
  return [
    { name, meals: few, dollars },
    { name: `${name}, far too often`, meals: most, dollars: 2 * dollars },
  ]
}

/** Breakfasts a week that are alike: banana oatmeal and oatmeal with brown sugar are one to most people. */
const BREAKFASTS_AT_MOST: Readonly<Partial<Record<ServedAs, number>>> = { oatmeal: 2, toast: 2, eggs: 3 }
/** People mind breakfasts that are alike, or one vegetable again, less than dinners that are alike. */
export const MINDED_LESS = 0.4

function breakfastGroups(
  { weights, adultEquivalents: eq }: Problem,
  { plate }: ProblemRecipe,
): VarietyGroup[] {
  const often = plate && BREAKFASTS_AT_MOST[plate.servedAs]
  if (often === undefined) return []
  const dollars = MINDED_LESS * weights.servedAlike * eq
  return [{ name: `breakfast served as ${plate?.servedAs}`, meals: often * weights.alikeMeals, dollars }]
}

/** The fruit that is cheap all year comes too often otherwise: in oatmeal, on cereal and beside pancakes. */
const EVERYDAY_FRUIT: ReadonlySet<string> = new Set(['banana', 'apple', 'orange'])
const FRUIT_MORNINGS = 3

/** Breakfasts a week with one fruit, on the plate or beside it. */
function fruitGroups(
  { foods, weights, adultEquivalents: eq }: Problem,
  recipe: ProblemRecipe,
): VarietyGroup[] {
  const seen = foodsSeenIn(recipe).flatMap((food) => foods[food]?.id ?? [])
  return seen
    .filter((id) => EVERYDAY_FRUIT.has(id))
    .map((id) => ({
      name: `${id} at breakfast`,
      meals: FRUIT_MORNINGS * weights.alikeMeals,
      dollars: MINDED_LESS * weights.servedAlike * eq,
    }))
}

/** Broccoli steamed, roasted or with cheese is broccoli. */
const VEGETABLE = /green-beans|broccoli|carrot|cauliflower|cabbage|spinach|tomato|\bcorn\b|\bpeas\b/
const VEGETABLE_DINNERS = 2
const VEGETABLE_DINNERS_PREPARED = 3

/** Dinners a week with one vegetable beside the dish. */
function vegetableGroups(
  { foods, weights, adultEquivalents: eq }: Problem,
  recipe: ProblemRecipe,
): VarietyGroup[] {
  const role = recipe.side?.role
  if (role !== 'vegetable' && role !== 'salad') return []
  const id = foods[mainFoodOf(recipe) ?? -1]?.id
  if (id === undefined) return []
  return [
    {
      name: `${VEGETABLE.exec(id)?.[0] ?? id} at dinner`,
      meals: weights.alikeMeals > 1 ? VEGETABLE_DINNERS_PREPARED : VEGETABLE_DINNERS,
      dollars: MINDED_LESS * weights.servedAlike * eq,
    },
  ]
}

const NOT_ASKED_SHARE = 0.4
const OTHER_CUISINE_MEALS = 1

/** Groups count cookings, and any of them may be the one that is eaten again. */
function notAskedFree({ cookings, leftovers }: Problem, mains: number): number {
  const again = leftovers ? cookings.filter((one) => isMainMeal(one) && one.eaten.length > 1).length : 0
  return Math.max(0, Math.floor(NOT_ASKED_SHARE * (mains + again)) - again)
}

function mainGroups(problem: Problem, recipe: ProblemRecipe, meal: DishMeal): VarietyGroup[] {
  const { weights, adultEquivalents: eq, cookings } = problem
  const { cuisine, mainProtein, isMeatless } = recipe
  const mains = cookings.filter(isMainMeal).length
  const origin = recipe.tastes[meal]?.origin ?? null
  const groups: VarietyGroup[] = [
    {
      name: `protein ${mainProtein ?? ''}`,
      meals: weights.mainProteinMeals,
      dollars: weights.mainProtein * eq,
    },
  ]
  if (origin === 'other')
    groups.push({
      name: `other cuisine ${cuisine ?? ''}`,
      meals: OTHER_CUISINE_MEALS,
      dollars: weights.otherCuisine * eq,
    })
  else if (cuisine !== null && cuisine !== 'American')
    groups.push({ name: `cuisine ${cuisine}`, meals: weights.cuisineMeals, dollars: weights.cuisine * eq })
  if (origin === 'usual' || origin === 'other')
    groups.push({
      name: 'not asked for',
      meals: notAskedFree(problem, mains),
      dollars: weights.notAsked * eq,
    })
  if (isMeatless)
    groups.push({ name: 'meatless', meals: Math.ceil(mains / 2), dollars: weights.meatless * eq })
  const servedAs = recipe.plate?.servedAs
  const often = servedAs && SERVED_AT_MOST[servedAs]
  if (often !== undefined)
    groups.push({
      name: `served as ${servedAs}`,
      meals: often * weights.alikeMeals,
      dollars: weights.servedAlike * eq,
    })
  if (isMeatless && meal === 'dinner')
    groups.push({
      name: 'meatless dinner',
      meals: MEATLESS_DINNERS,
      dollars: weights.meatless * eq,
    })
  if (recipe.twin)
    groups.push({ name: `looks like ${recipe.twin}`, meals: 1, dollars: TWINS * weights.servedAlike * eq })
  if (recipe.kin)
    groups.push({
      name: `kin ${recipe.kin.name}`,
      meals: recipe.kin.atMost * weights.alikeMeals,
      dollars: weights.servedAlike * eq,
    })
  if (recipe.mainStarch)
    groups.push({
      name: `mostly ${recipe.mainStarch}`,
      meals: STARCH_AT_MOST[recipe.mainStarch] * weights.alikeMeals,
      dollars: weights.servedAlike * eq,
    })
  return groups
}

function patternGroups(
  { adultEquivalents: eq, cookings }: Problem,
  { offPattern = [] }: ProblemRecipe,
  meal: DishMeal,
): VarietyGroup[] {
  return offPattern.flatMap((off) => {
    const { meals, atMost, dollars } = PATTERN[off]
    const planned = cookings.filter((one) => !one.beside && meals.includes(one.meal)).length
    return meals.includes(meal) ? [{ name: off, meals: atMost(planned), dollars: dollars * eq }] : []
  })
}

/** Two dishes that look alike are one dish twice. */
const TWINS = 3

const STARCH_AT_MOST: Readonly<Record<MainStarch, number>> = { potato: 2, rice: 3, pasta: 3, tortilla: 4 }
const MEATLESS_DINNERS = 3

/** Lunches and dinners a week of dishes that look and eat alike; the others may be as many as one likes. */
const SERVED_AT_MOST: Readonly<Partial<Record<ServedAs, number>>> = {
  'mac-and-cheese': 1,
  'hot-dog': 1,
  'snack-plate': 1,
  grilled: 3,
  burger: 1,
  burrito: 1,
  casserole: 2,
  eggs: 1,
  fried: 2,
  pasta: 3,
  pizza: 1,
  quesadilla: 1,
  sandwich: 4,
  soup: 3,
  toast: 1,
  wrap: 2,
}

/** A lunch or a dinner, without its sides. */
export function isMainMeal({ meal, beside }: Pick<PlannedCooking, 'meal' | 'beside'>): boolean {
  return !beside && (meal === 'lunch' || meal === 'dinner')
}
