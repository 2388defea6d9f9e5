import type { Look } from '../motifs/motif.ts'

/** How a dish was cooked or finished, by words of its name in lower case: two chops differ by what was done to them. */
const LOOKS: readonly (readonly [Look, RegExp])[] = [
  ['grilled', /grill|barbecue|\bbbq|kabob|brats/],
  ['spiced', /jerk|blackened|cajun|spic|chili|tandoori|southwest|paprika|taco|adobo|shawarma|rub/],
  ['herbed', /ranch|herb|greek|italian/],
  ['juicy', /butter|basted|dripping|pan juices|ghee|tallow|lard|slow cooker|instant pot/],
  ['smothered', /smothered|gravy|salisbury|chicken-fried/],
  ['falafel', /falafel/],
  ['seared', /pan-|sear|crisp|air fryer|skillet/],
  ['lemon', /lemon/],
  ['rotisserie', /rotisserie/],
  ['buffalo', /buffalo/],
  ['blackened', /blackened/],
  ['cheese-crust', /cheddar crust/],
  ['rare', /eye of round|roast beef/],
]

export const looksOf = (name: string): readonly Look[] =>
  LOOKS.filter(([, words]) => words.test(name)).map(([look]) => look)
