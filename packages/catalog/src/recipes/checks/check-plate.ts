import type { Recipe } from '@pennyplate/domain/recipe/recipe'

/** The sides of a plate exist, with at least one for each role the dish wants. */
export function checkPlate({ plate }: Recipe, sideOf: (id: string) => Recipe | undefined): string[] {
  if (!plate) return []
  const missing = plate.goesWith.filter((id) => !sideOf(id)).map((id) => `no side "${id}"`)
  const roles = plate.goesWith.map((id) => sideOf(id)?.side?.role)
  const unmet = plate.wants
    .filter((role) => !roles.includes(role))
    .map((role) => `wants a ${role}, and no side it goes with is one`)
  return [...missing, ...unmet]
}
