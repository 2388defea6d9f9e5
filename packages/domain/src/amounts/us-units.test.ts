import { expect, it } from 'vitest'
import { inUsUnits } from './us-units.ts'

it.each([
  ['Add 200 g flour.', 'Add 7 oz flour.'],
  ['Stir in 250 ml of milk', 'Stir in 1 cup of milk'],
  ['Pour 1.5 liters of water', 'Pour 6 1/2 cups of water'],
  ['Brown 500-700 grams of beef', 'Brown 1 to 1 1/2 lb of beef'],
  ['Add 5 ml vanilla', 'Add 1 teaspoon vanilla'],
  ['Add 1,2 kg potatoes', 'Add 2 3/4 lb potatoes'],
  ['Bake at 180 °C until it reads 74°C', 'Bake at 350°F until it reads 165°F'],
  ['Fill 2 large glasses, 5 g protein each', 'Fill 2 large glasses, 5 g protein each'],
  ['Heat the oven to 400°F for 20 minutes', 'Heat the oven to 400°F for 20 minutes'],
])('%s is said as: %s', (written, said) => {
  expect(inUsUnits(written)).toBe(said)
})
