import { type KeptMeal, leftoversFrom } from '@pennyplate/domain/week/leftovers'
import type { Plan, SlotAddress } from '@pennyplate/domain/week/meal-plan'

/** What is said of a change of the meal in a slot, and that its leftovers go with it, if it has any. */
export function withLeftoversSaid(said: string, plan: Plan<KeptMeal> | null, at: SlotAddress): string {
  const hasLeftovers = plan !== null && leftoversFrom(plan, at).length > 0
  return hasLeftovers ? `${said} Its leftovers later in the week have changed with it.` : said
}
