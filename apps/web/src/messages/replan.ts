import type { KeptBecause } from '@pennyplate/domain/week/rest-of-week'
import { counted } from './wording.ts'

/** The dialog that plans what is left of a week again. */
export const replanMessages = {
  title: 'Re-plan the rest',
  text: 'Checked meals are planned again. Food you already have is used first, and what spoils soonest before the rest.',
  money: (budget: string, spent: string, left: string) =>
    `Of your ${budget} budget, ${spent} is spent. ${left} is left for what is still to buy.`,
  moneyUnspent: (budget: string) => `Your budget for the week is ${budget}; nothing is bought yet.`,
  meal: (slot: string, name: string) => `${slot}: ${name}`,
  because: {
    over: 'over',
    cooked: 'cooked',
    locked: 'you keep it',
    typed: 'your own meal',
    elsewhere: 'not cooked',
    bought: 'its food is bought',
    leftover: 'leftovers of a meal that stays',
    extra: 'your own snack',
  } satisfies Readonly<Record<KeptBecause, string>>,
  gone: (count: number) =>
    `${counted(count, 'meal')} cooked or over ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`,
  nothingLeft: 'Every meal of this week is cooked or over, so there is nothing to plan again.',
  plan: (count: number) => (count === 0 ? 'Choose a meal' : `Plan ${counted(count, 'meal')} again`),
  replaceUnsuitable: (count: number) =>
    count === 1 ? 'Replace the meal to come' : `Replace the ${count} meals to come`,
  all: 'Check all',
  none: 'Check none',
}
