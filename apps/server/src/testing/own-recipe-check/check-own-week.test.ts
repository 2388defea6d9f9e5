import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { checkOwnWeek, ownLibraryOf, TEN_ALLERGIES, TURNS } from './check-own-week.ts'
import { writtenRecipes } from './written-recipes.ts'

const RECIPES = rounds(200, 1000)
const WEEKS_EACH = rounds(1, TURNS)

it(`no week over ${RECIPES} own recipes has what an allergy forbids, or a line nobody has tied`, () => {
  const recipes = writtenRecipes(RECIPES)
  const checked = Array.from({ length: WEEKS_EACH }, (_, turn) => ownLibraryOf(recipes, turn)).flatMap(
    (own, week) => TEN_ALLERGIES.map((allergy) => ({ allergy, ...checkOwnWeek(own, allergy, week) })),
  )
  expect(checked.flatMap(({ allergy, faults }) => faults.map((fault) => `${allergy}: ${fault}`))).toEqual([])
  expect(checked.every(({ isPlanned, offered }) => isPlanned && offered.length > 20)).toBe(true)
  expect(checked.some(({ ownMeals }) => ownMeals > 0)).toBe(true)
}, 1_200_000)

it('a week without allergies may have lines nobody has tied, and the list has no price for them', () => {
  const own = ownLibraryOf(writtenRecipes(200), 0)
  const weeks = Array.from({ length: 3 }, (_, week) => checkOwnWeek(own, null, week))
  expect(weeks.flatMap(({ faults }) => faults)).toEqual([])
  expect(weeks.every(({ ownMeals }) => ownMeals > 0)).toBe(true)
})

it('the check sees what is truly in a dish, whatever its lines were read as', () => {
  const [recipe] = writtenRecipes(1)
  if (!recipe) throw new Error('one recipe')
  const line = { text: '1 cup white rice' }
  const hidden = {
    draft: { ...recipe.draft, name: 'Supper', lines: [line] },
    holds: new Map([[line.text, ['peanut'] as const]]),
  }
  const { faults } = checkOwnWeek(ownLibraryOf([hidden], 0), 'peanuts', 0)
  expect(faults).toContain('"Supper": "1 cup white rice" contains peanut')
})
