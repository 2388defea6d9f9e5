import { SALT_TO_LEAVE_OUT } from '@pennyplate/catalog/foods/low-sodium'
import { byEachMethod } from '@pennyplate/catalog/recipes/cooking-methods'
import { type RecipeForm, withIngredients } from '@pennyplate/catalog/recipes/recipe-form'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { allSides } from '@pennyplate/catalog/recipes/sides'
import { expect, it } from 'vitest'
import { rewordVariant } from './reword-variant.ts'
import { withoutFood } from './without-food.ts'

it.each([
  ['Salt the chicken and brown it in the oil.', 'Brown the chicken in the oil.'],
  ['Season the pork with half of the salt and put it in the pot.', 'Put the pork in the pot.'],
  [
    'Meanwhile sprinkle the zucchini with the salt in a colander, let it drip.',
    'Meanwhile let the zucchini drip.',
  ],
  ['Salt the lamb on both sides and heat a skillet.', 'Heat a skillet.'],
  ['Heat a skillet, salt the patties and put them in.', 'Heat a skillet and put the patties in.'],
  ['Pat them dry, salt them and brush them.', 'Pat them dry and brush them.'],
  ['Divide the pork, pat it flat and salt both sides.', 'Divide the pork and pat it flat.'],
  ['Knead the salt into the turkey for a minute.', 'Knead the turkey for a minute.'],
  ['Simmer until thick. Taste it for salt.', 'Simmer until thick.'],
  ['Boil the potatoes with half of the salt for 8 minutes.', 'Boil the potatoes for 8 minutes.'],
])('%s is said without salt as: %s', (step, expected) => {
  expect(withoutFood([step], ['table salt', 'salt'])).toEqual([expected])
})

it('no dish tells a household that watches its sodium to leave out the salt and then to use it', () => {
  const dishes = [...allRecipes().values(), ...allSides().values()]
  const told = dishes.flatMap(({ recipe, forms: [written] }) =>
    byEachMethod(recipe).flatMap((method) =>
      rewordVariant(unsalted({ ...written, recipe: method })).steps.filter((step) => SALT.test(step)),
    ),
  )
  expect(told).toEqual([])
})

/** Salt that is added, and the sentence that forbids it. */
const SALT = /\bLeave out the (?:table|kosher) salt\b|(?<![\w-]|seasoned |in for the )salt(?![\w-])/i

function unsalted(form: RecipeForm): RecipeForm {
  return withIngredients(
    form,
    form.ingredients.filter(({ foodId }) => !SALT_TO_LEAVE_OUT.has(foodId)),
  )
}
