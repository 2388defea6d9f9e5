import { foodById } from '@pennyplate/catalog/foods/foods'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { placeDishes } from '@pennyplate/planner/plan/place-dishes'
import { planHousehold } from '@pennyplate/planner/plan/plan-household'
import { buildProblem } from '@pennyplate/planner/problem/build-problem'
import { fitsPlace } from '@pennyplate/planner/problem/problem'
import { type Random, seededRandom } from '@pennyplate/planner/search/random'
import { describe, expect, it } from 'vitest'
import { householdOf, VARIED_PROFILES } from '../../../testing/households.ts'
import { faultsOnPaper, needsOnPaper } from '../../../testing/paper-checker.ts'
import { wholeGrainsOnPaper } from '../../../testing/whole-grains-on-paper.ts'
import type { Household } from '../../household.ts'
import { planningContextOf, problemOf } from '../context/planning-context.ts'
import { reportWeek } from '../plan/report-week.ts'
import { writeWeek } from '../plan/write-week.ts'
import { contextBesides } from '../week/week-before.ts'
import { buildShoppingList, listWithTips } from './build-shopping-list.ts'

const TODAY = '2026-11-22'
const PANTRY = [
  { name: 'White rice', quantity: '2 lb' },
  { name: 'Canned black beans', quantity: '2 cans' },
]

/** A short search: these tests are about the list, not the quality of the week. */
function planned(household: Household, seed: number) {
  const context = planningContextOf(household, TODAY)
  const outcome = planHousehold(problemOf(context).request, context.wholeCatalog, {
    seed,
    iterations: 40,
    prove: false,
  })
  if (outcome.outcome !== 'planned') return undefined
  const dishes = placeDishes(outcome.built, outcome.plan)
  const plan = writeWeek(dishes, context)
  return { plan, report: reportWeek(outcome, dishes, plan, context) }
}

function listOf(household: Household, plan: Parameters<typeof buildShoppingList>[0]['request']['plan']) {
  return buildShoppingList({ household, today: TODAY, request: { plan } })
}

/** The household's milk and eggs, which replace those of the recipes. */
const OWN: Readonly<Record<string, { milk: string; eggs?: string }>> = {
  'Whole Milk': { milk: 'milk-whole' },
  'Oat Milk': { milk: 'oat-milk', eggs: 'egg-white-liquid' },
}

/** The long run covers more than 200 weeks over the twelve households. */
const WEEKS_PER_HOUSEHOLD = rounds(2, 18)
const DRAWN_WEEKS = rounds(4, 60)

type List = ReturnType<typeof listOf>['shoppingList']

/** What the paper checker finds wrong with the list of this week. */
function faultsOf({ profile, pantry }: Household, plan: ReturnType<typeof writeWeek>, list: List): string[] {
  const needs = needsOnPaper(plan.days, adultEquivalents(profile), {
    ...OWN[profile.dairyPreferences.milk],
    wholeGrains: wholeGrainsOnPaper(profile.wholeGrains),
    mealsPerRecipe: mealsPerRecipe(profile),
  })
  const canG = foodById('black-beans-canned')?.measures.can ?? 0
  const home = [
    ['white-rice', 907.18474],
    ['black-beans-canned', 2 * canG],
  ] as const
  return faultsOnPaper(list, needs, new Map(pantry.length > 0 ? home : []))
}

/** Weeks of dishes drawn at random, which a search would seldom choose. */
function drawnWeeks(household: Household, weeks: number, random: Random) {
  const context = planningContextOf(household, TODAY)
  const built = buildProblem(problemOf(context).request, context.wholeCatalog)
  const { cookings, recipes } = built.problem
  const fitting = cookings.map((place) => recipes.flatMap((dish, at) => (fitsPlace(dish, place) ? [at] : [])))
  return Array.from({ length: weeks }, () => {
    const plan = fitting.map((dishes) => dishes[random.below(dishes.length)] ?? -1)
    return writeWeek(placeDishes(built, plan), context)
  })
}

