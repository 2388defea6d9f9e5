import { nearTwinOf } from '@pennyplate/catalog/drawing/near-twins'
import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import type { DishKey } from '@pennyplate/catalog/recipes/dish-called'
import {
  addedSugarPerServing,
  energyAtLeastKcal,
  fodmapShares,
  nutritionPerServing,
} from '@pennyplate/catalog/recipes/form-facts'
import { mainStarchOf } from '@pennyplate/catalog/recipes/main-starch'
import { boughtForMeal, boughtPerServing, type RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { isTooHardFor } from '@pennyplate/domain/diet/small-children'
import type { WeekAimId } from '@pennyplate/domain/diet/week-aims'
import type { FoodId } from '@pennyplate/domain/food/food'
import { netCarbsG } from '@pennyplate/domain/food/nutrition'
import { quickFoodsOfStaples } from '@pennyplate/domain/food/staples'
import { centsFromDollars } from '@pennyplate/domain/money'
import { isEatenUp, mealsBoughtFor, mealsToFinish } from '@pennyplate/domain/recipe/least-batch'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { type DishMeal, type Recipe, waitingMinutes } from '@pennyplate/domain/recipe/recipe'
import { isEasyEnough } from '@pennyplate/domain/recipe/recipe-fit'
import { tableLimit, tableMinutes } from '@pennyplate/domain/recipe/table-time'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import { dayIndexOf } from '@pennyplate/domain/week/week-days'
import type { Catalog } from '../catalog/catalog.ts'
import { allowedForm, centsPerServing } from '../dish/allowed-form.ts'
import { offeredDishes } from '../dish/dish-familiarity.ts'
import { kinOf } from '../dish/dish-kin.ts'
import { dishSeason } from '../dish/dish-season.ts'
import { householdTaste, type KnownOfDish, tastesOf } from '../dish/dish-taste.ts'
import {
  heldBy,
  isBestFresh,
  isFridayDish,
  isMeatless,
  isNutty,
  isWeekendDish,
  keepsDaysOf,
  mainProteinOf,
  ovenFOf,
  usesSlowCooker,
} from '../dish/dish-traits.ts'
import { mealKindsOf } from '../dish/meal-kind.ts'
import { offPattern } from '../dish/mediterranean.ts'
import { dinnerFormOf } from '../dish/own-dinner-form.ts'
import { shortlistOwn } from '../dish/own-shortlist.ts'
import { recencyOf } from '../dish/recency.ts'
import { avoidsSweetDrinks, isSweetDrink } from '../dish/sweet-drinks.ts'
import { vegetablesOn, wishedVegetables } from '../dish/vegetables-on-plate.ts'
import { weekPoints } from '../dish/week-points.ts'
import { goalFor, type HealthGoal, healthGoals } from '../household/health-goals.ts'
import { answered, type HouseholdProfile } from '../household/household-profile.ts'
import { type HouseholdRules, householdRules } from '../household/household-rules.ts'
import { householdShelf } from '../household/household-shelf.ts'
import { plannedTargets, portionOf } from '../household/household-size.ts'
import {
  type PantryLine,
  pantryStock,
  type ReservedFood,
  type SettledFood,
  type Stock,
  usablePantry,
  withSettled,
} from '../household/pantry-stock.ts'
import { ratedDiets } from '../household/rated-diets.ts'
import { wantedCuisines } from '../household/wanted-cuisines.ts'
import { wishedAims } from '../household/wished-aims.ts'
import { dietWeight, goalsOf, meatlessWeight } from '../household/wished-goals.ts'
import { type FreezerDish, freezerDishes, freezerRatings, freezerRecipe } from './freezer-dishes.ts'
import { atOneMeal, goalTargets, goalWeights } from './goal-targets.ts'
import { formsOfPlate, type KeptPlate, keepsSlot, keptWithGone, withKeptPlates } from './kept-plates.ts'
import { canHaveLeftovers } from './leftover-weeks.ts'
import { workLeft } from './plate-work.ts'
import { ordinaryPortion } from './portion-size.ts'
import type { NutrientAmounts, Problem, ProblemFood, ProblemRecipe, RecipeNeed, Slot } from './problem.ts'
import { withSidePlaces } from './side-places.ts'
import {
  inOven,
  keptApart,
  NOTHING_BESIDE,
  onPlate,
  type ServedSide,
  sideRecipe,
  sidesFor,
} from './side-recipes.ts'
import { capsFor, layWeek, leftoversOf, type SecondSitting, weekSlots, withLeftovers } from './week-layout.ts'
import { type Weights, weightsFor } from './weights.ts'

/** A known week to start the search from, as recipe ids in the order of the cookings. */
export interface StartFrom {
  readonly recipeIds: readonly string[]
  /** What its dinners are eaten again at. */
  readonly leftovers?: readonly SecondSitting[]
  /** The planned week costs no more than this. */
  readonly totalCents: number
}

export interface PlanningRequest {
  readonly profile: HouseholdProfile
  readonly pantry: readonly PantryLine[]
  readonly reserved?: ReservedFood | undefined
  readonly likes: readonly DishKey[]
  readonly dislikes: readonly DishKey[]
  /** The dishes of earlier weeks, latest first. */
  readonly recentWeeks: readonly (readonly DishKey[])[]
  /** The dinners of a plan the household just rejected. */
  readonly rejectedDinners: readonly DishKey[]
  /** Dishes of that plan that it skipped, at any meal. */
  readonly skipped?: readonly DishKey[]
  /** What the household's choices add to the familiarity of a dish, -2 to 2 stars. */
  readonly learned?: (dish: DishKey) => number
  readonly startFrom?: StartFrom
  /** ISO dates of the first and last day of the week. */
  readonly week: { readonly firstDay: string; readonly lastDay: string }
  /** The first day to plan, 0 for Sunday: the days before it are over. */
  readonly fromDay?: number
  /** Meals of the first day that are over as well. */
  readonly mealsGone?: readonly DishMeal[]
  /** Meals that stay as they are. */
  readonly kept?: readonly KeptPlate[]
  /** Of the budget, when the rest of a week is planned again. */
  readonly spentCents?: number
  /** What is bought besides, for meals that cannot be weighed and for lines that somebody typed. */
  readonly besidesCents?: number
  /** What the week may cost instead, if the household said so. */
  readonly upToCents?: number
  /** Grams of a food that are not bought then, by food. Of one that is not here, they are what the pantry has. */
  readonly settled?: SettledFood | undefined
}

export interface BuiltProblem {
  readonly problem: Problem
  /** The forms behind `problem.recipes` and the foods behind `problem.foods`, by index. The last recipe, no side, has none. */
  readonly forms: readonly RecipeForm[]
  readonly foods: readonly CatalogFood[]
  /** How many of a main dish's servings one adult gets. A side says so itself. */
  readonly servingsPerAdult: (dish: Recipe) => number
  /** Of a dish in the freezer, by pantry item: as large as it was cooked. */
  readonly freezerServings: ReadonlyMap<string, number>
  readonly rules: HouseholdRules
  /** Nutrition goals for days and meals, from tracked targets and wishes. */
  readonly goals: readonly HealthGoal[]
}

/** The household's week as numbers. Only dishes that keep every rule are candidates. */
export function buildProblem(request: PlanningRequest, wholeCatalog: Catalog): BuiltProblem {
  const profile = answered(request.profile)
  const rules = householdRules(profile, wholeCatalog)
  const catalog = householdShelf(wholeCatalog, rules)
  const meals = plannedMeals(profile)
  const usable = usablePantry(request.pantry, rules.foodRules)
  const stock = stockFor(request, usable, catalog)
  const cuisines = wantedCuisines(profile, catalog)
  const taste = householdTaste(profile, rules, cuisines)
  const eq = adultEquivalents(profile)
  const { goals, targets, aims, eatenIn } = aimsOf(profile, rules, meals)
  const { servings: usual, isHungry } = ordinaryPortion(catalog, profile.dietType, meals, targets.calories)
  const servingsOf = (dish: Recipe) => portionOf(dish, usual, profile)
  const allowedFor = (portion: number) => (compiled: CompiledRecipe) =>
    wishedForm(allowedForm(compiled, profile, rules, catalog, stock, portion * eq), rules)
  const isServedAt = (dish: Recipe, meal: DishMeal) => mealsServed(dish, [meal], profile).length > 0
  const mealsOf = (dish: Recipe) => mealsToFinish(dish, servingsOf(dish) * eq)
  const possible = possibleForms(catalog, request, {
    meals,
    isServedAt,
    formOf: (one) => (mealsOf(one.recipe) ? allowedFor(servingsOf(one.recipe))(one) : null),
    centsOf: (form) => centsPerServing(form, catalog, stock) ?? 0,
  }).filter(buysNoQuickStaple(request, stock))
  const kept = keptWithGone(request, meals)
  const week = weekSlots(meals, request.fromDay, (day, meal) => tableLimit(profile, day, meal))
  const slots = week.filter((slot) => !keepsSlot(kept, slot))
  const isOffered = (dish: Recipe, meal: DishMeal) =>
    isServedAt(dish, meal) && isDoneForSome(week, meal, tableMinutes(dish, servingsOf(dish) * eq))
  const familiar = offeredDishes(possible, meals, isOffered, {
    diets: ratedDiets(rules),
    least: taste.openness.leastFamiliarity,
    likes: request.likes,
    cuisines,
  })
  const mainForms = possible.filter(({ recipe }) => familiar.has(recipe.id))
  const fits = besideAny(goals, targets, rules, eq)
  const sides = sidesFor(catalog, meals, request.dislikes, allowedFor, { aims, isHungry }).filter(fits)
  const frozen = freezerDishes({ ...request, pantry: usable, profile }, rules, catalog, meals)
  const forms = [...mainForms, ...frozen.map(({ form }) => form), ...sides.map(({ form }) => form)]
  const foods = boughtFoodsOf([...forms, ...kept.flatMap(formsOfPlate)], catalog)
  const needsOf = needsReader(foods, eq, mealsPerRecipe(profile))
  const sideOf = ({ form, facts, servings }: ServedSide) => {
    const own = { needs: needsOf(form, servings), ...eatenIn(form, servings) }
    return sideRecipe({ form, facts, servings }, profile, own, dishSeason(form, catalog), rules)
  }
  const dishOf = (form: RecipeForm, ratings: ReadonlyMap<DishMeal, number>, portion: number) => {
    const eaten = eatenIn(form, portion)
    return {
      ...factsOf(form, rules),
      ...cookedOnceOrTwice(form, portion * eq, rules),
      meals: [...ratings.keys()],
      ...eaten,
      tastes: tastesOf(form, ratings, eaten.nutrition, knownOf(form, request, catalog), taste),
      ...likedAs(form, request),
      recency: recencyOf(form.recipe, request),
      ...atOneMeal(eaten.nutrition, goals),
    }
  }
  const cooked = mainForms.map((form): ProblemRecipe => {
    const ratings = familiar.get(form.recipe.id) ?? new Map<DishMeal, number>()
    const portion = servingsOf(form.recipe)
    const leastMeals = mealsOf(form.recipe) ?? 1
    return { ...dishOf(form, ratings, portion), needs: needsOf(form, portion, leastMeals), leastMeals }
  })
  const frozenServings = (dish: FreezerDish) => dish.servingsPerAdult ?? servingsOf(dish.form.recipe)
  const thawed = frozen.map((dish): ProblemRecipe => {
    const ratings = freezerRatings(dish, familiar.get(dish.form.recipe.id))
    return freezerRecipe(dish, dishOf(dish.form, ratings, frozenServings(dish)), request)
  })
  const problem: Problem = {
    foods: foods.map((food) => problemFood(food, catalog, stock.get(food.id))),
    recipes: [...cooked, ...thawed, ...(sides.length > 0 ? [...sides.map(sideOf), NOTHING_BESIDE] : [])],
    cookings: sides.length > 0 ? withSidePlaces(layWeek(slots)) : layWeek(slots),
    adultEquivalents: eq,
    targets,
    ...budgetOf(profile, request),
    ...capsFor(profile.prepStyle),
    newMeals: taste.openness.newMeals,
    weights: goalWeights(styledWeights(profile, rules, cuisines.count), targets, goals, meals),
  }
  const leftovers = leftoversOf(profile.prepStyle, slots)
  const laid = canHaveLeftovers(problem, leftovers) ? withLeftovers(problem, leftovers) : problem
  const freezerServings = new Map(frozen.map((dish) => [dish.item, frozenServings(dish)]))
  const whole = withKeptPlates(laid, kept, {
    needsOf,
    factsOf: (form) => ({ ...factsOf(form, rules), ...patternOf(form, 1, aims) }),
    nutritionOf: (form, servings) => nutritionOf(form, servings, targets),
    mealsADay: meals.length,
  })
  return { problem: whole, forms, foods, servingsPerAdult: servingsOf, freezerServings, rules, goals }
}

/** `sharing`: how many meals eat of one batch, if one is too much for a meal. */
function needsReader(foods: readonly CatalogFood[], eq: number, usual: number) {
  const indexOf = new Map(foods.map((food, index) => [food.id, index]))
  return (form: RecipeForm, servings: number, sharing = 1): RecipeNeed[] => {
    const meals = mealsBoughtFor(form.recipe, servings * eq, { usual, sharing })
    return [...boughtForMeal(form, servings * eq, meals)].flatMap(([id, grams]) => {
      const food = indexOf.get(id)
      return food === undefined ? [] : [{ food, gramsPerAdult: grams / eq }]
    })
  }
}

function stockFor(
  { week, reserved, settled, profile: { alwaysHave } }: PlanningRequest,
  pantry: readonly PantryLine[],
  catalog: Catalog,
) {
  return withSettled(pantryStock(pantry, catalog, week, alwaysHave, reserved), settled)
}

function aimsOf(profile: HouseholdProfile, rules: HouseholdRules, meals: readonly DishMeal[]) {
  const own = plannedTargets(profile.nutritionalTargets, meals)
  const goals = healthGoals(own, profile, rules.wishes, meals)
  const targets = goalTargets(own, goals, meals)
  const aims = wishedAims(rules)
  return { goals, targets, aims, eatenIn: eatenReader(targets, aims) }
}

/** Keeps dishes of ours with instant rice from a household that always has rice. */
function buysNoQuickStaple({ profile, likes }: PlanningRequest, stock: ReadonlyMap<FoodId, Stock>) {
  const quick = [...quickFoodsOfStaples(profile.alwaysHave)].filter((id) => !stock.has(id))
  return (form: RecipeForm) => {
    const { id, own } = form.recipe
    if (own || likes.includes(id)) return true
    const bought = boughtPerServing(form)
    return !quick.some((food) => bought.has(food))
  }
}

function wishedForm(form: RecipeForm | null, { wishes, foodRules }: HouseholdRules): RecipeForm | null {
  if (!form || isTooHardFor(form.recipe.id, foodRules)) return null
  return avoidsSweetDrinks(wishes) && isSweetDrink(form) ? null : form
}

function budgetOf(
  { weeklyBudget, stickToBudget }: HouseholdProfile,
  { fromDay = 0, spentCents, besidesCents = 0, upToCents }: PlanningRequest,
): Pick<Problem, 'budgetCents' | 'spendsWholeBudget'> {
  const left = Math.max(0, (upToCents ?? centsFromDollars(weeklyBudget)) - (spentCents ?? 0))
  return {
    // Below nothing if they are dearer than the budget: then no week fits, not even one of what is at home.
    budgetCents: left - besidesCents,
    // The week's budget is also for the days before.
    spendsWholeBudget: stickToBudget && fromDay === 0 && spentCents === undefined,
  }
}

/**
 * Dishes that may be served at one of the meals, in the form the household may eat, in the order of their ids: all of ours, all
 * own ones that are liked or wanted often, and of the other own ones some for each meal.
 */
function possibleForms(
  { recipes }: Catalog,
  { likes, dislikes, week }: PlanningRequest,
  judge: Omit<Parameters<typeof shortlistOwn>[1], 'week'>,
): RecipeForm[] {
  const served = recipes
    .filter(({ recipe }) => !dislikes.includes(recipe.id) && mayBePlanned(recipe))
    .filter(({ recipe }) => judge.meals.some((meal) => judge.isServedAt(recipe, meal)))
  const isOneOfMany = ({ recipe: { own, id } }: CompiledRecipe) =>
    own !== undefined && own.plan !== 'often' && !likes.includes(id)
  return [
    ...served.filter((compiled) => !isOneOfMany(compiled)).flatMap((one) => judge.formOf(one) ?? []),
    ...shortlistOwn(served.filter(isOneOfMany), { ...judge, week: week.lastDay }),
  ].sort((a, b) => (a.recipe.id < b.recipe.id ? -1 : 1))
}

function styledWeights(
  { prepStyle, stickToBudget, skillLevel, foodGoals }: HouseholdProfile,
  { styles }: HouseholdRules,
  cuisines: number | null,
): Weights {
  const usual = weightsFor(prepStyle, stickToBudget, skillLevel)
  // Households that want only one or two cuisines are not pushed toward others.
  const cuisine = cuisines === 1 || cuisines === 2 ? 0 : usual.cuisine
  const dietPoint = dietWeight(usual.dietPoint, goalsOf({ foodGoals }, styles))
  return { ...usual, cuisine, dietPoint, meatless: meatlessWeight(usual.meatless, styles) }
}

function knownOf(form: RecipeForm, { likes, learned }: PlanningRequest, catalog: Catalog): KnownOfDish {
  const { id } = form.recipe
  return { isLiked: likes.includes(id), learned: learned?.(id) ?? 0, season: dishSeason(form, catalog) }
}

/** What a household likes or keeps choosing is supper enough, whatever it is. */
function likedAs({ recipe: { id, own } }: RecipeForm, { likes, learned }: PlanningRequest) {
  const isLiked = likes.includes(id)
  const isFavorite = isLiked || own?.plan === 'often' || (learned?.(id) ?? 0) >= FAVORITE_STARS
  return { isLiked, ...(isFavorite ? { atDinner: 'supper' as const } : {}) }
}

const FAVORITE_STARS = 1

/** What is true of the dish for every household that may cook it. */
function factsOf(form: RecipeForm, { tools, foodRules }: HouseholdRules) {
  const { id, totalMinutes, activeMinutes, cuisines, batchCooks } = form.recipe
  const waits = waitingMinutes(form.recipe)
  return {
    id,
    minutes: totalMinutes,
    mainProtein: mainProteinOf(form),
    kin: kinOf(form.name),
    atDinner: dinnerFormOf(form),
    kinds: mealKindsOf(form),
    twin: nearTwinOf(id),
    mainStarch: mainStarchOf(form),
    holds: heldBy(form),
    isMeatless: isMeatless(form),
    isNutty: isNutty(form),
    cuisine: cuisines[0] ?? null,
    batchCooks,
    keepsDays: keepsDaysOf(form.recipe),
    activeMinutes,
    usesSlowCooker: usesSlowCooker(form, tools),
    ...(waits > 0 ? { waitMinutes: waits } : {}),
    ...inOven(ovenFOf(form)),
    isWeekendDish: isWeekendDish(form),
    isFridayDish: isFridayDish(form),
    ...onPlate(form),
    ...keptApart(form, foodRules),
  }
}

function isDoneForSome(slots: readonly Slot[], meal: DishMeal, minutes: number): boolean {
  return slots.some(
    (slot) => slot.meal === meal && minutes <= (slot.withinMinutes ?? Number.POSITIVE_INFINITY),
  )
}

/** What is best fresh, or too much work for two meals at once, leaves nothing, unless one meal cannot eat it up. */
function cookedOnceOrTwice(form: RecipeForm, servings: number, rules: HouseholdRules) {
  const { recipe } = form
  const mayLeave =
    (!isBestFresh(form) || recipe.own?.keepsDays !== undefined || mealsToFinish(recipe, servings) !== 1) &&
    isEasyEnough(recipe, 2 * servings, rules)
  return {
    keepsDays: mayLeave ? keepsDaysOf(recipe) : 0,
    tableMinutes: { once: tableMinutes(recipe, servings), twice: tableMinutes(recipe, 2 * servings) },
    ...workLeft(recipe, servings, rules),
  }
}

const LIGHT_CARBS_G = 6

/** What may stand beside any dish: nothing of it is left, and rules and goals for a whole meal rate the dish alone. */
const besideAny =
  (goals: readonly HealthGoal[], targets: NutrientAmounts, rules: HouseholdRules, eq: number) =>
  (side: ServedSide) =>
    isEatenUp(side.form.recipe, side.servings * eq) &&
    isLight(side, goals, targets) &&
    stacksNothing(side, rules)

function isLight({ form, servings }: ServedSide, goals: readonly HealthGoal[], targets: NutrientAmounts) {
  return !goalFor(goals, 'carbs', 'meal') || nutritionOf(form, servings, targets).carbs <= LIGHT_CARBS_G
}

/** Sides have no moderate FODMAP foods, because the main dish may use up the limit of the meal. */
function stacksNothing({ form }: ServedSide, { foodRules }: HouseholdRules): boolean {
  return !foodRules.some(({ lowFodmap }) => lowFodmap) || fodmapShares(form).every((share) => share === 0)
}

/** Of an own recipe without any known food nothing could be said. */
function mayBePlanned({ own, ingredients }: Recipe): boolean {
  return own === undefined || (own.plan !== 'never' && ingredients.length > 0)
}

export function plannedMeals({ mealTypes, snackTypes }: HouseholdProfile): DishMeal[] {
  const wanted = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const
  const main = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => mealTypes.includes(wanted[meal]))
  return snackTypes.length > 0 ? [...main, 'snack'] : main
}

