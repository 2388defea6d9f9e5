import type { PlanViolation } from '@pennyplate/contract/ai/check'
import { DIET_TYPES, DISLIKED_FOODS, RESTRICTIONS } from '@pennyplate/domain/diet/diet-options'
import { formatCents } from '@pennyplate/domain/money'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { restrictionLabels } from './restrictions.ts'
import { agreeing, chooseWords, joinWords } from './wording.ts'

type NotOfAMeal = Extract<PlanViolation, { code: 'days' | 'missing-meal' | 'unknown-package' }>

/** Why a shared meal or week does not suit this household, one sentence each. */
export function conflictInWords(violation: Exclude<PlanViolation, NotOfAMeal>): string {
  switch (violation.code) {
    case 'forbidden-food':
      return `${ofMeal(violation)}${withBeside(violation.ingredient, violation.beside)} ${agreeing(violation.ingredient, ruledOutBy(violation.by))}.`
    case 'forbidden-package':
      return `On the shopping list: ${violation.name} ${agreeing(violation.name, ruledOutBy(violation.by))}.`
    case 'unknown-food':
      return `${violation.name}: we do not know everything in it (${violation.ingredient}), so it may not suit you.`
    case 'tools':
      return `${violation.name} ${agreeing(violation.name, 'needs')} a cooking tool that is not checked in your profile: ${chooseWords(violation.anyOf)}.`
    case 'difficulty':
      return `${violation.name} ${agreeing(violation.name, 'is')} more work than you asked for.`
    case 'time':
      return `${violation.name} ${agreeing(violation.name, 'takes')} longer than you have for a meal on ${DAY_NAMES[violation.day] ?? 'that day'}.`
    case 'disliked-dish':
      return `${violation.name} is a meal you disliked.`
    case 'leftover':
      return `${violation.name}: no meal before it leaves any, or it does not keep that long.`
    case 'freezer':
      return missingPortionsText(violation.name)
    case 'over-budget':
      return `At checkout, this week costs about ${formatCents(violation.totalCents)} for your household; your budget is ${formatCents(violation.budgetCents)}.`
  }
}

/** A side of blueberries is not named twice. */
function ofMeal({ name, ingredient }: { readonly name: string; readonly ingredient: string }): string {
  return name.toLowerCase() === ingredient.toLowerCase() ? '' : `${name}: `
}

export function missingPortionsText(meal: string): string {
  return `${meal}: your freezer no longer has enough of it. Replace the meal.`
}

export function emptyPlaces(count: number): string {
  return count === 1 ? 'It is missing one meal you plan.' : `It is missing ${count} meals you plan.`
}

/** "Cheddar with chicken breast on one plate" */
export function withBeside(food: string, beside: string | undefined): string {
  return beside === undefined ? food : `${food} with ${beside.toLowerCase()} on one plate`
}

/** A rule's id says where in the profile it came from: "diet:keto", "restriction:pork", "text:mango". */
export function ruledOutBy(...ruleIds: readonly string[]): string {
  const reasons = Map.groupBy(ruleIds.map(reasonOf), ([says]) => says)
  return joinWords(
    [...reasons].map(([says, alike]) => {
      const names = [...new Set(alike.flatMap(([, name]) => name ?? []))]
      return names.length > 0 ? `${says} (${joinWords(names)})` : says
    }),
  )
}

function reasonOf(ruleId: string): [says: string, name?: string] {
  const [kind = '', word = ''] = split(ruleId)
  if (kind === 'diet') return ['does not fit your diet', findOption(DIET_TYPES, word)]
  if (kind === 'dislike') return ['is on your list of dislikes', findOption(DISLIKED_FOODS, word)]
  if (kind === 'preference') return ['does not fit your milk and egg choices']
  if (kind === 'child') return ['is a choking risk for a child under 4']
  const chip = RESTRICTIONS.find((known) => known === word)
  return ['is ruled out by your profile', chip ? restrictionLabels[chip] : word]
}

function split(ruleId: string): string[] {
  const colon = ruleId.indexOf(':')
  return colon < 0 ? ['', ruleId] : [ruleId.slice(0, colon), ruleId.slice(colon + 1)]
}

/** "brussels-sprouts" is the rule of "Brussels Sprouts". */
function findOption(options: readonly string[], word: string): string {
  return options.find((option) => option.toLowerCase().replaceAll(' ', '-') === word) ?? word
}
