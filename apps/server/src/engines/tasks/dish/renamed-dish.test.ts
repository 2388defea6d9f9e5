import { compileRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { buildPlanningContext, type PlanningContext, problemOf } from '../context/planning-context.ts'
import { checkWeek } from '../plan/check-week.ts'
import { findReplacements } from '../week/find-replacements.ts'
import { suggestQuickMeal } from '../week/suggest-quick-meal.ts'
import { findDish } from './find-dish.ts'
import { writeMeal } from './write-meal.ts'
import { writeRecipe } from './write-recipe.ts'

const TODAY = '2026-11-25'
/** As 0.1.0 stored it. */
const OLD = { name: 'Breakfast egg fried rice', recipeId: 'breakfast-egg-fried-rice' }
const NEW = 'Breakfast fried rice'

/** The catalog after "Egg rice pot" was merged into another dish. */
const merged = [...allRecipes().values()].map(({ recipe }) =>
  recipe.id === OLD.recipeId
    ? compileRecipe({ ...recipe, formerIds: ['egg-rice-pot'], formerNames: ['Egg rice pot', OLD.name] })
    : compileRecipe(recipe),
)
const contextOf = (tastes: Parameters<typeof householdOf>[1] = {}) =>
  buildPlanningContext(householdOf({}, tastes), TODAY, merged)
const plannedIn = (context: PlanningContext) =>
  problemOf(context).built.problem.recipes.find(({ id }) => id === OLD.recipeId)

describe.each([
  ['renamed', OLD],
  ['merged into another', { name: 'Egg rice pot', recipeId: 'egg-rice-pot' }],
])('a dish that was %s', (_, stored) => {
  it('is still liked', () => {
    expect(plannedIn(contextOf())).toMatchObject({ isLiked: false, recency: 0 })
    expect(plannedIn(contextOf({ likes: [stored.name] }))).toMatchObject({ isLiked: true })
  })

  it('is still disliked', () => {
    expect(plannedIn(contextOf({ dislikes: [stored.name] }))).toBeUndefined()
  })

  it.each([
    ['with its id', stored],
    ['without an id', { name: stored.name }],
  ])('is not repeated after a week that names it %s', (_, meal) => {
    expect(plannedIn(contextOf({ recentWeeks: [[meal]] }))).toMatchObject({ recency: 1 })
  })

  it('is found by a stored meal', () => {
    expect(findDish(stored, contextOf())).toMatchObject({ name: NEW, isEstimate: false })
  })
})

describe('in requests about a dish that was renamed', () => {
  const days = Array.from({ length: 7 }, (_, day) => ({ day: `${day}`, meals: { breakfast: OLD } }))

  it('its recipe is the real one', () => {
    const { recipe } = writeRecipe({ household: householdOf(), today: TODAY, request: { meal: OLD } })
    expect(recipe).toMatchObject({ name: NEW, recipeId: OLD.recipeId })
    expect(recipe).not.toHaveProperty('isEstimate')
  })

  it('its meal says what it was called, for likes and cooked meals of that name', () => {
    const dish = findDish(OLD, contextOf())
    expect(dish && writeMeal(dish.form, 1, contextOf())).toMatchObject({
      name: NEW,
      recipeId: OLD.recipeId,
      formerNames: expect.arrayContaining([OLD.name]),
    })
  })

  it('the referee reports it under either name if it is disliked', () => {
    for (const disliked of [OLD.name, NEW]) {
      const household = householdOf({}, { dislikes: [disliked] })
      const { violations } = checkWeek({ household, today: TODAY, request: { plan: { days } } })
      expect(violations.filter(({ code }) => code === 'disliked-dish')).toHaveLength(7)
    }
  })

  it('it is no replacement for itself', () => {
    const request = { plan: { days }, day: 0, mealType: 'breakfast' as const, index: 0, exclude: [] }
    const { choices } = findReplacements({ household: householdOf(), today: TODAY, request })
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.map(({ meal }) => meal.recipeId)).not.toContain(OLD.recipeId)
  })

  it('it is not suggested again after it was turned down', () => {
    const pantry = [
      { name: 'Eggs', quantity: '12' },
      { name: 'White rice', quantity: '2 lb' },
    ]
    const suggest = (exclude: string[]) =>
      suggestQuickMeal({ household: householdOf({}, { pantry }), today: TODAY, request: { exclude } })?.meal
    const first = suggest([])
    expect(first).toBeDefined()
    expect(suggest([first?.name ?? ''])?.recipeId).not.toBe(first?.recipeId)
  })
})

it('a meal with the id of one dish and the name of another is the one it says', () => {
  const meal = { name: 'Lemon rice with peanuts', recipeId: OLD.recipeId }
  expect(findDish(meal, contextOf())?.form.recipe.id).toBe('lemon-rice-with-peanuts')
})

it('a liked dish that no recipe has stays liked by its name', () => {
  expect([...contextOf({ likes: [' Aunt May’s stew '] }).tastes.likes]).toEqual(['name:aunt may’s stew'])
})
