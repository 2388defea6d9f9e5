import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { countedAs } from '@pennyplate/catalog/recipes/counted-as'
import { type DishKey, dishKeyOf, dishOfMeal } from '@pennyplate/catalog/recipes/dish-called'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { type FoodRule, judgeIngredients } from '@pennyplate/domain/diet/diet'
import { sumEquivalent } from '@pennyplate/domain/food/equivalents'
import type { FoodId } from '@pennyplate/domain/food/food'
import { type NutrientTotal, type NutritionTotals, sumNutrition } from '@pennyplate/domain/food/nutrition'
import { cheapestCover, FREE_FOODS } from '@pennyplate/domain/food/package'
import { boughtFood, boughtFoods } from '@pennyplate/domain/food/part-of'
import { centsFromDollars } from '@pennyplate/domain/money'
import { isOwnRecipeId } from '@pennyplate/domain/own-recipe/own-recipe'
import { isFrozenDish, portionsOf } from '@pennyplate/domain/pantry/frozen-portions'
import { COOKING_TOOLS, type CookingTool } from '@pennyplate/domain/profile/profile-options'
import { activeMinutesFor } from '@pennyplate/domain/recipe/batch-minutes'
import { countedShare } from '@pennyplate/domain/recipe/counted-share'
import type { LeastBatch } from '@pennyplate/domain/recipe/least-batch'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { eatenOf } from '@pennyplate/domain/recipe/not-eaten'
import { piecesPerServing } from '@pennyplate/domain/recipe/pieces'
import type { Leftover } from '@pennyplate/domain/recipe/plate'
import { PORTION_AT_MOST } from '@pennyplate/domain/recipe/portion-limit'
import { difficultyOf } from '@pennyplate/domain/recipe/recipe'
import { isWithinDifficulty, missingTools } from '@pennyplate/domain/recipe/recipe-fit'
import { tableLimit, tableMinutes } from '@pennyplate/domain/recipe/table-time'
import { adultEquivalents, ownPortion } from '@pennyplate/domain/week/adult-portions'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import { householdPeople } from '@pennyplate/domain/week/people-at-meal'
import type { Catalog } from '../catalog/catalog.ts'
import { answered, type HouseholdProfile } from '../household/household-profile.ts'
import { type HouseholdRules, householdRules } from '../household/household-rules.ts'
import { type PantryLine, pantryStock, type ReservedFood } from '../household/pantry-stock.ts'
import { type CartPackage, checkCart, fitPackages, isEdible } from './check-cart.ts'
import { foodsOfLines, type JudgedAim, judgeAims, type ReadPlate } from './judge-aims.ts'
import { brokenByWords } from './judge-words.ts'
import { type Dish, type DishLine, judgedLines, readDishes } from './read-dish.ts'
import { statedRestrictions } from './stated-restrictions.ts'
import type { SubmittedDay, SubmittedMeal, Violation } from './week-meals.ts'
import { cookedOf, leavesRest } from './whole-batches.ts'

export interface RefereeRequest {
  readonly profile: HouseholdProfile
  readonly pantry: readonly PantryLine[]
  /** Food at home that another week needs. */
  readonly reserved?: ReservedFood | undefined
  readonly dislikes: readonly DishKey[]
  readonly week: { readonly firstDay: string; readonly lastDay: string }
  /** The packages on the household's shopping list, if there is one. */
  readonly cart?: readonly CartPackage[]
}

export interface PlanVerdict {
  readonly ok: boolean
  readonly violations: readonly Violation[]
  /** Goals, which a week may miss. */
  readonly aims: readonly JudgedAim[]
  readonly totals: {
    readonly checkoutCents: number
    readonly budgetCents: number
    /** Per adult, by day. */
    readonly perDay: readonly DayTotals[]
    /** Ingredients of unknown food or price; the total leaves them out. */
    readonly unpriced: readonly string[]
  }
}

