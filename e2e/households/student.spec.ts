import { expect, test } from '../journeys/journey.ts'
import {
  acceptAndRead,
  openHousehold,
  planWeek,
  readChart,
  readRecipes,
  readWeek,
} from './household-steps.ts'

const BUDGET = 60
const KCAL = 2000
const STUDENT = {
  adults: 1,
  weeklyBudget: BUDGET,
  cookingTools: ['Microwave', 'Air Fryer'],
  skillLevel: 'Beginner',
}
/** What a dorm does not have, as steps call it. */
const OTHER_TOOLS =
  /\b(?:stove(?:top)?|burner|oven|broiler|on the grill|instant pot|slow cooker|skillet|saucepan|over (?:medium|high|low))\b/i

test('a student with a microwave and an air fryer eats a week for $60 and can cook all of it', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await openHousehold(page, context, baseURL ?? '', STUDENT)

  await test.step('A week of three meals a day is planned for $60', async () => {
    await planWeek(page, BUDGET)
    expect(await readWeek(page)).toHaveLength(21)
    const near = (await readChart(page)).filter((kcal) => Math.abs(kcal - KCAL) <= KCAL / 10).length
    await expect(page.getByText(`Calories are within 10% of the target on ${near} of 7 days.`)).toBeVisible()
    expect(near).toBe(7)
  })

  await test.step('The list costs what the week says', async () => {
    expect((await acceptAndRead(page, BUDGET)).totalCents).toBeLessThanOrEqual(BUDGET * 100)
  })

  await test.step('No recipe of the week needs anything but a microwave and an air fryer', async () => {
    const recipes = await readRecipes(page)
    expect(recipes.length).toBeGreaterThan(10)
    expect(recipes.filter(({ steps }) => OTHER_TOOLS.test(steps))).toEqual([])
  })
})
