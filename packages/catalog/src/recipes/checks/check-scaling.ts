import type { CookingMethod } from '@pennyplate/domain/recipe/recipe'

/** Steps are shown at any number of servings, so they may not contain counts or sizes that depend on it. */
const FIXED_SIZES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:\w+ ){0,2}(?:wells?|pieces|portions|patties|balls|mounds|plates|bowls|mugs|jars|glasses|containers|tortillas|buns|rolls|muffins|eggs|potatoes|sandwiches|tacos|burritos|wraps|squares|wedges|bundles|packets)\b/i,
    'say "each" or "among the" instead of a count',
  ],
  [
    /\ba (?:quarter|fifth|sixth|eighth|tenth|twelfth) of\b/i,
    'divide it evenly instead of naming a share of the whole',
  ],
  [
    /\b\d+(?:[- ]?(?:by|x)[- ]?\d+)?[- ](?:inch|quart) (?:\w+ ){0,2}(?:skillet|pan|dish|pot|saucepan|griddle|sheet|slow cooker)\b/i,
    'name no size of a vessel; its size follows from "batch"',
  ],
]

export function checkScaling({ steps }: Pick<CookingMethod, 'steps'>): string[] {
  return steps.flatMap((step) =>
    FIXED_SIZES.flatMap(([words, instead]) => {
      const found = words.exec(step)
      return found ? [`"${found[0]}" is wrong for other numbers of servings: ${instead}`] : []
    }),
  )
}