describe('the list of a planned week', () => {
  it.each(VARIED_PROFILES.map((profile, at) => ({ at, profile })))(
    'covers every ingredient, has no superfluous package and adds up: household $at',
    ({ profile }) => {
      let checked = 0
      for (let seed = 1; seed <= WEEKS_PER_HOUSEHOLD; seed++) {
        const household = householdOf(profile, { pantry: seed % 2 === 0 ? PANTRY : [] })
        const week = planned(household, seed)
        if (!week) continue
        const { shoppingList, report } = listOf(household, week.plan)
        expect(faultsOf(household, week.plan, shoppingList)).toEqual([])
        expect(report.totalCents).toBe(week.report.totalCents)
        expect(report.pantryCents).toBe(week.report.pantryCents)
        checked++
      }
      expect(checked).toBeGreaterThanOrEqual(WEEKS_PER_HOUSEHOLD - 1)
    },
    120_000,
  )

  it.each(VARIED_PROFILES.map((profile, at) => ({ at, profile })))(
    'does so for dishes drawn at random and any number of people: household $at',
    ({ profile }) => {
      for (const adults of [1, 2, 3, 4]) {
        const household = householdOf({ ...profile, adults }, { pantry: adults % 2 === 0 ? PANTRY : [] })
        const context = contextBesides(household, TODAY)
        for (const week of drawnWeeks(household, DRAWN_WEEKS, seededRandom(adults)))
          expect(faultsOf(household, week, listWithTips(context, week).shoppingList)).toEqual([])
      }
    },
    120_000,
  )

  it('fits the schemas of the answer and of the stored document', () => {
    const household = householdOf({ adults: 2, weeklyBudget: 160 }, { pantry: PANTRY })
    const week = planned(household, 3)
    if (!week) throw new Error('not planned')
    const answer = listOf(household, week.plan)
    expect(shoppingListAnswer.parse(answer)).toEqual(answer)
    expect(shoppingListDocument.safeParse(answer.shoppingList).success).toBe(true)
    expect(answer.shoppingList.moneySavingTips.length).toBeGreaterThan(0)
    for (const { sources, asOf, low, high, estimatedPrice } of answer.shoppingList.sections.flatMap(
      ({ items }) => items,
    )) {
      expect(sources?.length).toBeGreaterThan(0)
      expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(low).toBeLessThanOrEqual(estimatedPrice ?? 0)
      expect(high).toBeGreaterThanOrEqual(estimatedPrice ?? 0)
    }
  })
})

