import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { marksRunningOut, staplesAtHome } from '@pennyplate/domain/food/staples'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { NamedDish } from '@pennyplate/domain/recipe/dish-name'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { type AcceptedWeek, weekStartIn } from '@pennyplate/domain/week/week-book'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { HouseholdId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import type { Household, HouseholdPantryItem } from '../engines/household.ts'
import { AppError } from '../http/errors.ts'
import { findOwnLibrary } from '../own-recipes/find-own-library.ts'
import { findTaste } from '../taste/taste.store.ts'
import type { Viewer } from '../weeks/shown-week.store.ts'
import { findDocument } from './documents.store.ts'
import { findValue, storedProfile } from './stored-value.ts'

type WhatToRead = {
  readonly withHistory: boolean
  /** The week on screen. */
  readonly withWeek?: boolean
  /** The week that this day is in, for questions about a later one. */
  readonly weekOf?: string | undefined
}

/**
 * Reads what an engine needs to know about the household. Without a profile nothing can be planned. Earlier weeks are by
 * far the largest document, so they are read only for the requests that choose dishes, as is what taste is learned from.
 */
export async function readHousehold(
  { database }: Pick<Deps, 'database'>,
  viewer: Viewer,
  { withHistory, withWeek = false, weekOf }: WhatToRead,
): Promise<{ household: Household; profileRevision: number }> {
  const { householdId } = viewer
  const read = <K extends Exclude<DocumentKey, 'profile'>>(key: K) => findValue(database.db, viewer, key)
  const { profile, profileRevision } = await readProfile({ database }, householdId)
  const [pantry, likes, dislikes, own, history, taste, plan, cooked] = await Promise.all([
    read('pantry'),
    read('recipeFavorites'),
    read('recipeDislikes'),
    findOwnLibrary(database.db, householdId),
    withHistory || weekOf ? read('mealPlanHistory') : undefined,
    withHistory ? findTaste(database.db, householdId) : undefined,
    withWeek || weekOf ? read('currentMealPlan') : undefined,
    withWeek || weekOf ? read('cookingHistory') : undefined,
  ])
  const weeks = (history ?? []).toSorted((a, b) => (a.weekStartDate < b.weekStartDate ? 1 : -1))
  const week = weekOf === undefined ? plan : planOfWeek(weekStartOf(weekOf), plan, weeks)
  const household = {
    profile: withStaplesAtHome(profile, pantry ?? []),
    pantry: pantryForEngine(pantry ?? []),
    likes: likes ?? [],
    dislikes: dislikes ?? [],
    recentWeeks: withHistory ? weeks.map(dishesIn) : [],
    ...(own ? { own } : {}),
    ...(taste ? { taste } : {}),
    ...(week
      ? { week: { plan: week, cooked: cooked ?? [], ...(weekOf === undefined ? {} : { today: weekOf }) } }
      : {}),
  }
  return { household, profileRevision }
}

/** What runs out is not at home, and is bought. */
function withStaplesAtHome(profile: CompleteProfile, pantry: DocumentValue<'pantry'>): CompleteProfile {
  const { alwaysHave, runningOut, ...rest } = profile
  if (!alwaysHave || !runningOut) return profile
  const marks = marksRunningOut(profile, pantry)
  const atHome = staplesAtHome(profile, pantry) ?? []
  return { ...rest, alwaysHave: atHome, runningOut: marks }
}

/** For questions that can be left open: undefined without a profile. */
export async function findHousehold(
  deps: Pick<Deps, 'database'>,
  viewer: Viewer,
  { weekOf }: Pick<WhatToRead, 'weekOf'> = {},
): Promise<Household | undefined> {
  try {
    return (await readHousehold(deps, viewer, { withHistory: false, weekOf })).household
  } catch (error) {
    if (error instanceof AppError && error.code === 'profile_missing') return undefined
    throw error
  }
}

export function pantryForEngine(items: readonly HouseholdPantryItem[]): HouseholdPantryItem[] {
  return items.map(({ id, frozen, name, quantity, expiryDate, foodId, allergens, mayContain, traits }) => ({
    ...(frozen ? { id, frozen } : {}),
    name,
    quantity,
    expiryDate,
    foodId,
    allergens,
    mayContain,
    traits,
  }))
}

/** Undefined without a profile. */
export async function findProfile(
  { database }: Pick<Deps, 'database'>,
  householdId: HouseholdId,
): Promise<CompleteProfile | undefined> {
  return storedProfile(await findDocument(database.db, { householdId }, 'profile'))
}

export async function readProfile(
  { database }: Pick<Deps, 'database'>,
  householdId: HouseholdId,
): Promise<{ profile: CompleteProfile; profileRevision: number }> {
  const stored = await findDocument(database.db, { householdId }, 'profile')
  const profile = storedProfile(stored)
  if (!stored || !profile) throw new AppError('profile_missing')
  return { profile, profileRevision: stored.revision }
}

function planOfWeek(
  weekStart: string,
  shown: WeekPlan | undefined,
  saved: readonly AcceptedWeek[],
): WeekPlan | undefined {
  if (shown && weekStartIn(shown) === weekStart) return shown
  return saved.find((week) => weekStartIn(week) === weekStart)?.plan
}

function dishesIn({ plan }: Pick<AcceptedWeek, 'plan'>): NamedDish[] {
  return everySlot(plan).flatMap((at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    return meal ? [{ name: meal.name, recipeId: meal.recipeId }] : []
  })
}
