import { readNumber } from '@pennyplate/domain/amounts/quantity-number'
import type { NotEaten } from '@pennyplate/domain/recipe/not-eaten'

/** Of fat in the pan, by USDA's record of bacon grease (04609). */
const TEASPOON_G = 4.3
const KEPT_G: Readonly<Record<string, number>> = { tsp: TEASPOON_G, tbsp: 3 * TEASPOON_G }

export const NOT_EATEN_FORMS = 'must be "fat", "fat but 1 tbsp", or a share such as "2/3"'

/** Reads a value of a recipe's "notEaten"; null if it is none. */
export function readNotEaten(said: string): NotEaten | null {
  if (said === 'fat') return { what: 'fat', keptG: 0 }
  const [, kept, unit = ''] = /^fat but (.+) (\w+)$/.exec(said) ?? []
  const number = readNumber(kept ?? said)
  if (number?.rest !== '' || number.maxAmount !== undefined || number.amount <= 0) return null
  if (kept === undefined) return number.amount < 1 ? { what: 'share', share: number.amount } : null
  const grams = KEPT_G[unit]
  return grams === undefined ? null : { what: 'fat', keptG: number.amount * grams }
}
