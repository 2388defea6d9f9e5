import { SMALL_CHILD_FOODS } from '@pennyplate/domain/diet/small-children'
import { expect, it } from 'vitest'
import { foodById } from '../src/foods/foods.ts'

it('every food that small children choke on is one of ours', () => {
  expect(SMALL_CHILD_FOODS.filter((id) => !foodById(id))).toEqual([])
})
