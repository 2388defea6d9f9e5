import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { PlanWish } from '@pennyplate/domain/recipe/recipe'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'

const CHILI = [
  '1 lb ground beef',
  '2 cans kidney beans',
  '1 can diced tomatoes',
  '1 onion',
  '1 tbsp chili powder',
]

function own(id: string, lines: readonly string[], { name = 'Supper', plan = 'sometimes' as PlanWish } = {}) {
  const draft = { name, meals: ['dinner' as const], servings: 4, steps: [], notes: [], tags: [] }
  const value = { ...ownRecipeFrom({ ...draft, lines: lines.map((text) => ({ text })) }), plan }
  return compileOwnRecipe({ ...value, id }, readOwnRecipe(value))
}

function catalogWith(...recipes: ReturnType<typeof own>[]) {
  const ours = ownCatalog('72762')
  return { ...ours, recipes: [...ours.recipes, ...recipes], ours: ours.recipes }
}

const offered = (request: PlanningRequest, ...recipes: ReturnType<typeof own>[]) =>
  buildProblem(request, catalogWith(...recipes)).problem.recipes.flatMap(({ id }) =>
    id.startsWith('own-') ? [id] : [],
  )
const ANYBODY = household({})
const ALLERGIC = household({ allergies: 'peanut' })

describe('an own recipe', () => {
  it('is offered to planning beside ours, at its meals and as familiar as the household says', () => {
    const { problem } = buildProblem(ANYBODY, catalogWith(own('own-chili', CHILI)))
    const chili = problem.recipes.find(({ id }) => id === 'own-chili')
    expect(chili?.meals).toEqual(['dinner'])
    expect(chili?.tastes.dinner?.isNew).toBe(false)
    expect(chili?.plate).toBeUndefined()
  })

  it('is more wanted where the household wants it often, and never planned where it says never', () => {
    const [sometimes, often, never] = (['sometimes', 'often', 'never'] as const).map((plan) =>
      own(`own-${plan}`, CHILI, { plan }),
    )
    if (!sometimes || !often || !never) throw new Error('three recipes')
    const { problem } = buildProblem(ANYBODY, catalogWith(sometimes, often, never))
    const appeal = (id: string) => problem.recipes.find((one) => one.id === id)?.tastes.dinner?.appeal ?? 0
    expect(appeal('own-often')).toBeGreaterThan(appeal('own-sometimes'))
    expect(problem.recipes.some(({ id }) => id === 'own-never')).toBe(false)
  })

  it.each([
    ['a line that nobody tied', [...CHILI, '1 jar zorblax'], {}],
    ['words that name the allergen beside the food', [...CHILI, '1 cup white rice with peanuts'], {}],
    ['a name that says it', CHILI, { name: 'Peanut chili' }],
    ['a food that has it', [...CHILI, '2 tbsp peanut butter'], {}],
  ])('with %s is not planned for an allergy, and the referee refuses it', (_, lines, more) => {
    const recipe = own('own-chili', lines, more)
    expect(offered(ALLERGIC, recipe)).toEqual([])
    const day = { dinner: { name: recipe.recipe.name, recipeId: 'own-chili' } }
    const { violations } = checkPlan([day], { ...ALLERGIC, dislikes: [] }, catalogWith(recipe))
    expect(violations.map(({ code }) => code)).toContainEqual(expect.stringMatching(/-food$/))
  })

  it('with a line that nobody tied is planned where no food is ruled out, and its line is told as unpriced', () => {
    const recipe = own('own-chili', [...CHILI, '1 jar zorblax'])
    expect(offered(ANYBODY, recipe)).toEqual(['own-chili'])
    const day = { dinner: { name: 'Supper', recipeId: 'own-chili' } }
    const { totals } = checkPlan([day], { ...ANYBODY, dislikes: [] }, catalogWith(recipe))
    expect(totals.unpriced).toEqual(['1 jar zorblax'])
  })

  it('without a single known food is not planned', () => {
    expect(offered(ANYBODY, own('own-chili', ['1 jar zorblax']))).toEqual([])
  })

  it('does not change how much of our dishes people get', () => {
    const [soup] = ownCatalog('72762').recipes.filter(({ recipe }) => recipe.plate?.servedAs === 'soup')
    if (!soup) throw new Error('no soup')
    const portions = (...recipes: ReturnType<typeof own>[]) =>
      buildProblem(ANYBODY, catalogWith(...recipes)).servingsPerAdult(soup.recipe)
    const many = Array.from({ length: 40 }, (_, at) => own(`own-${at}`, ['1 cup lettuce']))
    expect(portions(...many)).toBe(portions())
  })

  it('wanted often comes into the week, and the week keeps every rule', () => {
    const wanted = [CHILI, ['1 lb chicken thighs', '2 cups white rice'], ['1 lb pork chops', '4 potatoes']]
    const catalog = catalogWith(
      ...wanted.map((lines, at) => own(`own-${at}`, lines, { name: `Supper ${at}`, plan: 'often' })),
    )
    const family = household({ allergies: 'peanut', adults: 2, weeklyBudget: 140 })
    const outcome = planHousehold(family, catalog, { seed: 1, iterations: 2000, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const days = submittedWeek(outcome.built, outcome.plan)
    expect(days.some(({ dinner }) => dinner?.name.startsWith('Supper'))).toBe(true)
    expect(checkPlan(days, { ...family, dislikes: [] }, catalog).violations).toEqual([])
  })
})

describe('of very many own recipes', () => {
  const many = Array.from({ length: 400 }, (_, at) => own(`own-${at}`, CHILI, { name: `Supper ${at}` }))

  it('a week’s search gets some, other weeks others, and all that are wanted often', () => {
    const often = own('own-often', CHILI, { plan: 'often' })
    const thisWeek = offered(ANYBODY, ...many, often)
    const nextWeek = offered(
      { ...ANYBODY, week: { firstDay: '2026-12-06', lastDay: '2026-12-12' } },
      ...many,
      often,
    )
    expect(thisWeek.length).toBeLessThan(120)
    expect(thisWeek).toContain('own-often')
    expect(nextWeek).toContain('own-often')
    expect(nextWeek).not.toEqual(thisWeek)
  })
})
