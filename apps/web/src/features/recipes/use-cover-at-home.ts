import { foodsOfStaples, staplesAtHome } from '@pennyplate/domain/food/staples'
import { type PantryCover, pantryCover } from '@pennyplate/domain/pantry/pantry-cover'
import type { UsedIngredient } from '@pennyplate/domain/pantry/used-ingredients'
import { coverForLaterWeek } from '@pennyplate/domain/shopping/cover-for-week'
import { placedLines } from '@pennyplate/domain/shopping/shopping-list-lines'
import { isBought } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { toLocalDay } from '../../lib/local-day.ts'
import { useDocument } from '../../store/use-document.ts'

/** How much of an ingredient is at home for the week on screen, as its shopping list says it. */
export function useCoverAtHome() {
  const { value: pantry = [] } = useDocument('pantry')
  const staples = foodsOfStaples(staplesAtHome(useDocument('profile').value ?? {}, pantry))
  const weekStart = useDocument('currentMealPlan').value?.weekStartDate
  const stored = useDocument('currentShoppingList').value
  const today = toLocalDay(new Date())
  const isLater = weekStart !== undefined && weekStartOf(weekStart) > weekStartOf(today)
  const toBuy = stored && isLater ? placedLines(stored).map(({ line }) => line) : []
  const open = toBuy.filter((line) => !line.alreadyHave && !isBought(line, line.tickedAt !== undefined))
  const lineOf = new Map(open.flatMap((line) => (line.foodId ? [[line.foodId, line] as const] : [])))
  return {
    hasAny: pantry.length + staples.size > 0,
    coverOf({ foodId, ...used }: UsedIngredient): PantryCover {
      if (foodId && staples.has(foodId)) return { state: 'all' }
      const inPantry = pantryCover(pantry, { ...used, foodId }, today)
      return coverForLaterWeek(inPantry, foodId ? lineOf.get(foodId) : undefined)
    },
  }
}
