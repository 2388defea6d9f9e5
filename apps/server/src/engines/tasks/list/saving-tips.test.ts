import { boughtForMeal } from '@pennyplate/catalog/recipes/recipe-form'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { centsFromDollars } from '@pennyplate/domain/money'
import { savingTipText } from '@pennyplate/domain/shopping/saving-tip-text'
import { shopFor } from '@pennyplate/domain/shopping/shopping-list'
import { asLeftover } from '@pennyplate/domain/week/leftovers'
import { placeDishes } from '@pennyplate/planner/plan/place-dishes'
import { planHousehold } from '@pennyplate/planner/plan/plan-household'
import { describe, expect, it } from 'vitest'
import { householdOf, VARIED_PROFILES } from '../../../testing/households.ts'
import type { Household } from '../../household.ts'
import { planningContextOf, problemOf } from '../context/planning-context.ts'
import { findDish } from '../dish/find-dish.ts'
import { writeMeal } from '../dish/write-meal.ts'
import { writeWeek } from '../plan/write-week.ts'
import { listWithTips } from './build-shopping-list.ts'
import { brandGap, largerPacks } from './compare-packs.ts'
import { leftoverIdeas } from './use-leftovers.ts'

const TODAY = '2026-11-22'
const context = planningContextOf(householdOf({ adults: 2 }), TODAY)

function bought(needs: Readonly<Record<string, number>>, of = context) {
  return shopFor({
    needs: Object.entries(needs).map(([foodId, needG]) => ({ foodId, needG, usedIn: [], isEstimate: false })),
    stockG: () => 0,
    foodOf: of.catalog.foodById,
    packagesOf: of.catalog.packagesOf,
  })
}

describe('a larger package', () => {
  const sizes = (needs: Readonly<Record<string, number>>) =>
    largerPacks(bought(needs).lines, context).map(({ food, pack }) => `${food.id} ${pack.amountText}`)

  it('is suggested if it is cheaper by weight and used up in time', () => {
    expect(sizes({ 'white-rice': 400 })).toEqual(['white-rice 5 lb bag'])
    const [tip] = largerPacks(bought({ 'white-rice': 400 }).lines, context)
    // 5 lb are 2268 g: at 400 g a week they last 5.7 weeks. A pound is 98 cents, and five of them 490 against 353.
    expect(tip).toMatchObject({ weeks: 6, savesCents: 137 })
  })

  it('is not suggested if it would last too long: 20 lb of rice for one cup a week', () => {
    expect(sizes({ 'white-rice': 185 })).toEqual([])
  })

  it('is not suggested if it spoils before it is used up', () => {
    // 60 eggs keep a week once open; half of them would be left.
    expect(sizes({ 'egg-large': 600, 'milk-whole': 3500 })).toEqual([])
  })
})

describe('the store brand', () => {
  it('is compared with another brand of the same size and kind', () => {
    const gap = brandGap(bought({ 'black-beans-canned': 200 }).lines, context)
    expect(gap?.pack.name).toBe('Great Value Black Beans')
    expect(gap?.other).toMatchObject({ name: "Bush's Black Beans", amountText: gap?.pack.amountText })
    expect(gap?.savesCents).toBe((gap?.other.priceCents ?? 0) - (gap?.pack.priceCents ?? 0))
  })

  it('is not mentioned if no other brand is known', () => {
    expect(brandGap(bought({ carrot: 200 }).lines, context)).toBeNull()
  })
})

describe('a leftover', () => {
  const BACON = { bacon: 100 }
  const ideaFor = (needs: Readonly<Record<string, number>>, household: Household) => {
    const own = planningContextOf(household, TODAY)
    const { built } = problemOf(own)
    return { own, built, ideas: leftoverIdeas(bought(needs, own), [], built, own) }
  }

  it('is used up by a catalog dish, with the cost of its other ingredients', () => {
    const { built, ideas } = ideaFor(BACON, householdOf({ adults: 2 }))
    const [{ food, grams, idea } = { food: { id: '' }, grams: 0, idea: null }] = ideas
    expect(food.id).toBe('bacon')
    const form = built.forms.find(({ recipe }) => recipe.name === idea?.name)
    // Bacon is counted in whole slices.
    const needG = form ? (boughtForMeal(form, built.servingsPerAdult(form.recipe) * 2).get(food.id) ?? 0) : 0
    expect(idea?.share).toBeCloseTo(Math.min(1, needG / grams), 2)
    expect(idea?.share).toBeGreaterThanOrEqual(0.4)
    expect(idea?.restCents).toBeGreaterThan(0)
  })

  it('is not used up by a dish that needs more of it, or other food worth more than twice as much', () => {
    // A third of a can is worth 30 cents, and no dish of beans costs less than a dollar.
    const { ideas } = ideaFor({ 'black-beans-canned': 170 }, householdOf({ adults: 2 }))
    expect(ideas.map(({ idea }) => idea)).toEqual([null])
  })

  it('is not used up by a dish the household dislikes', () => {
    const first = ideaFor(BACON, householdOf({ adults: 2 })).ideas[0]?.idea?.name ?? ''
    const other = ideaFor(BACON, householdOf({ adults: 2 }, { dislikes: [first] }))
    expect(other.ideas[0]?.idea?.name).not.toBe(first)
  })

  it('needs nothing else if the pantry has the other ingredients', () => {
    const { own, built, ideas } = ideaFor(BACON, householdOf({ adults: 2 }))
    const form = built.forms.find(({ name }) => name === ideas[0]?.idea?.name)
    const pantry = [...(form?.gramsPerServing.keys() ?? [])].map((id) => ({
      name: own.catalog.foodById(id)?.name ?? '',
      quantity: '20 lb',
    }))
    const stocked = ideaFor(BACON, householdOf({ adults: 2 }, { pantry }))
    expect(stocked.ideas[0]?.idea?.restCents).toBe(0)
  })
})

