import type { HouseholdRecipe } from '@pennyplate/contract/recipes/household-recipes'
import type { BoxedRecipe } from '@pennyplate/domain/recipe-box/boxed-recipe'
import { describe, expect, it } from 'vitest'
import { shownForm } from './shown-form.ts'

const mac: BoxedRecipe = {
  source: 'ours',
  id: 'baked-mac',
  name: 'Baked mac and cheese',
  otherNames: [],
  foods: [],
  tags: [],
  meals: ['dinner'],
  minutes: 45,
  familiarity: {},
  diets: ['Vegetarian', 'Vegan'],
  swapped: [{ formId: 'vegan', name: 'Vegan baked mac', cents: 300, diets: ['Vegan'] }],
  tools: [],
  illustration: '',
  cents: 200,
}
const judged: HouseholdRecipe = { id: 'baked-mac', isOwn: false, cents: 220, calories: 500 }

describe('A recipe found by a diet', () => {
  it('is shown in the form that keeps the diet, at the prices of the household', () => {
    expect(shownForm(mac, judged, 'Vegan')).toEqual({ formId: 'vegan', name: 'Vegan baked mac', cents: 330 })
  })

  it('is shown at national prices before the household is known', () => {
    expect(shownForm(mac, undefined, 'Vegan')?.cents).toBe(300)
  })

  it.each(['Vegetarian', undefined] as const)('stays as written where that keeps the diet: %s', (diet) => {
    expect(shownForm(mac, judged, diet)).toBe(judged)
  })

  it('stays in the form that the household needs', () => {
    const own = { ...judged, formId: 'dairy-free', name: 'Dairy-free baked mac' }
    expect(shownForm(mac, own, 'Vegan')).toBe(own)
  })
})
