import type { FoodIconName } from '../ui/food-icon-names.ts'

/** The week shown on the landing page. Its prices are examples, and labeled as such. */

export type SampleMeal = {
  readonly name: string
  readonly icon: FoodIconName
  readonly minutes: number
  readonly energyKcal: number
  readonly priceCents: number
}

function meal(
  name: string,
  icon: FoodIconName,
  minutes: number,
  energyKcal: number,
  priceCents: number,
): SampleMeal {
  return { name, icon, minutes, energyKcal, priceCents }
}

const PANCAKES = meal('Banana oat pancakes', 'pancakes', 20, 410, 162)
const OATMEAL = meal('Peanut butter oatmeal', 'bowl-with-spoon', 10, 440, 94)
const CRUNCH_SALAD = meal('Chickpea crunch salad', 'green-salad', 15, 460, 234)
const LENTIL_SOUP = meal('Lentil tomato soup', 'pot-of-food', 30, 390, 140)

/** Seven days from Sunday, each with breakfast, lunch and dinner. */
export const SAMPLE_WEEK: readonly (readonly SampleMeal[])[] = [
  [PANCAKES, CRUNCH_SALAD, meal('Sheet-pan chicken and potatoes', 'poultry-leg', 45, 620, 478)],
  [
    OATMEAL,
    meal('Tuna melt on wheat', 'sandwich', 15, 510, 261),
    meal('Spaghetti with lentil ragù', 'spaghetti', 30, 590, 305),
  ],
  [
    meal('Spinach egg scramble', 'cooking', 15, 380, 185),
    LENTIL_SOUP,
    meal('Chickpea spinach curry', 'curry-rice', 30, 560, 322),
  ],
  [
    OATMEAL,
    meal('Hummus veggie pita', 'stuffed-flatbread', 10, 430, 215),
    meal('Chicken fajita bowls', 'shallow-pan-of-food', 30, 610, 412),
  ],
  [
    meal('Cheddar egg toast', 'bread', 15, 420, 171),
    LENTIL_SOUP,
    meal('Egg fried rice', 'cooked-rice', 20, 540, 266),
  ],
  [
    PANCAKES,
    meal('Bean and corn tacos', 'taco', 20, 470, 198),
    meal('Skillet veggie pizza', 'pizza', 30, 600, 390),
  ],
  [
    meal('Black bean breakfast burrito', 'burrito', 20, 480, 210),
    CRUNCH_SALAD,
    meal('Turkey white bean chili', 'steaming-bowl', 45, 580, 441),
  ],
]

export const SAMPLE_BUDGET_CENTS = 10_000

const SAMPLE_ADULTS = 2
export const SAMPLE_SERVINGS = SAMPLE_ADULTS * SAMPLE_WEEK.flat().length

export type SampleLine = { readonly name: string; readonly priceCents: number }

export const SAMPLE_LINES: readonly SampleLine[] = [
  { name: 'Chicken thighs, 5 lb', priceCents: 984 },
  { name: 'Ground turkey, 1 lb', priceCents: 512 },
  { name: 'Eggs, large, 18 ct', priceCents: 462 },
  { name: 'Cheddar, 16 oz', priceCents: 447 },
  { name: 'Old-fashioned oats, 42 oz', priceCents: 398 },
  { name: 'Russet potatoes, 5 lb', priceCents: 347 },
  { name: 'Spinach, frozen, 16 oz', priceCents: 184 },
  { name: 'Lentils, dry, 1 lb', priceCents: 162 },
]

/** The remaining lines of the sample receipt, as one sum. */
export const SAMPLE_OTHER_LINES = { count: 27, priceCents: 5922 }

export function sampleTotalCents(): number {
  return SAMPLE_LINES.reduce((sum, line) => sum + line.priceCents, SAMPLE_OTHER_LINES.priceCents)
}
