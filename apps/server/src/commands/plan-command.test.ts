import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { adultEquivalents } from '@pennyplate/domain/week/adult-portions'
import { writeArchive } from '@pennyplate/recipe-import/export/write-archive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOnPaper, needsOnPaper } from '../testing/paper-checker.ts'
import { wholeGrainsOnPaper } from '../testing/whole-grains-on-paper.ts'
import { planCommand } from './plan-command.ts'

const RECIPES = fileURLToPath(new URL('../../../../packages/catalog/data/recipes/', import.meta.url))

describe('pennyplate plan', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pennyplate-cli-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const file = (name: string, value: unknown) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(value))
    return path
  }
  const run = (...args: string[]) => planCommand([...args, '--today', '2026-11-22'], new Date(0))

  it('prints the same week, list and recipes for the same seed', async () => {
    const profile = file('two.json', {
      adults: 2,
      weeklyBudget: 70,
      zipCode: '72762',
      mealTypes: ['Dinner'],
      onTableWithin: [null, 30, 30, 30, 30, 30, 30],
    })
    const { exitCode, text } = await run('--profile', profile, '--seed', '7', '--json')
    const { outcome, plan, shoppingList, recipes, report } = JSON.parse(text)
    expect([exitCode, outcome]).toEqual([0, 'planned'])
    const needs = needsOnPaper(plan.days, adultEquivalents({ adults: 2, kidAges: [] }), {
      milk: 'milk-whole',
      wholeGrains: wholeGrainsOnPaper(undefined),
    })
    expect(faultsOnPaper(shoppingList, needs)).toEqual([])
    expect(report.totalCents).toBe(Math.round(shoppingList.totalCost * 100))
    expect(report.boundCents).toBeGreaterThan(report.totalCents / 4)
    expect(report.boundCents).toBeLessThanOrEqual(report.totalCents)
    expect(report.gap).toBeCloseTo(1 - report.boundCents / report.totalCents, 9)
    expect(report.certificates.betterCents).toBeGreaterThan(0)
    expect(report.certificates.betterCents).toBeLessThan(report.totalCents)
    expect(Object.keys(recipes)).toContain(plan.days[0].meals.dinner.name)
    for (const { meals } of plan.days.slice(1)) {
      const { leftoverOf, cookingTime, waitingMinutes = 0 } = meals.dinner
      if (leftoverOf === undefined)
        expect(cookingTime + waitingMinutes, meals.dinner.name).toBeLessThanOrEqual(30)
    }
    expect((await run('--profile', profile, '--seed', '7', '--json')).text).toBe(text)
  }, 120_000)

  it('suggests ways out when no week fits', async () => {
    const profile = file('four.json', { adults: 4, weeklyBudget: 20 })
    const { exitCode, text } = await run('--profile', profile, '--json')
    const { outcome, budgetCents, cheapestCents, thriftyPlanCents, ways } = JSON.parse(text)
    expect([exitCode, outcome, budgetCents]).toEqual([3, 'infeasible', 2000])
    expect(cheapestCents).toBeGreaterThan(2000)
    expect(thriftyPlanCents).toBeGreaterThan(20_000)
    expect(ways.length).toBeGreaterThan(0)
  }, 60_000)

  it('says which phrases of the profile must be settled first, and how', async () => {
    const profile = file('words.json', { allergies: ['ice cream'], mealTypes: ['Dinner'] })
    const { exitCode, text } = await run('--profile', profile, '--json')
    expect(exitCode).toBe(3)
    expect(JSON.parse(text)).toMatchObject({
      outcome: 'unsettled',
      questions: [{ phrase: 'ice cream', readings: [{ as: ['class:milk'] }, {}, {}] }],
    })
    expect((await run('--profile', profile)).text).toContain('{"phrase":"ice cream","as":["class:milk"]}')
  })

  it('says what a misspelled allergy was read as', async () => {
    const profile = file('misspelled.json', { allergies: ['Peanutz', 'milk'], mealTypes: ['Dinner'] })
    expect((await run('--profile', profile)).text).toContain('understood: Peanutz: no peanuts')
    const { understood } = JSON.parse((await run('--profile', profile, '--json')).text)
    expect(understood).toEqual([{ phrase: 'Peanutz', forbids: ['peanuts'] }])
  }, 120_000)

  it('prints the sides of each meal', async () => {
    const profile = file('sides.json', { mealTypes: ['Dinner'] })
    const { text } = await run('--profile', profile)
    const { plan } = JSON.parse((await run('--profile', profile, '--json')).text)
    const sides: { name: string }[] = plan.days.flatMap(
      (day: { meals: { dinner: { sides?: { name: string }[] } | null } }) => day.meals.dinner?.sides ?? [],
    )
    expect(sides.length).toBeGreaterThan(0)
    for (const { name } of sides) expect(text).toContain(`\n    with ${name}`)
  }, 120_000)

  it('prints what it does not check', async () => {
    const profile = file('noted.json', {
      allergies: ['feng shui'],
      settledPhrases: [{ phrase: 'feng shui', as: 'note' }],
      mealTypes: ['Dinner'],
    })
    expect((await run('--profile', profile)).text).toContain('not checked: feng shui')
  }, 60_000)

  it('plans with the given recipes', async () => {
    const profile = file('breakfast.json', { mealTypes: ['Breakfast'], weeklyBudget: 100 })
    const recipes = join(RECIPES, 'breakfast-1.json')
    const own: { name: string }[] = JSON.parse(readFileSync(recipes, 'utf8'))
    const { text } = await run('--profile', profile, '--recipes', recipes, '--json')
    const names: string[] = JSON.parse(text).plan.days.map(
      (day: { meals: { breakfast: { name: string } } }) => day.meals.breakfast.name,
    )
    expect(names.filter((name) => !own.some((recipe) => recipe.name === name))).toEqual([])
    expect((await run('--profile', profile, '--recipes', recipes)).text).toContain('Total $')
  }, 60_000)

  it('plans with the recipes of a zip that the app exported', async () => {
    const dinner = (name: string, lines: string[]) =>
      ownRecipeFrom({
        name,
        meals: ['dinner'],
        servings: 4,
        activeMinutes: 20,
        totalMinutes: 30,
        lines: lines.map((text) => ({ text })),
        steps: [{ text: 'Cook everything until it is done.' }],
        notes: [],
        tags: [],
      })
    const own = [
      dinner('Our chili', ['1 lb ground beef', '2 cans black beans', '1 onion']),
      dinner('Grandma’s chicken and rice', ['1 lb chicken thighs', '2 cups rice', '1 lb carrots']),
      dinner('Peanut noodles', ['1 lb spaghetti', '1/2 cup peanut butter', '1 lb broccoli']),
    ].map(({ ties: _t, plan: _p, familiarity: _f, ...draft }) => ({ draft }))
    const zip = join(folder, 'recipes.zip')
    const pieces: Uint8Array[] = []
    for await (const piece of writeArchive(own)) pieces.push(piece)
    writeFileSync(zip, Buffer.concat(pieces))
    const profile = file('own.json', { mealTypes: ['Dinner'], weeklyBudget: 200, allergies: ['Peanuts'] })
    const { exitCode, text } = await run('--profile', profile, '--recipes', zip, '--json')
    expect(exitCode).toBe(0)
    const names: string[] = JSON.parse(text).plan.days.map(
      (day: { meals: { dinner: { name: string } } }) => day.meals.dinner.name,
    )
    expect(new Set(names)).toEqual(new Set(['Our chili', 'Grandma’s chicken and rice']))

    const account = file('pennyplate-2026-11-29.json', {
      product: 'Pennyplate',
      documents: {},
      ownRecipes: own.map(({ draft }, at) => ({ id: `own-recipe-${at + 1}`, value: ownRecipeFrom(draft) })),
    })
    expect((await run('--profile', profile, '--recipes', account, '--json')).text).toBe(text)
  }, 60_000)

  it('names every key that it does not know, and what was probably meant', async () => {
    const profile = file('typo.json', { alergies: ['Peanuts'], nutritionalTargets: { dailyCalorie: 1800 } })
    const { exitCode, text } = await run('--profile', profile)
    expect(exitCode).toBe(2)
    expect(text).toContain('"alergies" is not known; did you mean "allergies"?')
    expect(text).toContain('nutritionalTargets: "dailyCalorie" is not known; did you mean "dailyCalories"?')
    const pantry = file('pantry.json', [{ name: 'Milk', expiry: '2026-11-30' }])
    const milk = await run('--profile', file('whole.json', {}), '--pantry', pantry)
    expect(milk.exitCode).toBe(2)
    expect(milk.text).toContain('0: "expiry" is not known; did you mean "expiryDate"?')
  })

  it.each([
    ['no profile', () => []],
    ['an unknown option', () => ['--profile', file('a.json', {}), '--fast']],
    ['a seed that is no number', () => ['--profile', file('b.json', {}), '--seed', 'x']],
    ['a file that is not there', () => ['--profile', join(folder, 'nowhere.json')]],
    ['a profile that is none', () => ['--profile', file('c.json', { weeklyBudget: 'lots' })]],
    [
      'recipes that are none',
      () => ['--profile', file('d.json', {}), '--recipes', file('e.json', [{ id: 1 }])],
    ],
  ])('refuses %s', async (_, args) => {
    const { exitCode, text } = await run(...args())
    expect(exitCode).toBe(2)
    expect(text.length).toBeGreaterThan(20)
  })
})
