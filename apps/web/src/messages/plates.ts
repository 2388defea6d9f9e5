import { loweredFood } from '@pennyplate/domain/food/food-words'
import { joinWords } from './wording.ts'

type Plate = Readonly<{
  name: string
  sides?: readonly Readonly<{ name: string; remakesAs?: unknown }>[] | undefined
  leftoverOf?: string | undefined
}>

/** The line below a meal's name: "with mashed potatoes and green beans". Empty if it has no sides. */
export function withSides({ sides = [], leftoverOf }: Omit<Plate, 'name'>, cookedOn?: string): string {
  const isRemade = sides.some(({ remakesAs }) => remakesAs !== undefined)
  const left = leftoverOf !== undefined && isRemade ? [plateMessages.left(leftoverOf, cookedOn)] : []
  const beside = [...left, ...sides.map(({ name }) => loweredFood(name))]
  return beside.length === 0 ? '' : `with ${joinWords(beside)}`
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
  remakes: (meal: string) => `Makes ${loweredFood(meal)} of what is left.`,
  /** "Sunday’s roast chicken". */
  left: (dish: string, day?: string) => `${day === undefined ? 'the' : `${day}’s`} ${loweredFood(dish)}`,
  swap: 'Swap',
  swapSide: (side: string) => `Swap ${loweredFood(side)}`,
  drop: 'Leave out',
  dropSide: (side: string) => `Leave out ${loweredFood(side)}`,
  add: 'Add a side',
  addTitle: (meal: string) => `Add a side to ${loweredFood(meal)}`,
  added: (meal: string, side: string) => `${meal} with ${loweredFood(side)} too.`,
  dropped: (meal: string, side: string) => `${meal} without ${loweredFood(side)}.`,
  swapped: (meal: string, before: string, after: string) =>
    `${meal} with ${loweredFood(after)} instead of ${loweredFood(before)}.`,
  swapTitle: (side: string) => `Instead of ${loweredFood(side)}`,
  swapLoading: 'Looking for sides',
  noSwaps: 'We found no other side that fits this meal and your profile.',
  backToPlate: 'Back',
  changeFailed: (message: string) => `The side was not changed: ${message}`,
  replacesPlate: (plate: Plate) =>
    `Takes the place of the whole plate: ${loweredFood(plateName(plate))}. To change only a side, open the meal.`,
} as const
