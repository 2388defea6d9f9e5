import { MASS_G, toGrams } from '@pennyplate/domain/amounts/units'
import type { SoldAs } from '@pennyplate/domain/recipe/cups-and-pieces'
import type { CatalogFood } from '../foods/foods.ts'

/** Smaller ones, such as grapes, are bought by weight. */
const PIECE_FROM_G = 25
const GRATED =
  /cheddar|mozzarella|jack|colby|swiss|gruyere|provolone|parmesan|pecorino|feta|queso|blend-cheese|cheese-blend/
/** A bunch of celery is bought, and its stalks are counted. */
const BY_THE_STALK: ReadonlySet<string> = new Set(['celery'])

/** How a store sells produce, and cheese that is grated, beside the cups that recipes measure; undefined for other foods. */
export function soldAs(food: CatalogFood): SoldAs | undefined {
  const { aisle, id, measures, partOf, refusePct } = food
  const isCheese = aisle === 'dairy' && GRATED.test(id)
  const cup = toGrams({ amount: 1, unit: 'cup' }, food)
  // Ginger is cut off by the inch.
  if ((aisle !== 'produce' && !isCheese) || partOf || measures.inch !== undefined) return undefined
  if (!cup.ok || cup.grams <= 0) return undefined
  const piece = isCheese ? null : pieceOf(food)
  if (piece) return { unit: piece.unit, cups: piece.grams / cup.grams }
  const ounceG = MASS_G.oz * (1 - refusePct / 100)
  return { unit: 'oz', cups: ounceG / cup.grams }
}

function pieceOf({ id, measures }: CatalogFood): { unit: string; grams: number } | null {
  const units = BY_THE_STALK.has(id) ? ['stalk'] : ['head', 'bunch', 'each']
  // What comes in a bag is weighed, though some of it is also sold as a bunch.
  if (measures.bag !== undefined) return null
  const found = units.flatMap((unit) =>
    measures[unit] === undefined ? [] : [{ unit, grams: measures[unit] }],
  )
  return found.find(({ unit, grams }) => unit !== 'each' || grams >= PIECE_FROM_G) ?? null
}
