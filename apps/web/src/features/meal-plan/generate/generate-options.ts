import type { FoodAtHome } from '@pennyplate/contract/ai/kept-meals'
import type { PlanRequest, PlanWay } from '@pennyplate/contract/ai/plan'
import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'

/** Part of a week stays while the rest of it is planned. */
export type KeptWeek = Readonly<{
  plan: WeekPlan
  at: readonly SlotAddress[]
  /** Of these, the meals that were cooked. */
  eaten: readonly SlotAddress[]
  /** Set when the rest of a week is planned again: what was spent on it so far. */
  spentCents?: number | undefined
  /** What the whole week may cost, if this one may cost more than the budget. */
  upToCents?: number | undefined
  /** Set when a cheaper week is wanted: the total of the present one. */
  cheaperThan?: number | undefined
  /** Lines of its list that are checked off. */
  checked?: readonly LineAddress[] | undefined
  /** Food that was bought and is not in the pantry yet. */
  atHome?: readonly FoodAtHome[number][] | undefined
  /** The week is cooked in one batch. */
  isBatch?: boolean | undefined
}>

export type GenerateOptions = Readonly<{
  /** The Sunday of the week to plan. */
  weekStart: string
  /** The plan the household just turned down. */
  avoid?: WeekPlan | undefined
  engine?: PlanRequest['engine']
  /** The week of the way out that was taken: the new week costs no more. */
  startFrom?: Pick<PlanWay, 'dishes' | 'leftovers' | 'totalCents'> | undefined
  keep?: KeptWeek | undefined
  /** Meals of `avoid` that are kept stay. */
  keepsLocked?: boolean | undefined
}>