interface Eaten {
  readonly day: number
  /** The meals it is cooked for at once. */
  readonly sittings: number
  readonly leastBatch?: LeastBatch | undefined
  /** What is in the freezer already is not bought, and what goes there is not eaten. */
  readonly freezer: 'from' | 'into' | null
  /** The part of the household that eats it. */
  readonly share: number
  readonly servingsPerAdult: number
  readonly servings: number
  readonly lines: readonly DishLine[]
}

/** Judges a week by the ingredients of its dishes. Shares no code with the search and trusts no submitted figure. */
export function checkPlan(
  days: readonly SubmittedDay[],
  request: RefereeRequest,
  catalog: Catalog,
): PlanVerdict {
  const profile = answered(request.profile)
  const read = householdRules(profile, catalog)
  const rules = { ...read, foodRules: [...read.foodRules, ...statedRestrictions(profile)] }
  const dislikes = new Set(request.dislikes)
  const violations: Violation[] = []
  if (days.length !== DAYS_PER_PLAN) violations.push({ code: 'days', found: days.length })
  const eaten: Eaten[] = []
  const plates: ReadPlate[] = []
  for (const [day, meals] of days.entries()) {
    for (const slot of wantedSlots(profile))
      if (mealsAt(meals, slot).length === 0) violations.push({ code: 'missing-meal', day, slot })
    for (const slot of MEAL_SLOTS)
      for (const plate of mealsAt(meals, slot).map(componentsOf)) {
        const together = plate.map((meal) => {
          if (dislikes.has(dishKeyOf(catalog.recipes, meal)))
            violations.push({ code: 'disliked-dish', day, slot, name: meal.name })
          const servingsPerAdult = servedOf(meal, profile)
          const portions = servingsPerAdult * (meal.share ?? 1) * adultEquivalents(profile)
          const sittings = mealsOfCooking({ one: meal, day, slot }, days)
          const isCooked = meal.leftoverOf === undefined && !meal.fromFreezer
          const cooked = isCooked ? portions * sittings : portions
          const judged = judgeMeal(
            meal,
            profile,
            meal.fromFreezer ? reheating(rules) : rules,
            catalog,
            cooked,
            isCooked ? tableLimit(profile, day, dishMealOf(slot)) : Number.POSITIVE_INFINITY,
          )
          if (judged.fault) violations.push({ ...judged.fault, day, slot, name: meal.name })
          const { leastBatch } = judged.dish
          if (isCooked && leavesRest(leastBatch, cooked))
            violations.push({ code: 'batch', day, slot, name: meal.name })
          if (
            isTooMuch(meal, judged.dish, servingsPerAdult) &&
            !isOnePieceEach(meal, portions, request, catalog)
          )
            violations.push({ code: 'portion', day, slot, name: meal.name })
          eaten.push({
            day,
            share: meal.share ?? 1,
            sittings,
            leastBatch,
            lines: judged.lines,
            servings: judged.dish.servings,
            servingsPerAdult,
            freezer: meal.fromFreezer ? 'from' : meal.isFrozen ? 'into' : null,
          })
          const { servings } = judged.dish
          return { name: meal.name, lines: judged.fault ? [] : judged.lines, servings, servingsPerAdult }
        })
        const [main] = plate
        if (main)
          plates.push({
            day,
            slot,
            meal: dishMealOf(slot),
            isFried: dishOfMeal(catalog.recipes, main)?.compiled.recipe.plate?.servedAs === 'fried',
            dishes: together.map((one) => foodsOfLines(one.lines, one.servingsPerAdult / one.servings)),
          })
        const ofPlate = [...mixedOn(together, rules.foodRules), ...stackedOn(together, rules.foodRules)]
        violations.push(...ofPlate.map((fault) => ({ ...fault, day, slot })))
      }
  }
  violations.push(
    ...lostLeftovers(days, catalog),
    ...missingPortions(days, request.pantry, rules.foodRules),
    ...checkCart(request.cart ?? [], rules.foodRules, catalog),
  )
  const checkout = checkoutTotalOf(eaten, request, rules.foodRules, catalog)
  const budgetCents = centsFromDollars(profile.weeklyBudget)
  if (checkout.cents > budgetCents)
    violations.push({ code: 'over-budget', totalCents: checkout.cents, budgetCents })
  return {
    ok: violations.length === 0,
    violations,
    aims: judgeAims(plates, read),
    totals: {
      checkoutCents: checkout.cents,
      budgetCents,
      perDay: days.map((_, day) => eatenOn(day, eaten)),
      unpriced: checkout.unpriced,
    },
  }
}

