import { SERVED_AS, SIDE_ROLES } from '@pennyplate/domain/recipe/plate'
import type { Problem, ProblemRecipe } from '../src/problem/problem.ts'
import { withSidePlaces } from '../src/problem/side-places.ts'
import { NOTHING_BESIDE } from '../src/problem/side-recipes.ts'
import { seededRandom } from '../src/search/random.ts'

/**
 * The same problem with places for sides, mains that want some, and as many sides of all roles, one of them in two amounts; where
 * dinners are eaten again, some leave what a last side makes another meal of.
 */
export function withSides(problem: Problem, sides = 12, seed = 1): Problem {
  const random = seededRandom(seed)
  const roleOf = (index: number) => SIDE_ROLES[index % SIDE_ROLES.length] ?? 'fruit'
  const beside = Array.from({ length: sides }, (_, index): ProblemRecipe => {
    const needs = [0, 1].map(() => ({
      food: random.below(problem.foods.length),
      gramsPerAdult: 20 + random.below(120),
    }))
    const calories = 40 + random.below(160)
    const minutes = random.below(60)
    return {
      ...NOTHING_BESIDE,
      id: `side-${index}`,
      needs,
      nutrition: { ...NOTHING_BESIDE.nutrition, calories, carbs: calories / 5, fiber: random.below(5) },
      minutes,
      tableMinutes: { once: minutes, twice: minutes },
      isNutty: index % 5 === 0,
      vegetables: { cups: (index % 4) * 0.4, wished: {} },
      dietPoints: (index % 5) / 80 - 0.025,
      side: {
        id: `side-${index}`,
        role: roleOf(index),
        meals: ['breakfast', 'lunch', 'dinner'],
        servings: 1,
        atMost: 1 + random.below(4),
        dislike: index % 4 === 0 ? 0.4 : 0,
        workMinutes: 3 * (index % 4),
      },
    }
  })
  const more = beside.slice(0, 1).map(
    (recipe): ProblemRecipe => ({
      ...recipe,
      id: `${recipe.id} x2`,
      needs: recipe.needs.map(({ food, gramsPerAdult }) => ({ food, gramsPerAdult: 2 * gramsPerAdult })),
      nutrition: { ...recipe.nutrition, calories: 2 * recipe.nutrition.calories },
    }),
  )
  const remakes = beside.slice(0, 1).map(
    (recipe): ProblemRecipe => ({
      ...recipe,
      id: 'remake',
      side: {
        id: 'remake',
        role: 'bread',
        meals: ['lunch', 'dinner'],
        servings: 1,
        atMost: 2,
        dislike: 0,
        remakes: 'chili',
      },
    }),
  )
  const leavesOf = (index: number) => (index % 3 === 1 ? { leaves: ['chili'] as const } : {})
  const fitsOf = (index: number) => ({
    ...(index % 5 < 3 ? { refuses: [`side-${(index + 2) % sides}`, `side-${index % sides}`] } : {}),
    ...(index % 5 === 1 ? { vegetableAt: ['lunch', 'dinner'] as const } : {}),
  })
  const mains = problem.recipes.map((recipe, index) => {
    if (index % 4 === 0) return recipe
    const wants = [roleOf(index), roleOf(index + 3)].slice(0, index % 3)
    const servedAs = SERVED_AS[index % SERVED_AS.length] ?? 'other'
    const goesWith = [`side-${index % sides}`, `side-${(index + 5) % sides}`]
    return {
      ...recipe,
      holds: (['fruit', 'vegetable', undefined] as const)[index % 3],
      ...(index % 5 < 2
        ? { vegetables: { cups: (index % 7) * 0.3, wished: { lunch: 0.5, dinner: 1.5 } } }
        : {}),
      ...(index % 3 === 0 ? {} : { workLeft: 3 * (index % 4) }),
      plate: { servedAs, wants, goesWith, ...fitsOf(index), ...leavesOf(index) },
    }
  })
  return {
    ...problem,
    recipes: [...mains, ...beside, ...more, ...remakes, NOTHING_BESIDE],
    cookings: withSidePlaces(problem.cookings),
  }
}
