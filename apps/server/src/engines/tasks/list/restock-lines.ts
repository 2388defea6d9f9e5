import { foodsOfStaples } from '@pennyplate/domain/food/staples'
import { type ListLine, shopFor } from '@pennyplate/domain/shopping/shopping-list'
import type { PlanningContext } from '../context/planning-context.ts'

/** One package of each staple that runs out and that no meal has on the list already. */
export function restockLines(
  lines: readonly ListLine[],
  { household, catalog }: Pick<PlanningContext, 'household' | 'catalog'>,
): ListLine[] {
  const listed = new Set(lines.map(({ food }) => food.id))
  return (household.profile.runningOut ?? []).flatMap(({ id }) => {
    const foods = [...foodsOfStaples([id])]
    if (foods.some((food) => listed.has(food))) return []
    const sold = foods.find((food) => catalog.packagesOf(food).length > 0)
    if (sold === undefined) return []
    const bought = shopFor({
      needs: [{ foodId: sold, needG: LEAST_G, usedIn: [], isEstimate: false }],
      stockG: () => 0,
      foodOf: catalog.foodById,
      packagesOf: catalog.packagesOf,
    })
    // Nobody knows how much of it is eaten, so nothing counts as left over.
    return bought.lines.map((line) => ({ ...line, needG: 0, pantryG: 0, leftoverG: 0, leftoverCents: 0 }))
  })
}

/** Any package has more. */
const LEAST_G = 1
