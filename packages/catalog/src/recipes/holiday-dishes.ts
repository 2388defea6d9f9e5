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

interface MenuSide {
  readonly id: RecipeId
  /** Turkey gravy, not beef gravy. */
  readonly formId?: string
}
/** Sides of which one is served, the most usual first. */
type Course = readonly MenuSide[]

const anyOf = (...ids: readonly RecipeId[]): Course => ids.map((id) => ({ id }))

const COOKOUT_MENU = [
  anyOf('corn-on-the-cob', 'corn'),
  anyOf('potato-salad', 'baked-beans'),
  anyOf('coleslaw', 'tossed-salad'),
  anyOf('watermelon', 'strawberries'),
] as const

/** What is served with a holiday's dinner, course by course. */
export const HOLIDAY_MENUS: Readonly<Record<Holiday, readonly Course[]>> = {
  'new-year': [
    anyOf('black-eyed-peas'),
    anyOf('collard-greens', 'fried-cabbage'),
    anyOf('cornbread', 'dinner-rolls'),
    anyOf('apple-pie', 'fried-apples', 'applesauce'),
  ],
  easter: [
    anyOf('scalloped-potatoes', 'roasted-potatoes'),
    anyOf('roasted-asparagus', 'green-beans'),
    anyOf('glazed-carrots', 'roasted-carrots'),
    anyOf('dinner-rolls'),
    anyOf('fruit-cobbler', 'strawberries'),
  ],
  'memorial-day': COOKOUT_MENU,
  'independence-day': [...COOKOUT_MENU, anyOf('apple-pie', 'ice-cream')],
  'labor-day': COOKOUT_MENU,
  thanksgiving: [
    anyOf('stuffing'),
    anyOf('mashed-potatoes', 'roasted-potatoes'),
    [{ id: 'gravy', formId: 'turkey' }],
    anyOf('green-bean-casserole', 'green-beans'),
    anyOf('cranberry-sauce'),
    anyOf('pumpkin-pie', 'apple-pie', 'fried-apples'),
  ],
  christmas: [
    anyOf('scalloped-potatoes', 'mashed-potatoes', 'roasted-potatoes'),
    anyOf('green-beans', 'roasted-brussels-sprouts'),
    anyOf('glazed-carrots', 'roasted-carrots'),
    anyOf('dinner-rolls'),
    anyOf('apple-pie', 'fried-apples'),
  ],
}
