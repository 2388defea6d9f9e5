import { HARD_DISHES, SMALL_CHILD_FOODS } from '@pennyplate/domain/diet/small-children'
import { expect, it } from 'vitest'
import { foodById } from '../src/foods/foods.ts'
import { allRecipes } from '../src/recipes/recipes.ts'

it('every food that small children choke on is one of ours', () => {
  expect(SMALL_CHILD_FOODS.filter((id) => !foodById(id))).toEqual([])
})

it('every dish that is too hard for them is one of ours', () => {
  expect(HARD_DISHES.filter((id) => !allRecipes().has(id))).toEqual([])
})
