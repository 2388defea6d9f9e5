import { objection } from '../../../../../../server/src/testing/cart-check/bans.ts'
import type { Check, Life } from '../life.ts'
import { bansOf, isBeyondLabels } from '../paper/household.ts'
import { needsOfMeal, pieceG, sumOf } from '../paper/meal-needs.ts'
import { foodLabel, stockOf } from '../paper/stock.ts'
import { type Documents, linesOf, mealsOf, readDocuments } from '../read-documents.ts'

/** Rounding: a tenth of a gram for each meal, and 0.02 oz of each pound of the pantry. */
const ROUNDING_G = 4
const ROUNDING_SHARE = 0.015

/** Undefined where no paper says what a meal needs. */
function onPaper(documents: Documents, { own, today }: Life) {
  const { said, list, pantry } = documents
  const meals = mealsOf(documents)
  const all = meals.map(({ meal }) => needsOfMeal(meal, said, own))
  const known = all.flatMap((needs) => needs ?? [])
  // No label says whether a food keeps such a diet, so which dishes are cooked in another form is not known here.
  if (known.length < all.length || isBeyondLabels(said)) return undefined
  // For days that are over nothing new is bought.
  const isComing = (meal: (typeof meals)[number] | undefined) =>
    meal !== undefined && !meal.isCooked && meal.day >= today
  const coming = all.flatMap((needs, at) => (needs && isComing(meals[at]) ? [needs] : []))
  const bans = bansOf(said)
  const isBanned = (id: string) => bans.some((ban) => objection(ban, foodLabel(id)) !== null)
  // A dish with a food that nobody may eat is cooked in another form, which may change other foods, too.
  const isAsWritten = (needs: ReadonlyMap<string, unknown>) => ![...needs.keys()].some(isBanned)
  const { grams, isUnsure } = stockOf(pantry, bans, today)
  const listed = new Map<string, number>()
  for (const { foodId = '', packages = [] } of linesOf(list))
    for (const { count, edibleG } of packages) listed.set(foodId, (listed.get(foodId) ?? 0) + count * edibleG)
  // Whole eggs and cans: so many people may need one more than this arithmetic, or one less.
  const isUsual = meals.every(({ meal: { people, leftoverOf } }) => people === undefined && !leftoverOf)
  const toleranceG = (food: string) => {
    const pieces = isUsual && said.prepStyle === 'Cook Every Meal' ? 0 : 2 * pieceG(food)
    return ROUNDING_G + ROUNDING_SHARE * (grams.get(food) ?? 0) + pieces
  }
  return {
    coming: sumOf(coming.filter(isAsWritten)),
    isAsWritten: coming.every(isAsWritten),
    wasAsWritten: known.every(isAsWritten),
    most: sumOf(known),
    cooked: new Set(all.flatMap((needs, at) => (needs && meals[at]?.isCooked ? [...needs.keys()] : []))),
    thereG: (food: string) => (grams.get(food) ?? 0) + (listed.get(food) ?? 0),
    isUnsure,
    isBanned,
    toleranceG,
  }
}

type Paper = NonNullable<ReturnType<typeof onPaper>>

/** Without the tolerance: whoever takes a line off the list is taken to have all of it at home. */
function missing({ coming, isUnsure, thereG }: Paper): Map<string, number> {
  return new Map(
    [...coming].flatMap(([food, { requiredG }]) => {
      const lacks = requiredG - thereG(food)
      return isUnsure(food) || lacks <= 0 ? [] : [[food, lacks] as const]
    }),
  )
}

/** Packages still to be bought that no meal needs. */
function superfluous(documents: Documents, paper: Paper): string[] {
  if (!paper.isAsWritten) return []
  return linesOf(documents.list).flatMap(({ name, foodId, packages = [], tickedAt }) => {
    if (foodId === undefined || paper.isUnsure(foodId) || tickedAt !== undefined) return []
    // It was cooked for those who ate then, and more or fewer may eat now.
    if (paper.cooked.has(foodId)) return []
    // Perhaps listed in place of what a meal of a past day may no longer hold.
    if (!paper.wasAsWritten && !paper.isBanned(foodId)) return []
    const needed = paper.most.get(foodId)
    const enoughG = needed ? needed.atMostG + paper.toleranceG(foodId) : 0
    return packages.flatMap(({ id, count, edibleG }) =>
      count > 0 && paper.thereG(foodId) - edibleG >= enoughG
        ? [`${name}: ${id} could stay in the store`]
        : [],
    )
  })
}

/**
 * Whenever the meals of an accepted week change, the list is what they need less what is there and bought. What the household
 * itself took away does not come back.
 */
export function listFollowsMeals(): Check {
  let before: string | undefined
  /** Since a change that no paper could judge, so what lacks since then is not known. */
  let isUnknown = false
  let excused = new Map<string, number>()
  /** What there was beyond what the meals needed, and how much of a food the household itself took away this week. */
  let spare = new Map<string, number>()
  let took = new Map<string, number>()
  let week: string | undefined
  return {
    name: 'the list is what the meals need less what is there and bought',
    async faults(life) {
      const documents = await readDocuments(life)
      const { plan, list } = documents
      const isAccepted = plan && (list || plan.boughtAt)
      const key = isAccepted ? JSON.stringify([plan.weekStartDate, plan.days]) : undefined
      const isChanged = key !== before
      before = key
      const paper = isAccepted ? onPaper(documents, life) : undefined
      if (plan?.weekStartDate !== week) took = new Map()
      week = plan?.weekStartDate
      if (!paper) {
        isUnknown = true
        return []
      }
      const lacks = missing(paper)
      const spareG = (food: string) => paper.thereG(food) - (paper.coming.get(food)?.requiredG ?? 0)
      if (life.hasOwnWay)
        for (const [food, beforeG] of spare)
          took.set(food, (took.get(food) ?? 0) + Math.max(0, beforeG - spareG(food)))
      spare = new Map([...paper.most.keys()].map((food) => [food, spareG(food)]))
      const isFirstLook = isUnknown && !isChanged
      isUnknown = false
      if (life.hasOwnWay || isFirstLook) {
        excused = lacks
        return []
      }
      if (!isChanged) return []
      const faults = [...lacks].flatMap(([food, lackG]) =>
        lackG > Math.max(excused.get(food) ?? 0, took.get(food) ?? 0) + paper.toleranceG(food) + 1
          ? [
              `${food}: ${lackG.toFixed(0)} g are missing: needs ${JSON.stringify(paper.coming.get(food))}, has ${paper.thereG(food)}`,
            ]
          : [],
      )
      excused = new Map(
        [...lacks].map(([food, lackG]) => [food, Math.max(0, lackG - paper.toleranceG(food))]),
      )
      return [...faults, ...superfluous(documents, paper)]
    },
  }
}
