import type { MotifName } from '../motifs/motifs.ts'
import type { DishFacts } from './dish.ts'
import { partsBeside } from './helpings.ts'
import type { Helping, Serving } from './picture.ts'
import { serveSkillet } from './serve-pans.ts'

const onPlate = (dish: DishFacts, motif: MotifName, parts: readonly Helping[] = []): Serving => ({
  ware: 'plate',
  main: { motif, kinds: dish.food.kinds },
  parts,
})
/** "With potato wedges", "and slaw": what the name sets beside. */
const namedBeside = (dish: DishFacts): Helping[] =>
  / with | and slaw|and potato/.test(dish.name)
    ? partsBeside(dish, ['ground', 'ground-light', 'salmon', 'chicken'], 1).filter(
        ({ motif, kinds }) =>
          (motif !== 'heap' || dish.named.some((kind) => kinds.includes(kind))) &&
          motif !== 'salad' &&
          motif !== 'tomatoSlices' &&
          motif !== 'avocadoHalves' &&
          motif !== 'toast',
      )
    : []

export function serveSandwich(dish: DishFacts): Serving {
  const { name, food } = dish
  if (food.has('breakfast-sandwich')) return onPlate(dish, 'breakfastSandwich')
  if (/sloppy joe|pulled pork|bbq (pork|chicken)|barbecue chicken|sliders/.test(name))
    return onPlate(dish, 'filledBun')
  if (food.has('pita')) return onPlate(dish, 'pitaPocket')
  if (food.has('bagel'))
    return onPlate(
      dish,
      food.has('salmon', 'cream-cheese', 'peanut-butter') && !food.has('egg') ? 'bagel' : 'breakfastSandwich',
    )
  if (food.has('biscuit', 'english-muffin'))
    return onPlate(dish, /melt/.test(name) ? 'spreadRounds' : 'breakfastSandwich')
  if (/bunless sausage/.test(name)) return onPlate(dish, 'patties', [{ motif: 'friedEggs', kinds: ['egg'] }])
  if (food.has('hot-dog-bun') || (food.has('baguette') && !/grilled cheese/.test(name)))
    return onPlate(dish, 'sub', /french dip/.test(name) ? [{ motif: 'jusCup', kinds: [] }] : [])
  if (food.has('bun')) return onPlate(dish, 'burger')
  if (/grilled (cheese|ham)|melt|reuben|cuban|hot (ham|turkey|beef)|panini/.test(name))
    return onPlate(dish, 'toasted', food.has('gravy') ? [{ motif: 'dip', kinds: ['gravy'] }] : [])
  if (/salad|smashed|tuna|pimento/.test(name)) return onPlate(dish, 'saladSandwich')
  return onPlate(dish, 'sandwich')
}

export function serveHandheld(dish: DishFacts): Serving | undefined {
  const { name, food, servedAs } = dish
  switch (servedAs) {
    case 'sandwich':
      return serveSandwich(dish)
    case 'burger':
      return onPlate(dish, 'burger', namedBeside(dish))
    case 'hot-dog':
      return onPlate(dish, 'hotDog')
    case 'pizza':
      return onPlate(dish, 'pizza')
    case 'taco':
      return serveTaco(dish)
    case 'burrito':
      return onPlate(dish, 'burrito')
    case 'quesadilla':
      return onPlate(dish, 'quesadilla')
    case 'wrap':
      return serveWrap(dish)
    case 'toast':
      return onPlate(
        dish,
        food.has('english-muffin')
          ? 'spreadRounds'
          : food.has('bagel')
            ? 'bagel'
            : food.has('biscuit')
              ? 'biscuits'
              : 'spreadToast',
      )
    default:
      return /sandwich|\bsubs?\b/.test(name) ? serveSandwich(dish) : undefined
  }
}

function serveTaco(dish: DishFacts): Serving {
  const { name, food } = dish
  if (/fajita/.test(name)) return serveSkillet(dish)
  if (/tostada/.test(name)) return onPlate(dish, 'tostadas')
  if (/lettuce/.test(name)) return onPlate(dish, 'lettuceCups')
  if (food.has('corn-tortilla', 'flour-tortilla', 'taco-shell')) return onPlate(dish, 'tacos')
  return onPlate(dish, 'shreddedMeat', partsBeside(dish, ['chicken', 'beef', 'roast', 'shredded']))
}

function serveWrap(dish: DishFacts): Serving {
  const { name, food } = dish
  if (/roll-?up/.test(name)) return onPlate(dish, 'rollUps')
  if (food.has('pita')) return onPlate(dish, 'pitaPocket')
  if (food.has('flour-tortilla')) return onPlate(dish, 'wrapHalves')
  if (food.has('lettuce', 'greens')) return onPlate(dish, 'lettuceCups')
  return onPlate(dish, 'rollUps')
}
