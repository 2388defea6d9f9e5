import type { DishMeal, PlanWish } from '../recipe/recipe.ts'
import {
  type DraftPart,
  headingOfRow,
  OWN_FAMILIARITY,
  type OwnRecipeValue,
  type RecipeDraft,
  rowOf,
  textsOf,
  tieKey,
} from './own-recipe.ts'
import { OWN_RECIPE_LIMITS as LIMITS } from './own-recipe-limits.ts'

/** A recipe as its fields hold it while somebody types. */
export type OwnRecipeForm = Readonly<{
  name: string
  meals: readonly DishMeal[]
  servings: string
  activeMinutes: string
  totalMinutes: string
  /** One a row; a row that ends with a colon is a heading. */
  lines: string
  steps: string
  /** Divided by an empty row. */
  notes: string
  /** Divided by commas. */
  tags: string
  plan: PlanWish
  ties: OwnRecipeValue['ties']
  sides: OwnRecipeValue['sides']
  keepsDays: OwnRecipeValue['keepsDays']
  atDinner: OwnRecipeValue['atDinner']
  photoId: OwnRecipeValue['photoId']
}>

export type OwnFormFault = 'missing' | 'too-long' | 'too-many' | 'no-number' | 'less-than-active'
export type OwnFormFaults = Partial<Record<keyof OwnRecipeForm, OwnFormFault>>

export function formOfRecipe(recipe: RecipeDraft & Partial<OwnRecipeValue>): OwnRecipeForm {
  const { name, meals, servings, activeMinutes, totalMinutes, lines, steps, notes, tags } = recipe
  return {
    name,
    meals,
    servings: `${servings}`,
    activeMinutes: `${activeMinutes ?? ''}`,
    totalMinutes: `${totalMinutes ?? ''}`,
    lines: rowsOf(lines),
    steps: rowsOf(steps),
    notes: notes.join('\n\n'),
    tags: tags.join(', '),
    plan: recipe.plan ?? 'sometimes',
    ties: recipe.ties ?? {},
    sides: recipe.sides,
    keepsDays: recipe.keepsDays,
    atDinner: recipe.atDinner,
    photoId: recipe.photoId,
  }
}

/** What a text area of lines or steps says. */
export function partsOf(rows: string): DraftPart[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const heading = headingOfRow(row)
      return heading === undefined ? { text: row } : { heading }
    })
}

/** The recipe, with all that `before` has and no field shows; or what is wrong with the fields. */
export function readRecipeForm(
  form: OwnRecipeForm,
  before: Partial<OwnRecipeValue> = {},
): Readonly<{ value: OwnRecipeValue } | { faults: OwnFormFaults }> {
  const lines = partsOf(form.lines)
  const steps = partsOf(form.steps)
  const notes = pieces(form.notes, /\n\s*\n/)
  const tags = [...new Set(pieces(form.tags, ','))]
  const name = form.name.trim()
  const servings = numberIn(form.servings)
  const active = numberIn(form.activeMinutes)
  const total = numberIn(form.totalMinutes)
  const found: readonly (readonly [keyof OwnRecipeForm, OwnFormFault | undefined])[] = [
    ['name', nameFault(name)],
    ['servings', servingsFault(servings)],
    ['activeMinutes', minutesFault(active)],
    ['totalMinutes', minutesFault(total) ?? (isLess(total, active) ? 'less-than-active' : undefined)],
    ['lines', partsFault(lines, LIMITS.lines, LIMITS.lineChars)],
    ['steps', partsFault(steps, LIMITS.steps, LIMITS.stepChars)],
    ['notes', textsFault(notes, LIMITS.notes, LIMITS.noteChars)],
    ['tags', textsFault(tags, LIMITS.tags, LIMITS.tagChars)],
  ]
  const faults = found.filter(([, fault]) => fault !== undefined)
  if (faults.length > 0 || servings === null) return { faults: Object.fromEntries(faults) }
  const {
    activeMinutes: _,
    totalMinutes: __,
    photoId: ___,
    sides: ____,
    keepsDays: _____,
    atDinner: ______,
    familiarity = OWN_FAMILIARITY,
    ...kept
  } = before
  const keys = new Set(textsOf(lines).map(tieKey))
  return {
    value: {
      ...kept,
      name,
      meals: form.meals,
      servings,
      ...(active === null ? {} : { activeMinutes: active }),
      ...(total === null ? {} : { totalMinutes: total }),
      lines,
      steps,
      notes,
      tags,
      plan: form.plan,
      familiarity,
      ...(form.sides === undefined ? {} : { sides: form.sides }),
      ...(form.keepsDays === undefined ? {} : { keepsDays: form.keepsDays }),
      ...(form.atDinner === undefined ? {} : { atDinner: form.atDinner }),
      ...(form.photoId === undefined ? {} : { photoId: form.photoId }),
      ties: Object.fromEntries(Object.entries(form.ties).filter(([key]) => keys.has(key))),
    },
  }
}

