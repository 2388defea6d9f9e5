import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { PrepStyle } from '../src/household/household-profile.ts'
import { drawLeftoverWeeks } from '../src/problem/leftover-weeks.ts'
import {
  type MostLeftovers,
  type NutrientAmounts,
  openSlots,
  type Problem,
  type ProblemFood,
  type ProblemRecipe,
} from '../src/problem/problem.ts'
import { capsFor, layWeek, leftoversOf, weekSlots, withLeftovers } from '../src/problem/week-layout.ts'
import { weightsFor } from '../src/problem/weights.ts'
import { type Random, seededRandom } from '../src/search/random.ts'
import { CUISINE_NAMES, FOOD_KINDS, type FoodKind, MEAL_SHAPES } from './library-shapes.ts'

/** Generated libraries that resemble real ones: common and rare foods, big and small packages, plain and rich dishes. */

export interface Household {
  readonly recipes: number
  readonly adultEquivalents: number
  readonly seed: number
  readonly foods?: number
  readonly meals?: readonly DishMeal[]
  readonly style?: PrepStyle
  readonly stocked?: boolean
  readonly budgetCents?: number | null
  readonly spendsWholeBudget?: boolean
  /** Minutes for a meal from Monday to Friday; any if missing. */
  readonly weekdayMinutes?: number
  /** On days that the seed decides. */
  readonly leftovers?: MostLeftovers
}

export function generateProblem(household: Household): Problem {
  const { recipes: count, adultEquivalents, seed, foods: foodCount = 300 } = household
  const { meals = ['breakfast', 'lunch', 'dinner', 'snack'], style = 'Cook Every Meal' } = household
  const spendsWholeBudget = household.spendsWholeBudget ?? false
  const foods = Array.from({ length: foodCount }, (_, index) => generateFood(index))
  const pantry = seededRandom(seed * 7919 + 13)
  const stocked = foods.map(({ food }) =>
    household.stocked && pantry.unit() < 0.06 ? withStock(food, pantry) : food,
  )
  const taste = seededRandom(seed * 104729 + 7)
  const recipes = Array.from({ length: count }, (_, index) => generateRecipe(index, foods, taste))
  // Diets and dislikes exclude part of any library.
  const eligible = recipes.filter(() => taste.unit() < 0.7)
  const limit = household.weekdayMinutes ?? Number.POSITIVE_INFINITY
  const isWeekday = (day: number) => day > 0 && day < 6
  const slots = weekSlots(meals, 0, (day) => (isWeekday(day) ? limit : Number.POSITIVE_INFINITY))
  const problem: Problem = {
    foods: stocked,
    recipes: eligible,
    cookings: layWeek(slots, leftoversOf(style, slots)),
    adultEquivalents,
    targets: TARGETS,
    budgetCents: household.budgetCents ?? null,
    spendsWholeBudget,
    ...capsFor(style),
    newMeals: 1,
    weights: weightsFor(style, spendsWholeBudget),
  }
  const { leftovers } = household
  return leftovers ? withSomeLeftovers(problem, leftovers, seed) : problem
}

/** The problem with as many leftovers as it may have. */
export function withSomeLeftovers(problem: Problem, leftovers: MostLeftovers, seed: number): Problem {
  const drawn = drawLeftoverWeeks(leftovers, 3, seededRandom(seed), openSlots(problem)).at(-1) ?? []
  return { ...withLeftovers(problem, drawn), leftovers }
}

const TARGETS: NutrientAmounts = {
  calories: 2000,
  protein: 75,
  carbs: 250,
  fat: 70,
  fiber: 28,
  addedSugar: 60,
  sodium: 2300,
  cholesterol: 300,
  saturatedFat: 0,
  netCarbs: 0,
}

interface GeneratedFood {
  readonly food: ProblemFood
  readonly kind: FoodKind
  readonly per100: NutrientAmounts
}

/** Drawn from the food's own number, so that a library twice as large holds the same foods. */
function generateFood(index: number): GeneratedFood {
  const random = seededRandom(index * 2654435761 + 17)
  const kind = FOOD_KINDS[index % FOOD_KINDS.length] ?? FOOD_KINDS[0]
  if (!kind) throw new RangeError('no kinds of food')
  const rarity = 1 + Math.floor(index / FOOD_KINDS.length) * 0.08
  const centsPerKg = between(random, kind.centsPerKg) * rarity
  const small = Math.round(between(random, kind.packG))
  const sizes = random.unit() < 0.5 ? [small] : [small, small * (2 + random.below(3))]
  return {
    kind,
    food: {
      id: `${kind.name}-${index}`,
      packages: sizes.map((edibleG, place) => ({
        edibleG,
        priceCents: Math.max(25, Math.round((centsPerKg * edibleG * (1 - 0.12 * place)) / 1000)),
      })),
      stockG: 0,
      expiringG: 0,
      keepShare: kind.keepShare,
    },
    per100: {
      calories: between(random, kind.calories),
      protein: between(random, kind.protein),
      carbs: between(random, kind.carbs),
      fat: between(random, kind.fat),
      fiber: between(random, kind.fiber),
      addedSugar: between(random, kind.addedSugar),
      sodium: between(random, kind.sodium),
      cholesterol: between(random, kind.cholesterol),
      saturatedFat: 0,
      netCarbs: 0,
    },
  }
}

