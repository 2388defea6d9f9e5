import { byEachMethod } from '@pennyplate/catalog/recipes/cooking-methods'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { recipeAnswer } from '@pennyplate/contract/ai/recipe'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMeal, householdAt, type Person, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const AT_HOME = ['Air Fryer', 'Microwave']
const MISSING =
  /\b(?:stove|skillet|saucepan|burner|oven(?!-safe)|broiler|broil|sheet pan|grill(?:ed|ing)?|slow cooker|instant pot)\b/i

/** The first method with these tools that is at most half an hour of work and done in an hour, or else the first with these tools. */
const methodAtHome = (recipe: Recipe) => {
  const methods = byEachMethod(recipe).filter(({ tools }) =>
    tools.flat().every((tool) => AT_HOME.includes(tool)),
  )
  return (
    methods.find(({ activeMinutes, totalMinutes }) => activeMinutes <= 30 && totalMinutes <= 60) ?? methods[0]
  )
}

describe('a household with an air fryer and a microwave', () => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer()
    person = await householdAt(server, 'air-fryer@example.org', {
      cookingTools: AT_HOME,
      weeklyBudget: 150,
      snackTypes: ['Homemade Snacks', 'Desserts'],
    })
  })
  afterAll(() => server.close())

  const recipeFor = async (meal: object) =>
    recipeAnswer.parse((await person.post('/api/ai/recipe', { meal })).json).recipe

  it('gets steps and times for these two tools only, for every meal of its week', async () => {
    const { plan } = await weekFor(person)
    // Reheating says what to do with one tool or another.
    for (const meal of everyMeal(plan).filter(({ leftoverOf }) => leftoverOf === undefined)) {
      const { instructions, cookingTime } = await recipeFor(meal)
      const missing = instructions.filter((step) => MISSING.test(step))
      expect(missing, meal.name).toEqual([])
      expect(cookingTime, meal.name).toBe(meal.cookingTime)
    }
  }, 60_000)

  it('gets them for every catalog dish that also has a method for other tools', async () => {
    const dishes = [...allRecipes().values()].flatMap(({ recipe }) => {
      const method = methodAtHome(recipe)
      return method && recipe.otherMethods.length > 0 ? [{ recipe, method }] : []
    })
    expect(dishes.filter(({ recipe, method }) => method !== recipe).length).toBeGreaterThan(15)
    for (const { recipe, method } of dishes) {
      const { instructions, cookingTime, tools } = await recipeFor({ name: recipe.name, recipeId: recipe.id })
      const missing = instructions.filter((step) => MISSING.test(step))
      expect(missing, recipe.name).toEqual([])
      // The sentence about the rest of a whole batch comes after the steps.
      const cooked = instructions.filter((step) => !/^Makes .* keep the rest\.$/.test(step))
      expect(cooked).toHaveLength(method.steps.length)
      expect({ cookingTime, tools }, recipe.name).toEqual({
        cookingTime: method.totalMinutes,
        tools: method.tools,
      })
    }
  }, 60_000)
})
