import { regionOfZip } from '@pennyplate/catalog/prices/price-region'
import { monthOf } from '@pennyplate/catalog/prices/season'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { type DishKey, dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import { addDays } from '@pennyplate/domain/calendar-day'
import type { NamedDish } from '@pennyplate/domain/recipe/dish-name'
import { byTheGallon } from '@pennyplate/domain/shopping/shopping-list-milk'
import type { TasteModel } from '@pennyplate/domain/taste/learn-taste'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import { ownCatalog } from '@pennyplate/planner/catalog/own-catalog'
import { answered, type HouseholdProfile } from '@pennyplate/planner/household/household-profile'
import { type HouseholdRules, householdRules } from '@pennyplate/planner/household/household-rules'
import { householdShelf } from '@pennyplate/planner/household/household-shelf'
import {
  pantryStock,
  type Stock,
  usablePantry,
  withSettled,
} from '@pennyplate/planner/household/pantry-stock'
import {
  type BuiltProblem,
  buildProblem,
  type PlanningRequest,
} from '@pennyplate/planner/problem/build-problem'
import type { Household } from '../../household.ts'
import { tasteModelOf } from '../taste/taste-model.ts'
import { withOwnDishes } from './own-dishes.ts'

/** The dishes a household likes, dislikes and ate. */
export type Tastes = {
  readonly likes: ReadonlySet<DishKey>
  readonly dislikes: ReadonlySet<DishKey>
  readonly recentWeeks: readonly (readonly DishKey[])[]
  readonly learned: TasteModel
}

/** A household and the catalog at its ZIP code, ready for planning. */
export type PlanningContext = {
  /** The pantry has only what the household may eat. */
  readonly household: Pick<Household, 'profile' | 'pantry' | 'reserved' | 'settled'>
  readonly tastes: Tastes
  readonly profile: HouseholdProfile
  /** With only the packages the household may buy. */
  readonly catalog: Catalog
  /** With every package, so that a cart can be judged. */
  readonly wholeCatalog: Catalog
  readonly rules: HouseholdRules
  /** Adult portions per meal. */
  readonly adultEquivalents: number
  readonly people: number
  readonly week: { readonly firstDay: string; readonly lastDay: string }
  readonly weekStartDate: string
}

/** A household that asks about one meal soon asks about the next. Each context holds a few megabytes once its problem is built. */
const KEPT_CONTEXTS = 6
const contexts = new Map<string, PlanningContext>()

/** Cached: the same household on the same day gets the same context. */
export function planningContextOf(household: Household, today: string): PlanningContext {
  const key = JSON.stringify([{ ...household, own: household.own?.key }, today])
  const context = contexts.get(key) ?? buildPlanningContext(household, today)
  contexts.delete(key)
  contexts.set(key, context)
  const [oldest] = contexts.keys()
  if (contexts.size > KEPT_CONTEXTS && oldest !== undefined) contexts.delete(oldest)
  return context
}

/** With our recipes, unless others are given, and the household's own. */
export function buildPlanningContext(
  household: Household,
  today: string,
  recipes?: readonly CompiledRecipe[],
): PlanningContext {
  const profile = answered(household.profile)
  const weekStartDate = weekStartOf(today)
  // A week keeps its prices when a new month begins.
  const here = catalogAt(profile.zipCode, weekStartDate)
  const given = recipes ? { ...here, recipes } : here
  const wholeCatalog = withOwnDishes(given, household.own, household.profile)
  const rules = householdRules(profile, wholeCatalog)
  const catalog = householdShelf(wholeCatalog, rules)
  const keyOf = (dish: NamedDish) => dishKeyOf(catalog.recipes, dish)
  const keysOf = (names: readonly string[]) => new Set(names.map((name) => keyOf({ name })))
  return {
    household: {
      profile: household.profile,
      pantry: usablePantry(household.pantry, rules.foodRules),
      ...(household.reserved ? { reserved: household.reserved } : {}),
      ...(household.settled ? { settled: household.settled } : {}),
    },
    tastes: {
      likes: keysOf(household.likes),
      dislikes: keysOf(household.dislikes),
      recentWeeks: household.recentWeeks.map((week) => week.map(keyOf)),
      learned: tasteModelOf(household, catalog.recipes, today),
    },
    profile,
    catalog,
    wholeCatalog,
    rules,
    adultEquivalents: adultEquivalents(profile),
    people: Math.max(1, profile.adults + profile.kids),
    // Food that expired before today does not count.
    week: { firstDay: today, lastDay: addDays(weekStartDate, 6) },
    weekStartDate,
  }
}

/** For a dish that is cooked once, even in a household that preps its weeks. */
export function withoutMealPrep(context: PlanningContext): PlanningContext {
  return { ...context, profile: { ...context.profile, prepStyle: 'Cook Every Meal' } }
}

/** For what was cooked while others were at home. */
export function withPeople(context: PlanningContext, people: PeopleAtHome): PlanningContext {
  const profile = { ...context.profile, ...people }
  return {
    ...context,
    profile,
    adultEquivalents: adultEquivalents(profile),
    people: Math.max(1, profile.adults + profile.kids),
  }
}

export function stockOf({ household, profile, catalog, week }: PlanningContext): Map<string, Stock> {
  const { pantry, reserved, settled } = household
  return withSettled(pantryStock(pantry, catalog, week, profile.alwaysHave, reserved), settled)
}

type PeopleAtHome = Pick<HouseholdProfile, 'adults' | 'kids' | 'kidAges'>

const builtFor = new WeakMap<PlanningContext, BuiltProblem>()

/** The household's problem, built once per context. */
export function builtProblemOf(context: PlanningContext): BuiltProblem {
  const known = builtFor.get(context) ?? problemOf(context).built
  builtFor.set(context, known)
  return known
}

export type AskedChange = {
  readonly profile?: Partial<HouseholdProfile>
  readonly rejectedDinners?: readonly NamedDish[]
  readonly skipped?: readonly NamedDish[]
  readonly fromDay?: number | undefined
  readonly mealsGone?: PlanningRequest['mealsGone']
}

export function requestOf(
  { household, tastes, profile, wholeCatalog: catalog, week }: PlanningContext,
  change: AskedChange = {},
): PlanningRequest {
  return {
    profile: { ...profile, ...change.profile },
    pantry: household.pantry,
    reserved: household.reserved,
    settled: household.settled,
    likes: [...tastes.likes],
    dislikes: [...tastes.dislikes],
    recentWeeks: tastes.recentWeeks,
    learned: tastes.learned.starsOf,
    rejectedDinners: (change.rejectedDinners ?? []).map((meal) => dishKeyOf(catalog.recipes, meal)),
    skipped: (change.skipped ?? []).map((meal) => dishKeyOf(catalog.recipes, meal)),
    week,
    fromDay: change.fromDay ?? 0,
    mealsGone: change.mealsGone ?? [],
  }
}

export function problemOf(
  context: PlanningContext,
  change: AskedChange = {},
): { readonly request: PlanningRequest; readonly built: BuiltProblem } {
  const request = requestOf(context, change)
  return { request, built: buildProblem(request, context.wholeCatalog) }
}

type PlannedProblem = {
  readonly context: PlanningContext
  readonly key: string
  readonly built: BuiltProblem
}

let lastPlanned: PlannedProblem | null = null

/** What is said of a week after it was sent needs its problem again, so the last one is kept. */
export function plannedProblemOf(context: PlanningContext, change: AskedChange): BuiltProblem {
  const request = requestOf(context, change)
  // Without what was learned, which is the context's.
  const key = JSON.stringify(request)
  if (lastPlanned?.context !== context || lastPlanned.key !== key)
    lastPlanned = { context, key, built: buildProblem(request, context.wholeCatalog) }
  return lastPlanned.built
}

/** One catalog per price region and month. */
const catalogs = new Map<string, Catalog>()

/** Milk is sold by the gallon and half gallon only, as on the shopping list, so that plan and list have the same total. */
export function catalogAt(zipCode: string, day: string): Catalog {
  const month = monthOf(day)
  const key = `${regionOfZip(zipCode)?.name ?? ''} ${month}`
  const known = catalogs.get(key)
  if (known) return known
  const own = ownCatalog(zipCode, undefined, month)
  const here: Catalog = { ...own, packagesOf: (id) => byTheGallon(id, own.packagesOf(id)) }
  catalogs.set(key, here)
  return here
}
