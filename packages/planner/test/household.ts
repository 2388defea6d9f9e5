import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { PlanningRequest } from '../src/problem/build-problem.ts'

/** A request with the default profile where the test does not override it. */
export function household(
  profile: Readonly<Record<string, unknown>>,
  rest: Partial<Omit<PlanningRequest, 'profile'>> = {},
): PlanningRequest {
  return {
    profile: withDefaults({ zipCode: '72762', cookingTools: ['Stove', 'Microwave', 'Oven'], ...profile }),
    pantry: [],
    likes: [],
    dislikes: [],
    recentWeeks: [],
    rejectedDinners: [],
    week: { firstDay: '2026-11-22', lastDay: '2026-11-28' },
    ...rest,
  }
}
