import { DIET_TYPES } from '../diet/diet-options.ts'
import { DIET_RULES, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { ambiguousConcept, type Concept, dietConcept } from './concept.ts'

const WORDS_OF_DIET: Partial<Record<(typeof DIET_TYPES)[number], string>> = {
  Keto: 'keto; ketogenic; ketosis; zero carb; no carb',
  Paleo: 'paleo; paleolithic; caveman; primal; paleo style',
  Carnivore: 'carnivore; carnivorous; all meat; meat only',
  Mediterranean: 'mediterranean; mediterranean style',
  Vegan:
    'vegan; strict vegan; plant based; whole food plant based; wfpb; strict vegetarian; fully vegan; plant based eater; veganism; raw vegan; 100% plant based; plant based only; plants only',
  Vegetarian:
    'vegetarian; veggie; veg; ovo lacto; ovo lacto vegetarian; lacto ovo; lacto ovo vegetarian; meatless; meat free; vegetarianism; meat free vegetarian; no meat or fish',
  Whole30: 'whole30; whole 30; w30',
  'Low FODMAP':
    'low fodmap; fodmap; fodmaps; fodmap friendly; high fodmap; high fodmap food; monash; fructan; polyol; oligosaccharide',
}

/** Diets and styles of eating that forbid foods. */
export const DIET_CONCEPTS: readonly Concept[] = [
  ...DIET_TYPES.flatMap((type) => {
    const [rule, words] = [DIET_RULES[type], WORDS_OF_DIET[type]]
    return rule && words ? [dietConcept(type.toLowerCase(), type, words, rule)] : []
  }),
  dietConcept('gfcf', 'gluten and milk', 'gfcf; gf cf; gluten and casein', {
    allergens: ['wheat', 'milk'],
    traits: ['gluten', 'dairy', { trait: 'oats', unless: ['certified-gluten-free'] }],
  }),
  dietConcept('gf', 'gluten: wheat, barley and rye', 'gf', RESTRICTION_RULES.gluten),
  dietConcept('df', 'milk and dairy', 'df', RESTRICTION_RULES.milk),
  dietConcept(
    'pescatarian',
    'meat and poultry; fish stays',
    'pescatarian; pescetarian; pesco vegetarian; pesca',
    {
      id: 'text:pescatarian',
      traits: ['meat', 'poultry', 'gelatin', 'animal-fat'],
    },
  ),
  dietConcept(
    'lacto',
    'meat, fish and eggs',
    'lacto vegetarian; lactovegetarian; vegetarian without egg; eggless vegetarian; pure vegetarian; hindu vegetarian; indian vegetarian; pure veg',
    {
      id: 'text:lacto vegetarian',
      allergens: ['fish', 'shellfish', 'egg'],
      traits: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat', 'egg'],
    },
  ),
  dietConcept('ovo', 'meat, fish and milk', 'ovo vegetarian', {
    id: 'text:ovo vegetarian',
    allergens: ['fish', 'shellfish', 'milk'],
    traits: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat', 'dairy'],
  }),
  dietConcept('pollo', 'red meat and fish; poultry stays', 'pollotarian; pollo vegetarian', {
    id: 'text:pollotarian',
    allergens: ['fish', 'shellfish'],
    traits: ['red-meat', 'beef', 'pork', 'lamb', 'fish', 'shellfish'],
  }),
  dietConcept(
    'aip',
    'what the autoimmune protocol leaves out',
    'aip; autoimmune protocol; autoimmune paleo; autoimmune',
    {
      allergens: ['egg', 'milk', 'tree-nut', 'peanut', 'soy', 'sesame', 'wheat'],
      traits: [
        'grain',
        'pseudo-grain',
        'legume',
        'soy',
        'dairy',
        'egg',
        'nuts',
        'seed',
        'nightshade',
        'alcohol',
        'caffeine',
        'cocoa',
        'sweetener',
        'seed-oil',
        'processed',
        { trait: 'added-sugar', unless: ['natural-sweetener'] },
      ],
    },
  ),
  ambiguousConcept('raw', 'raw food', 'raw food; raw diet; raw foodist', ['vegan', 'processed']),
]
