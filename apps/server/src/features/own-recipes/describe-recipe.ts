import { ownShelf } from '@pennyplate/catalog/own-foods/catalog-own-food'
import { describeOwnRecipe } from '@pennyplate/catalog/own-recipes/describe-own-recipe'
import { packagesOf } from '@pennyplate/catalog/prices/packages'
import { priceInRegion } from '@pennyplate/catalog/prices/price-at'
import { regionOfZip } from '@pennyplate/catalog/prices/price-region'
import type {
  DescribeOwnRecipeRequest,
  OwnRecipeDescription,
} from '@pennyplate/contract/recipes/own-recipes-answers'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'

/** At the prices of a ZIP code, national ones without it. */
export function describeRecipe({
  zipCode = '',
  ties,
  steps = [],
  memory = {},
  foods = [],
  ...asked
}: DescribeOwnRecipeRequest): OwnRecipeDescription {
  const region = regionOfZip(zipCode)
  const draft = { name: '', meals: [], steps, notes: [], tags: [], ...asked }
  const {
    nutrition: figures,
    addedSugarG,
    ...described
  } = describeOwnRecipe(
    { ...ownRecipeFrom(draft), ties },
    (id) => packagesOf(id).map((pack) => ({ ...pack, ...priceInRegion(pack, region) })),
    memory,
    // Whether its label suits the household's diet changes nothing of what is described.
    ownShelf(foods, []),
  )
  return {
    ...described,
    lines: described.lines.map((line) => ({
      ...line,
      allergens: [...line.allergens],
      unknown: [...line.unknown],
    })),
    allergens: [...described.allergens],
    unread: [...described.unread],
    nutrition: {
      calories: figures.energyKcal,
      protein: figures.proteinG,
      carbs: figures.carbsG,
      fat: figures.fatG,
      fiber: figures.fiberG,
      sugar: figures.sugarG,
      addedSugar: addedSugarG,
      sodium: figures.sodiumMg,
      cholesterol: figures.cholesterolMg,
    },
  }
}
