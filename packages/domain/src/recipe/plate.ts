/** What a dish looks like when it is served. Sides are chosen by it, and drawings are built on it. */
export const SERVED_AS = [
  'cereal',
  'oatmeal',
  'eggs',
  'breakfast-bake',
  'parfait',
  'smoothie',
  'toast',
  'pancakes',
  'hash',
  'sandwich',
  'wrap',
  'burger',
  'hot-dog',
  'pizza',
  'taco',
  'burrito',
  'quesadilla',
  'soup',
  'stew',
  'chili',
  'salad',
  'bowl',
  'pasta',
  'mac-and-cheese',
  'casserole',
  'meatloaf',
  'skillet',
  'stir-fry',
  'fried-rice',
  'sheet-pan',
  'roast',
  'grilled',
  'fried',
  'slow-cooker',
  'leftovers-remake',
  'snack-plate',
  'other',
] as const
export type ServedAs = (typeof SERVED_AS)[number]

/** What a side is on a plate. */
export const SIDE_ROLES = [
  'vegetable',
  'salad',
  'starch',
  'bread',
  'fruit',
  'dairy',
  'drink',
  'dip',
  'dessert',
] as const
export type SideRole = (typeof SIDE_ROLES)[number]

/** Whether most children eat it. */
export const KIDS_EAT_IT = ['yes', 'maybe', 'no'] as const
export type KidsEatIt = (typeof KIDS_EAT_IT)[number]

export const VESSELS = [
  'skillet',
  'saucepan',
  'pot',
  'wok',
  'griddle',
  'grill',
  'sheet pan',
  'baking dish',
  'loaf pan',
  'muffin pan',
  'pie plate',
  'microwave-safe bowl',
  'mug',
  'air fryer basket',
  'pressure cooker',
  'slow cooker',
  'blender',
] as const
export type Vessel = (typeof VESSELS)[number]

/** How much one vessel of an ordinary kitchen holds; more servings take batches or a second vessel. */
export interface Batch {
  readonly vessel: Vessel
  readonly maxServings: number
}

/** Work before the day's cooking that needs no one in the kitchen. */
export const AHEAD = ['soak', 'thaw', 'marinate', 'chill', 'rise'] as const
export interface Ahead {
  readonly task: (typeof AHEAD)[number]
  readonly hours: number
}

/** Cooked food that one dish leaves and another starts from. */
export const LEFTOVERS = [
  'roast-chicken',
  'turkey',
  'ham',
  'pot-roast',
  'pulled-pork',
  'taco-meat',
  'chili',
  'rice',
  'mashed-potatoes',
  'pasta',
  'beans',
] as const
export type Leftover = (typeof LEFTOVERS)[number]

/** What a main dish says about the plate it belongs on. */
export interface PlateFacts {
  readonly servedAs: ServedAs
  readonly kids: KidsEatIt
  /** What completes the plate; empty where the dish is a plate by itself. */
  readonly wants: readonly SideRole[]
  /** Sides by id, the most usual first. */
  readonly goesWith: readonly string[]
  /** Nothing else goes with it: the household said so of its own recipe, or the dish is no meal otherwise. */
  readonly isSettled?: boolean
  /** Days it keeps in the refrigerator once cooked. */
  readonly keepsDays: number
  readonly leaves: readonly Leftover[]
  readonly usesLeftovers: readonly Leftover[]
}

/** What a side says about the plates it belongs on. */
export interface SideFacts {
  readonly role: SideRole
  readonly kids: KidsEatIt
  readonly keepsDays: number
  /** Served only with the dishes that name it: ketchup, tortillas, naan. */
  readonly onlyNamed?: boolean
  /** Made the day before: a pie has to cool. */
  readonly dayBefore?: boolean
  /** Makes another meal of what a dish left: served beside such leftovers only. */
  readonly remakes?: Remake
}

export interface Remake {
  readonly of: Leftover
  /** What the meal is then called: "Chicken quesadillas". */
  readonly as: string
}