function mealsServed(recipe: Recipe, meals: readonly DishMeal[], profile: HouseholdProfile): DishMeal[] {
  const isWantedSnack = recipe.snackTypes.some((type) => profile.snackTypes.includes(type))
  return meals.filter((meal) => recipe.meals.includes(meal) && (meal !== 'snack' || isWantedSnack))
}

function boughtFoodsOf(forms: readonly RecipeForm[], { foodById }: Catalog): CatalogFood[] {
  const ids = new Set(forms.flatMap((form) => [...boughtPerServing(form).keys()]))
  return [...ids].sort().flatMap((id) => foodById(id) ?? [])
}

/** Share of a leftover's price that still feeds a later week, by days it keeps once opened. */
const KEEPING = [
  { fromDays: 0, share: 0 },
  { fromDays: 7, share: 0.15 },
  { fromDays: 14, share: 0.3 },
  { fromDays: 60, share: 0.5 },
] as const

function problemFood(food: CatalogFood, catalog: Catalog, stock: Stock | undefined): ProblemFood {
  return {
    id: food.id,
    packages: catalog.packagesOf(food.id).map(({ edibleG, priceCents }) => ({ edibleG, priceCents })),
    stockG: stock?.grams ?? 0,
    expiringG: stock?.expiringG ?? 0,
    ...(stock?.expiresOn === undefined ? {} : { goodUntil: dayIndexOf(stock.expiresOn) }),
    keepShare: KEEPING.findLast(({ fromDays }) => fromDays <= food.shelfLifeDays.opened)?.share ?? 0,
  }
}

