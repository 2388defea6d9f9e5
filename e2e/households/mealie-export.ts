const BASES = [
  ['Black bean', '2 cans black beans'],
  ['Chickpea', '2 cans chickpeas'],
  ['Lentil', '1 lb dried lentils'],
  ['Tofu', '1 block firm tofu'],
  ['Pinto bean', '2 cans pinto beans'],
] as const
const STYLES = [
  ['and rice skillet', ['2 cups white rice', '1 yellow onion', '2 cloves garlic', '1 cup salsa']],
  ['tomato stew', ['1 can diced tomatoes', '1 yellow onion', '2 carrots', '2 cups vegetable broth']],
  ['and potato hash', ['2 lb russet potatoes', '1 green bell pepper', '1 yellow onion', '2 tbsp olive oil']],
  ['spaghetti', ['1 lb spaghetti', '1 can tomato sauce', '2 cloves garlic', '1 zucchini']],
  ['tacos', ['12 corn tortillas', '1 cup salsa', '2 cups green cabbage, shredded', '1 lime']],
  ['curry', ['1 can coconut milk', '2 cups white rice', '1 tbsp curry powder', '4 cups fresh spinach']],
  ['soup', ['4 cups vegetable broth', '3 carrots', '3 stalks celery', '1 yellow onion']],
  ['salad', ['1 head romaine lettuce', '1 cucumber', '2 tomatoes', '2 tbsp olive oil']],
] as const

export const NOT_VEGAN = 'Attic cheese omelet'

/** Forty recipes as Mealie exports them. All are vegan but one. */
export function mealieExport(): Buffer {
  const vegan = BASES.flatMap(([name, base]) =>
    STYLES.map(([style, rest]) => recipe(`Attic ${name.toLowerCase()} ${style}`, [base, ...rest])),
  )
  const recipes = [...vegan.slice(1), recipe(NOT_VEGAN, ['4 eggs', '1 cup shredded cheddar cheese'])]
  return Buffer.from(JSON.stringify(recipes))
}

function recipe(name: string, lines: readonly string[]) {
  return {
    groupId: 'attic',
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    recipeServings: 4,
    totalTime: '30 minutes',
    recipeCategory: [{ name: 'Dinner' }],
    recipeIngredient: lines.map((line) => ({ quantity: 0, note: line, originalText: line })),
    recipeInstructions: [{ text: 'Chop everything.' }, { text: 'Cook it over medium heat for 20 minutes.' }],
  }
}
