import { foodById } from '@pennyplate/catalog/foods/foods'
import { checkSafety } from '@pennyplate/catalog/recipes/checks/check-safety'
import { byEachMethod } from '@pennyplate/catalog/recipes/cooking-methods'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { stateTemperatures } from '@pennyplate/catalog/recipes/state-temperatures'
import { expect, it } from 'vitest'
import { rewordVariant } from './reword-variant.ts'

const foods = (...ids: string[]) => ids.flatMap((id) => foodById(id) ?? [])

it.each([
  [
    'chicken-breast',
    'tofu-firm',
    'Cook until the tofu reads 165 °F inside.',
    'Cook until the tofu is hot through.',
  ],
  ['chicken-breast', 'tofu-firm', 'Fry until browned and 165 °F.', 'Fry until browned and hot through.'],
  ['ground-beef-80', 'ground-beef-80', 'Brown to 160 °F.', 'Brown to 160 °F.'],
  ['ground-beef-80', 'ground-turkey', 'Brown to 160 °F.', 'Brown to 165 °F.'],
  ['pork-shoulder', 'chicken-breast', 'Simmer past 145 °F.', 'Simmer past 165 °F.'],
  ['ground-beef-80', 'plant-ground', 'Brown to 160 °F.', 'Brown to 160 °F.'],
])('%s made with %s: %s', (written, used, step, expected) => {
  expect(stateTemperatures(step, foods(written), foods(used))).toBe(expected)
})

it('eggs keep their own temperature where turkey stands in for beef', () => {
  const step = 'Brown the meat to 160 °F. Scramble the eggs until they read 160 °F.'
  const written = foods('ground-beef-80', 'egg-large')
  const used = foods('ground-turkey', 'egg-large')
  expect(stateTemperatures(step, written, used)).toBe(
    'Brown the meat to 165 °F. Scramble the eggs until they read 160 °F.',
  )
})

it('every form by every method says the temperature its own meat needs, and none for tofu', () => {
  const wrong = [...allRecipes().values()].flatMap(({ recipe, forms }) =>
    forms.flatMap((form) =>
      byEachMethod(recipe).flatMap((method) => {
        const { steps } = rewordVariant({ ...form, recipe: method })
        const reworded = { ...form, recipe: { ...method, steps } }
        const isTofu = /tofu/.test(form.variantId ?? '')
        const isHot = isTofu && steps.some((step) => /(?:reads?|is|and|are) 165 °F/.test(step))
        const label = `${recipe.id}/${form.variantId}`
        const isBird = form.ingredients.some(({ food }) => food.traits.includes('poultry'))
        const isOff = !isBird && steps.some((step) => /poultry/.test(step))
        const found = [...(isHot ? ['165 °F for tofu'] : []), ...(isOff ? ['poultry'] : [])]
        return [...checkSafety(reworded), ...found].map((text) => `${label}: ${text}`)
      }),
    ),
  )
  expect(wrong).toEqual([])
})
