import type { Allergen } from '@pennyplate/domain/food/food'

/** Words that a diet forbids in an ingredient list. Independent of the foods' traits. */
export interface WordRule {
  readonly objects: RegExp
  /** Names that contain the word but are something else. */
  readonly unless: RegExp
}

const FLESH =
  /\b(?:beef|steaks?|pork|ham|bacon|prosciutto|salami|pepperoni|sausages?|bratwurst|kielbasa|chorizo|hot dogs?|lamb|chicken|turkey|duck|livers?|fish|salmon|tuna|cod|tilapia|sardines?|anchov\w+|shrimp|crab|clams?|scallops?|mussels|worcestershire|gelatin|marshmallows?|lard|tallow|jerky|bone broth)\b/i
const NOT_FLESH = /vegan|plant-based|vegetarian|chicken of the woods|hot dog buns/i
const DAIRY =
  /\b(?:milk|butter|ghee|cheese|cheddar|mozzarella|parmesan|feta|ricotta|provolone|brie|halloumi|paneer|cotija|queso|cream|half and half|yogurt|kefir|whey|custard|ice cream|buttermilk|pesto|ranch|alfredo)\b/i
const NOT_DAIRY =
  /almond|soy|oat milk|rice milk|coconut|peanut|sunflower|cashew butter|apple butter|plant-based|vegan|dairy-free|butter beans|butter lettuce|cream of (?:wheat|tartar)|butter crackers|cream[- ]style corn|cookie butter|nutritional/i
const EGG = /\b(?:eggs?|egg whites?|egg yolks?|mayonnaise|meringue|hollandaise)\b/i
const NOT_EGG = /egg noodle|plant-based|vegan/i
const WHEAT =
  /\b(?:wheat|flour tortillas?|all-purpose flour|bread|buns?|bagels?|rolls?|naan|pita|croutons?|panko|couscous|bulgur|farro|spaghetti(?! squash)|linguine|fettuccine|macaroni|penne|rotini|rigatoni|orzo|ditalini|lasagna|ramen|udon|egg noodles|seitan|graham|saltines?|pretzels?|phyllo|pie crust|puff pastry|pizza dough|biscuits?|soy sauce|hoisin|teriyaki|crackers|beer)\b/i
const NOT_WHEAT =
  /gluten-free|teriyaki-style|chickpea|rice crackers|mary's gone crackers|corn|buckwheat|tamari|almond flour|sandwich bread, gluten/i
const GLUTEN = new RegExp(`${WHEAT.source}|\\b(?:barley|rye|pumpernickel|malt)\\b`, 'i')
const GRAINS =
  /\b(?:rice|oats?|oatmeal|flour|cornmeal|corn|tortillas?|quinoa|barley|bread|pasta|spaghetti(?! squash)|noodles|couscous|bulgur|farro|grits|polenta|cereal|crackers|crumbs|popcorn|masa|millet|buckwheat|wheat)\b/i
const NOT_GRAINS =
  /cauliflower|almond flour|coconut flour|cassava flour|tapioca|rice vinegar|shirataki|wheat germ oil|chickpea flour|corned|grain mustard/i
const PULSES = /\b(?:beans?|lentils?|chickpeas?|peas|hummus|peanuts?|edamame|tofu|tempeh|soy|miso|tamari)\b/i
const NOT_PULSES = /green beans|snow peas|sugar snap|coffee|vanilla|cocoa|soybean oil/i
const SUGARS =
  /\b(?:sugar|syrup|honey|molasses|agave|jam|jelly|preserves|barbecue sauce|chocolate chips|cola|soda)\b/i
const NOT_SUGARS = /sugar-free|no[- ]sugar|sugar snap|unsweetened/i

const any = (...rules: readonly RegExp[]) => new RegExp(rules.map((rule) => rule.source).join('|'), 'i')

export const WORDED_DIETS = [
  'Vegetarian',
  'Vegan',
  'Dairy-Free',
  'Gluten-Free',
  'Keto',
  'Paleo',
  'Whole30',
  'Low FODMAP',
  'Mediterranean',
] as const

