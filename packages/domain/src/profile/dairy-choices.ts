import { DIET_RULES } from '../diet/diet-rules.ts'
import type { Allergen } from '../food/food.ts'
import type { CompleteProfile } from './profile.ts'
import { EGGS, MILKS } from './profile-options.ts'
import { restrictionAnswers } from './profile-restrictions.ts'

type Dairy = CompleteProfile['dairyPreferences']
type Answers = Pick<CompleteProfile, 'dietType' | 'allergies' | 'dietaryRestrictions'>

const COWS_MILK: ReadonlySet<Dairy['milk']> = new Set([
  'Whole Milk',
  '2% Milk',
  '1% Milk',
  'Skim Milk',
  'Lactose-Free Milk',
])

/** Whether it may eat wheat, so that white or whole wheat is a question at all. */
export function eatsWheat(answers: Answers): boolean {
  const isForbidden = forbiddenTo(answers)
  return !isForbidden('wheat', 'gluten') && !isForbidden('wheat', 'grain')
}

/** The milk and eggs that a household may choose from: a vegan one has plant milks, and no eggs to choose. */
export function dairyChoices(answers: Answers): {
  readonly milks: readonly Dairy['milk'][]
  readonly eggs: readonly Dairy['eggs'][]
} {
  const isForbidden = forbiddenTo(answers)
  return {
    milks: isForbidden('milk', 'dairy') ? MILKS.filter((milk) => !COWS_MILK.has(milk)) : MILKS,
    eggs: isForbidden('egg', 'egg') ? [] : EGGS,
  }
}

function forbiddenTo(answers: Answers) {
  const { allergens } = restrictionAnswers(answers)
  const { allergens: ofDiet = [], traits = [] } = DIET_RULES[answers.dietType] ?? {}
  return (allergen: Allergen, trait: string) =>
    allergens.includes(allergen) || ofDiet.includes(allergen) || traits.some((entry) => entry === trait)
}
