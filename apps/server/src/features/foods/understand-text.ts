import { allFoods } from '@pennyplate/catalog/foods/foods'
import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import type { UnderstandAnswer } from '@pennyplate/contract/ai/understood'
import { type FoodRule, judgeFood } from '@pennyplate/domain/diet'
import { type RestrictionField, readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'

/** What a plan would keep of a text in somebody's own words, what it would only follow, and what it could not do at all. */
export function understandText(text: string, field: RestrictionField): UnderstandAnswer {
  const { rules, wishes, questions } = readRestrictions([text], field, RESTRICTION_NAMES)
  const byPhrase = Map.groupBy(rules, ({ phrase }) => phrase)
  return {
    rules: [...byPhrase].map(([phrase, found]) => ({
      phrase,
      forbids: [...new Set(found.map(({ name }) => name))],
      foodIds: [...new Set(found.flatMap(({ rule }) => foodsForbidden(rule)))],
      unchecked: [...new Set(found.flatMap(({ unchecked }) => unchecked))],
    })),
    wishes: wishes.map(({ phrase, wish, unchecked }) => ({ phrase, wish, unchecked: [...unchecked] })),
    unresolved: questions.map(({ phrase, readings }) => ({
      phrase,
      readings: readings.map(({ name, as }) => ({ name, as: [...as] })),
    })),
  }
}

/** Limits depend on the amount that is eaten, so they are left out. */
function foodsForbidden({ limits: _, lowFodmap, ...rule }: FoodRule): string[] {
  if (lowFodmap) return [...allFoods().values()].flatMap(({ id, fodmap }) => (fodmap === 'high' ? [id] : []))
  return [...allFoods().values()].flatMap((food) =>
    judgeFood(food, [rule]).verdict === 'forbidden' ? [food.id] : [],
  )
}
