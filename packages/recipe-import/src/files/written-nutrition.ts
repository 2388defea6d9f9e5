import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import type { LooseNutrition } from '../loose-recipe.ts'

const WORDS: readonly (readonly [MealNutrient, RegExp])[] = [
  ['calories', /(?:calories|energy)\s*[:=-]?\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(?:k?cal\b|calories)/i],
  ['protein', /protein\s*[:=-]?\s*(\d+(?:\.\d+)?)/i],
  ['carbs', /carb\w*\s*[:=-]?\s*(\d+(?:\.\d+)?)/i],
  ['fat', /(?:^|[^\w]|total )fat\s*[:=-]?\s*(\d+(?:\.\d+)?)/i],
  ['fiber', /fib(?:er|re)\s*[:=-]?\s*(\d+(?:\.\d+)?)/i],
  ['sugar', /sugars?\s*[:=-]?\s*(\d+(?:\.\d+)?)/i],
  ['sodium', /sodium\s*[:=-]?\s*(\d+(?:\.\d+)?)\s*mg/i],
  ['cholesterol', /cholesterol\s*[:=-]?\s*(\d+(?:\.\d+)?)\s*mg/i],
]

/** Figures of a text such as "Calories: 250, Fat: 12g". */
export function writtenNutrition(text: string): LooseNutrition | undefined {
  const short = text.slice(0, 2000)
  const found = WORDS.flatMap(([nutrient, words]) => {
    const match = words.exec(short)
    const figure = match?.[1] ?? match?.[2]
    return figure === undefined ? [] : [[nutrient, Number(figure)] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
