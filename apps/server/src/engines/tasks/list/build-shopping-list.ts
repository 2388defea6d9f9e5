import { AISLES } from '@pennyplate/catalog/foods/foods'
import { saidInOf } from '@pennyplate/catalog/foods/spoken-unit'
import type {
  ComputedShoppingLine,
  ShoppingListAnswer,
  ShoppingListReport,
  ShoppingListRequest,
} from '@pennyplate/contract/ai/shopping-list'
import { parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { foodsOfStaples } from '@pennyplate/domain/food/staples'
import { centsFromDollars, dollarsFromCents } from '@pennyplate/domain/money'
import { likelyListTotal } from '@pennyplate/domain/shopping/likely-total'
import { inAisleOrder, type ListLine, wasteOf } from '@pennyplate/domain/shopping/shopping-list'
import { portionExcess } from '@pennyplate/domain/shopping/shopping-list-limits'
import { writtenTips } from '@pennyplate/domain/shopping/shopping-list-tips'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { SPENT_SHARE_AT_LEAST } from '@pennyplate/planner/problem/problem'
import type { Asked } from '../../asked.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import type { FoundDish } from '../dish/find-dish.ts'
import { type EatenMeal, readWeek, shopForDishes } from '../week/read-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { restockLines } from './restock-lines.ts'
import { saidInLine } from './said-in-line.ts'
import { savingTips } from './saving-tips.ts'
import { tenths, wasteName, writeLine } from './write-line.ts'

export const UNKNOWN_SECTION = 'Other'

/** A week's list: whole packages for what the pantry does not have, in aisle order, priced to the cent. */
export function buildShoppingList({
  household,
  today,
  request,
}: Asked<ShoppingListRequest>): ShoppingListAnswer {
  return listWithTips(contextBesides(household, today), request.plan)
}

export function listWithTips(context: PlanningContext, plan: WeekPlan): ShoppingListAnswer {
  const eaten = readWeek(plan, context)
  const needed = shopForDishes(dishesOf(eaten), context)
  const shopped = { ...needed, lines: [...needed.lines, ...restockLines(needed.lines, context)] }
  const { shoppingList, report } = writeList(eaten, shopped, context)
  return { shoppingList: { ...shoppingList, ...writtenTips(savingTips(shopped, eaten, context)) }, report }
}

/** Without tips, which take longer than the list itself. For callers that only need the total. */
export function listFor(context: PlanningContext, plan: WeekPlan): ShoppingListAnswer {
  const eaten = readWeek(plan, context)
  return writeList(eaten, shopForDishes(dishesOf(eaten), context), context)
}

function dishesOf(eaten: readonly EatenMeal[]): FoundDish[] {
  return eaten.flatMap(({ dish }) => dish ?? [])
}

function writeList(
  eaten: readonly EatenMeal[],
  shopped: ReturnType<typeof shopForDishes>,
  context: PlanningContext,
): ShoppingListAnswer {
  const names = new Map(AISLES.map(({ id, name }) => [id, name]))
  const known = inAisleOrder(
    shopped.lines,
    AISLES.map(({ id }) => id),
  ).map(({ aisle, lines }) => ({ category: names.get(aisle) ?? aisle, items: lines.map(writeLine) }))
  const unknown = [...unknownLines(eaten, context), ...unknownMeals(eaten, context)]
  const sections = unknown.length > 0 ? [...known, { category: UNKNOWN_SECTION, items: unknown }] : known
  const items = sections.flatMap((section) => section.items)
  const { totalCents, lowCents, highCents } = likelyListTotal(items)
  const waste = wasteOf(shopped.lines)
  const budgetCents = centsFromDollars(context.profile.weeklyBudget)
  const staples = foodsOfStaples(context.profile.alwaysHave)
  return {
    shoppingList: {
      sections,
      totalCost: dollarsFromCents(totalCents),
      weeklyBudget: context.profile.weeklyBudget,
      ...writtenTips([]),
      madeFor: {
        foods: Object.fromEntries(shopped.needs.map(({ foodId, needG }) => [foodId, needG])),
        others: unknown.map(({ name, quantity, estimatedPrice }) => ({ name, quantity, estimatedPrice })),
      },
    },
    report: {
      engine: 'builtin',
      totalCents,
      lowCents,
      highCents,
      budgetCents,
      pantryCents: shopped.pantryCents,
      fromPantry: shopped.fromPantry.map(({ food, grams }) => ({
        name: food.name,
        foodId: food.id,
        grams: Math.round(grams),
        ...saidInOf(food.id),
        ...(staples.has(food.id) ? { isStaple: true } : {}),
      })),
      waste: waste.map((line) => ({
        name: wasteName(line),
        grams: Math.round(line.leftoverG),
        ...saidInLine(line),
        cents: line.leftoverCents,
      })),
      wasteCents: waste.reduce((total, { leftoverCents }) => total + leftoverCents, 0),
      warnings: warningsOf(items, shopped.lines, eaten, totalCents, budgetCents, context),
    },
  }
}

/** Ingredient lines that match no food of the catalog, as written, scaled to the household. */
function unknownLines(
  eaten: readonly EatenMeal[],
  { adultEquivalents }: PlanningContext,
): ComputedShoppingLine[] {
  const needed = eaten.flatMap(({ dish }) =>
    (dish?.unmatched ?? []).map((text) => {
      const { amount, unit, rest } = parseQuantity(text)
      const servings = (dish?.servingsPerAdult ?? 1) * (dish?.share ?? 1)
      const portions = (servings * adultEquivalents) / (dish?.form.recipe.servings ?? 1)
      return {
        name: rest || text,
        unit: unit ?? '',
        amount: (amount ?? 0) * portions,
        usedIn: dish?.name ?? '',
      }
    }),
  )
  const lines = Map.groupBy(needed, ({ name, unit }) => `${name.toLowerCase()}|${unit}`)
  return [...lines.values()].flatMap((same) => {
    const [{ name, unit } = { name: '', unit: '' }] = same
    const amount = same.reduce((sum, one) => sum + one.amount, 0)
    const isCounted = unit === 'each' || unit === ''
    return [
      {
        name: name.slice(0, 200),
        quantity: amount > 0 ? (isCounted ? Math.ceil(amount) : tenths(amount)) : 1,
        unit: unit === 'each' ? '' : unit,
        walmartId: null,
        packages: [],
        needG: 0,
        pantryG: 0,
        leftoverG: 0,
        usedIn: [...new Set(same.map(({ usedIn }) => usedIn))],
        isEstimate: true,
      },
    ]
  })
}

/** A meal with unknown ingredients is a line itself, at its estimated cost; none if it needs no groceries. */
function unknownMeals(eaten: readonly EatenMeal[], { people }: PlanningContext): ComputedShoppingLine[] {
  const unknown = eaten.filter(({ dish, meal }) => dish === null && meal.estimatedCost !== 0)
  return [...Map.groupBy(unknown, ({ meal }) => meal.name)].map(([name, times]) => {
    const cents = times.reduce((sum, { meal }) => sum + centsAsTold(meal, people), 0)
    return {
      name: `Ingredients for ${name}`.slice(0, 200),
      quantity: times.length,
      unit: times.length === 1 ? 'meal' : 'meals',
      ...(cents > 0 ? { estimatedPrice: dollarsFromCents(cents), sources: ['meal-estimate' as const] } : {}),
      walmartId: null,
      packages: [],
      needG: 0,
      pantryG: 0,
      leftoverG: 0,
      usedIn: [name],
      isEstimate: true,
    }
  })
}

/** What the groceries of a meal cost by what was said of it. */
export function centsAsTold({ estimatedCost = 0, people: eaters }: WeekMeal, people: number): number {
  return Math.round(centsFromDollars(estimatedCost) * (eaters ?? people))
}

function warningsOf(
  items: readonly ComputedShoppingLine[],
  lines: readonly ListLine[],
  eaten: readonly EatenMeal[],
  totalCents: number,
  budgetCents: number,
  { profile, rules }: PlanningContext,
): ShoppingListReport['warnings'] {
  const namesWhere = (holds: (line: ComputedShoppingLine) => boolean) =>
    items.filter(holds).map(({ name }) => name)
  const unpriced = namesWhere(({ estimatedPrice }) => estimatedPrice === undefined)
  const estimated = namesWhere(
    ({ isEstimate, estimatedPrice }) => isEstimate === true && estimatedPrice !== undefined,
  )
  const isUnderTarget = profile.stickToBudget && totalCents < SPENT_SHARE_AT_LEAST * budgetCents
  return [
    ...(unpriced.length > 0 ? [{ code: 'missing-price' as const, names: unpriced }] : []),
    ...(estimated.length > 0 ? [{ code: 'estimated-price' as const, names: estimated }] : []),
    ...(totalCents > budgetCents ? [{ code: 'over-budget' as const, names: [] }] : []),
    ...(isUnderTarget ? [{ code: 'under-budget-target' as const, names: [] }] : []),
    ...(rules.notes.length > 0 ? [{ code: 'not-checked' as const, names: [...rules.notes] }] : []),
    ...portionExcess(ofWrittenMeals(lines, eaten), profile.adults + profile.kids).map(({ code, names }) => ({
      code,
      names: [...names],
    })),
  ]
}

/** The lines that meals need which a person or a model wrote. What the planner chose is not held against the household. */
function ofWrittenMeals(lines: readonly ListLine[], eaten: readonly EatenMeal[]): ListLine[] {
  const isWritten = ({ dish }: EatenMeal) => dish !== null && dish.form.recipe.id === ''
  const written = new Set(eaten.filter(isWritten).flatMap(({ dish }) => dish?.name ?? []))
  return lines.filter(({ usedIn }) => usedIn.some((name) => written.has(name)))
}
