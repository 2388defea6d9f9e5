import type { MealNutrient } from '@pennyplate/domain/food/nutrition'
import type { DraftPart, RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'

/** What a reader found, before it is fitted to what may be stored. */
export interface LooseRecipe {
  name?: string | undefined
  description?: string | undefined
  /** How much it makes, as it was written: "4", "Serves 4-6", "2 loaves". */
  makes?: string | undefined
  activeMinutes?: number | undefined
  totalMinutes?: number | undefined
  lines: readonly DraftPart[]
  steps: readonly DraftPart[]
  notes: readonly string[]
  tags: readonly string[]
  sourceUrl?: string | undefined
  sourceName?: string | undefined
  rating?: number | undefined
  createdOn?: string | undefined
  nutrition?: LooseNutrition | undefined
  picture?: Uint8Array | undefined
  /** Where the archive may have it: the end of its path. */
  pictureNames?: readonly string[] | undefined
  pictureUrls?: readonly string[] | undefined
  /** Of our own exports: the recipe as it was stored. */
  stored?: RecipeDraft | undefined
}

export type LooseNutrition = Partial<Record<MealNutrient, number | undefined>>
