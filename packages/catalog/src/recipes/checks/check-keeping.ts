import type { RecipeForm } from '../recipe-form.ts'
import { safeTemperatureF } from '../safe-temperature.ts'

/** USDA's limits for cooked meat, poultry and fish in the refrigerator, and for food that spoils outside of it. */
const COOKED_DAYS_MAX = 4
const WARM_HOURS_MAX = 2

const IN_REFRIGERATOR = /\b(?:fridge|refrigerat\w+)\b/i
/** What is kept apart from the dish, and spoils on no counter. */
const DRY = /\b(?:biscuits?|bread|buns?|crackers?|pitas?|rolls?|tortillas?)\b/i
const OUT_OF_IT = /\b(?:counter|room temperature)\b/i

/** How long a dish keeps, by its plate and in its words. */
export function checkKeeping({ recipe, ingredients }: RecipeForm): string[] {
  const { plate, storage, reheating, mealPrepTips, steps } = recipe
  const isCookedMeat = ingredients.some(
    ({ food }) => safeTemperatureF(food) !== null && !food.traits.includes('egg'),
  )
  const sentences = [storage, reheating, ...mealPrepTips, ...steps].flatMap((text) => text.split(/[.;]\s*/))
  const tooLong = (text: string) =>
    (IN_REFRIGERATOR.test(text) && longest(text, 'days?') > COOKED_DAYS_MAX) ||
    (OUT_OF_IT.test(text) &&
      !DRY.test(text) &&
      (longest(text, 'hours?') > WARM_HOURS_MAX || longest(text, 'days?') > 0))
  return [
    ...sentences.filter(
      (text) => OUT_OF_IT.test(text) && /\bovernight\b/i.test(text) && !IN_REFRIGERATOR.test(text),
    ),
    ...(isCookedMeat ? sentences.filter(tooLong) : []),
  ]
    .map((text) => `"${text}": longer than USDA allows`)
    .concat(
      isCookedMeat && (plate?.keepsDays ?? 0) > COOKED_DAYS_MAX
        ? [`keepsDays: cooked meat and fish keep ${COOKED_DAYS_MAX} days at most`]
        : [],
    )
}

function longest(text: string, unit: string): number {
  const found = text.matchAll(new RegExp(`\\b(\\d+) ${unit}\\b`, 'gi'))
  return Math.max(0, ...[...found].map(([, count]) => Number(count)))
}
