import type { FoodId } from '../food/food.ts'
import type { MealNutrient } from '../food/nutrition.ts'
import type { DinnerForm } from '../recipe/dinner-form.ts'
import type { DishMeal, PlanWish, RecipeId } from '../recipe/recipe.ts'

/** A line or step as its writer wrote it, or a heading above some of them. */
export type DraftPart = Readonly<{ heading: string } | { text: string }>

/** A recipe as somebody wrote it or a page or file had it: only words, nothing of it is understood yet. */
export type RecipeDraft = Readonly<{
  name: string
  description?: string | undefined
  meals: readonly DishMeal[]
  servings: number
  activeMinutes?: number | undefined
  totalMinutes?: number | undefined
  lines: readonly DraftPart[]
  steps: readonly DraftPart[]
  notes: readonly string[]
  tags: readonly string[]
  source?: Readonly<{ name?: string | undefined; url?: string | undefined }> | undefined
  /** What the source or the household rates it, 1 to 5. */
  rating?: number | undefined
  /** The day its source says it was written, as an ISO date. */
  createdOn?: string | undefined
  /** One serving, as the source states it: kcal, grams, and milligrams of sodium and cholesterol. */
  nutrition?: Readonly<Partial<Record<MealNutrient, number>>> | undefined
}>

/** What a line means to the household: a food, or something that no rule needs to know. */
export const HARMLESS = 'harmless'
export type LineTie = FoodId | typeof HARMLESS

/** What a household keeps of a recipe of its own. */
export type OwnRecipeValue = RecipeDraft &
  Readonly<{
    /** Corrections, by the text of the line as `tieKey` writes it. */
    ties: Readonly<Record<string, LineTie>>
    /** How often the planner may put it into a week. */
    plan: PlanWish
    /** What it is served with: these sides and no others, or nothing. Missing: the planner chooses. */
    sides?: readonly RecipeId[] | undefined
    /** Days its leftovers keep in the refrigerator, 0 for none. Missing: as long as dishes of ours like it. */
    keepsDays?: number | undefined
    /** What it is for dinner. Missing: as its name and its dish say. */
    atDinner?: DinnerForm | undefined
    photoId?: string | undefined
    /** How usual it is at this table, 1 to 5. */
    familiarity: number
  }>

export type OwnRecipe = OwnRecipeValue &
  Readonly<{
    id: string
    /** Of the household's recipes together: every change of any of them has a higher one. */
    revision: number
    /** When it was last changed, as an ISO moment. */
    updatedAt: string
  }>

/** Nobody writes down or imports a recipe that the household does not care for. */
export const OWN_FAMILIARITY = 4

/** What lets ids be told from the catalog's. */
export const OWN_ID_START = 'own-'

export function isOwnRecipeId(id: string): boolean {
  return id.startsWith(OWN_ID_START)
}

export function isHeading(part: DraftPart): part is Readonly<{ heading: string }> {
  return 'heading' in part
}

/** A heading is short; a long step may well end with a colon. */
const HEADING_CHARS = 80

/** The heading that a row of text is: "For the top:". Undefined for any other row. */
export function headingOfRow(row: string): string | undefined {
  const isOne = row.endsWith(':') && row.length > 1 && row.length <= HEADING_CHARS
  return isOne ? row.slice(0, -1).trim() : undefined
}

/** A line or step as one row of text. */
export function rowOf(part: DraftPart): string {
  return isHeading(part) ? `${part.heading}:` : part.text
}

/** The texts of lines or steps, without headings. */
export function textsOf(parts: readonly DraftPart[]): string[] {
  return parts.flatMap((part) => (isHeading(part) ? [] : [part.text]))
}

/** What a household says a line means is remembered by its words, whatever their case and spacing. */
export function tieKey(line: string): string {
  return line.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** A draft becomes a recipe that may be planned. */
export function ownRecipeFrom(draft: RecipeDraft): OwnRecipeValue {
  return { ...draft, ties: {}, plan: 'sometimes', familiarity: OWN_FAMILIARITY }
}

/** A stored recipe without what the server adds. */
export function valueOfRecipe({ id: _, revision: __, updatedAt: ___, ...value }: OwnRecipe): OwnRecipeValue {
  return value
}
