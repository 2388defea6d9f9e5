import { byEachMethod } from '@pennyplate/catalog/recipes/cooking-methods'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { rewordVariant } from './reword-variant.ts'

function wordsOf(recipeId: string, variantId: string) {
  const form = allRecipes()
    .get(recipeId)
    ?.forms.find((one) => one.variantId === variantId)
  if (!form) throw new Error(`no ${recipeId}/${variantId}`)
  return { recipe: form.recipe, ...rewordVariant(form) }
}

describe('the steps of a variant', () => {
  it.each([
    [
      'heat the oil that replaces butter',
      'turkey-cutlets-in-butter/olive-oil',
      'Heat half of the olive oil in a large skillet',
    ],
    ['stir in what cannot be melted in', 'cream-of-wheat-with-strawberry-jam/vegan', 'Stir in the olive oil'],
    ['do not take water for tuna', 'air-fryer-tuna-and-potato-croquettes/soy-free', 'cups of very hot water'],
    [
      'do not reword the sauce that is made in the pan',
      'teriyaki-style-chicken-with-green-beans/soy-free',
      'Pour the sauce into the pan',
    ],
    [
      'give a new food its full name first',
      'buttermilk-pancakes/gluten-free',
      'Stir the gluten-free all-purpose flour, sugar',
    ],
    ['then use the short name that fits', 'buttermilk-pancakes/gluten-free', 'pour into the flour; stir'],
    ['keep the pasta a pasta', 'chickpea-noodle-soup/gluten-free', 'until the pasta is done'],
    ['call deli turkey turkey', 'turkey-and-swiss-subs/ham', 'Fold in the deli ham and Swiss cheese'],
    ['call frozen broccoli broccoli', 'chicken-bacon-ranch-casserole/cauliflower', 'the frozen cauliflower'],
    ['keep a word that fits both foods', 'gyros/whole-wheat', 'warm the pitas'],
    ['name what is in the pan', 'pork-chops-basted-in-butter/tallow', 'pour the beef tallow in the pan over'],
  ])('%s: %s', (_, form, expected) => {
    const [recipeId = '', variantId = ''] = form.split('/')
    expect(wordsOf(recipeId, variantId).steps.join(' ')).toContain(expected)
  })

  it('do not keep a name that would mean another food', () => {
    const { steps, reword, recipe } = wordsOf('peanut-lime-noodles', 'no-peanut')
    const tips = [recipe.storage, recipe.reheating, ...recipe.mealPrepTips].map(reword)
    expect([...steps, ...tips].join(' ').toLowerCase()).not.toContain('peanut')
  })

  it('do not repeat the list: no step says to use one food instead of another', () => {
    const told = [...allRecipes().values()].flatMap(({ recipe, forms }) =>
      forms.flatMap((form) =>
        byEachMethod(recipe).flatMap((method) =>
          rewordVariant({ ...form, recipe: method }).steps.filter((step) => /^Use .* instead of /.test(step)),
        ),
      ),
    )
    expect(told).toEqual([])
  })

  it('keep what is done with butter a verb', () => {
    const wrong = [...allRecipes().values()].flatMap(({ recipe, forms }) =>
      forms.flatMap((form) =>
        byEachMethod(recipe).flatMap((method) => {
          const { steps } = rewordVariant({ ...form, recipe: method })
          const isOff =
            /(?:^|[.;] )(?:Unsalted|Salted|Plant|Vegan)[\w-]*(?: butter)? (?:the|a|one|both|each) /
          return steps.some((step) => isOff.test(step)) ? [`${recipe.id}/${form.variantId}`] : []
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('speak of no meat where there is none', () => {
    const named = [...allRecipes().values()].flatMap(({ recipe, forms }) =>
      forms.flatMap((form) => {
        if (form.ingredients.some(({ food }) => /meat|fish|shellfish|animal-fat/.test(food.traits.join(' '))))
          return []
        const { steps, description, reword } = rewordVariant(form)
        const texts = [description, ...steps, reword(recipe.storage), reword(recipe.reheating)]
        const said = texts.join(' ').replaceAll(/meatless|meat sauce|instead of [\w ]+/g, '')
        return /\b(?:beef|pork|the meat|ground meat)\b/i.test(said) ? [`${recipe.id}/${form.variantId}`] : []
      }),
    )
    expect(named).toEqual([])
  })

  it('keep "half of the butter" where half-and-half is swapped', () => {
    const lost = [...allRecipes().values()].flatMap(({ recipe, forms }) =>
      forms.flatMap((form) => {
        const halves = (steps: readonly string[]) => steps.join(' ').match(/\bhalf of\b/gi)?.length ?? 0
        return halves(rewordVariant(form).steps) < halves(recipe.steps)
          ? [`${recipe.id}/${form.variantId}`]
          : []
      }),
    )
    expect(lost).toEqual([])
  })

  it("do not repeat a food's name", () => {
    const doubled = [...allRecipes().values()].flatMap(({ recipe, forms }) =>
      forms.flatMap((form) =>
        rewordVariant(form)
          .steps.filter(
            (step) => /\b(\w{4,})(?: (?!by|and|to)\w+)? \1\b/i.test(step) && !recipe.steps.includes(step),
          )
          .map((step) => `${recipe.id}/${form.variantId}: ${step}`),
      ),
    )
    expect(doubled).toEqual([])
  })
})
