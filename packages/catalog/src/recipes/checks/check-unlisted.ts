import type { RecipeForm } from '../recipe-form.ts'

/** Food words: if the steps use one, an ingredient must match it. Regular plurals are found too. */
const FOOD_WORDS = [
  'garlic',
  'onion',
  'shallot',
  'carrot',
  'celery',
  'potato',
  'tomato',
  'cucumber',
  'zucchini',
  'eggplant',
  'broccoli',
  'cauliflower',
  'cabbage',
  'kale',
  'spinach',
  'lettuce',
  'mushroom',
  'avocado',
  'corn',
  'pea',
  'lemon',
  'lime',
  'orange',
  'apple',
  'banana',
  'berry',
  'strawberry',
  'blueberry',
  'raisin',
  'date',
  'mango',
  'pineapple',
  'ginger',
  'cilantro',
  'parsley',
  'basil',
  'mint',
  'dill',
  'rosemary',
  'thyme',
  'sage',
  'oregano',
  'cumin',
  'paprika',
  'cinnamon',
  'turmeric',
  'cayenne',
  'nutmeg',
  'vanilla',
  'cocoa',
  'chocolate',
  'sugar',
  'honey',
  'salt',
  'vinegar',
  'mustard',
  'ketchup',
  'mayonnaise',
  'tahini',
  'pesto',
  'hummus',
  'flour',
  'cornstarch',
  'oat',
  'rice',
  'quinoa',
  'pasta',
  'spaghetti',
  'noodle',
  'tortilla',
  'bread',
  'butter',
  'oil',
  'milk',
  'cream',
  'yogurt',
  'cheese',
  'cheddar',
  'mozzarella',
  'parmesan',
  'feta',
  'egg',
  'chicken',
  'turkey',
  'beef',
  'pork',
  'bacon',
  'ham',
  'sausage',
  'shrimp',
  'salmon',
  'tuna',
  'fish',
  'tofu',
  'bean',
  'lentil',
  'chickpea',
  'walnut',
  'pecan',
  'almond',
  'peanut',
  'cashew',
  'olive',
  'caper',
  'pickle',
] as const

/** Phrases that contain a food word without meaning that food. */
const PHRASES =
  /egg-free|(?:egg|rice|corn) noodles?|the size of an? \w+|pea-sized?|(?:olive|lemon|almond|walnut)-sized?|egg carton|corn tortillas?|bread knife|butter knife|cutting board|potato masher|egg slicer|cream of|to date|use-by date|date (?:it|them)|like \w+ \w+ sand|orange-brown|milk frother|rice cooker|cheese grater|pasta water|pasta pot|fish spatula|garlic press|mint green|fish (?:out|them|it)|snow peas?|rice vinegar|sugar-free|salt-free|peanut butter|almond butter/g

/** Generic words the ingredients may be called by: any oil is oil, spaghetti is pasta. */
const ALSO_CALLED: readonly (readonly [RegExp, string])[] = [
  [/oil|shortening|lard|tallow|cooking-spray/, 'oil'],
  [
    /spaghetti|penne|macaroni|rotini|linguine|fettuccine|shell|rigatoni|orzo|ditalini|bow-tie|angel-hair|lasagna|ravioli|tortellini|noodle/,
    'pasta noodle',
  ],
  [
    /cheddar|mozzarella|jack|parmesan|feta|swiss|provolone|romano|blend|brie|halloumi|paneer|queso|cotija|ricotta|velveeta|american-cheese|string-cheese|vegan-cheese/,
    'cheese cheddar parmesan mozzarella',
  ],
  [
    /tilapia|cod|catfish|pollock|swai|flounder|haddock|halibut|mahi|trout|tuna|salmon|mackerel|sardine|anchov/,
    'fish',
  ],
  [
    /ghee|margarine|vegan-butter|buttery-spread|peanut-butter|almond-butter|sunflower-butter|cashew-butter/,
    'butter oil',
  ],
  [/bean|edamame|pea|lentil/, 'bean'],
  [/bouillon|broth/, 'broth'],
  [/bun|roll|bagel|muffin|pita|naan|toast|baguette|crumb|crouton/, 'bread'],
  [/berries|berry/, 'berry'],
  [/marinara|crushed-tomatoes|salsa|ketchup/, 'tomato'],
  [/maple|pancake-syrup|chocolate-syrup|agave/, 'syrup'],
  [/creamer|half-and-half|sour-cream|coconut-milk|coconut-cream|whipped/, 'cream milk'],
  [/romaine|spring-mix|iceberg|butter-lettuce/, 'lettuce'],
  [/tamari|coconut-aminos|soy-sauce/, 'salt'],
]

export function checkUnlisted(form: RecipeForm): string[] {
  const listed = form.ingredients
    .flatMap(({ food, preparation }) => [
      food.id,
      food.name,
      food.plural,
      preparation,
      ...food.synonyms,
      ...food.parts,
      ...ALSO_CALLED.filter(([ids]) => ids.test(food.id)).map(([, words]) => words),
    ])
    .join(' ')
    .toLowerCase()
  const steps = form.recipe.steps.join(' ').toLowerCase().replace(PHRASES, ' ')
  return FOOD_WORDS.filter((word) => wordIn(word).test(steps) && !listed.includes(stem(word))).map(
    (word) => `the steps speak of "${word}", which is not listed`,
  )
}

function stem(word: string): string {
  return word.replace(/y$/, '')
}

function wordIn(word: string): RegExp {
  return new RegExp(word.endsWith('y') ? `\\b${stem(word)}(?:y|ies)\\b` : `\\b${word}(?:s|es)?\\b`)
}
