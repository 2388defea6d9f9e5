import { SNACK_TYPES } from '@pennyplate/domain/profile/profile-options'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const family = (kidAges: readonly number[]) =>
  household({
    adults: 2,
    kids: kidAges.length,
    kidAges,
    weeklyBudget: 200,
    snackTypes: SNACK_TYPES,
  })
/** Written from the lists of CDC and USDA, not from the rule. */
const NEVER =
  /popcorn|^trail mix|^(?:mixed nuts|almonds|peanuts|cashews|pecans|walnuts)|(?:banana|corn|pita|plantain|potato|tortilla) chips$|pretzel|marshmallow|jerky|meat sticks|hard candy/i
const RAW_STICKS = /^(?:carrot sticks|celery sticks|snap peas|veggies and ranch|veggie sticks|ants on a log)/i

function namesIn(kidAges: readonly number[], seed: number) {
  const request = family(kidAges)
  const outcome = planHousehold(request, catalog, { seed, iterations: 300, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  const { built, plan } = outcome
  expect(checkPlan(submittedWeek(built, plan), request, catalog).violations).toEqual([])
  const forms = plan.flatMap((recipe) => built.forms[recipe] ?? [])
  return {
    dishes: forms.map(({ name }) => name),
    foods: forms.flatMap(({ ingredients, gramsPerServing }) =>
      ingredients
        .filter(({ food }) => (gramsPerServing.get(food.id) ?? 0) >= 15)
        .map(({ food }) => food.plural),
    ),
  }
}

it('a week for a family with a toddler has nothing that a small child chokes on', () => {
  for (let seed = 1; seed <= rounds(2, 14); seed++) {
    const { dishes, foods } = namesIn([2, 6], seed)
    expect(foods.filter((name) => NEVER.test(name))).toEqual([])
    expect(dishes.filter((name) => NEVER.test(name) || RAW_STICKS.test(name))).toEqual([])
  }
})

it('other families keep their chips and carrot sticks', () => {
  const { dishes } = namesIn([6, 9], 1)
  expect(dishes.some((name) => NEVER.test(name) || RAW_STICKS.test(name))).toBe(true)
})

it('the referee says what is not for a toddler in a week that came from elsewhere', () => {
  const meal = { name: 'Trail mix', ingredients: ['1 cup peanuts', '1/2 cup popcorn'], servings: 1 }
  const found = (kidAges: readonly number[]) =>
    checkPlan([{ snacks: [meal] }], family(kidAges), catalog).violations.filter(
      ({ code }) => code === 'forbidden-food',
    )
  expect(found([2])).toMatchObject([{ by: 'child:under-4', name: 'Trail mix' }])
  expect(found([4])).toEqual([])
})
