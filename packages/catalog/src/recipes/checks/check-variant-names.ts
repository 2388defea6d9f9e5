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