describe('a list', () => {
  const weekOf = (...names: string[]) => ({
    days: DAY_NAMES.map((day, at) => {
      const name = names[at]
      return { day, meals: name ? { dinner: { name, servingsPerAdult: 1 } } : {} }
    }),
  })
  const linesOf = (household: Household, ...names: string[]) =>
    listOf(household, weekOf(...names)).shoppingList.sections.flatMap(({ items }) => items)

  it('has the preferred milk, by the gallon or the half gallon', () => {
    const find = (milk: string) =>
      linesOf(
        householdOf({ dairyPreferences: { milk, eggs: 'Large White Eggs' } }),
        'Two-cheese stovetop macaroni and broccoli',
      ).find(({ foodId }) => foodId?.includes('milk'))
    expect(find('2% Milk')).toMatchObject({ foodId: 'milk-2-percent', quantity: 1, unit: 'half gal' })
    expect(find('Whole Milk')).toMatchObject({ foodId: 'milk-whole', quantity: 1, unit: 'half gal' })
    expect(find('Oat Milk')).toMatchObject({ foodId: 'oat-milk' })
    expect(find('Oat Milk')?.unit).not.toBe('gallon')
  })

  it('has each product once: tops with the green onions, juice with the limes', () => {
    const lines = linesOf(
      householdOf({ adults: 2 }),
      'Ginger congee with tofu',
      'Breakfast fried rice',
      'Chicken coconut morning soup',
      'Air fryer avocado eggs',
    )
    const named = (word: RegExp) => lines.filter(({ name }) => word.test(name)).map(({ name }) => name)
    expect(named(/onion/i)).toContain('Green onions')
    expect(named(/green onion/i)).toHaveLength(1)
    expect(named(/\blime/i)).toHaveLength(1)
  })

  it('does not question what the planner chose, only what somebody wrote', () => {
    const household = householdOf({ adults: 1 })
    const codes = (meal: object) => {
      const plan = { days: DAY_NAMES.map((day) => ({ day, meals: { breakfast: meal as { name: string } } })) }
      return listOf(household, plan).report.warnings.map(({ code }) => code)
    }
    const eggs = { ingredients: ['8 eggs'], servings: 1, servingsPerAdult: 1 }
    expect(codes({ name: 'Cheddar grits with fried eggs', servingsPerAdult: 4 })).not.toContain('eggs-limit')
    expect(codes({ name: 'A plate of eggs', ...eggs })).toContain('eggs-limit')
  })

  it('buys eggs for their whites', () => {
    const meal = { name: 'Meringue', ingredients: ['4 egg whites', '1 cup sugar'], servings: 2 }
    const plan = { days: [{ day: 'Sunday', meals: { breakfast: meal } }] }
    const ids = listOf(householdOf(), plan).shoppingList.sections.flatMap(({ items }) =>
      items.map(({ foodId }) => foodId),
    )
    expect(ids).toContain('egg-large')
  })

  it('uses the dish that the words name, marked as an estimate', () => {
    const lines = linesOf(householdOf(), "Grandma's chicken noodle soup")
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.every(({ isEstimate }) => isEstimate)).toBe(true)
  })

  it("has one line at the meal's own price for a meal without a similar dish, and warns if it has no price", () => {
    const household = householdOf({ adults: 2 })
    const plan = weekOf('Zorblax')
    const priced = {
      days: plan.days.map((day, at) =>
        at === 0 ? { ...day, meals: { dinner: { name: 'Zorblax', estimatedCost: 3.5 } } } : day,
      ),
    }
    expect(listOf(household, priced).shoppingList.totalCost).toBe(7)
    const { shoppingList, report } = listOf(household, plan)
    expect(shoppingList.sections).toMatchObject([
      { category: 'Other', items: [{ name: 'Ingredients for Zorblax' }] },
    ])
    expect(report.warnings).toEqual([{ code: 'missing-price', names: ['Ingredients for Zorblax'] }])
  })

  it('of no meals is empty', () => {
    expect(listOf(householdOf(), weekOf()).shoppingList).toMatchObject({ sections: [], totalCost: 0 })
  })

  it('has nothing for a meal that nobody cooks, and the sides of the others', () => {
    const household = householdOf({ adults: 2 })
    const withDinner = (dinner: object) => ({
      days: DAY_NAMES.map((day, at) => ({
        day,
        meals: at === 0 ? { dinner: { name: 'Spaghetti and meatballs', ...dinner } } : {},
      })),
    })
    const foods = (dinner: object) => {
      const { sections } = listOf(household, withDinner(dinner)).shoppingList
      return new Map(sections.flatMap(({ items }) => items.map(({ foodId, needG }) => [foodId, needG])))
    }
    const alone = foods({})
    expect(alone.size).toBeGreaterThan(2)
    expect(foods({ place: 'out' }).size).toBe(0)
    expect(foods({ sides: [{ recipeId: 'milk', name: 'Milk' }] }).get('milk-whole')).toBeGreaterThan(0)
    expect(foods({ sides: [{ recipeId: 'zorblax', name: 'Zorblax' }] }).has(undefined)).toBe(true)
    // Needs are what the lines of the recipe say: one egg is enough for two and for six, and of the two weights each is at most an eighth off.
    for (const [food = '', grams] of foods({ people: 6 })) {
      const { each = 0, clove = each } = foodById(food)?.measures ?? {}
      expect(Math.abs(grams - 3 * (alone.get(food) ?? 0))).toBeLessThanOrEqual(2 + 2 * clove + grams / 4)
    }
    const [twoEat, sixEat] = [alone.get('spaghetti'), foods({ people: 6 }).get('spaghetti')]
    expect([twoEat, sixEat]).toEqual([7, 20].map((ounces) => Math.floor(ounces * 283.495) / 10))
  })
})
