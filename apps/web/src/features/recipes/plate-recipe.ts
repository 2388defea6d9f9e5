import { MEAL_NUTRIENTS, type MealNutrient } from '@pennyplate/domain/food/nutrition'
import { orderPlateSteps } from '@pennyplate/domain/recipe/plate-steps'
import { shareOven } from '@pennyplate/domain/recipe/share-oven'
import { plateTime } from '@pennyplate/domain/week/meal-start'
import { recipeMessages as words } from '../../messages/recipes.ts'
import type { RecipeView } from './recipe-view.ts'
import { ownPortions, type Portions, type ScaledRecipe, scaleRecipe } from './scale-recipe.ts'

/** The recipes of a meal: its main dish and its sides. */
export type PlateRecipes = readonly [RecipeView, ...RecipeView[]]

/** The facts of the whole plate: price, nutrition, and whether anything is an estimate. */
export function plateView(recipes: PlateRecipes): RecipeView {
  const [main, ...sides] = recipes
  if (sides.length === 0) return main
  return {
    ...main,
    madeWith: [...new Set(recipes.flatMap(({ madeWith }) => madeWith))],
    cents: sumOf(recipes, ({ cents }) => cents),
    servingCents: sumOf(recipes, ({ servingCents }) => servingCents),
    isMadeOtherwise: recipes.some(({ isMadeOtherwise }) => isMadeOtherwise),
    nutrition: plateNutrition(recipes),
    isEstimate: recipes.some(({ isEstimate }) => isEstimate),
    basedOn: recipes.flatMap(({ basedOn }) => basedOn),
  }
}

/** All dishes for the chosen portions, with their steps in one order. */
export function scalePlate(recipes: PlateRecipes, portions: Portions): ScaledRecipe {
  const [main, ...sides] = recipes
  const served = scaleRecipe(main, portions)
  if (sides.length === 0) return served
  // A main dish with leftovers is written for more meals than its sides.
  const share = portions.people / ownPortions(main).people
  const besides = (side: RecipeView) => ({ ...portions, people: share * ownPortions(side).people })
  const dishes = [
    { dish: main.name, ...served },
    ...sides.map((side) => ({ dish: side.name, ...scaleRecipe(side, besides(side)) })),
  ]
  const texts = shareOven(dishes.map(({ steps }) => steps.map(({ text }) => text)))
  const steps = orderPlateSteps(
    dishes.map(({ time }, dish) => ({
      minutes: time?.readyMinutes ?? 0,
      activeMinutes: time?.activeMinutes ?? null,
      steps: texts[dish] ?? [],
    })),
  )
  return {
    ...served,
    time: served.time && plateTime([served.time, ...dishes.slice(1).flatMap(({ time }) => time ?? [])]),
    cents: sumOf(dishes, ({ cents }) => cents),
    lines: dishes.flatMap(({ dish, lines }) => lines.map((line) => ({ ...line, dish }))),
    used: dishes.flatMap(({ used }) => used),
    steps: steps.flatMap(({ dish, step, startMinutes }) => {
      const name = dishes[dish]?.dish
      const written = texts[dish]?.[step]
      if (written === undefined || name === undefined) return []
      const text = startMinutes === undefined ? written : `${words.startThis(startMinutes)} ${written}`
      return [{ ...dishes[dish]?.steps[step], text, dish: name }]
    }),
  }
}

export type RowHeadings = Readonly<{
  /** Of a plate with several dishes. */
  dish: string | undefined
  /** As the recipe has it. */
  under: string | undefined
}>

/** Rows that follow each other under the same headings. Each group has those that are new with it. */
export function byHeading<Row extends Readonly<Partial<RowHeadings>>>(
  rows: readonly Row[],
): Readonly<RowHeadings & { rows: readonly Row[] }>[] {
  const groups: (RowHeadings & { rows: Row[] })[] = []
  let before: Row | undefined
  for (const row of rows) {
    const isOther = before?.dish !== row.dish
    const isOtherPart = isOther || before?.under !== row.under
    if (isOtherPart || groups.length === 0)
      groups.push({
        dish: isOther ? row.dish : undefined,
        under: isOtherPart ? row.under : undefined,
        rows: [],
      })
    groups.at(-1)?.rows.push(row)
    before = row
  }
  return groups
}

function plateNutrition(recipes: PlateRecipes): RecipeView['nutrition'] {
  const sums = MEAL_NUTRIENTS.map((nutrient): [MealNutrient, number | null] => [
    nutrient,
    sumOf(recipes, ({ nutrition }) => nutrition[nutrient]),
  ])
  // Safe: there is one for each nutrient.
  return Object.fromEntries(sums) as RecipeView['nutrition']
}

/** Null if one is unknown. */
function sumOf<T>(parts: readonly T[], figureOf: (part: T) => number | null): number | null {
  return parts.reduce<number | null>((sum, part) => {
    const figure = figureOf(part)
    return sum === null || figure === null ? null : sum + figure
  }, 0)
}
