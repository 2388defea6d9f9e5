import { allFoods } from '@pennyplate/catalog/foods/foods'
import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import type { UnderstandAnswer } from '@pennyplate/contract/ai/understood'
import { type FoodRule, judgeFood } from '@pennyplate/domain/diet/diet'
import { readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'
import type { RestrictionField } from '@pennyplate/domain/restrictions/read-text'

/** What each phrase of a text means: rules that plans keep, wishes, and what we do not understand. */
export function understandText(text: string, field: RestrictionField): UnderstandAnswer {
  const { rules, wishes, questions } = readRestrictions([text], field, RESTRICTION_NAMES)
  const forbidden = new Map<string, string[]>()
  const foodsOnce = (rule: FoodRule) => {
    const found = forbidden.get(rule.id) ?? foodsForbidden(rule)
    forbidden.set(rule.id, found)
    return found
  }
  const byPhrase = Map.groupBy(rules, ({ phrase }) => phrase)
  return {
    rules: [...byPhrase].map(([phrase, found]) => ({
      phrase,
      forbids: [...new Set(found.map(({ name }) => name))],
      foodIds: [...new Set(rulesOnce(found).flatMap(foodsOnce))],
      unchecked: [...new Set(found.flatMap(({ unchecked }) => unchecked))],
    })),
    wishes: wishes.map(({ phrase, wish, unchecked }) => ({ phrase, wish, unchecked: [...unchecked] })),
    unresolved: questions.map(({ phrase, readings }) => ({
      phrase,
      readings: readings.map(({ name, as }) => ({ name, as: [...as] })),
    })),
  }
}

/** A text may repeat itself. */
function rulesOnce(found: readonly { readonly rule: FoodRule }[]): FoodRule[] {
  return [...new Map(found.map(({ rule }) => [rule.id, rule])).values()]
}

/** Without limits, which depend on the amount eaten. */
function foodsForbidden({ limits: _, lowFodmap, ...rule }: FoodRule): string[] {
  const { id: __, foods, ...others } = rule
  if (foods && !lowFodmap && Object.keys(others).length === 0) return [...foods]
  if (lowFodmap) return [...allFoods().values()].flatMap(({ id, fodmap }) => (fodmap === 'high' ? [id] : []))
  return [...allFoods().values()].flatMap((food) =>
    judgeFood(food, [rule]).verdict === 'forbidden' ? [food.id] : [],
  )
}
