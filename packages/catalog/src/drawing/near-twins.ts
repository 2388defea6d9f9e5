/**
 * Dishes that look the same on a real plate too: one food by another method or under another name. Only these may share a
 * drawing, which their plates and the way their pieces lie mostly still tell apart.
 */
export const NEAR_TWINS: readonly (readonly string[])[] = [
  ['buttermilk-pancakes', 'pancakes'],
  ['oat-milk-pancakes-without-eggs', 'blueberry-pancakes'],
  ['turkey-and-sweet-potato-hash', 'southwest-turkey-and-sweet-potato-skillet'],
  ['hard-boiled-eggs', 'boiled-egg-snack-plate', 'salted-boiled-eggs'],
  ['sausage-and-eggs', 'bunless-sausage-egg-and-cheese'],
  ['potato-and-sausage-hash', 'sausage-and-potatoes-skillet'],
  ['frozen-breakfast-burrito', 'frozen-burritos'],
  ['egg-salad-on-gluten-free-bread', 'egg-salad-on-low-sodium-bread'],
  ['fresh-chicken-salad-on-low-sodium-bread', 'chicken-salad-sandwich'],
  ['pb-j-on-low-sodium-bread', 'pb-j'],
  ['popcorn-chicken', 'chicken-nuggets', 'meatless-nuggets'],
  ['chicken-quesadillas', 'leftover-chicken-quesadillas'],
  ['beef-tacos', 'crispy-beef-tacos'],
  ['turkey-pot-pie', 'chicken-pot-pie'],
  ['lasagna', 'frozen-lasagna'],
  ['tuna-noodle-casserole', 'tuna-noodle-bake'],
  ['pot-roast', 'slow-cooker-pot-roast'],
  ['baked-chicken-legs', 'roast-turkey-drumsticks'],
  ['roast-chicken', 'salt-roasted-whole-chicken'],
  ['fried-chicken', 'oven-fried-chicken'],
  ['baked-chicken-wings', 'salted-chicken-wings'],
  ['greek-lemon-chicken-and-potatoes', 'sheet-pan-chicken-and-potatoes'],
  ['salmon-patties', 'crisp-salmon-patties-in-bacon-fat'],
  ['baked-tilapia', 'baked-cod'],
]

const FIRST_OF = new Map(NEAR_TWINS.flatMap((alike) => alike.map((id) => [id, alike[0]] as const)))

/** One dish that stands for all that look like this one; undefined for most. */
export function nearTwinOf(id: string): string | undefined {
  return FIRST_OF.get(id)
}
