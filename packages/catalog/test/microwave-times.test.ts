import { fitSteps } from '@pennyplate/domain/recipe/fit-steps'
import { stepTimers } from '@pennyplate/domain/recipe/step-timers'
import { expect, it } from 'vitest'
import { byEachMethod } from '../src/recipes/cooking-methods.ts'
import { allRecipes } from '../src/recipes/recipes.ts'
import { allSides } from '../src/recipes/sides.ts'

/** Cooked one after the other, so that each takes as long however many there are. */
const ONE_BY_ONE =
  /at a time|\b(?:microwave|give) each\b|minute each|plate by plate|a slice\b|\bfor one\b|\band repeat\b|the others\.$|^for each\b|as fit\b|for each omelet/i

it('every microwave time follows the amount, or is that of a piece', () => {
  const fixed = [...allRecipes().values(), ...allSides().values()]
    .flatMap(({ recipe }) => byEachMethod(recipe))
    .flatMap((method) => {
      const { batch, leastBatch, servings, steps } = method
      const isPiece = leastBatch?.unit === 'piece' || leastBatch?.unit === 'package'
      if (batch === null || isPiece || steps.some((step) => /as fit\b/.test(step))) return []
      const isOneInIt = batch.maxServings === 1 && /bowl|mug/.test(batch.vessel)
      const fitted = [1, 2, 4, 6].map((people) => fitSteps(method, people / servings))
      return steps.filter((step, at) => {
        if (!/\bmicrowave (?!-)/i.test(step) || stepTimers(step).length === 0) return false
        const goesOn = /^microwave on high for\b/i.test(step) || !steps.some((one) => ONE_BY_ONE.test(one))
        if (ONE_BY_ONE.test(step) || (isOneInIt && goesOn)) return false
        return new Set(fitted.map((one) => timesIn(one[at] ?? ''))).size === 1
      })
    })
  expect(fixed).toEqual([])
})

function timesIn(step: string): string {
  return stepTimers(step)
    .map(({ seconds, untilSeconds }) => `${seconds}-${untilSeconds ?? seconds}`)
    .join()
}
