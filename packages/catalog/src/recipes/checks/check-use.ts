import type { RecipeForm } from '../recipe-form.ts'

/** Foods that the steps may refer to by a collective word. */
const TOGETHER: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^spices$/,
    /spices?|season|everything|all (?:the )?ingredients|rest of|remaining|dry ingredients|herbs|dressing/,
  ],
  [
    /^(?:baking|oils|condiments)$/,
    /everything|all (?:the )?ingredients|dry ingredients|dressing|sauce|marinade|remaining/,
  ],
  [
    /^(?:produce|frozen|canned-goods)$/,
    /vegetables|veggies|greens|everything|all (?:the )?ingredients|fruit|lettuce|remaining|toppings/,
  ],
  [/^dairy$/, /cheeses?|milk|everything|all (?:the )?ingredients/],
  [/^nuts$/, /nuts|seeds|everything|all (?:the )?ingredients|remaining/],
  [/^(?:meat|seafood|deli)$/, /\bmeat|fish|chicken|turkey|sausages?|steaks?|roast|beef|pork|ribs/],
  [/^grains$/, /pasta|noodles|rice|beans|lentils|peas|grains?|oats/],
  [/^bakery$/, /bread|buns?|rolls?|tortillas?|shells|crumbs|toast/],
  [
    /^(?:breakfast|snacks|beverages)$/,
    /cereal|everything|all (?:the )?ingredients|oats|crackers|chips|cookies|drink|tea|coffee/,
  ],
]

/** Every listed food must appear in the steps, by its main word or a word for its kind. */
export function checkUse(form: RecipeForm): string[] {
  const steps = form.recipe.steps.join(' ').toLowerCase()
  return form.ingredients.flatMap(({ food }) => {
    if (food.id === 'water') return []
    const words = [food.name, food.plural, ...food.synonyms].flatMap(mainWords)
    if (words.some((word) => steps.includes(word))) return []
    const kind = TOGETHER.find(([aisle]) => aisle.test(food.aisle))
    return kind?.[1].test(steps) ? [] : [`${food.id} is listed, but the steps do not seem to use it`]
  })
}

const WEAK =
  /^(?:fresh|large|canned|frozen|dried|dry|ground|whole|plain|with|free|fat|lean|white|low|sugar|salted|unsalted|baking)$/

function mainWords(name: string): string[] {
  const words = name.toLowerCase().split(/[^a-zñé']+/)
  const distinctive = words.filter((word) => word.length >= 3 && !WEAK.test(word))
  return (distinctive.length > 0 ? distinctive : words)
    .map((word) => word.replace(/(?:ies|oes|es|s)$/, ''))
    .filter((word) => word.length >= 3)
}
