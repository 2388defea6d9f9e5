import { isUnit } from '@pennyplate/domain/amounts/units'
import { ownActiveMinutes, ownTotalMinutes, statedMinutes } from '@pennyplate/domain/own-recipe/own-minutes'
import { isHeading, type OwnRecipeValue, rowOf } from '@pennyplate/domain/own-recipe/own-recipe'
import { CUISINES, SNACK_TYPES } from '@pennyplate/domain/profile/profile-options'
import { difficultyOf, type OwnDish, type OwnDishLine, type Recipe } from '@pennyplate/domain/recipe/recipe'
import type { CatalogFood } from '../foods/foods.ts'
import { NO_OWN_FOODS, type OwnShelf } from '../own-foods/catalog-own-food.ts'
import type { CompiledRecipe } from '../recipes/compiled-recipe.ts'
import { type FormIngredient, withIngredients } from '../recipes/recipe-form.ts'
import type { OwnLine, OwnLineFood } from './read-own-lines.ts'
import type { OwnReading } from './read-own-recipe.ts'

/** What planning and cooking need of an own recipe. */
export type OwnRecipeToCompile = Readonly<{ id: string }> &
  Pick<
    OwnRecipeValue,
    | 'name'
    | 'description'
    | 'meals'
    | 'servings'
    | 'activeMinutes'
    | 'totalMinutes'
    | 'lines'
    | 'steps'
    | 'tags'
    | 'plan'
    | 'familiarity'
    | 'keepsDays'
    | 'atDinner'
  >

/** An own recipe as a dish like ours. Its foods are those of its tied lines; the other lines stay with it as words. */
export function compileOwnRecipe(
  own: OwnRecipeToCompile,
  { lines: readings, beside }: OwnReading,
  shelf: OwnShelf = NO_OWN_FOODS,
): CompiledRecipe {
  const ingredients: FormIngredient[] = []
  const lines = own.lines.map((part, at): OwnDishLine => {
    if (isHeading(part)) return { is: 'heading', text: part.heading, beyond: [] }
    const { text } = part
    const reading = readings[at]
    if (reading?.is === 'heading' || reading?.is === 'harmless') return { is: reading.is, text, beyond: [] }
    if (reading?.is === 'nothing') return { is: 'harmless', text, beyond: [] }
    const beyond = reading && 'beyond' in reading ? reading.beyond : []
    const food = reading?.is === 'tied' ? shelf.foodById(reading.foodId) : undefined
    // A food that left the catalog, or that the household deleted, is not known any more.
    if (reading?.is !== 'tied' || !food) return { is: 'open', text, beyond }
    if (food.isOwn && !isPriced(reading, shelf)) return { is: 'unpriced', text, food, beyond }
    const others = reading.also.flatMap((one) => {
      const found = shelf.foodById(one.foodId)
      return found ? [ingredientOf({ ...reading, ...one }, found)] : []
    })
    if (others.length < reading.also.length) return { is: 'open', text, beyond }
    const place = ingredients.push(ingredientOf(reading, food), ...others) - others.length - 1
    const also = others.length === 0 ? {} : { also: others.map((_, at) => place + 1 + at) }
    return { is: 'tied', text, ingredient: place, ...also, beyond }
  })
  const recipe = recipeOf(own, ingredients, {
    familiarity: own.familiarity,
    plan: own.plan,
    keepsDays: own.keepsDays,
    atDinner: own.atDinner,
    isTimeUnknown: statedMinutes(own) === null,
    lines,
    beside,
  })
  const empty = { recipe, name: own.name, variantId: null, ingredients: [], gramsPerServing: new Map() }
  return {
    recipe,
    difficulty: difficultyOf(recipe.activeMinutes),
    forms: [withIngredients(empty, ingredients)],
  }
}

/** Of a food that the household added itself: whether its price and the weight of this line are known. */
export function isPriced(
  { foodId, grams }: Pick<OwnLineFood, 'foodId' | 'grams'>,
  { packagesOf }: OwnShelf,
): boolean {
  return grams !== null && packagesOf(foodId)?.length !== 0
}

type TiedOwnLine = Extract<OwnLine, { is: 'tied' }>

function ingredientOf(
  { amount, unit, grams, preparation, isOptional }: Omit<TiedOwnLine, 'is'>,
  food: CatalogFood,
): FormIngredient {
  const measured =
    amount !== null && grams !== null && isUnit(unit)
      ? { amount, unit }
      : { amount: grams ?? 0, unit: 'g' as const }
  return { foodId: food.id, food, amount: measured, grams: grams ?? 0, preparation, isOptional }
}

function recipeOf(own: OwnRecipeToCompile, ingredients: readonly FormIngredient[], ownDish: OwnDish): Recipe {
  const active = ownActiveMinutes(own)
  const tags = new Set(own.tags.map((tag) => tag.toLowerCase()))
  return {
    id: own.id,
    name: own.name,
    formerIds: [],
    formerNames: [],
    description: own.description ?? '',
    meals: own.meals,
    snackTypes: own.meals.includes('snack') ? SNACK_TYPES : [],
    cuisines: CUISINES.filter((cuisine) => tags.has(cuisine.toLowerCase())),
    servings: own.servings,
    activeMinutes: active,
    // Whether a wait can be left alone is not known, but work is: a stew of three hours is no hard dish.
    totalMinutes: active,
    unattendedMinutes: ownTotalMinutes(own) - active,
    ahead: null,
    batch: null,
    plate: null,
    side: null,
    tools: [],
    ingredients,
    steps: own.steps.map(rowOf),
    storage: '',
    reheating: '',
    mealPrepTips: [],
    batchCooks: false,
    freezes: false,
    illustration: 'pot-of-food',
    otherMethods: [],
    variants: [],
    own: ownDish,
  }
}
