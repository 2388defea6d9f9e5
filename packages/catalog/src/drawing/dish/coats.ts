import type { Coat } from '../pieces/coats.ts'
import type { DishFacts } from './dish.ts'

/** The glaze on the meat of a stir-fry and its like, where its name and its foods agree: the first rule that fits. */
const RULES: readonly (readonly [RegExp, (dish: DishFacts) => boolean, Coat])[] = [
  [
    /orange|sweet and sour/,
    ({ food }) => food.has('orange-juice', 'orange', 'pineapple', 'nugget', 'ketchup'),
    'orange',
  ],
  [/teriyaki|adobo|soy|korean|mongolian|hoisin/, ({ food }) => food.has('soy', 'bbq-sauce'), 'soy'],
  [/buffalo|kung pao|sriracha|chipotle/, () => true, 'red'],
  [/curry|curried|tikka|turmeric|tandoori/, () => true, 'curry'],
]

export const coatOf = (dish: DishFacts): Coat | undefined =>
  RULES.find(([words, hasIt]) => words.test(dish.name) && hasIt(dish))?.[2]
