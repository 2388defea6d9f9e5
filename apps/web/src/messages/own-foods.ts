import { formatCents } from '@pennyplate/domain/money'
import type { OwnFood } from '@pennyplate/domain/own-food/own-food'
import type { LabelRead, OwnFoodFault } from '@pennyplate/domain/own-food/own-food-form'
import { nutrientNames, nutrientUnits } from './nutrients.ts'
import { ownRecipeMessages } from './own-recipes.ts'
import { joinWords } from './wording.ts'

/** Foods a household adds by hand, because we have none like them. */
export const ownFoodMessages = {
  add: (name: string) => `Add “${name}” as a food`,
  addTitle: 'Add a food',
  change: 'Change food',
  changeOf: (food: string) => `Change food: ${food}`,
  changeTitle: (food: string) => `Change ${food}`,
  intro: 'Fill in what you know. What you leave out is shown as unknown, never guessed.',
  isYours: 'your food',

  list: 'Your foods',
  none: 'Foods you add by hand appear here: what no food of ours is like, such as a sauce from the farmers market. Your recipes can use them.',
  addOne: 'Add a food',
  changeShort: 'Change',
  removeShort: 'Delete',
  removeOf: (food: string) => `Delete food: ${food}`,
  facts: ({ packageText, priceCents, contains }: OwnFood) =>
    [
      packageText,
      priceCents === undefined ? undefined : formatCents(priceCents),
      contains && contains.length > 0 ? ownRecipeMessages.allergens(contains) : undefined,
    ]
      .filter(Boolean)
      .join(' · '),

  name: 'Name',
  category: 'Kind',
  packageText: 'Size of the package',
  packageHint: 'As on its label, such as 24 oz jar.',
  price: 'Price',
  priceHint: 'Dollars for one package.',
  label: 'Allergens on its label',
  labelRead: { unknown: 'I have not looked', read: 'I read the label' } as Readonly<
    Record<LabelRead, string>
  >,
  unknownHint: 'Until somebody reads it, plans for a household with a food allergy leave it out.',
  contains: 'It contains',
  containsHint: 'Also what it may contain. Choose none if the label names none.',
  suits: (phrases: readonly string[]) => `It fits our profile: ${phrases.join(', ')}`,
  suitsHint: 'Until you check this, your plans leave it out.',
  nutrition: 'Nutrition facts, if its label has them',
  servingText: 'One serving',
  servingHint: 'With its weight, such as 1/2 cup (125 g).',
  nutrient: (nutrient: keyof typeof nutrientNames) =>
    `${nutrientNames[nutrient]}${nutrient === 'calories' ? '' : `, ${nutrientUnits[nutrient]}`}`,

  faults: {
    missing: 'Please fill this in.',
    'no-size': 'Enter a weight or volume, such as 24 oz.',
    'no-price': 'Enter a price in dollars, such as 4.99.',
    'no-weight': 'Enter the weight of a serving, such as 30 g.',
    'no-number': 'Enter a number.',
  } as Readonly<Record<OwnFoodFault, string>>,
  save: 'Save food',
  remove: 'Delete food',
  removed: (food: string) => `${food} is deleted. Lines with it are unknown again.`,
  full: 'You have as many foods as we can keep. Delete one first.',

  notKnown: (parts: readonly ('price' | 'allergens' | 'nutrition')[]) => `Not known: ${joinWords(parts)}`,
  unread: (foods: readonly string[]) =>
    `Nobody has read the label of ${joinWords(foods)}, so no allergy counts this recipe as safe.`,
} as const
