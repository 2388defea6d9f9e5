import { fittingSides, isFood, knownPlateOf, LEAST_SIDES, refusedSides } from '../fitting-sides.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** A dish has three sides a cook would choose, and names none that the table of what goes well refuses. */
export function checkFittingSides(form: RecipeForm): string[] {
  const { plate, meals } = form.recipe
  const fitting = fittingSides(form)
  if (!plate || plate.isSettled || !fitting || meals.every((meal) => meal === 'snack')) return []
  const refused = refusedSides(knownPlateOf(form), plate.goesWith, plate.wants)
  const named = plate.goesWith.filter((id) => refused.includes(id))
  const few = fitting.goesWith.filter(isFood).length < LEAST_SIDES
  return [
    ...named.map((id) => `goes with ${id}, which goes-well.json refuses beside such a dish`),
    ...(few
      ? [`has fewer than ${LEAST_SIDES} sides besides dips and drinks: name more, or add to goes-well.json`]
      : []),
  ]
}
