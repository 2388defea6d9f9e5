import { type OwnRecipeValue, ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { RecipeOnPaper } from '../../../../../../server/src/testing/paper-checker.ts'

export type OwnOnPaper = Readonly<{ lines: readonly string[] } & RecipeOnPaper>

/** What households bring: by weight, so that a cook can check the amounts in the head. */
const WRITTEN = [
  ['Beef bowls', 2, '1 lb ground beef', 'ground-beef-80', '8 oz white rice', 'white-rice'],
  ['Paneer and rice', 4, '12 oz paneer', 'paneer', '12 oz white rice', 'white-rice'],
  ['Salmon and potatoes', 2, '12 oz salmon', 'salmon', '1 lb russet potatoes', 'russet-potato'],
  ['Peanut noodles', 4, '1 lb spaghetti', 'spaghetti', '6 oz peanut butter', 'peanut-butter'],
  ['Cheddar spaghetti', 3, '12 oz spaghetti', 'spaghetti', '6 oz cheddar cheese', 'cheddar'],
  ['Shrimp and rice', 6, '2 lb raw shrimp', 'shrimp-raw', '1 lb white rice', 'white-rice'],
] as const

export const OWN_RECIPES: readonly OwnOnPaper[] = WRITTEN.map(
  ([name, servings, first, firstId, second, secondId]) => ({
    name,
    servings,
    lines: [first, second],
    ingredients: [onPaper(first, firstId), onPaper(second, secondId)],
  }),
)

function onPaper(line: string, foodId: string): string {
  return `${/^[\d/ ]+ (?:lb|oz)/.exec(line)?.[0]} | ${foodId}`
}

export function ownRecipeOf({ name, servings, lines }: OwnOnPaper): OwnRecipeValue {
  const draft = {
    name,
    servings,
    meals: ['lunch', 'dinner'] as const,
    lines: lines.map((text) => ({ text })),
    steps: [{ text: 'Cook everything until it is done.' }],
    notes: [],
    tags: [],
  }
  return { ...ownRecipeFrom(draft), plan: 'often' }
}
