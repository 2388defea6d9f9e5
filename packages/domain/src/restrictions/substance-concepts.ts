import { RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { type Concept, concept } from './concept.ts'

/** Substances in foods: sugars, fats, additives, what fermenting leaves. */
export const SUBSTANCE_CONCEPTS: readonly Concept[] = [
  concept('alcohol', 'alcohol', 'alcohol; booze; liquor; ethanol; alcoholic drink', {
    rule: RESTRICTION_RULES.alcohol,
    members: 'wine; beer; red wine; white wine; cooking wine; sherry; sake; mirin; rum',
  }),
  concept(
    'processed',
    'processed food',
    'processed food; ultra processed food; junk food; ultraprocessed food; packaged food',
    { rule: { traits: ['processed'] } },
  ),
  concept('sugar', 'added sugar', 'sugar; added sugar; refined sugar; white sugar; cane sugar; sucrose', {
    rule: { traits: ['added-sugar'] },
  }),
  concept(
    'sweetener',
    'artificial sweeteners',
    'sweetener; artificial sweetener; sugar substitute; aspartame; sucralose; saccharin; sugar alcohol; xylitol; erythritol; stevia; sorbitol; phenylalanine; fake sugar',
    { rule: { traits: ['sweetener'] } },
  ),
  concept(
    'fructose',
    'fructose: fruit, juice, honey and added sugar',
    'fructose; hereditary fructose; fructose malabsorption; hfi; fruit sugar',
    {
      rule: {
        traits: [
          'fruit',
          'juice',
          'dried-fruit',
          'honey',
          'added-sugar',
          'natural-sweetener',
          'sugary-drink',
        ],
      },
      kind: 'diet',
      unchecked: ['amounts'],
    },
  ),
  concept('caffeine', 'caffeine', 'caffeine; caffeinated; caffeinated drink', {
    rule: { traits: ['caffeine'] },
  }),
  concept(
    'seed-oil',
    'seed oils',
    'seed oil; vegetable oil; industrial seed oil; canola oil; canola; rapeseed oil; sunflower oil; corn oil; omega 6',
    { rule: { traits: ['seed-oil'] } },
  ),
  concept('palm-oil', 'palm oil', 'palm oil; palm', {
    rule: { traits: ['solid-fat'] },
    unchecked: ['in-products'],
  }),
  concept('yeast', 'yeast', 'yeast; bakers yeast; yeast extract', {
    rule: { traits: ['fermented', 'alcohol'] },
    named:
      'yeast; bread; bun; buns; bagel; roll; rolls; pizza; croissant; donut; pretzel; pita; naan; english muffin; vinegar; soy sauce; bread crumb; crouton; stuffing',
  }),
  concept('vinegar', 'vinegar', 'vinegar', {
    rule: { traits: ['mustard'] },
    named:
      'vinegar; ketchup; pickle; dressing; vinaigrette; mayonnaise; hot sauce; barbecue sauce; pepperoncini; caper',
  }),
  concept('fermented', 'fermented food', 'fermented; fermented food', {
    rule: { traits: ['fermented', 'alcohol'] },
    named: 'vinegar; soy sauce; yogurt; kefir',
  }),
  concept('sulfites', 'sulfites', 'sulfite; sulphite; sulfur dioxide; so2; metabisulfite; sulfited food', {
    rule: { traits: ['sulfites'] },
  }),
  concept('msg', 'MSG', 'msg; monosodium glutamate; glutamate', { rule: { traits: ['msg'] } }),
  concept(
    'food-dye',
    'artificial colors',
    'food dye; food coloring; food coloring; artificial color; artificial color; red 40; red dye; red dye 40; yellow 5; tartrazine; dye; artificial dye',
    {
      rule: { traits: ['sweet', 'sugary-drink'] },
      named:
        'pickle; cheese puff; nacho chip; sprinkle; toaster pastry; cereal; sports drink; popsicle; frosting; mac and cheese; gelatin',
    },
  ),
  concept('carrageenan', 'carrageenan', 'carrageenan', {
    rule: { traits: ['plant-milk'] },
    named: 'cottage cheese; deli; chocolate milk; ice cream; whipped topping; half and half; heavy cream',
  }),
  concept('solid-fat', 'saturated fat', 'saturated fat; solid fat; trans fat', {
    rule: { traits: ['solid-fat', 'animal-fat'] },
  }),
  concept(
    'latex',
    'fruits that go with a latex allergy',
    'latex; latex fruit; latex fruit syndrome; latex fruit allergy; latex food; latex cross reactive',
    {
      rule: { traits: ['latex-fruit'] },
      kind: 'diet',
      named: 'chestnut; tomato; fig',
    },
  ),
  concept('hfcs', 'high-fructose corn syrup', 'high fructose corn syrup; hfcs', {
    rule: { traits: ['sugary-drink'] },
    named:
      'corn syrup; ketchup; pancake syrup; chocolate syrup; barbecue sauce; jelly; cranberry sauce; relish',
    unchecked: ['amounts'],
  }),
]
