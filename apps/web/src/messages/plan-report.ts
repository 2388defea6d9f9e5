import type { PlanReport } from '@pennyplate/contract/ai/plan'
import { type SaidIn, saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { formatCents } from '@pennyplate/domain/money'
import type { WeekGroups } from '@pennyplate/domain/week/week-groups'
import type { BetterPart, BetterWeek } from '@pennyplate/domain/week/week-report'
import { counted, joinWords } from './wording.ts'

function cups(amount: number): string {
  return counted(Number(amount.toFixed(1)), 'cup')
}

/** What is said of a share of the grains, up to the middle between it and the next. */
const SHARES_WHOLE = [
  [0.03, 'no whole grains'],
  [0.15, 'a tenth of the grains whole'],
  [0.29, 'a quarter of the grains whole'],
  [0.42, 'a third of the grains whole'],
  [0.58, 'half the grains whole'],
  [0.71, 'two thirds of the grains whole'],
  [0.85, 'three quarters of the grains whole'],
  [0.97, 'nearly all grains whole'],
] as const

function grainsWhole(share: number | null): string {
  if (share === null) return 'no grains'
  return SHARES_WHOLE.find(([below]) => share < below)?.[1] ?? 'all grains whole'
}

function fish(meals: number): string {
  const times = ['no fish', 'fish once', 'fish twice'][meals]
  return times ?? `fish ${meals} times`
}

const MORE: Readonly<Partial<Record<BetterPart, string>>> = {
  wholeGrains: 'whole grains',
  vegetables: 'vegetables',
  fruit: 'fruit',
}
const LESS: Readonly<Partial<Record<BetterPart, string>>> = {
  lessSaturatedFat: 'saturated fat',
  lessSodium: 'sodium',
}

function betterParts(by: readonly BetterPart[]): string {
  const more = joinWords(by.flatMap((part) => MORE[part] ?? []))
  const less = joinWords(by.flatMap((part) => LESS[part] ?? []))
  if (less === '') return `More ${more}`
  return more === '' ? `Less ${less}` : `More ${more}, and less ${less},`
}

/** To ten cents below five dollars, then to a dollar. */
function roughly(cents: number): string {
  const step = cents < 500 ? 10 : 100
  return formatCents(Math.round(cents / step) * step).replace(/\.00$/, '')
}

/** What is below the week: nutrition, and why the planner chose it. */
export const planReportMessages = {
  unknown: 'unknown',
  nothingPlanned: 'none',
  chartTitle: 'Each day against your targets',
  chartText: 'One adult’s portion of every meal of the day.',
  chartElsewhere: 'Leftovers and meals eaten elsewhere are not counted.',
  chartCounted: (count: number, meals: number) => `${count} of ${counted(meals, 'meal')} counted`,
  chartCountedShort: (count: number, meals: number) => `${count} of ${meals}`,
  chartNutrient: 'Nutrient',
  chartTarget: (target: string) => `Target ${target} a day`,
  chartValue: (amount: number | null, unit: string) =>
    amount === null ? 'unknown' : `${Math.round(amount).toLocaleString('en-US')} ${unit}`,
  chartOf: (percent: number) => `${percent}% of target`,
  /** "Vegetables 2.4 cups and fruit 1.6 cups a day, half the grains whole, fish twice." Of one adult, like the chart. */
  groups: ({ vegetableCups, fruitCups, wholeShare, fishMeals }: WeekGroups) =>
    `Vegetables ${cups(vegetableCups)}${fruitCups < 0.05 ? ' a day, no fruit' : ` and fruit ${cups(fruitCups)} a day`}, ${grainsWhole(wholeShare)}, ${fish(fishMeals)}.`,
  groupsUnknown: (unknown: number, meals: number) =>
    `${unknown} of ${counted(meals, 'meal')} not counted: we do not know all that is in ${unknown === 1 ? 'it' : 'them'}.`,
  /** "More whole grains, and less saturated fat and sodium, would add about $12 this week." */
  better: ({ addsCents, by }: BetterWeek) => {
    const costs = addsCents === 0 ? 'cost about the same' : `add about ${roughly(addsCents)}`
    return `${betterParts(by)} would ${costs} this week.`
  },

  whyTitle: 'Why this plan',
  whyProven: (recipes: number) =>
    `We compared ${recipes.toLocaleString('en-US')} recipes. No change of any one or two meals makes this week better.`,
  whyNotProven: (recipes: number) =>
    `We compared ${recipes.toLocaleString('en-US')} recipes and kept the best week we found.`,
  whyBound: (bound: string) => `No week that fits your profile can cost less than ${bound}.`,
  whyChanged: 'You have changed meals since, so what we proved about the first plan no longer applies.',
  whyWritten:
    'A language model wrote this week. We checked every meal against your profile. Where we know the ingredients, prices and nutrition come from our own tables.',
  whyNoReport: 'This plan came from elsewhere, so we cannot say how it was chosen.',
  whyDays: (met: number, of: number) =>
    `Calories are within 10% of the target on ${met} of ${counted(of, 'day')}.`,
  concessionsTitle: 'Trade-offs',
  concessions: {
    'nutrition-floor': 'Some days fall short of the calories or protein we aim for.',
    'spend-less': 'The week costs less than your full budget, because nothing more expensive was better.',
    'unfamiliar-dishes':
      'Some dishes are less familiar than you asked for, because too few familiar ones fit your answers.',
    'plates-incomplete': 'Some meals go without a side they would usually have.',
    'few-suppers':
      'Many dinners are sandwiches, breakfast or snacks. We found too few full suppers for your kitchen, budget and answers.',
  } satisfies Record<Exclude<PlanReport['concessions'][number], 'more-repeats'>, string> as Readonly<
    Record<string, string>
  >,
  /** `repeats` is how many meals of each kind the week has had before: "3 dinners". */
  moreRepeats: (budget: string | undefined, repeats: readonly string[]) => {
    const why = budget === undefined ? 'To keep the price down' : `To stay under ${budget}`
    return `${why}, we repeat ${repeats.length === 0 ? 'some meals' : joinWords(repeats)}.`
  },
  repeated: ({ slot, count }: Readonly<{ slot: string; count: number }>) =>
    slot === 'lunch' ? counted(count, 'lunch', 'lunches') : counted(count, slot),
  shortOfThrifty: (gap: string) =>
    `Your budget is ${gap} below USDA’s Thrifty Food Plan for your household. Each extra dollar buys more variety.`,
  replacedTitle: 'Meals we replaced',
  replacedMeal: (name: string, day: string, by: string) =>
    `${name} on ${day} did not fit your profile, so we replaced it with ${by}.`,
  replacedForBudget: (name: string, day: string, by: string) =>
    `${name} on ${day} would have put the week over your budget, so we replaced it with ${by}.`,
  wasteTitle: 'Leftovers that may go to waste',
  wasteLine: (name: string, grams: number, saidIn: SaidIn | undefined) =>
    `${name}, ${saidAmount(grams, saidIn)}`,
  wasteRest: (count: number) => `${count} smaller leftovers`,
  wasteNone: 'Nothing you buy will be left to spoil.',
  wasteTotal: 'Goes to waste',
  pricesTitle: 'How prices work',
  pricesText:
    'The total counts whole packages, because nobody sells 3 tablespoons of butter. Prices come from our catalog for your ZIP code’s region, minus what your pantry already covers. The tag on a meal is one serving’s share of its packages.',
} as const