/** Of sides one may have more, as of an own recipe and of what was cooked before. */
function isTooMuch(
  { sideId, fromFreezer }: SubmittedMeal,
  { written, ownRecipe }: Dish,
  servings: number,
): boolean {
  const isMain = sideId === undefined && fromFreezer === undefined && written !== undefined
  return isMain && ownRecipe === undefined && servings > PORTION_AT_MOST + ROUNDING
}

/** Small children count as less than an adult, and get a whole taco. */
function isOnePieceEach(
  meal: SubmittedMeal,
  servings: number,
  { profile }: RefereeRequest,
  catalog: Catalog,
): boolean {
  const recipe = dishOfMeal(catalog.recipes, meal)?.compiled.recipe
  const pieces = recipe ? piecesPerServing(recipe) : null
  return pieces !== null && servings * pieces <= (meal.share ?? 1) * householdPeople(profile) + ROUNDING
}

/** A dish that was cooked takes no tools and little time. */
function reheating(rules: HouseholdRules): HouseholdRules {
  return { ...rules, tools: COOKING_TOOLS, maxDifficulty: 'hard' }
}

/** Meals that take more of the freezer than is there, or what a label in it forbids. */
function missingPortions(
  days: readonly SubmittedDay[],
  pantry: readonly PantryLine[],
  rules: readonly FoodRule[],
): Violation[] {
  const left = new Map(
    pantry.flatMap((line) =>
      line.id !== undefined && isFrozenDish(line) && isEdible(line, rules)
        ? [[line.id, portionsOf(line)] as const]
        : [],
    ),
  )
  return days.flatMap((meals, day) =>
    HOURS.flatMap((slot) =>
      mealsAt(meals, slot).flatMap(({ name, fromFreezer }): Violation[] => {
        if (!fromFreezer) return []
        const after = (left.get(fromFreezer.item) ?? 0) - fromFreezer.portions
        left.set(fromFreezer.item, after)
        return after < 0 ? [{ code: 'freezer', day, slot, name }] : []
      }),
    ),
  )
}

const HOURS: readonly MealSlotName[] = ['breakfast', 'lunch', 'snacks', 'dinner']
/** Of a dish we do not know. */
const KEEPS_DAYS = 1

/** Leftovers that no earlier meal leaves, or that do not keep from then on. */
function lostLeftovers(days: readonly SubmittedDay[], catalog: Catalog): Violation[] {
  const cooked = new Map<string, number>()
  return days.flatMap((meals, day) =>
    HOURS.flatMap((slot) =>
      mealsAt(meals, slot).flatMap((meal): Violation[] => {
        const { name, leftoverOf, needsNoFood } = meal
        if (needsNoFood || meal.fromFreezer) return []
        const plate = dishOfMeal(catalog.recipes, meal)?.compiled.recipe.plate
        const left = leftoverOf === undefined ? [] : (plate?.leaves ?? [])
        if (remadeBy(meal, catalog).some((of) => !left.includes(of)))
          return [{ code: 'leftover', day, slot, name }]
        if (leftoverOf === undefined) {
          cooked.set(name, day)
          return []
        }
        const isKept =
          day - (cooked.get(leftoverOf) ?? Number.NEGATIVE_INFINITY) <= (plate?.keepsDays ?? KEEPS_DAYS)
        return isKept ? [] : [{ code: 'leftover', day, slot, name }]
      }),
    ),
  )
}

