import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { foodById } from '../../foods/foods.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** Words of synonyms that name a dish or a manner as well: "soup pasta", Greek yogurt; oatmeal is made of any oats. */
const NOT_THE_FOOD: ReadonlySet<string> = new Set(['soup', 'greek', 'oatmeal'])

/** What a person reads of a variant never says a food that the variant takes out: peanuts frighten who may not eat them. */
export function checkVariantName(base: RecipeForm, form: RecipeForm): string[] {
  const left = new Set([...form.gramsPerServing.keys()].flatMap(wordsOfFood))
  const taken = [...base.gramsPerServing.keys()].filter((id) => !form.gramsPerServing.has(id))
  // "Lasagna-style" is a manner and no lasagna.
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