export const DIET_WORDS: Readonly<Record<(typeof WORDED_DIETS)[number], WordRule>> = {
  Vegetarian: { objects: FLESH, unless: NOT_FLESH },
  Vegan: { objects: any(FLESH, DAIRY, EGG, /\bhoney\b/), unless: any(NOT_FLESH, NOT_DAIRY, NOT_EGG) },
  'Dairy-Free': { objects: DAIRY, unless: NOT_DAIRY },
  'Gluten-Free': { objects: GLUTEN, unless: NOT_WHEAT },
  Keto: {
    objects: any(GRAINS, PULSES, SUGARS, /\b(?:potato(?:es)?|bananas?|apples?|grapes|mango|raisins|dates)\b/),
    unless: any(
      NOT_GRAINS,
      NOT_PULSES,
      NOT_SUGARS,
      /grape tomatoes|apple cider vinegar|edamame|tofu|tempeh|soy|miso|tamari|peanut/,
    ),
  },
  Paleo: { objects: any(GRAINS, PULSES, DAIRY), unless: any(NOT_GRAINS, NOT_PULSES, NOT_DAIRY, /ghee/) },
  Whole30: {
    objects: any(GRAINS, PULSES, DAIRY, SUGARS, /\bwine\b/),
    unless: any(NOT_GRAINS, NOT_PULSES, NOT_DAIRY, NOT_SUGARS, /ghee|wine vinegar/),
  },
  'Low FODMAP': {
    objects: any(
      GLUTEN,
      /\b(?:garlic|onions?|shallot|leek|apples?|pears?|mango|honey|mushrooms?|cauliflower|hummus)\b/,
    ),
    unless: any(
      NOT_WHEAT,
      /garlic-infused|onion tops|soy sauce|sourdough|apple cider vinegar|oyster mushroom|low fodmap|beer|wheat-free|teriyaki/,
    ),
  },
  Mediterranean: {
    objects:
      /\b(?:bacon|sausages?|hot dogs?|ham|salami|pepperoni|lard|tallow|butter|cookies?|candy|(?<!baking )soda|cola|chips|ice cream|heavy cream|coconut oil)\b/i,
    unless:
      /peanut butter|almond butter|seed butter|cashew butter|apple butter|butter (?:beans|lettuce|crackers)|hot dog buns|plant-based|vegan|champ/i,
  },
}

/** Carnivore is the only diet defined by what is allowed. */
export const CARNIVORE_FOODS =
  /beef|steak|brisket|roast|ribs?|oxtail|pork|bacon|ham|prosciutto|sausage|lamb|chicken|turkey|duck|liver|heart|gizzard|kidney|tongue|bones?|broth|salmon|tuna|cod|tilapia|trout|halibut|mackerel|sardines|anchov|catfish|pollock|whiting|flounder|haddock|mahi|fish|shrimp|scallops|crab|lobster|mussels|clams|oysters|squid|eggs?|milk|butter|ghee|cream|cheese|cheddar|mozzarella|parmesan|provolone|jack|swiss|feta|brie|romano|halloumi|yogurt|kefir|lard|tallow|fat|grease|gelatin|collagen|pork rinds|salt|water|ice/i

export const ALLERGEN_WORDS: Readonly<Record<Allergen, WordRule>> = {
  milk: { objects: DAIRY, unless: any(NOT_DAIRY, /ranch seasoning/) },
  egg: { objects: EGG, unless: NOT_EGG },
  fish: {
    objects:
      /\b(?:salmon|tuna|cod|tilapia|sardines?|anchov\w+|halibut|trout|catfish|fish sauce|worcestershire|caesar)\b/i,
    unless: /vegan/i,
  },
  shellfish: {
    objects: /\b(?:shrimp|crab|clams?|scallops?|mussels|lobster|oysters?)\b/i,
    unless: /oyster mushroom|imitation|oyster crackers/i,
  },
  'tree-nut': {
    objects:
      /\b(?:almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamia|pine nuts|brazil nuts|pesto)\b/i,
    unless: /free/i,
  },
  peanut: { objects: /\bpeanuts?\b/i, unless: /free/i },
  wheat: { objects: WHEAT, unless: NOT_WHEAT },
  soy: { objects: /\b(?:soy|tofu|tempeh|edamame|miso|tamari|teriyaki|hoisin)\b/i, unless: /soybean oil/i },
  sesame: { objects: /\b(?:sesame|tahini|hummus)\b/i, unless: /free/i },
}
