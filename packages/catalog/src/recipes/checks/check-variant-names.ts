import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { foodById } from '../../foods/foods.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** Words of food names that also name a dish or a style: "soup pasta", Greek yogurt, sandwich bread, taco cheese. */
const NOT_THE_FOOD: ReadonlySet<string> = new Set([
  'soup',
  'greek',
  'oatmeal',
  'sandwich',
  'sub',
  'torta',
  'taco',
  'burrito',
  'wrap',
])

/** A variant's name may not contain a food that it removes: it would alarm people allergic to it. */
export function checkVariantName(base: RecipeForm, form: RecipeForm): string[] {
  const left = new Set([...form.gramsPerServing.keys()].flatMap(wordsOfFood))
  const taken = [...base.gramsPerServing.keys()].filter((id) => !form.gramsPerServing.has(id))
  // "Lasagna-style" names a style, not lasagna.
  const said = new Set(wordsOf(form.name.replace(/[\w-]+-style\b/gi, '')))
  return taken.flatMap((id) =>
    wordsOfFood(id)
      .filter((word) => said.has(word) && !left.has(word) && !NOT_THE_FOOD.has(word))
      .map((word) => `is called "${form.name}", but "${word}" is of ${id}, which it takes out`),
  )
}

function wordsOfFood(id: string): string[] {
  const food = foodById(id)
  if (!food) return []
  const names = [food.name, food.plural, ...food.synonyms].map((name) => name.replace(/\([^)]*\)/g, ''))
  return [...new Set(names.flatMap(wordsOf))].filter((word) => word.length > 2)
}

/** What a name promises to hold. A household that avoids it must not read "Milk" over a glass of soy milk. */
const PROMISES: readonly {
  readonly food: 'milk' | 'wheat' | 'meat'
  readonly words: RegExp
  /** Names that say what is there instead. */
  readonly instead: RegExp
}[] = [
  {
    food: 'milk',
    words:
      /(?<!(?:peanut|almond|sunflower|apple|nut|cocoa) )\b(?:milk|cheese|cheesy|cheddar|butter|yogurt|ice cream|alfredo)\b/i,
    instead: /vegan|dairy-free|plant-based|soy|oat milk|coconut|tofu/i,
  },
  {
    food: 'wheat',
    words:
      /\b(?:bread|toast|bagels?|buns?|sandwich(?:es)?|pasta|penne|spaghetti|macaroni|mac and cheese|lasagna|pizza|waffles?|pancakes?|cornbread|stuffing|flour tortillas?|crackers|hamburgers|hot dogs|chili dogs|grilled cheese|tuna melts?|patty melts?|blts?|pb&j|cereal|granola|burritos?|breadsticks|biscuits|rolls)\b/i,
    instead: /gluten-free|chickpea pasta|chickpea pesto|corn |rice |lettuce|cauliflower|potato/i,
  },
  {
    food: 'meat',
    words: /\b(?:sausages?|bacon|blts?|ham|hot dogs|meatballs|meatloaf|nuggets)\b/i,
    instead:
      /vegan|vegetarian|veggie|plant-based|meatless|soy|tofu|lentil|chickpea|bean|mushroom|salmon|tuna|shrimp/i,
  },
]

/** A variant without the milk, wheat or meat that the dish's name promises has a name that says so. */
export function checkPromisedFoods(base: RecipeForm, form: RecipeForm): string[] {
  return PROMISES.filter(
    ({ food, words, instead }) =>
      words.test(form.name) && !instead.test(form.name) && holds(base, food) && !holds(form, food),
  ).map(({ food }) => `is called "${form.name}" and holds no ${food}: give the variant a name that says so`)
}

function holds({ ingredients }: RecipeForm, promised: 'milk' | 'wheat' | 'meat'): boolean {
  return ingredients.some(({ food }) =>
    promised === 'meat' ? food.traits.includes('meat') : food.allergens.includes(promised),
  )
}