interface Served {
  readonly one: SubmittedMeal
  readonly day: number
  readonly slot: MealSlotName
}

/** How many meals are left over from this one: those of its name before it is cooked again. */
function leftoversFrom({ one, day, slot }: Served, days: readonly SubmittedDay[]): number {
  if (one.leftoverOf !== undefined) return 0
  const meals = inTheirOrder(days)
  const later = meals.slice(meals.findLastIndex((other) => other.day === day && other.slot === slot) + 1)
  const again = later.findIndex((other) => other.one.name === one.name && other.one.leftoverOf === undefined)
  const until = again === -1 ? later : later.slice(0, again)
  return until.filter((other) => other.one.leftoverOf === one.name).length
}

function inTheirOrder(days: readonly SubmittedDay[]): Served[] {
  return days.flatMap((meals, day) =>
    HOURS.flatMap((slot) => mealsAt(meals, slot).map((one) => ({ one, day, slot }))),
  )
}

/** What the sides of a meal need of leftovers. */
function remadeBy({ sides = [] }: SubmittedMeal, catalog: Catalog): Leftover[] {
  return sides.flatMap(
    ({ sideId }) => catalog.sides.find(({ recipe }) => recipe.id === sideId)?.recipe.side?.remakes?.of ?? [],
  )
}

/** For how many meals the dish of this one is cooked: this one, and those of what is left of it. */
function mealsOfCooking(served: Served, days: readonly SubmittedDay[]): number {
  const { one, day, slot } = served
  if (one.leftoverOf === undefined) return 1 + leftoversFrom(served, days)
  const meals = inTheirOrder(days)
  const source = meals
    .slice(
      0,
      meals.findIndex((other) => other.day === day && other.slot === slot),
    )
    .findLast(
      (other) =>
        other.one.name === one.leftoverOf && other.one.leftoverOf === undefined && !other.one.needsNoFood,
    )
  return source ? 1 + leftoversFrom(source, days) : 1
}

function wantedSlots({ mealTypes, snackTypes }: HouseholdProfile): MealSlotName[] {
  const wanted: MealSlotName[] = []
  if (mealTypes.includes('Breakfast')) wanted.push('breakfast')
  if (mealTypes.includes('Lunch')) wanted.push('lunch')
  if (mealTypes.includes('Dinner')) wanted.push('dinner')
  return snackTypes.length > 0 ? [...wanted, 'snacks'] : wanted
}

function mealsAt(day: SubmittedDay, slot: MealSlotName): readonly SubmittedMeal[] {
  if (slot === 'snacks') return day.snacks ?? []
  const meal = day[slot]
  return meal ? [meal] : []
}

/** An own recipe is cooked as written, whatever was submitted; what is in the freezer is as large as it was. */
function servedOf(
  { recipeId = '', servingsPerAdult = 1, fromFreezer }: SubmittedMeal,
  profile: HouseholdProfile,
) {
  return !fromFreezer && isOwnRecipeId(recipeId) ? ownPortion(recipeId, profile) : servingsPerAdult
}

/** What is cooked for a meal. */
function componentsOf(meal: SubmittedMeal): readonly SubmittedMeal[] {
  return meal.needsNoFood ? [] : [meal, ...(meal.sides ?? [])]
}

interface DishOnPlate extends Pick<Dish, 'lines' | 'servings'> {
  readonly name: string
}