function patternOf(form: RecipeForm, servings: number, aims: readonly WeekAimId[]) {
  return aims.includes('fish') ? { offPattern: offPattern(form, servings) } : {}
}

function eatenReader(targets: NutrientAmounts, aims: readonly WeekAimId[]) {
  const greens = wishedVegetables(aims)
  return (form: RecipeForm, servings: number) => {
    const known = nutritionPerServing(form)
    return {
      nutrition: nutritionOf(form, servings, targets, known),
      dietPoints: weekPoints(form, servings, targets, known),
      ...vegetablesOn(form, servings, greens),
      ...patternOf(form, servings, aims),
    }
  }
}

/**
 * An unknown figure counts as the dish's share of the target, by calories, so it neither helps nor hurts. Unknown calories
 * are those of the foods that are known.
 */
function nutritionOf(
  form: RecipeForm,
  servings: number,
  targets: NutrientAmounts,
  known = nutritionPerServing(form),
): NutrientAmounts {
  const calories = (known.energyKcal ?? energyAtLeastKcal(form)) * servings
  const share = targets.calories > 0 ? calories / targets.calories : 0
  const figure = (amount: number | null, target: number) =>
    amount === null ? target * share : amount * servings
  return {
    calories,
    protein: figure(known.proteinG, targets.protein),
    carbs: figure(known.carbsG, targets.carbs),
    fat: figure(known.fatG, targets.fat),
    fiber: figure(known.fiberG, targets.fiber),
    addedSugar: figure(addedSugarPerServing(form), targets.addedSugar),
    sodium: figure(known.sodiumMg, targets.sodium),
    cholesterol: figure(known.cholesterolMg, targets.cholesterol),
    saturatedFat: figure(known.saturatedFatG, targets.saturatedFat),
    netCarbs: figure(netCarbsG(known), targets.netCarbs),
  }
}
