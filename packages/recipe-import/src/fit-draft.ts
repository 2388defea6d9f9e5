import { recipeDraft } from '@pennyplate/contract/recipes/own-recipe'
import type { ImportGuess, ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import type { DraftPart, RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { OWN_RECIPE_LIMITS as LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import type { LooseRecipe } from './loose-recipe.ts'
import { readMakes } from './words/makes.ts'
import { mealsOfTags } from './words/meals.ts'

/** One recipe of what was read, or why there is none. */
export type Imported =
  | {
      readonly draft: RecipeDraft
      readonly guesses: readonly ImportGuess[]
      readonly picture?: Uint8Array
      readonly pictureUrls: readonly string[]
    }
  | { readonly problem: ImportProblem; readonly name: string }

/** Fits what a reader found to what may be stored. Long texts are divided, never cut; only tags beyond the limit are dropped. */
export function fitDraft(found: LooseRecipe): Imported {
  const pictures = {
    ...(found.picture ? { picture: found.picture } : {}),
    pictureUrls: found.pictureUrls ?? [],
  }
  if (found.stored) return { draft: found.stored, guesses: [], ...pictures }
  const name = (found.name ?? '').trim()
  const refused = (problem: ImportProblem): Imported => ({ problem, name: name.slice(0, LIMITS.nameChars) })
  const lines = fitParts(found.lines, LIMITS.lineChars)
  const steps = fitParts(found.steps, LIMITS.stepChars)
  if (!lines.some(isText) && !steps.some(isText)) return refused('empty')
  if (name === '') return refused('no-name')
  if (lines.length > LIMITS.lines || steps.length > LIMITS.steps) return refused('too-many-lines')
  const makes = readMakes(found.makes)
  const [description, ...descriptionRest] = divide(found.description ?? '', LIMITS.descriptionChars)
  const [shortName = '', ...nameRest] = divide(name, LIMITS.nameChars)
  const tags = fitTags(found.tags)
  const draft = withoutAbsent({
    name: shortName,
    description,
    meals: mealsOfTags([...tags]),
    servings: clamp(makes.servings, LIMITS.servings.min, LIMITS.servings.max),
    activeMinutes: minutes(found.activeMinutes),
    totalMinutes: minutes(found.totalMinutes),
    lines,
    steps,
    notes: [
      ...nameRest,
      ...descriptionRest,
      ...(makes.note ? [`Makes: ${makes.note}`] : []),
      ...found.notes,
    ].flatMap((note) => divide(note, LIMITS.noteChars)),
    tags,
    source: sourceOf(found),
    rating:
      found.rating !== undefined && found.rating >= 1 && found.rating <= 5
        ? Math.round(found.rating)
        : undefined,
    createdOn: dayOf(found.createdOn),
    nutrition: nutritionOf(found),
  })
  // Whatever it was, only what may be stored leaves this package.
  const checked = recipeDraft.safeParse(draft)
  if (!checked.success) return refused('too-large')
  return { draft: checked.data, guesses: makes.guesses, ...pictures }
}

function isText(part: DraftPart): boolean {
  return 'text' in part
}

function fitParts(parts: LooseRecipe['lines'], chars: number): DraftPart[] {
  const fitted: DraftPart[] = []
  for (const part of parts) {
    if ('heading' in part)
      fitted.push(...divide(part.heading, LIMITS.headingChars).map((heading) => ({ heading })))
    else fitted.push(...divide(part.text, chars).map((text) => ({ text })))
    // A recipe is refused by its number of lines, so the rest need not be read.
    if (fitted.length > LIMITS.lines) return fitted
  }
  return fitted
}

/** Pieces of at most so many characters, between sentences where there are some, else between words. */
export function divide(text: string, chars: number): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > chars) {
    const head = rest.slice(0, chars)
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'))
    const word = head.lastIndexOf(' ')
    const at = sentence > chars / 3 ? sentence + 1 : word > chars / 3 ? word : chars
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
    if (pieces.length > PIECES_MAX) return pieces
  }
  return rest === '' ? pieces : [...pieces, rest]
}
/** More than any recipe may hold of anything. */
const PIECES_MAX = 1000

function fitTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.trim()
    if (text !== '' && text.length <= LIMITS.tagChars && !seen.has(text.toLowerCase()))
      seen.set(text.toLowerCase(), text)
    if (seen.size === LIMITS.tags) break
  }
  return [...seen.values()]
}

function sourceOf({ sourceName, sourceUrl }: LooseRecipe): RecipeDraft['source'] {
  const name = (sourceName ?? '').trim().slice(0, LIMITS.sourceNameChars)
  const url = (sourceUrl ?? '').trim()
  const isAddress = url.length <= LIMITS.urlChars && /^https?:\/\/[^\s]+$/i.test(url)
  if (name === '' && !isAddress) return undefined
  return { ...(name === '' ? {} : { name }), ...(isAddress ? { url } : {}) }
}

function minutes(said: number | undefined): number | undefined {
  if (said === undefined || !Number.isFinite(said) || said <= 0) return undefined
  return Math.min(Math.round(said), LIMITS.minutesMax)
}

function dayOf(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
    ? day
    : undefined
}

function nutritionOf({ nutrition }: LooseRecipe): RecipeDraft['nutrition'] {
  const known = Object.entries(nutrition ?? {}).filter(
    ([, value]) => value !== undefined && Number.isFinite(value) && value >= 0 && value <= LIMITS.nutrientMax,
  )
  return known.length === 0 ? undefined : Object.fromEntries(known)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T
}
