import { atwaterKcalRange } from '@pennyplate/domain/food/nutrition'
import { nutritionPerServing } from '../form-facts.ts'
import type { RecipeForm } from '../recipe-form.ts'

const DISH_LIMITS = { minKcal: 80, maxKcal: 1200, maxSodiumMg: 2000 } as const
const SIDE_LIMITS = { minKcal: 0, maxKcal: 500, maxSodiumMg: 1000 } as const
/** Below this energy (coffee, pickles) the rounding of the tables outweighs the figures. */
const TRACE_KCAL = 20
const ATWATER_TOLERANCE = 0.2
/** Grams of alcohol per 100 g of wine and beer. Most of it boils off, so it only widens the allowed range. */
const ALCOHOL_SHARE = 0.1
const HEAVY_SERVING_G = 1100

export function checkFigures(form: RecipeForm): string[] {
  const nutrition = nutritionPerServing(form)
  const { energyKcal, sodiumMg } = nutrition
  const { minKcal, maxKcal, maxSodiumMg } = form.recipe.side ? SIDE_LIMITS : DISH_LIMITS
  const findings: string[] = []
  if (energyKcal === null) findings.push('energy is unknown')
  else if (energyKcal < minKcal || energyKcal > maxKcal)
    findings.push(`${Math.round(energyKcal)} kcal a serving (${minKcal}-${maxKcal})`)
  if (sodiumMg === null) findings.push('sodium is unknown')
  else if (sodiumMg > maxSodiumMg) findings.push(`${Math.round(sodiumMg)} mg sodium a serving`)

  let alcoholG = 0
  let servingG = 0
  for (const { food, grams } of form.ingredients) {
    servingG += grams / form.recipe.servings
    if (food.traits.includes('alcohol')) alcoholG += (ALCOHOL_SHARE * grams) / form.recipe.servings
  }
  if (servingG > HEAVY_SERVING_G) findings.push(`${Math.round(servingG)} g a serving is a lot`)
  const range = atwaterKcalRange(nutrition, alcoholG)
  if (energyKcal !== null && energyKcal >= TRACE_KCAL && range && !isWithin(energyKcal, range))
    findings.push(`${Math.round(energyKcal)} kcal do not agree with 4/4/9 (${range.map(Math.round)})`)
  return findings
}

function isWithin(energyKcal: number, [low, high]: readonly [number, number]): boolean {
  return energyKcal >= low * (1 - ATWATER_TOLERANCE) && energyKcal <= high * (1 + ATWATER_TOLERANCE)
}
