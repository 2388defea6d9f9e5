import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { noSuchId } from './no-such-id.ts'

/** Every dish has a plate; its sides exist, with at least one for each role the dish wants. */
export function checkPlate({ plate }: Recipe, sides: ReadonlyMap<string, Recipe>): string[] {
  if (!plate) return ['add "plate": every dish of the catalog has one']
  const missing = plate.goesWith
    .filter((id) => !sides.has(id))
    .map((id) => noSuchId('side', id, sides.keys()))
  const roles = plate.goesWith.map((id) => sides.get(id)?.side?.role)
  const unmet = plate.wants
    .filter((role) => !roles.includes(role))
    .map((role) => `wants a ${role}, and no side it goes with is one`)
  return [...missing, ...unmet]
}
