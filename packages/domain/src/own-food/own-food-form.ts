import type { Allergen } from '../food/food.ts'
import { MEAL_NUTRIENTS, type MealNutrient } from '../food/nutrition.ts'
import type { PantryCategory } from '../food/pantry-categories.ts'
import { centsFromDollars, dollarsFromCents } from '../money.ts'
import { OWN_FOOD_LIMITS as LIMITS, labelServing, type OwnFood, packageSize, suitsAll } from './own-food.ts'

/** A food as its fields hold it while somebody types. */
export type OwnFoodForm = Readonly<{
  name: string
  category: PantryCategory
  packageText: string
  /** Dollars. */
  price: string
  label: LabelRead
  contains: readonly Allergen[]
  suits: boolean
  servingText: string
  nutrition: Readonly<Record<MealNutrient, string>>
}>

/** Whether somebody looked at the label for allergens. */
export const LABEL_READ = ['unknown', 'read'] as const
export type LabelRead = (typeof LABEL_READ)[number]

export type OwnFoodFault = 'missing' | 'no-size' | 'no-price' | 'no-weight' | 'no-number'
export type OwnFoodFaults = Readonly<
  Partial<Record<'name' | 'packageText' | 'price' | 'servingText' | MealNutrient, OwnFoodFault>>
>

export function formOfOwnFood(food: Omit<OwnFood, 'id'>, phrases: readonly string[]): OwnFoodForm {
  const { nutrition = {} } = food
  const figures = MEAL_NUTRIENTS.map((one): [MealNutrient, string] => [one, `${nutrition[one] ?? ''}`])
  return {
    name: food.name,
    category: food.category,
    packageText: food.packageText ?? '',
    price: food.priceCents === undefined ? '' : dollarsFromCents(food.priceCents).toFixed(2),
    label: food.contains ? 'read' : 'unknown',
    contains: food.contains ?? [],
    suits: food.contains !== undefined && suitsAll(food, phrases),
    servingText: food.servingText ?? '',
    // Safe: one entry for each nutrient.
    nutrition: Object.fromEntries(figures) as Record<MealNutrient, string>,
  }
}

/**
 * The food that the fields say, or what is wrong with them. `phrases` is all that the household says about food. The day of a
 * price that did not change stays.
 */
export function readOwnFoodForm(
  form: OwnFoodForm,
  before: Pick<OwnFood, 'id'> & Partial<OwnFood>,
  { phrases, today }: Readonly<{ phrases: readonly string[]; today: string }>,
): Readonly<{ food: OwnFood } | { faults: OwnFoodFaults }> {
  const [name, packageText, servingText] = [form.name, form.packageText, form.servingText].map((one) =>
    one.trim(),
  ) as [string, string, string]
  const price = form.price.trim().replace(/^\$\s*/, '')
  const dollars = Number(price)
  const figures = MEAL_NUTRIENTS.flatMap((one): [MealNutrient, number][] => {
    const typed = form.nutrition[one].trim()
    return typed === '' ? [] : [[one, Number(typed)]]
  })
  const hasGrams = Boolean(labelServing(servingText)?.grams)
  const faults: OwnFoodFaults = {
    ...(name === '' ? { name: 'missing' } : {}),
    ...(packageText !== '' && !packageSize(packageText) ? { packageText: 'no-size' } : {}),
    ...(price !== '' && !(dollars > 0 && dollars <= LIMITS.priceCentsMax / 100) ? { price: 'no-price' } : {}),
    ...((figures.length > 0 && !hasGrams) || (servingText !== '' && !labelServing(servingText))
      ? { servingText: 'no-weight' }
      : {}),
    ...Object.fromEntries(
      figures.flatMap(([one, figure]) =>
        figure >= 0 && figure <= LIMITS.nutrientMax ? [] : [[one, 'no-number' as const]],
      ),
    ),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const priceCents = price === '' ? undefined : centsFromDollars(dollars)
  const pricedOn = priceCents === before.priceCents ? before.pricedOn : today
  return {
    food: {
      id: before.id,
      name,
      category: form.category,
      ...(packageText === '' ? {} : { packageText }),
      ...(priceCents === undefined ? {} : { priceCents, ...(pricedOn ? { pricedOn } : {}) }),
      ...(form.label === 'read' ? { contains: form.contains } : {}),
      ...(form.label === 'read' && form.suits ? { suits: phrases } : {}),
      ...(servingText === '' ? {} : { servingText }),
      ...(figures.length === 0 ? {} : { nutrition: Object.fromEntries(figures) }),
    },
  }
}
