import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { familiarity } from '@pennyplate/catalog/recipes/familiarity'
import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import { dietsOf } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { allSides } from '@pennyplate/catalog/recipes/sides'
import type { RecipeIndex } from '@pennyplate/contract/recipes/recipe-index'
import { roundCents } from '@pennyplate/domain/money'
import { DISH_MEALS, type DishMeal, type Recipe } from '@pennyplate/domain/recipe/recipe'

/** Every recipe of the catalog as the recipe box lists it. The same catalog gives the same list. */
export function listRecipes(recipes: Iterable<CompiledRecipe> = allRecipes().values()): RecipeIndex {
  const foods = new Map<string, { at: number; name: string }>()
  const placeOf = (id: string, name: string) => {
    const known = foods.get(id) ?? { at: foods.size, name }
    foods.set(id, known)
    return known.at
  }
  const listed = [...recipes].map(({ recipe, forms }) => {
    const [form] = forms
    const eaten = [...new Map(form.ingredients.map(({ food }) => [food.id, food])).values()].filter(
      ({ traits }) => !UNTOLD_TRAITS.some((trait) => traits.includes(trait)),
    )
    return {
      id: recipe.id,
      name: recipe.name,
      otherNames: otherNamesOf(recipe),
      foods: eaten.map(({ id, name }) => placeOf(id, name)),
      tags: tagsOf(recipe),
      meals: DISH_MEALS.filter((meal) => recipe.meals.includes(meal)),
      minutes: recipe.totalMinutes,
      familiarity: ratingsOf(recipe),
      diets: [...new Set(forms.flatMap(dietsOf))],
      swapped: swappedForms(forms),
      tools: recipe.tools.map((need) => [...need]),
      illustration: recipe.illustration,
      cents: centsOf(form),
    }
  })
  return {
    foods: [...foods].map(([id, { name }]) => ({ id, name })),
    sides: [...allSides().values()].flatMap(({ recipe: { id, name, meals, side } }) =>
      side && !side.remakes ? [{ id, name, role: side.role, meals: [...meals] }] : [],
    ),
    recipes: listed,
  }
}

const centsOf = (form: RecipeForm) => roundCents(costOf(form)?.usedCentsPerServing ?? 0)

/** For each diet that the dish as written does not keep, the first form that does. */
function swappedForms([
  written,
  ...variants
]: CompiledRecipe['forms']): RecipeIndex['recipes'][number]['swapped'] {
  const kept = new Set(dietsOf(written))
  return variants.flatMap((form) => {
    const diets = dietsOf(form).filter((diet) => !kept.has(diet))
    for (const diet of diets) kept.add(diet)
    if (form.variantId === null || diets.length === 0) return []
    return [{ formId: form.variantId, name: form.name, cents: centsOf(form), diets }]
  })
}

/** Water and salt are left out: nobody searches for a dish by them. */
const UNTOLD_TRAITS = ['water', 'salt'] as const

function otherNamesOf(recipe: Recipe): string[] {
  const names = [
    ...recipe.formerNames,
    ...recipe.variants.flatMap(({ name, formerNames }) => [...(name === null ? [] : [name]), ...formerNames]),
  ]
  return [...new Set(names)].filter((name) => name !== recipe.name)
}

function tagsOf({ cuisines, plate }: Recipe): string[] {
  const servedAs = plate && plate.servedAs !== 'other' ? [plate.servedAs.replaceAll('-', ' ')] : []
  const forKids = plate?.kids === 'yes' ? ['kids'] : []
  return [...cuisines, ...servedAs, ...forKids]
}

function ratingsOf(recipe: Recipe): Partial<Record<DishMeal, number>> {
  return Object.fromEntries(
    recipe.meals.flatMap((meal) => {
      const rating = familiarity(recipe.id, meal)
      return rating === null ? [] : [[meal, rating]]
    }),
  )
}