function withStock(food: ProblemFood, random: Random): ProblemFood {
  const stockG = Math.round((food.packages[0]?.edibleG ?? 0) * (0.3 + random.unit()))
  const spoils = food.keepShare < 0.2 && random.unit() < 0.4
  return { ...food, stockG, expiringG: spoils ? stockG : 0 }
}

function generateRecipe(index: number, foods: readonly GeneratedFood[], taste: Random): ProblemRecipe {
  const random = seededRandom(index * 40503 + 101)
  const shape = MEAL_SHAPES[index % MEAL_SHAPES.length] ?? MEAL_SHAPES[0]
  if (!shape) throw new RangeError('no shapes of meals')
  const chosen = new Map<number, number>()
  for (const part of shape.parts) {
    if (random.unit() > part.chance) continue
    const places = foods.flatMap(({ kind }, place) => (kind.name === part.kind ? [place] : []))
    // Common foods are in most recipes, rare ones in few.
    const place = places[Math.floor(random.unit() * random.unit() * places.length)]
    if (place !== undefined) chosen.set(place, (chosen.get(place) ?? 0) + between(random, part.grams))
  }
  const raw = [...chosen].map(([food, grams]) => ({ food, grams }))
  const calories = raw.reduce(
    (sum, { food, grams }) => sum + ((foods[food]?.per100.calories ?? 0) * grams) / 100,
    0,
  )
  const scale = calories > 0 ? (shape.calories * (0.8 + 0.4 * random.unit())) / calories : 1
  const needs = raw.map(({ food, grams }) => ({
    food,
    gramsPerAdult: Math.round(grams * Math.min(2.5, Math.max(0.5, scale)) * 10) / 10,
  }))
  const proteins = needs.find(({ food }) => PROTEINS.has(foods[food]?.kind.name ?? ''))
  const amount = (name: Exclude<keyof NutrientAmounts, 'saturatedFat' | 'netCarbs'>) =>
    needs.reduce(
      (sum, { food, gramsPerAdult }) => sum + ((foods[food]?.per100[name] ?? 0) * gramsPerAdult) / 100,
      0,
    )
  const minutes = 5 + random.below(50)
  return {
    id: `recipe-${index}`,
    meals: shape.meals,
    needs,
    nutrition: {
      calories: amount('calories'),
      protein: amount('protein'),
      carbs: amount('carbs'),
      fat: amount('fat'),
      fiber: amount('fiber'),
      addedSugar: amount('addedSugar'),
      sodium: amount('sodium'),
      cholesterol: amount('cholesterol'),
      saturatedFat: 0.35 * amount('fat'),
      netCarbs: 0.9 * amount('carbs'),
    },
    minutes,
    tableMinutes: { once: minutes, twice: minutes + 5 },
    mainProtein: proteins ? (foods[proteins.food]?.food.id ?? null) : null,
    isNutty: false,
    isMeatless: !needs.some(({ food }) => MEATS.has(foods[food]?.kind.name ?? '')),
    cuisine: CUISINE_NAMES[random.below(CUISINE_NAMES.length)] ?? null,
    tastes: tasteOf(shape.meals, taste),
    isLiked: false,
    recency: taste.unit() < 0.1 ? 0.5 : 0,
    batchCooks: random.unit() < 0.6,
    keepsDays: index % 4,
    // Some make the week better, some worse.
    dietPoints: (index % 7) / 40 - 0.075,
    activeMinutes: 5 + random.below(25),
    usesSlowCooker: false,
    isWeekendDish: random.unit() < 0.2,
    isFridayDish: random.unit() < 0.3,
  }
}

function tasteOf(meals: readonly DishMeal[], taste: Random): ProblemRecipe['tastes'] {
  const appeal = 0.4 + 0.6 * taste.unit()
  return Object.fromEntries(
    meals.map((meal) => [meal, { appeal, isNew: false, isStrange: false, origin: null }]),
  )
}

const MEATS = new Set(['meat', 'fish'])
const PROTEINS = new Set(['meat', 'fish', 'beans', 'eggs', 'tofu'])

function between(random: Random, [low, high]: readonly [number, number]): number {
  return low + (high - low) * random.unit()
}
