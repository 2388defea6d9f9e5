import { fodmapShares } from '@pennyplate/catalog/recipes/form-facts'
import type { Unsuitable } from '@pennyplate/contract/recipes/household-recipes'
import { clashOnPlate } from '@pennyplate/domain/diet/apart'
import type { FoodRule } from '@pennyplate/domain/diet/diet'
import { isStacked } from '@pennyplate/domain/diet/fodmap'
import type { PlanningContext } from '../context/planning-context.ts'
import type { FoundDish } from './find-dish.ts'

/** What a rule keeps apart from the rest of the plate. */
export function reasonBeside(
  dish: FoundDish,
  beside: readonly FoundDish[],
  { rules }: PlanningContext,
): Unsuitable | undefined {
  const foods = [dish, ...beside].flatMap(({ form }) => form.ingredients.map(({ food }) => food))
  const clash = clashOnPlate(foods, rules.foodRules)
  if (!clash) return reasonOfStacking(dish, beside, rules.foodRules)
  const [own = 0, other = 0] = [clash.food, clash.beside].toSorted((a, b) => a - b)
  // Otherwise the rest of the plate mixes them already.
  const isOfSide = own < dish.form.ingredients.length
  const [food, there] = [foods[own], foods[other]]
  return isOfSide && food && there
    ? { code: 'forbidden-food', by: clash.by, food: food.name, beside: there.name }
    : undefined
}

/** Moderate FODMAP foods of one meal add up. */
function reasonOfStacking(
  dish: FoundDish,
  beside: readonly FoundDish[],
  rules: readonly FoodRule[],
): Unsuitable | undefined {
  const by = rules.find(({ lowFodmap }) => lowFodmap)?.id
  if (!by) return undefined
  const [own, ...others] = [dish, ...beside].map(({ form }) => ({ form, shares: fodmapShares(form) }))
  const most = (of: typeof own) => of?.form.ingredients[of.shares.indexOf(Math.max(...of.shares))]?.food.name
  const other = others.find(({ shares }) => shares.some((share) => share > 0))
  if (!own?.shares.some((share) => share > 0) || !other) return undefined
  const [food, there] = [most(own), most(other)]
  return isStacked([own, ...others].flatMap(({ shares }) => shares)) && food && there
    ? { code: 'forbidden-food', by, food, beside: there }
    : undefined
}
