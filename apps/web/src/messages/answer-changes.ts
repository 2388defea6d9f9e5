import type { PlanWay } from '@pennyplate/contract/ai/plan'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { AnswerChange, KeptAnswer } from '@pennyplate/domain/profile/relax-answer'
import { profileMessages } from './profile.ts'
import { tableLimitMessages, tableLimitsInWords } from './table-limits.ts'
import { joinWords } from './wording.ts'

type Change = PlanWay['change']
type Of<C extends Change['code']> = Extract<Change, { code: C }>

/** What a press does. */
const actions: { readonly [C in Change['code']]: (change: Of<C>) => string } = {
  'raise-budget': () => 'Raise the weekly budget',
  'allow-repeats': () => 'Eat the cheapest meals more often',
  'allow-harder-dishes': () => 'Allow meals with more than 30 minutes of work',
  'allow-any-time': () => 'Set no limit on how long meals take',
  'add-tool': ({ tool }) => `Cook with ${withArticle(tool)} too`,
  'drop-diet': () => 'Plan without a diet',
  'drop-dislike': ({ food }) => `Allow ${food.toLowerCase()}`,
  'drop-own-dislikes': () => 'Allow your other dislikes',
  'allow-milk': () => 'Allow milk',
  'allow-eggs': () => 'Allow whole eggs',
  'allow-any-snack': () => 'Allow every kind of snack',
  'plan-no-snacks': () => 'Plan no snacks',
  'skip-meal': ({ meal }) => `Plan no ${meal.toLowerCase()}`,
  'smaller-portions': ({ caloriesShare }) =>
    `Plan portions ${Math.round((1 - caloriesShare) * 100)}% smaller`,
}

export function describeChange(change: Change): string {
  // Safe: each code has the sentence of its own kind.
  const describe = actions[change.code] as (change: Change) => string
  return describe(change)
}

/** "Allow meals with more than 30 minutes of work, and cook with an oven too". */
export function describeWay({ change, also }: Pick<PlanWay, 'change' | 'also'>): string {
  const first = describeChange(change)
  if (!also) return first
  const second = describeChange(also)
  return `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`
}

/** The answer that stands in the way, in the words of the wizard: "Meals up to: Easy (5-10 min)". */
export function answerBehind(change: AnswerChange, profile: CompleteProfile): string {
  const words = profileMessages
  const answer = (label: string, value: string) => `${label}: ${value}`
  switch (change.code) {
    case 'allow-harder-dishes':
      return answer(words.difficulty, profile.mealDifficulty)
    case 'allow-any-time':
      return answer(tableLimitMessages.short, tableLimitsInWords(profile.onTableWithin))
    case 'add-tool':
      return profile.cookingTools.length > 0
        ? answer(words.tools, joinWords(profile.cookingTools))
        : words.toolsNone
    case 'drop-diet':
      return answer(words.diet, profile.dietType)
    case 'drop-dislike':
      return answer(words.dislikes, change.food)
    case 'drop-own-dislikes':
      return answer(words.customDislikes, profile.customDislikedFoods)
    case 'allow-milk':
      return answer(words.milk, profile.dairyPreferences.milk)
    case 'allow-eggs':
      return answer(words.eggs, profile.dairyPreferences.eggs)
    case 'allow-any-snack':
    case 'plan-no-snacks':
      return answer(words.snacks, joinWords(profile.snackTypes))
    case 'skip-meal':
      return answer(words.meals, joinWords(profile.mealTypes))
    case 'smaller-portions':
      return answer(words.targets, `${profile.nutritionalTargets.dailyCalories} kcal`)
  }
}

const keptLabels: Readonly<Record<KeptAnswer['field'], string>> = {
  allergies: profileMessages.allergens,
  dietaryRestrictions: profileMessages.restrictions,
  dietType: profileMessages.diet,
}

export function describeKept({ field, word }: KeptAnswer): string {
  return `${keptLabels[field]}: ${word}`
}

export const answerMessages = {
  yourAnswer: (answer: string) => `You answered “${answer}”.`,
  kept: 'These answers rule them out too. We do not change them for you:',
  openProfile: 'Open your profile',
}

function withArticle(tool: string): string {
  return `${/^[aeiou]/i.test(tool) ? 'an' : 'a'} ${tool.toLowerCase()}`
}
