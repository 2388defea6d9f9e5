import { judgeIngredients } from '@pennyplate/domain/diet/diet'
import type { DietType } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { fodmapShare, isStacked } from '@pennyplate/domain/diet/fodmap'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import { servedAtMost } from '@pennyplate/domain/recipe/portion-limit'
import { expect, test } from 'vitest'
import { allergensOf } from '../src/recipes/form-facts.ts'
import { judgedIngredients, type RecipeForm, withoutIngredients } from '../src/recipes/recipe-form.ts'
import { allRecipes } from '../src/recipes/recipes.ts'
import { ALLERGEN_WORDS, CARNIVORE_FOODS, DIET_WORDS, WORDED_DIETS } from './recipes-diet-words.ts'

const forms = [...allRecipes().values()].flatMap((compiled) => compiled.forms)

/** The forms that claim the diet, without the optional ingredients it excludes. */
function claiming(diet: DietType): RecipeForm[] {
  const rule = DIET_RULES[diet]
  return forms.flatMap((form) => {
    const judged = judgeIngredients(judgedIngredients(form), rule ? [rule] : [])
    return judged.verdict === 'allowed' ? [withoutIngredients(form, judged.leaveOut)] : []
  })
}

function ingredientsWhere(list: readonly RecipeForm[], objects: (name: string) => boolean): string[] {
  return list.flatMap(({ recipe, variantId, ingredients }) =>
    ingredients
      .filter(({ food }) => objects(food.name))
      .map(({ food }) => `${recipe.id}${variantId ? `/${variantId}` : ''}: ${food.name}`),
  )
}

test.each(WORDED_DIETS)('no recipe claims to be %s with an ingredient whose name contradicts it', (diet) => {
  const { objects, unless } = DIET_WORDS[diet]
  const claims = claiming(diet)
  expect(claims.length).toBeGreaterThan(20)
  expect(ingredientsWhere(claims, (name) => objects.test(name) && !unless.test(name))).toEqual([])
})

test('a low FODMAP recipe keeps the limits of its moderate foods in the largest portion, too', () => {
  const over = claiming('Low FODMAP').flatMap((form) => {
    const shares = form.ingredients.map(({ food }) =>
      fodmapShare(food, (form.gramsPerServing.get(food.id) ?? 0) * servedAtMost(form.recipe)),
    )
    return isStacked(shares) ? [`${form.recipe.id}/${form.variantId ?? ''}`] : []
  })
  expect(over).toEqual([])
})

test('a carnivore recipe has only animal foods, salt and water', () => {
  expect(ingredientsWhere(claiming('Carnivore'), (name) => !CARNIVORE_FOODS.test(name))).toEqual([])
})

test.each(ALLERGENS)('no recipe lacks the %s that an ingredient names', (allergen) => {
  const { objects, unless } = ALLERGEN_WORDS[allergen]
  const silent = forms.filter((form) => !allergensOf(form).includes(allergen))
  expect(ingredientsWhere(silent, (name) => objects.test(name) && !unless.test(name))).toEqual([])
})

test.each(ALLERGENS)('no variant without %s has it in its name', (allergen) => {
  const { objects, unless } = ALLERGEN_WORDS[allergen]
  const says = (name: string) => {
    // "Teriyaki-style" names a style, not an ingredient.
    const said = name.replace(/[\w-]+-style\b/gi, '')
    return objects.test(said) && !unless.test(said)
  }
  const frightening = [...allRecipes().values()].flatMap(({ forms: [base, ...variants] }) =>
    allergensOf(base).includes(allergen)
      ? variants.filter((form) => !allergensOf(form).includes(allergen) && says(form.name))
      : [],
  )
  expect(frightening.map(({ recipe, variantId, name }) => `${recipe.id}/${variantId}: ${name}`)).toEqual([])
})

test('no form is called gluten-free, dairy-free or low-FODMAP unless all its foods are', () => {
  const named: readonly [RegExp, DietType][] = [
    [
      /gluten-free(?! (bun|bread|toast|roll|tortilla|pasta|crust|noodle|penne|spaghetti|bagel|wrap|cracker|flour|waffle|cereal|hamburger|hot dog))/i,
      'Gluten-Free',
    ],
    [/dairy-free(?! (cheese|butter|gravy|yogurt|milk))/i, 'Dairy-Free'],
    [/low[- ]fodmap/i, 'Low FODMAP'],
  ]
  const liars = named.flatMap(([words, diet]) => {
    const keeps = new Set(claiming(diet).map(({ recipe, variantId }) => `${recipe.id}/${variantId}`))
    return forms
      .filter((form) => words.test(form.name) && !keeps.has(`${form.recipe.id}/${form.variantId}`))
      .map((form) => form.name)
  })
  expect(liars).toEqual([])
})
