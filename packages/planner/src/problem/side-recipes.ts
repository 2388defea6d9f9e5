import type { Season } from '@pennyplate/catalog/prices/season'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { type DishKey, dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import { fittingSides } from '@pennyplate/catalog/recipes/fitting-sides'
import { boughtPerServing, type RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { heldApart } from '@pennyplate/domain/diet/apart'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import type { WeekAimId } from '@pennyplate/domain/diet/week-aims'
import type { KidsEatIt, SideFacts, SideRole } from '@pennyplate/domain/recipe/plate'
import { type DishMeal, waitingMinutes } from '@pennyplate/domain/recipe/recipe'
import { tableMinutes } from '@pennyplate/domain/recipe/table-time'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import type { Catalog } from '../catalog/catalog.ts'
import { isNutty, ovenFOf } from '../dish/dish-traits.ts'
import { readsSalty, wishesLessSalt } from '../dish/less-sodium.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import { workOfSide } from './plate-work.ts'
import type { ProblemRecipe } from './problem.ts'

/** A side in one of its amounts. */
export interface ServedSide {
  readonly form: RecipeForm
  readonly facts: SideFacts
  /** Recipe servings for one adult. */
  readonly servings: number
}

/** A starch is how a day meets its calories without a strange dish. */
const AMOUNTS: Readonly<Partial<Record<SideRole, readonly number[]>>> = { starch: [0.5, 1, 1.5] }
const ONE = [1] as const

const UP_TO_TWO = [1, 2] as const
/** Of these one takes two where a dish is not enough: two rolls, two apples. */
const TAKEN_TWICE: readonly SideRole[] = ['bread', 'dairy', 'fruit', 'dip']
/** Where a plate is to be half vegetables. */
const VEGETABLES: readonly SideRole[] = ['vegetable', 'salad']

interface SideNeeds {
  readonly aims: readonly WeekAimId[]
  readonly isHungry: boolean
}

/** What remakes leftovers is made for one portion of them. */
function amountsOf({ role, remakes }: SideFacts, { aims, isHungry }: SideNeeds): readonly number[] {
  if (remakes) return ONE
  const isTwice =
    (isHungry && TAKEN_TWICE.includes(role)) || (aims.includes('half-plate') && VEGETABLES.includes(role))
  return isTwice ? UP_TO_TWO : (AMOUNTS[role] ?? ONE)
}

/** The sides the household may have, each in every amount that it may be served in and that is done in time. */
export function sidesFor(
  { sides }: Catalog,
  meals: readonly DishMeal[],
  dislikes: readonly DishKey[],
  formsFor: (servings: number) => (side: CompiledRecipe) => RecipeForm | null,
  needs: SideNeeds,
): ServedSide[] {
  return sides
    .filter(({ recipe }) => recipe.meals.some((meal) => meals.includes(meal)))
    .filter(({ recipe }) => !dislikes.includes(dishKeyOf(sides, { name: recipe.name, recipeId: recipe.id })))
    .toSorted((a, b) => (a.recipe.id < b.recipe.id ? -1 : 1))
    .flatMap((side) => {
      const facts = side.recipe.side
      if (!facts) return []
      return amountsOf(facts, needs).flatMap((servings) => {
        const form = formsFor(servings)(side)
        return form && isServedWithADish(form) ? [{ form, facts, servings }] : []
      })
    })
}

/** Nobody needs a plan to serve water, or starts a side hours before the dish; the slow cooker is the dish's. */
function isServedWithADish(form: RecipeForm): boolean {
  return boughtPerServing(form).size > 0 && waitingMinutes(form.recipe) === 0
}

const NO_NUTRITION = {
  calories: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fiber: 0,
  addedSugar: 0,
  sodium: 0,
  cholesterol: 0,
  saturatedFat: 0,
  netCarbs: 0,
} as const

/** The choice of serving nothing. */
export const NOTHING_BESIDE: ProblemRecipe = {
  id: 'none',
  meals: [],
  needs: [],
  nutrition: NO_NUTRITION,
  minutes: 0,
  mainProtein: null,
  isMeatless: false,
  isNutty: false,
  cuisine: null,
  tastes: {},
  isLiked: false,
  recency: 0,
  batchCooks: true,
  keepsDays: 0,
  activeMinutes: 0,
  usesSlowCooker: false,
  isWeekendDish: false,
  isFridayDish: false,
  side: { id: 'none', role: null, meals: [], servings: 0, atMost: 1000, dislike: 0 },
}

/** How often a week at most. */
const AT_MOST: Readonly<Record<SideRole, number>> = {
  vegetable: 3,
  salad: 3,
  starch: 3,
  bread: 4,
  fruit: 4,
  dairy: 5,
  drink: 5,
  dip: 4,
  dessert: 2,
}
const PREPARED_AT_MOST = 14
const REMADE_AT_MOST = 1
/** Chocolate milk is a treat, however good its calcium is. */
const TREAT_DRINK = /chocolate|lemonade|sweet-tea/
const TREATS_AT_MOST = 2
/** The reflex of a lunch in a hurry. */
const RAW_STICKS = /^(?:carrot|celery)-sticks$/
const STICKS_AT_MOST = 2

function atMost(id: string, { role, remakes }: SideFacts, { prepStyle }: HouseholdProfile): number {
  if (remakes) return REMADE_AT_MOST
  if (RAW_STICKS.test(id)) return STICKS_AT_MOST
  if (role === 'drink' && TREAT_DRINK.test(id)) return TREATS_AT_MOST
  return prepStyle === 'Weekly Meal Prep' ? PREPARED_AT_MOST : AT_MOST[role]
}

/** Dollars for one adult, in a household with children. */
const KIDS_DISLIKE: Readonly<Record<KidsEatIt, number>> = { yes: 0, maybe: 0.1, no: 0.4 }

/** Dollars for one adult who watches salt, for bacon bits and pickles. */
const READS_SALTY = 2

/** Dollars for one adult, for strawberries in January. */
const OUT_OF_SEASON = 0.25

export function inOven(ovenF: number | undefined): Pick<ProblemRecipe, 'ovenF'> {
  return ovenF === undefined ? {} : { ovenF }
}

export function keptApart(
  { ingredients }: RecipeForm,
  rules: readonly FoodRule[],
): Pick<ProblemRecipe, 'apart'> {
  const foods = ingredients.map(({ food }) => food)
  const apart = heldApart(foods, rules)
  return apart ? { apart } : {}
}

export function onPlate(form: RecipeForm): Pick<ProblemRecipe, 'plate'> {
  const fitting = fittingSides(form)
  const { plate } = form.recipe
  if (!plate || !fitting) return {}
  const { servedAs, isSettled, leaves } = plate
  return {
    plate: {
      servedAs,
      ...fitting,
      ...(isSettled ? { isSettled } : {}),
      ...(leaves.length > 0 ? { leaves } : {}),
    },
  }
}

export function sideRecipe(
  { form, facts, servings }: ServedSide,
  profile: HouseholdProfile,
  own: Pick<ProblemRecipe, 'needs' | 'nutrition' | 'vegetables' | 'offPattern'>,
  season: Season | null,
  { wishes, foodRules }: Pick<HouseholdRules, 'wishes' | 'foodRules'>,
): ProblemRecipe {
  const { recipe } = form
  const { role, kids, onlyNamed, remakes } = facts
  const served = servings * adultEquivalents(profile)
  const minutes = tableMinutes(recipe, served)
  return {
    ...NOTHING_BESIDE,
    ...own,
    isNutty: isNutty(form),
    id: servings === 1 ? recipe.id : `${recipe.id} x${servings}`,
    minutes: recipe.totalMinutes,
    tableMinutes: { once: minutes, twice: minutes },
    ...inOven(ovenFOf(form)),
    ...keptApart(form, foodRules),
    side: {
      id: recipe.id,
      role,
      meals: recipe.meals,
      servings,
      atMost: atMost(recipe.id, facts, profile),
      dislike:
        (profile.kids > 0 ? KIDS_DISLIKE[kids] : 0) +
        (season === 'out' ? OUT_OF_SEASON : 0) +
        (wishesLessSalt(wishes) && readsSalty(form) ? READS_SALTY : 0),
      ...workOfSide(recipe, served),
      ...(onlyNamed ? { onlyNamed } : {}),
      ...(remakes ? { remakes: remakes.of } : {}),
    },
  }
}
