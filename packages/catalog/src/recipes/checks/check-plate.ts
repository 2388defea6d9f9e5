import type { Recipe } from '@pennyplate/domain/recipe/recipe'

/** The sides of a plate exist, with at least one for each role the dish wants. */
export function checkPlate({ plate }: Recipe, sides: ReadonlyMap<string, Recipe>): string[] {
  if (!plate) return []
  const missing = plate.goesWith.filter((id) => !sides.has(id)).map((id) => `no side "${id}"`)
  const roles = plate.goesWith.map((id) => sides.get(id)?.side?.role)
  const unmet = plate.wants
    .filter((role) => !roles.includes(role))
    .map((role) => `wants a ${role}, and no side it goes with is one`)
  return [...missing, ...unmet]
}
