import { parseQuantity } from '@pennyplate/domain/amounts/quantity'
import type { CatalogFood } from '../foods/foods.ts'
import { nameFood } from './name-food.ts'

/** Where a name may end. Some have such words in them: "sweet and sour sauce", "chicken sausage (fully cooked)". */
const BETWEEN = [
  /[,;:+&/()[\]]|\s-+\s|\b(?:and|or|plus|with|like|such as|e\.g\.|in|from|for|to|as|needed|desired|taste|garnish|serving|use|using|instead of)\b/i,
  /[,;:+&/()[\]]|\s-+\s|\b(?:or|plus|with|like|such as|for|to|use|using)\b/i,
  /[,;:+&/]|\s-+\s|\b(?:or|plus|with|such as|and)\b/i,
  /[,;:+/]|\s-+\s|\b(?:or|plus|such as)\b/i,
]

/** Every food that some words of a line name, whatever the line is about. */
export function foodsNamed(line: string): readonly CatalogFood[] {
  const pieces = new Set(BETWEEN.flatMap((between) => line.split(between)).map((piece) => piece.trim()))
  const found = [...pieces].flatMap((words) => nameFood(parseQuantity(words).rest)?.food ?? [])
  return [...new Set(found)]
}
