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

/** The milk and eggs that a household may choose from: a vegan one has plant milks, and no eggs to choose. */
export function dairyChoices(answers: Answers): {
  readonly milks: readonly Dairy['milk'][]
  readonly eggs: readonly Dairy['eggs'][]
} {
  const { allergens } = restrictionAnswers(answers)
  const { allergens: ofDiet = [], traits = [] } = DIET_RULES[answers.dietType] ?? {}
  const isForbidden = (allergen: Allergen, trait: string) =>
    allergens.includes(allergen) || ofDiet.includes(allergen) || traits.some((entry) => entry === trait)
  return {
    milks: isForbidden('milk', 'dairy') ? MILKS.filter((milk) => !COWS_MILK.has(milk)) : MILKS,
    eggs: isForbidden('egg', 'egg') ? [] : EGGS,
  }
}
