import { judgeFood } from '@pennyplate/domain/diet/diet'
import { shownName } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { PlanningContext } from '../context/planning-context.ts'
import type { Entry } from './list-entries.ts'

/** A matter of taste, unlike a diet or an allergy. */
const OF_TASTE = /^(?:dislike|preference):/

/** Names of what was bought and the household must not eat by now. */
export function boughtInVain(
  entries: readonly Entry[],
  { rules, catalog, wholeCatalog }: PlanningContext,
): string[] {
  const foodRules = rules.foodRules.filter(({ id }) => !OF_TASTE.test(id))
  const found = entries.filter(({ isBought, line: { foodId, packages = [] } }) => {
    const food = foodId === undefined ? undefined : wholeCatalog.foodById(foodId)
    if (!isBought || !food) return false
    if (judgeFood(food, foodRules).verdict === 'forbidden') return true
    const allowed = new Set(catalog.packagesOf(food.id).map(({ id }) => id))
    return wholeCatalog
      .packagesOf(food.id)
      .some(({ id }) => !allowed.has(id) && packages.some((bought) => bought.id === id && bought.count > 0))
  })
  return [...new Set(found.map(({ line }) => shownName(line)))]
}
