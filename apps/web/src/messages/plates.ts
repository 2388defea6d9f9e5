import { loweredFood } from '@pennyplate/domain/food/food-words'
import { joinWords } from './wording.ts'

type Plate = Readonly<{ name: string; sides?: readonly Readonly<{ name: string }>[] | undefined }>

/** The line below a meal's name: "with mashed potatoes and green beans". Empty if it has no sides. */
export function withSides({ sides = [] }: Omit<Plate, 'name'>): string {
  return sides.length === 0 ? '' : `with ${joinWords(sides.map(({ name }) => loweredFood(name)))}`
}

/** The whole plate in one phrase: "Chili with cornbread", "Cereal with milk and a banana" without a second "with". */
export function plateName(plate: Plate): string {
  const { name, sides = [] } = plate
  if (sides.length === 0 || !/ with /.test(name)) return `${name} ${withSides(plate)}`.trimEnd()
  const others = joinWords(sides.map((side) => loweredFood(side.name)))
  return sides.length === 1 ? `${name} and ${others}` : `${name}, ${others}`
}

/** What is on a plate, and changing its sides. */
export const plateMessages = {
  title: 'On the plate',
  swap: 'Swap',
  swapSide: (side: string) => `Swap ${loweredFood(side)}`,
  drop: 'Leave out',
  dropSide: (side: string) => `Leave out ${loweredFood(side)}`,
  dropped: (meal: string, side: string) => `${meal} without ${loweredFood(side)}.`,
  swapped: (meal: string, before: string, after: string) =>
    `${meal} with ${loweredFood(after)} instead of ${loweredFood(before)}.`,
  swapTitle: (side: string) => `Instead of ${loweredFood(side)}`,
  swapLoading: 'Looking for other sides',
  noSwaps: 'We found no other side that fits this meal and your profile.',
  backToPlate: 'Back',
  changeFailed: (message: string) => `The side was not changed: ${message}`,
  replacesPlate: (plate: Plate) =>
    `Takes the place of the whole plate: ${loweredFood(plateName(plate))}. To change only a side, open the meal.`,
} as const
