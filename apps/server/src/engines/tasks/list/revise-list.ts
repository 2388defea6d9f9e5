import { AISLES } from '@pennyplate/catalog/foods/foods'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { openAfterG, sparePackages } from '@pennyplate/domain/shopping/changed-needs'
import type { ListBasis } from '@pennyplate/domain/shopping/list-basis'
import { shopFor } from '@pennyplate/domain/shopping/shopping-list'
import {
  listTotalCents,
  type ShoppingList,
  type StoredLine,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { withoutStaleTips, withoutTipsOn, writtenTips } from '@pennyplate/domain/shopping/shopping-list-tips'
import type { Asked } from '../../asked.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { contextBesides } from '../week/week-before.ts'
import { boughtInVain } from './bought-in-vain.ts'
import { listFor } from './build-shopping-list.ts'
import { basisOf, type ChangedNeed, changedFoods, type ListToRevise, wantedG } from './changed-foods.ts'
import { droppedFrom, type Entry, entriesOf, inSections, type Lines } from './list-entries.ts'
import { unknownIn, withUnknown } from './revise-unknown-lines.ts'
import { tenths, writeLine } from './write-line.ts'

type Line = StoredLine

/**
 * The list of an accepted week after its meals changed, or null if everything went into the pantry and no more is needed. Bought
 * lines stay and say what of them is spare; the others cover what is still to be bought. A line whose need is the same stays as
 * people left it.
 */
export function reviseList({ household, today, request }: Asked<ListToRevise>): ShoppingList | null {
  const context = contextBesides(household, today)
  const { list, checked, pantryBefore: pantry } = request
  const then = pantry && contextBesides({ ...household, pantry }, today)
  const after = listFor(context, request.after)
  const start: Lines = { entries: entriesOf(list, checked), dropped: droppedFrom(list) }
  const basis = basisOf(request, start.entries, context)
  const foods = changedFoods(request, start.entries, basis, context, then)
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
  const revised: ShoppingList = {
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

/** What was cooked, and what is to come and not too late to buy. */
function madeForWhatIsBought(
  madeFor: ListBasis | undefined,
  foods: ReadonlyMap<string, ChangedNeed>,
): ListBasis | undefined {
  if (!madeFor) return undefined
  const grams = [...foods].map(([id, { goneG, afterG }]) => [id, tenths(goneG + afterG)] as const)
  return { ...madeFor, foods: Object.fromEntries(grams.filter(([, needG]) => needG > 0)) }
}

/** Somebody wants it beside what the meals need, which are no reason to take it off the list. */
function isTypedAndOpen({ line, isBought }: Entry): boolean {
  return !isBought && line.needG === 0 && (line.usedIn ?? []).length === 0
}

function acceptedG(line: Line): number {
  return line.acceptedG ?? wantedG(line)
}

function withFood(
  { entries, dropped }: Lines,
  id: string,
  food: ChangedNeed,
  context: PlanningContext,
): Lines {
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
function isSameToBuy(food: ChangedNeed, accepted: number, line: Line, context: PlanningContext): boolean {
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
function lineFor(
  { need, afterG }: ChangedNeed,
  wanted: number,
  { catalog }: PlanningContext,
): Entry | undefined {
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

function withSpare({ spare: before, ...line }: Line, food: ChangedNeed): Line {
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
