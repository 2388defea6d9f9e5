import { expect, it } from 'vitest'
import { illustrationOf } from './illustration-of.ts'
import { allRecipes } from './recipes.ts'

const shown = (id: string, variant: (id: string | null) => boolean) =>
  (allRecipes().get(id)?.forms ?? []).filter(({ variantId }) => variant(variantId)).map(illustrationOf)

it('a peanut stands on the peanut butter oatmeal, not on the one with sunflower butter', () => {
  expect(shown('peanut-butter-banana-oatmeal', (id) => id === null)).toEqual(['peanuts'])
  expect(shown('peanut-butter-banana-oatmeal', (id) => id === 'sunflower-butter')).toEqual(['pot-of-food'])
})

it('no dish without nuts shows a chestnut or peanuts', () => {
  const forms = [...allRecipes().values()].flatMap((compiled) => compiled.forms)
  const wrong = forms.filter(
    (form) =>
      ['chestnut', 'peanuts'].includes(illustrationOf(form)) &&
      !form.ingredients.some(({ food }) =>
        food.allergens.some((allergen) => ['tree-nut', 'peanut'].includes(allergen)),
      ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