/** What each dish of a plate keeps within its limit, the plate may still have too much of. */
function stackedOn(dishes: readonly DishOnPlate[], rules: readonly FoodRule[]) {
  const rule = rules.find(({ lowFodmap }) => lowFodmap)
  if (!rule) return []
  const moderate = dishes
    .flatMap(({ name, lines, servings }) =>
      lines.map(({ food, grams, text }) => {
        const limitG = food?.fodmap === 'moderate' ? (food.fodmapLimitG ?? 20) : Number.POSITIVE_INFINITY
        return { name, text, ofLimit: grams / servings / limitG }
      }),
    )
    .sort((a, b) => b.ofLimit - a.ofLimit)
  const [most, next] = moderate
  if (!most || !next || moderate.reduce((sum, { ofLimit }) => sum + ofLimit, 0) <= 1.001) return []
  return [
    {
      code: 'forbidden-food' as const,
      name: next.name,
      by: rule.id,
      ingredient: next.text,
      beside: most.text,
    },
  ]
}

/** What each dish of a plate keeps to itself, the plate may still mix. */
function mixedOn(dishes: readonly DishOnPlate[], rules: readonly FoodRule[]) {
  const lines = dishes.flatMap(({ name, lines: own }) => own.map((line) => ({ ...line, name })))
  return rules.flatMap(({ id: by, apart }) => {
    if (!apart) return []
    const [first, second] = apart.map((traits) =>
      lines.find(({ food }) => traits.some((trait) => food?.traits.includes(trait))),
    )
    if (!first || !second) return []
    const { name, text: ingredient } = second
    return [{ code: 'forbidden-food' as const, name, by, ingredient, beside: first.text }]
  })
}

type Fault =
  | { readonly code: 'forbidden-food' | 'unknown-food'; readonly by: string; readonly ingredient: string }
  | { readonly code: 'tools'; readonly anyOf: readonly CookingTool[] }
  | { readonly code: 'difficulty' | 'time' }

/** The first version of the dish that keeps every rule; if none does, the fault of one that may be eaten, else of the first. */
function judgeMeal(
  meal: SubmittedMeal,
  profile: HouseholdProfile,
  rules: HouseholdRules,
  catalog: Catalog,
  servings: number,
  within: number,
): { readonly dish: Dish; readonly lines: readonly DishLine[]; readonly fault: Fault | null } {
  const judged = readDishes(meal, profile, rules, catalog)
    .map((dish) => (meal.fromFreezer ? asItIs(dish) : dish))
    .map((dish) => ({ dish, ...judgeDish(dish, rules, servings, within) }))
  const isOfFood = (fault: Fault | null) => fault?.code === 'forbidden-food' || fault?.code === 'unknown-food'
  const chosen =
    judged.find(({ fault }) => fault === null) ?? judged.find(({ fault }) => !isOfFood(fault)) ?? judged[0]
  if (chosen) return chosen
  // The submitted variant does not exist.
  return {
    dish: { lines: [], servings: 1, tools: [], minutes: null, activeMinutes: null },
    lines: [],
    fault: { code: 'unknown-food', by: 'catalog', ingredient: meal.name },
  }
}

/** Nothing can be left out of what is frozen. */
function asItIs(dish: Dish): Dish {
  return { ...dish, lines: dish.lines.map((line) => ({ ...line, isOptional: false })) }
}

/** What is in it comes first: a dish that is too much work, too, is still said to be forbidden. Unknown foods are only a fault under a food rule. */
function judgeDish(
  dish: Dish,
  rules: HouseholdRules,
  servings: number,
  within: number,
): { lines: readonly DishLine[]; fault: Fault | null } {
  const { lines, tools } = dish
  const foodRules: readonly FoodRule[] = rules.foodRules
  const verdict = judgeIngredients(judgedLines(dish), foodRules)
  const said = verdict.verdict === 'forbidden' ? null : brokenByWords(dish, foodRules)
  if (said) return { lines, fault: { code: 'forbidden-food', ...said } }
  if (verdict.verdict !== 'allowed') {
    const code = verdict.verdict === 'forbidden' ? 'forbidden-food' : 'unknown-food'
    return { lines, fault: { code, by: verdict.by, ingredient: lines[verdict.index]?.text ?? '' } }
  }
  const eaten = lines.filter((_, index) => !verdict.leaveOut.includes(index))
  const anyOf = missingTools(tools, rules.tools)
  if (anyOf) return { lines: eaten, fault: { code: 'tools', anyOf } }
  if (isTooHard(dish, rules, servings)) return { lines: eaten, fault: { code: 'difficulty' } }
  return { lines: eaten, fault: isTooLate(dish, within, servings) ? { code: 'time' } : null }
}

