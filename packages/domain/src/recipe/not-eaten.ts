import { EQUIVALENT_KEYS, type Equivalents } from '../food/equivalents.ts'
import type { Composition } from '../food/food.ts'
import { NUTRIENT_KEYS } from '../food/nutrition.ts'

/** What of an ingredient is bought and cooked with but not eaten. */
export type NotEaten =
  /** The fat that comes out of meat is poured off, but for these grams of a whole recipe's. */
  | { readonly what: 'fat'; readonly keptG: number }
  /** Oil that stays in the pan, marinade that is left behind. */
  | { readonly what: 'share'; readonly share: number }

interface PerHundredGrams {
  readonly composition: Composition
  /** Of meat already what is left of it once cooked. */
  readonly equivalents: Equivalents | null
}

interface Rendering extends PerHundredGrams {
  /** What 100 g as bought leave once cooked and drained; missing where a food loses no fat, or how much is not known. */
  readonly drained?: Composition
}

/** What is eaten of 100 g of a food as bought, where so many grams of it are cooked at once. */
export function eatenOf(food: Rendering, grams: number, notEaten: NotEaten | undefined): PerHundredGrams {
  const { composition, equivalents, drained } = food
  if (!notEaten) return food
  if (notEaten.what === 'share') {
    const eaten = 1 - notEaten.share
    return {
      composition: eachFigure((key) => scaled(composition[key], eaten)),
      equivalents: equivalents && eachEquivalent((key) => scaled(equivalents[key], eaten)),
    }
  }
  if (!drained) return food
  const renderedG = (((composition.fatG ?? 0) - (drained.fatG ?? 0)) * grams) / 100
  const kept = renderedG > 0 ? Math.min(1, notEaten.keptG / renderedG) : 1
  return {
    composition: eachFigure((key) => between(drained[key], composition[key], kept)),
    equivalents,
  }
}

/**
 * Of 100 g raw, from the figures of 100 g cooked: `left` times them, or as much as holds the protein of the raw meat; never more of
 * anything than the raw meat holds.
 */
export function drainedOf(
  raw: Composition,
  cooked: Composition,
  left = sameProtein(raw, cooked),
): Composition {
  return eachFigure((key) => {
    const [before, after] = [raw[key], scaled(cooked[key], left)]
    return before === null || after === null ? before : Math.min(before, after)
  })
}

function sameProtein(raw: Composition, cooked: Composition): number {
  if (raw.proteinG === null || !cooked.proteinG) return 1
  return Math.min(1, raw.proteinG / cooked.proteinG)
}

function scaled(figure: number | null, share: number): number | null {
  return figure === null ? null : figure * share
}

function between(low: number | null, high: number | null, share: number): number | null {
  return low === null || high === null ? null : low + (high - low) * share
}

function eachFigure(figure: (key: keyof Composition) => number | null): Composition {
  // Safe: one entry for each key.
  return Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, figure(key)])) as unknown as Composition
}

function eachEquivalent(figure: (key: keyof Equivalents) => number | null): Equivalents {
  // Safe: one entry for each key.
  return Object.fromEntries(EQUIVALENT_KEYS.map((key) => [key, figure(key)])) as Equivalents
}
