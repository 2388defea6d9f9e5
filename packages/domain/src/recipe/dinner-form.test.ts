import { expect, it } from 'vitest'
import { type DinnerForm, dinnerForm, leastSuppers } from './dinner-form.ts'

const NAMES: Readonly<Record<DinnerForm, readonly string[]>> = {
  supper: [
    'Pot roast',
    'Sheet-pan chicken and potatoes',
    'Spaghetti and meatballs',
    'Chili mac',
    'Shepherd’s pie',
    'Ground beef tacos',
    'Egg drop soup',
    'Potato pancakes with applesauce',
    'Chicken and waffle casserole',
    'Hamburger soup',
  ],
  sandwich: [
    'Sloppy joes',
    'Turkey burgers',
    'Philly cheesesteak sandwiches',
    'Meatball subs',
    'Pulled pork sliders',
    'Chicken Caesar wraps',
  ],
  breakfast: [
    'Buttermilk pancakes',
    'Biscuits and gravy',
    'Scrambled eggs and toast',
    'Western omelet',
    'French toast',
  ],
  snack: [
    'Loaded nachos',
    'Cheese quesadillas',
    'Chicken nuggets',
    'Taquitos',
    'Ramen with egg',
    'Grilled cheese',
    'Chili dogs',
    'Frito pie',
  ],
}

it.each(Object.entries(NAMES).flatMap(([form, names]) => names.map((name) => [name, form])))(
  '%s is a %s',
  (name, form) => expect(dinnerForm(name)).toBe(form),
)

it('a dish whose name says nothing is what it is served as', () => {
  expect(dinnerForm('Margherita', 'pizza')).toBe('sandwich')
  expect(dinnerForm('The usual', 'eggs')).toBe('breakfast')
  expect(dinnerForm('Sunday special', 'roast')).toBe('supper')
})

it('four of seven dinners are suppers at least, of fewer as large a share', () => {
  expect([7, 5, 3, 1, 0].map(leastSuppers)).toEqual([4, 3, 2, 1, 0])
})
