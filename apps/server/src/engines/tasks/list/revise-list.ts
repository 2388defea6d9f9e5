import { AISLES } from '@pennyplate/catalog/foods/foods'
import type { HandedPlan } from '@pennyplate/contract/ai/meal'
import type { ListBasis } from '@pennyplate/contract/documents/list-basis'
import type { StoredListLine } from '@pennyplate/contract/documents/shopping-list'
import { addDays } from '@pennyplate/domain/calendar-day'
import { dollarsFromCents } from '@pennyplate/domain/money'
import {
  type ChangedFood,
  openAfterG,
  sparePackages,
  tooLateG,
} from '@pennyplate/domain/shopping/changed-needs'
import { shopFor } from '@pennyplate/domain/shopping/shopping-list'
import { type LineAddress, listTotalCents } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { FoodNeed } from '@pennyplate/domain/shopping/shopping-list-needs'
import { withoutStaleTips, withoutTipsOn, writtenTips } from '@pennyplate/domain/shopping/shopping-list-tips'
import { comingMeals } from '@pennyplate/domain/week/coming-meals'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import { isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import { needsOf, readWeek } from '../week/read-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { boughtInVain } from './bought-in-vain.ts'
import { listFor } from './build-shopping-list.ts'
import {
  type AcceptedList,
  droppedFrom,
  type Entry,
  entriesOf,
  inSections,
  type Lines,
} from './list-entries.ts'
import { unknownIn, withUnknown } from './revise-unknown-lines.ts'
import { tenths, writeLine } from './write-line.ts'

type Line = StoredListLine

export type ListToRevise = {
  /** The week as the list was made for it, and as it is now. */
  readonly before: HandedPlan
  readonly after: HandedPlan
  /** Null if everything on it went into the pantry. */
  readonly list: AcceptedList | null
  /** Lines that were checked off. */
  readonly checked: readonly LineAddress[]
  readonly cooked?: readonly CookedEntry[] | undefined
}

/**
 * The list of an accepted week after its meals changed, or null if everything went into the pantry and no more is needed. Bought
 * lines stay and say what of them is spare; the others cover what is still to be bought. A line whose need is the same stays as
 * people left it.
 */
export function reviseList({ household, today, request }: Asked<ListToRevise>): AcceptedList | null {
  const context = contextBesides(household, today)
  const { list, checked } = request
  const after = listFor(context, request.after)
  const start: Lines = { entries: entriesOf(list, checked), dropped: droppedFrom(list) }
  const basis = list?.madeFor ?? request.before.boughtFor ?? basisNow(request, start, context)
  const foods = changedFoods(request, start.entries, basis, context)
  const known = [...foods].reduce((lines, [id, food]) => withFood(lines, id, food, context), start)
  const { entries, dropped } = withUnknown(
    known,
    new Map(basis.others.map((line) => [line.name, line])),
    unknownIn(after.shoppingList),
  )
  const isNothingLeft = entries.length === 0 && (list === null || request.after.boughtAt !== undefined)
  if (isNothingLeft) return null
  const ruledOut = boughtInVain(entries, context)
  const sections = inSections(entries)
  const { isOutdated: _, dropped: __, ...kept } = list ?? { weeklyBudget: context.profile.weeklyBudget }
  const revised: AcceptedList = {
    ...writtenTips([]),
    ...kept,
    sections,
    totalCost: dollarsFromCents(listTotalCents({ sections })),
    report: {
      ...list?.report,
      fromPantry: after.report.fromPantry,
      warnings: [
        ...after.report.warnings.filter(({ code }) => !ABOUT_TOTALS.has(code)),
        ...(ruledOut.length > 0 ? [{ code: 'not-for-household' as const, names: ruledOut }] : []),
      ],
    },
    madeFor: madeForWhatIsBought(after.shoppingList.madeFor, foods),
    ...(dropped.length > 0 ? { dropped: inSections(dropped) } : {}),
  }
  const tipped = [...start.entries, ...dropped].reduce((rest, { line }) => withoutTipsOn(line, rest), revised)
  return list ? withoutStaleTips(list, tipped) : tipped
}

/** They would be about a list of nothing but what is left to buy. */
const ABOUT_TOTALS: ReadonlySet<string> = new Set(['over-budget', 'under-budget-target'])

type Food = ChangedFood & { readonly need: FoodNeed | undefined; readonly lateG: number }

function madeForWhatIsBought(
  madeFor: ListBasis | undefined,
  changed: ReadonlyMap<string, Food>,
): ListBasis | undefined {
  if (!madeFor) return undefined
  const lateG = (id: string) => changed.get(id)?.lateG ?? 0
  const foods = Object.entries(madeFor.foods).map(([id, grams]) => [id, tenths(grams - lateG(id))] as const)
  return { ...madeFor, foods: Object.fromEntries(foods) }
}

/**
 * For a list that does not say what it was made for: what its meals need by the present profile. Foods that the profile rules
 * out by now are on the lines only.
 */
function basisNow({ before }: ListToRevise, { entries }: Lines, context: PlanningContext): ListBasis {
  const { foods = {}, others = [] } = listFor(context, before).shoppingList.madeFor ?? {}
  const listed = entries.flatMap(({ line: { foodId, needG } }) =>
    foodId === undefined || needG === undefined ? [] : [[foodId, needG] as const],
  )
  return { foods: { ...Object.fromEntries(listed), ...foods }, others }
}

function changedFoods(
  { before, after, cooked = [] }: ListToRevise,
  entries: readonly Entry[],
  basis: ListBasis,
  context: PlanningContext,
): Map<string, Food> {
  // Who changes a meal of a day that is over still wants to cook it.
  const isOver = (at: SlotAddress) =>
    addDays(context.weekStartDate, at.day) < context.week.firstDay &&
    JSON.stringify(mealAt(before, at)) === JSON.stringify(mealAt(after, at))
  const needsIn = (plan: HandedPlan) => {
    const eaten = readWeek(plan, context)
    const isComing = stillToCook(plan, cooked, context)
    const needs = (isNeeded: (at: SlotAddress) => boolean) => {
      const dishes = eaten.flatMap(({ dish, at }) => (dish && isNeeded(at) ? [dish] : []))
      return new Map(needsOf(dishes, context).map((need) => [need.foodId, need]))
    }
    return {
      gone: needs((at) => !isComing(at)),
      coming: needs(isComing),
      over: needs((at) => isComing(at) && isOver(at)),
      ahead: needs((at) => isComing(at) && !isOver(at)),
    }
  }
  const [was, is] = [needsIn(before), needsIn(after)]
  const gramsOf = (needs: ReadonlyMap<string, FoodNeed>, id: string) => needs.get(id)?.needG ?? 0
  const stock = stockOf(context)
  const sum = (foodId: string, bought: boolean, gramsOf: (line: Line) => number) =>
    entries.reduce(
      (total, { line, isBought }) =>
        line.foodId === foodId && isBought === bought ? total + gramsOf(line) : total,
      0,
    )
  return new Map(
    [...new Set([...Object.keys(basis.foods), ...is.coming.keys()])].map((id) => {
      const beforeG = Math.max(0, (basis.foods[id] ?? 0) - gramsOf(was.gone, id))
      const late = { overG: gramsOf(is.over, id), beforeG, aheadBeforeG: gramsOf(was.ahead, id) }
      const comingG = gramsOf(is.coming, id)
      const lateG = Math.min(tooLateG(late), tenths(comingG - gramsOf(is.ahead, id)))
      const afterG = tenths(comingG - lateG)
      const need = (lateG > 0 ? is.ahead.get(id) : undefined) ?? is.coming.get(id)
      return [
        id,
        {
          beforeG,
          afterG,
          stockG: tenths(stock.get(id)?.grams ?? 0),
          boughtG: sum(id, true, coveredG),
          openG: sum(id, false, wantedG),
          need: need && { ...need, needG: afterG },
          lateG,
        },
      ]
    }),
  )
}

/** The food of a cooked meal left the pantry with it. Before it was put there, it is still on the list. */
function stillToCook(
  plan: HandedPlan,
  cooked: readonly CookedEntry[],
  { profile, weekStartDate }: PlanningContext,
): (at: SlotAddress) => boolean {
  if (plan.boughtAt === undefined) return () => true
  const isBatch = profile.prepStyle === 'Weekly Meal Prep'
  const coming = comingMeals({ plan, cooked, today: weekStartDate, isBatch })
  return (at) => coming.some((slot) => isSameSlot(slot, at))
}

/** Somebody wants it beside what the meals need, which are no reason to take it off the list. */
function isTypedAndOpen({ line, isBought }: Entry): boolean {
  return !isBought && line.needG === 0 && (line.usedIn ?? []).length === 0
}

/** What a line is to cover. */
function wantedG({ needG = 0, pantryG = 0 }: Line): number {
  return Math.max(0, tenths(needG - pantryG))
}

/** What is in its packages. A bought line covers what it was listed for, whatever size was bought. */
function coveredG(line: Line): number {
  const packed = (line.packages ?? []).reduce((sum, { count, edibleG }) => sum + count * edibleG, 0)
  return Math.max(packed, wantedG(line))
}

function acceptedG(line: Line): number {
  return line.acceptedG ?? wantedG(line)
}

function withFood({ entries, dropped }: Lines, id: string, food: Food, context: PlanningContext): Lines {
  const marked = entries.map((entry): Entry => {
    if (entry.line.foodId !== id || isTypedAndOpen(entry)) return entry
    const line = food.need ? { ...entry.line, usedIn: [...food.need.usedIn] } : entry.line
    return { ...entry, line: entry.isBought ? withSpare(line, food) : line }
  })
  const wanted = openAfterG(food)
  if (wanted === food.openG) return { entries: marked, dropped }
  const isOpen = (entry: Entry) => entry.line.foodId === id && !entry.isBought && !isTypedAndOpen(entry)
  const first = marked.find(isOpen)
  const lost = dropped.find(({ line }) => line.foodId === id)
  const others = dropped.filter((one) => one !== lost)
  const rest = marked.filter((entry) => !isOpen(entry))
  if (wanted === 0) {
    // A line that is new is not missed.
    const isMissed = first !== undefined && acceptedG(first.line) > 0
    return { entries: rest, dropped: isMissed ? [...others, first] : dropped }
  }
  const found = lost && wantedG(lost.line) === wanted ? lost : lineFor(food, wanted, context)
  if (!found) return { entries: marked, dropped }
  const earlier = first ?? lost
  const accepted = earlier ? acceptedG(earlier.line) : 0
  const { acceptedG: _, ...line } = found.line
  const next = {
    ...found,
    line: isSameToBuy(food, accepted, line, context) ? line : { ...line, acceptedG: accepted },
  }
  const place = first ? marked.indexOf(first) : rest.length
  return { entries: rest.toSpliced(place, 0, next), dropped: others }
}

/** A little more of what comes in a jar is no change that anybody sees. */
function isSameToBuy(food: Food, accepted: number, line: Line, context: PlanningContext): boolean {
  const before = accepted > 0 ? lineFor(food, accepted, context) : undefined
  return before !== undefined && packagesIn(before.line) === packagesIn(line)
}

function packagesIn({ packages = [], quantity }: Line): string {
  if (packages.length === 0) return `${quantity}`
  return packages
    .map(({ id, count }) => `${count} ${id}`)
    .toSorted()
    .join()
}

/** The cheapest packages for that much of a food. */
function lineFor({ need, afterG }: Food, wanted: number, { catalog }: PlanningContext): Entry | undefined {
  if (!need) return undefined
  const [line] = shopFor({
    needs: [need],
    stockG: () => afterG - wanted,
    foodOf: catalog.foodById,
    packagesOf: catalog.packagesOf,
  }).lines
  if (!line) return undefined
  const category = AISLES.find((aisle) => aisle.id === line.food.aisle)?.name ?? line.food.aisle
  return { category, line: writeLine(line), isBought: false }
}

function withSpare({ spare: before, ...line }: Line, food: Food): Line {
  const packages = (line.packages ?? []).filter(({ count }) => count > 0)
  const largestG = Math.max(0, ...packages.map(({ edibleG }) => edibleG))
  const isLess = food.afterG < food.beforeG || before !== undefined
  const spare = isLess
    ? Math.min(
        packages.reduce((sum, { count }) => sum + count, 0),
        sparePackages(food, largestG),
      )
    : 0
  return spare > 0 ? { ...line, spare } : line
}
