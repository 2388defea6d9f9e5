import { fodmapShares } from '@pennyplate/catalog/recipes/form-facts'
import { isStacked } from '@pennyplate/domain/diet/fodmap'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')

it('no meal of a low-FODMAP week stacks moderate foods, and grapes are in none', () => {
  const request = household({ adults: 2, weeklyBudget: 180, dietType: 'Low FODMAP' })
  for (let seed = 1; seed <= rounds(1, 14); seed++) {
    const outcome = planHousehold(request, catalog, { seed, iterations: 300, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const { problem, forms } = outcome.built
    expect(forms.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId))).not.toContain(
      'grapes',
    )
    for (const [main, { beside }] of problem.cookings.entries()) {
      if (beside) continue
      const shares = problem.cookings.flatMap((cooking, at) => {
        const form = at === main || cooking.beside?.main === main ? forms[outcome.plan[at] ?? -1] : undefined
        return form ? fodmapShares(form) : []
      })
      expect(isStacked(shares)).toBe(false)
    }
    expect(checkPlan(submittedWeek(outcome.built, outcome.plan), request, catalog).violations).toEqual([])
  }
})