describe('the tips of planned weeks', () => {
  // Two weeks each, because a single one may have few costly dinners.
  const twice = [...VARIED_PROFILES, ...VARIED_PROFILES]
  const weeks = [...twice.entries()].flatMap(([at, profile]) => {
    const own = planningContextOf(householdOf(profile), TODAY)
    const { request } = problemOf(own)
    const outcome = planHousehold(request, own.wholeCatalog, {
      seed: 5 + at,
      // A short search leaves something to save.
      iterations: 10,
      prove: false,
    })
    if (outcome.outcome !== 'planned') return []
    const { built } = outcome
    const plan = writeWeek(placeDishes(built, outcome.plan), own)
    const { shoppingList } = listWithTips(own, plan)
    return [{ own, built, plan, list: shoppingList }]
  })

  it('name a swap, and the list made with it costs exactly that much less', () => {
    let swaps = 0
    for (const { own, built, plan, list } of weeks)
      for (const tip of list.tips) {
        if (tip.code !== 'swap-dish') continue
        const form = built.forms.find(({ name }) => name === tip.instead)
        if (!form) throw new Error(`${tip.instead} is no dish of this household`)
        const dinner = writeMeal(form, built.servingsPerAdult(form.recipe), own)
        const swapped = <M extends PlannedMeal>(meal: M | undefined) => {
          if (meal?.leftoverOf === tip.dish)
            // What remakes the leftovers goes with them.
            return { ...asLeftover(dinner), sides: meal.sides?.filter(({ remakesAs }) => !remakesAs) }
          return meal?.name === tip.dish ? { ...dinner, sides: meal.sides } : meal
        }
        const days = plan.days.map((day) => {
          const { lunch, dinner: old } = day.meals
          // The tip is about dinners: the same dish cooked for a lunch stays.
          const noon = lunch?.leftoverOf === tip.dish ? swapped(lunch) : lunch
          return { ...day, meals: { ...day.meals, lunch: noon, dinner: swapped(old) } }
        })
        const after = listWithTips(own, { ...plan, days }).shoppingList
        const fallsBy = centsFromDollars(list.totalCost) - centsFromDollars(after.totalCost)
        expect(fallsBy, tip.instead).toBe(tip.savesCents)
        swaps++
      }
    expect(swaps).toBeGreaterThanOrEqual(5)
  })

  it('name a food of the list by its id, and stand beside the same tips as texts', () => {
    let named = 0
    for (const { list } of weeks) {
      const onList = list.sections.flatMap(({ items }) => items.flatMap(({ foodId }) => foodId ?? []))
      for (const { code, foodIds } of list.tips) {
        expect(onList, code).toEqual(expect.arrayContaining([...foodIds]))
        expect(foodIds.length > 0, code).toBe(code !== 'pantry-saves')
        named += foodIds.length
      }
      expect(list.moneySavingTips).toEqual(list.tips.map(savingTipText))
    }
    expect(named).toBeGreaterThanOrEqual(10)
  })

  it("name only dishes that keep the household's rules and are not in the week", () => {
    let named = 0
    for (const { own, plan, list } of weeks) {
      const eaten = new Set(plan.days.flatMap(({ meals: { lunch, dinner } }) => [lunch?.name, dinner?.name]))
      for (const tip of list.tips) {
        const name =
          tip.code === 'swap-dish' ? tip.instead : tip.code === 'use-leftover' ? tip.dish?.name : undefined
        if (!name) continue
        expect(findDish({ name }, own), name).toMatchObject({ isEstimate: false, breaks: null })
        expect(eaten, name).not.toContain(name)
        named++
      }
    }
    expect(named).toBeGreaterThanOrEqual(10)
  })
})
