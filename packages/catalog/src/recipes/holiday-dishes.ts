import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import type { Holiday } from '@pennyplate/domain/week/holidays'

const COOKOUT = [
  'hamburgers',
  'cheeseburgers',
  'hot-dogs',
  'bbq-ribs',
  'bbq-chicken',
  'bbq-brisket',
  'bbq-pork-sandwiches',
  'turkey-burgers',
  'grilled-chicken-breast',
  'steak',
  'veggie-burgers',
  'oven-baked-bean-burgers',
  'portobello-burgers-with-potato-wedges',
  'grilled-vegetable-skewers-with-peanut-sauce',
] as const

/** What US households cook for a holiday, with something for those who eat no meat. */
export const HOLIDAY_DISHES: Readonly<Record<Holiday, readonly RecipeId[]>> = {
  'new-year': [
    'black-eyed-peas-and-rice',
    'pork-roast-with-potatoes-and-carrots',
    'ham-and-beans-with-cornbread',
    'baked-ham',
  ],
  easter: [
    'baked-ham',
    'roast-chicken',
    'grilled-lamb-shoulder-chops',
    'ham-steak',
    'ham-and-scalloped-potatoes',
    'vegetable-lasagna',
    'skillet-lasagna-with-tofu-ricotta',
  ],
  'memorial-day': COOKOUT,
  'independence-day': COOKOUT,
  'labor-day': COOKOUT,
  thanksgiving: [
    'thanksgiving-turkey',
    'roast-turkey-breast',
    'roast-turkey-drumsticks',
    'slow-cooker-turkey-thighs',
    'chicken-with-stuffing-and-gravy',
    'baked-ham',
    'roast-chicken',
    'lentil-shepherds-pie',
    'butternut-squash-macaroni',
  ],
  christmas: [
    'baked-ham',
    'roast-eye-of-round-with-drippings',
    'pot-roast',
    'slow-cooker-pot-roast',
    'roast-chicken',
    'roast-turkey-breast',
    'lasagna',
    'beef-tamales',
    'vegetable-lasagna',
    'lentil-shepherds-pie',
  ],
}
