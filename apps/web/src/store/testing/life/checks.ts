import { listFollowsMeals } from './checks/list-follows-meals.ts'
import { nothingUnsaid } from './checks/nothing-unsaid.ts'
import { devicesAgree, listAddsUp, oneTotal, savesAgain } from './checks/plain-checks.ts'
import { recipesFitPeople } from './checks/recipes-fit-people.ts'
import type { Check } from './life.ts'

/** What must hold after every act. Some remember what was before, so that each life has its own. */
export function createChecks(): readonly Check[] {
  return [listAddsUp, oneTotal, savesAgain, devicesAgree, nothingUnsaid, recipesFitPeople, listFollowsMeals()]
}
