import { costOf } from '@pennyplate/catalog/recipes/form-cost'
import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { type Difficulty, type DishMeal, difficultyOf } from '@pennyplate/domain/recipe/recipe'
import type { Catalog } from '../catalog/catalog.ts'

export interface DishEstimate {
  readonly name: string
  readonly costCentsPerServing: number
  readonly minutes: number
  readonly difficulty: Difficulty
  /** Per serving; null if unknown. */
  readonly calories: number | null
  readonly protein: number | null
  readonly carbs: number | null
  readonly fat: number | null
  /** Dishes the estimate is based on; the first is the dish itself if the catalog has it. */
  readonly takenFrom: readonly string[]
  readonly isKnownDish: boolean
}

const LIKE_DISHES = 3
const SMALL_WORDS = new Set(['and', 'with', 'the', 'a', 'in', 'of', 'on', 'my', 'our'])

/** Estimates a typed dish from catalog dishes that share its words; null if none does. */
export function estimateDish(typed: string, meal: DishMeal, catalog: Catalog): DishEstimate | null {
  const name = typed.trim()
  const words = wordsOf(name)
  if (words.length === 0) return null
  const rated = catalog.recipes
    .map(({ recipe, forms }) => ({
      form: forms[0],
      rating: likeness(words, recipe.name, recipe.meals.includes(meal)),
    }))
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating || (a.form.recipe.id < b.form.recipe.id ? -1 : 1))
  const same = rated.find(({ form }) => form.recipe.name.toLowerCase() === name.toLowerCase())
  const like = same ? [same] : rated.slice(0, LIKE_DISHES)
  if (like.length === 0) return null
  const forms = like.map(({ form }) => form)
  const facts = forms.map(nutritionPerServing)
  const minutes = Math.round(meanOf(forms.map(({ recipe }) => recipe.totalMinutes)) ?? 0)
  return {
    name,
    costCentsPerServing: Math.round(meanOf(forms.map((form) => costPerServing(form, catalog))) ?? 0),
    minutes,
    difficulty: difficultyOf(minutes),
    calories: meanOf(facts.map(({ energyKcal }) => energyKcal)),
    protein: meanOf(facts.map(({ proteinG }) => proteinG)),
    carbs: meanOf(facts.map(({ carbsG }) => carbsG)),
    fat: meanOf(facts.map(({ fatG }) => fatG)),
    takenFrom: forms.map(({ recipe }) => recipe.name),
    isKnownDish: same !== undefined,
  }
}

function costPerServing(form: RecipeForm, catalog: Catalog): number | null {
  return costOf(form, catalog.packagesOf)?.usedCentsPerServing ?? null
}

/** The mean of the known values; null if there are none. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** Shared words over all words, plus a bonus for a dish of the same meal. */
function likeness(words: readonly string[], name: string, isSameMeal: boolean): number {
  const own = wordsOf(name)
  const shared = words.filter((word) => own.includes(word)).length
  if (shared === 0) return 0
  return shared / (words.length + own.length - shared) + (isSameMeal ? 0.1 : 0)
}

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.replace(/(?<=..)(?:es|s)$/, ''))
}