/** What a preview lets people correct of a recipe that was read, as its fields hold it. */
export type DraftCorrection = Readonly<Pick<OwnRecipeForm, 'name' | 'servings'>>

/** The draft with its name and servings corrected; or what is wrong with them. */
export function correctDraft<D extends RecipeDraft>(
  draft: D,
  correction: DraftCorrection,
): Readonly<{ draft: D } | { faults: OwnFormFaults }> {
  const name = correction.name.trim()
  const servings = numberIn(correction.servings)
  const faults = { name: nameFault(name), servings: servingsFault(servings) }
  if (faults.name || faults.servings || servings === null)
    return {
      faults: {
        ...(faults.name ? { name: faults.name } : {}),
        ...(faults.servings ? { servings: faults.servings } : {}),
      },
    }
  return { draft: { ...draft, name, servings } }
}

function nameFault(name: string): OwnFormFault | undefined {
  return name === '' ? 'missing' : name.length > LIMITS.nameChars ? 'too-long' : undefined
}

function servingsFault(servings: number | null): OwnFormFault | undefined {
  return isWithin(servings, LIMITS.servings.min, LIMITS.servings.max) ? undefined : 'no-number'
}

/** The faults of fields that were not edited since. */
export function withoutEdited(
  faults: OwnFormFaults,
  before: OwnRecipeForm,
  after: OwnRecipeForm,
): OwnFormFaults {
  // Safe: its keys are fields.
  const entries = Object.entries(faults) as [keyof OwnRecipeForm, OwnFormFault][]
  return Object.fromEntries(entries.filter(([field]) => before[field] === after[field]))
}

function rowsOf(parts: readonly DraftPart[]): string {
  return parts.map((part) => rowOf(part).replace(/\s*\n\s*/g, ' ')).join('\n')
}

function pieces(text: string, between: string | RegExp): string[] {
  return text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Null where nothing is typed; NaN where it is no number. */
function numberIn(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}

function isWithin(value: number | null, min: number, max: number): boolean {
  return value !== null && value >= min && value <= max
}

function isLess(total: number | null, active: number | null): boolean {
  return total !== null && active !== null && total < active
}

function minutesFault(minutes: number | null): OwnFormFault | undefined {
  if (minutes === null) return undefined
  return Number.isInteger(minutes) && isWithin(minutes, 0, LIMITS.minutesMax) ? undefined : 'no-number'
}

function partsFault(parts: readonly DraftPart[], max: number, chars: number): OwnFormFault | undefined {
  return textsFault(textsOf(parts), max - (parts.length - textsOf(parts).length), chars)
}

function textsFault(texts: readonly string[], max: number, chars: number): OwnFormFault | undefined {
  if (texts.length > max) return 'too-many'
  return texts.some((text) => text.length > chars) ? 'too-long' : undefined
}
