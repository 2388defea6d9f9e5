import type { FoodKind } from '../foods/kinds.ts'
import { contentsOf } from '../motifs/motif.ts'
import type { DishFacts } from './dish.ts'
import type { Serving } from './picture.ts'
import { bedOf, besideSoup, serveHeap, serveSoup } from './serve-bowls.ts'

const STEWED_BEANS: readonly FoodKind[] = [
  'pinto-bean',
  'white-bean',
  'black-bean',
  'kidney-bean',
  'chickpea',
  'black-eyed-pea',
]
/** What a mix of cornbread takes is baked beside the beans, and an onion melts in hours. */
const NOT_IN_POT: readonly FoodKind[] = ['onion', 'cornbread', 'egg', 'milk', 'butter']

/** Beans from a pot lie in their broth, over their grain where there is one. */
export function servePotOfBeans(dish: DishFacts): Serving | undefined {
  if (!dish.named.some((kind) => STEWED_BEANS.includes(kind))) return undefined
  const bed = bedOf(dish)
  if (bed) return serveHeap(dish, bed)
  const food = contentsOf(dish.food.kinds.filter((kind) => !NOT_IN_POT.includes(kind)))
  const beside = besideSoup(dish)
  return { ...serveSoup({ ...dish, food }), ...(beside.length > 0 ? { beside } : {}) }
}