function isTooHard(
  { written, activeMinutes }: Dish,
  { maxDifficulty }: HouseholdRules,
  servings: number,
): boolean {
  const work = written ? activeMinutesFor(written, servings) : activeMinutes
  return work !== null && !isWithinDifficulty(difficultyOf(work), maxDifficulty)
}

function isTooLate({ written, minutes }: Dish, within: number, servings: number): boolean {
  return (written ? tableMinutes(written, servings) : (minutes ?? 0)) > within
}

/** The most that products of exact numbers are off by. */
const ROUNDING = 1e-6

/** The cheapest whole packages for everything eaten that is not at home. */
function checkoutTotalOf(
  eaten: readonly Eaten[],
  { profile, pantry, reserved, week }: RefereeRequest,
  rules: readonly FoodRule[],
  catalog: Catalog,
) {
  const eq = adultEquivalents(profile)
  const packagesFor = (id: FoodId) => {
    const food = catalog.foodById(id)
    return food ? fitPackages(food, catalog.packagesOf(id), rules) : []
  }
  const needsDg = new Map<string, number>()
  const unpriced: string[] = []
  for (const { lines, servings, servingsPerAdult, share, freezer, sittings, leastBatch } of eaten) {
    if (freezer === 'from') continue
    const grams = new Map<CatalogFood, number>()
    const portions = servingsPerAdult * share * eq
    const meals = leavesRest(leastBatch, portions) ? sittings : mealsPerRecipe(profile)
    const factor = cookedOf(leastBatch, portions * meals) / servings
    for (const { food, grams: one, text, amount } of lines) {
      if (food && FREE_FOODS.has(food.id)) continue
      if (!food || packagesFor(boughtFood(food)).length === 0) unpriced.push(text)
      else {
        const counted = amount ? countedShare(amount, factor, countedAs(food, amount, servings)) : 1
        grams.set(food, (grams.get(food) ?? 0) + (one * factor * counted) / meals)
      }
    }
    // Whole decigrams per meal, so that sums do not depend on order, and rounded down: three thirds are one.
    for (const [id, one] of boughtFoods(grams))
      needsDg.set(id, (needsDg.get(id) ?? 0) + Math.floor(one * 10 + ROUNDING))
  }
  const edible = pantry.filter((line) => isEdible(line, rules))
  const shelf = { ...catalog, packagesOf: packagesFor }
  const stock = pantryStock(edible, shelf, week, profile.alwaysHave, reserved)
  let cents = 0
  for (const [id, need] of needsDg) {
    const boughtDg = Math.max(0, need - Math.round((stock.get(id)?.grams ?? 0) * 10))
    cents += cheapestCover(boughtDg / 10, packagesFor(id))?.costCents ?? 0
  }
  return { cents, unpriced }
}

/** What one adult eats on a day. */
export type DayTotals = NutritionTotals & Readonly<{ addedSugarG: NutrientTotal }>

function eatenOn(day: number, eaten: readonly Eaten[]): DayTotals {
  const foods = eaten
    .filter((one) => one.day === day && one.freezer !== 'into')
    .flatMap(({ lines, servings, servingsPerAdult }) =>
      lines.flatMap(({ food, grams, notEaten }) =>
        food ? [{ ...eatenOf(food, grams, notEaten), grams: (grams / servings) * servingsPerAdult }] : [],
      ),
    )
  return { ...sumNutrition(foods), addedSugarG: sumEquivalent(foods, 'addedSugarG') }
}
