import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import { type Trait, type TraitKind, traitKindOf } from '@pennyplate/domain/taste/taste-event'
import type { Random } from '@pennyplate/planner/search/random'
import type { RatedDish } from './library.ts'

/** In stars: how far households differ in what they think of a form, a cuisine, a protein or one dish. */
const SPREAD: Readonly<Record<TraitKind, number>> = { form: 0.8, cuisine: 0.6, protein: 0.8, dish: 0.7 }
/** A household does not eat a dish that it rates lower. */
export const EATEN_FROM = 3.5

/** What one household thinks of dishes: their familiarity, and weights that nobody but the household knows. */
export function hiddenTaste(random: Random): (dish: RatedDish) => number {
  const weights = new Map<Trait, number>()
  const weightOf = (trait: Trait): number => {
    const known = weights.get(trait)
    if (known !== undefined) return known
    const drawn = normal(random) * SPREAD[traitKindOf(trait)]
    weights.set(trait, drawn)
    return drawn
  }
  const opinions = new Map<RecipeId, number>()
  return ({ id, stars, traits }) => {
    const opinion =
      opinions.get(id) ?? [...traits, `dish:${id}` as const].reduce((sum, trait) => sum + weightOf(trait), 0)
    opinions.set(id, opinion)
    return stars + opinion
  }
}

/** Nearly normal, with mean 0 and variance 1: the sum of twelve numbers between 0 and 1. */
export function normal(random: Random): number {
  let sum = -6
  for (let draw = 0; draw < 12; draw++) sum += random.unit()
  return sum
}
