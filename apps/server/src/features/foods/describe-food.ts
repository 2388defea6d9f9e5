import { foodById } from '@pennyplate/catalog/foods/foods'
import { packagesOf } from '@pennyplate/catalog/prices/packages'
import { priceInRegion } from '@pennyplate/catalog/prices/price-at'
import { regionOfZip } from '@pennyplate/catalog/prices/price-region'
import { monthOf } from '@pennyplate/catalog/prices/season'
import type { FoodId } from '@pennyplate/domain/food/food'
import { productFacts } from '@pennyplate/domain/food/label-facts'
import { weekStartOf } from '@pennyplate/domain/week/week-days'

/** A catalog food: nutrition per 100 g edible (null is unknown), and its packages priced for a ZIP code on a day. */
export function describeFood(id: FoodId, zip: string, today: string) {
  const food = foodById(id)
  if (!food) return undefined
  const { composition } = food
  const region = regionOfZip(zip)
  const month = monthOf(weekStartOf(today))
  return {
    foodId: food.id,
    name: food.name,
    category: food.category,
    nutrition: {
      calories: composition.energyKcal,
      protein: composition.proteinG,
      carbs: composition.carbsG,
      fat: composition.fatG,
      fiber: composition.fiberG,
      sugar: composition.sugarG,
      sodium: composition.sodiumMg,
      cholesterol: composition.cholesterolMg,
    },
    allergens: food.allergens,
    mayContain: food.mayContain ?? [],
    packages: packagesOf(food.id).map((pack) => {
      const { priceCents, asOf, source } = priceInRegion(pack, region, month)
      const { allergens, mayContain = [] } = productFacts(food, pack)
      return {
        name: pack.name,
        allergens,
        mayContain,
        netG: pack.netG,
        priceCents,
        asOf,
        source,
      }
    }),
  }
}
