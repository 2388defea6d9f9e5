import { parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { type Amount, isMassUnit, isVolumeUnit } from '@pennyplate/domain/amounts/units'

/** What words beside the name of a food are about. */
export type Aside =
  | {
      readonly kind: 'size'
      readonly text: string
      readonly size: Amount
      readonly isEach: boolean
      readonly isTotal: boolean
    }
  | { readonly kind: 'alternative'; readonly text: string; readonly food: string }
  /** "Such as canola": foods that the line means. */
  | { readonly kind: 'example'; readonly text: string; readonly food: string }
  /** About the use, the amount or the cook: it says nothing of what is in the food. */
  | { readonly kind: 'note'; readonly text: string }
  /** Anything else: it may say what the food is, or what is in it. */
  | { readonly kind: 'detail'; readonly text: string }

const ALTERNATIVE =
  /^(?:or (?:use |sub(?:stitute)? )?|(?:you )?(?:can|could|may|might) (?:also )?(?:be )?(?:use|sub(?:stitute)?[ds]?|replaced?)(?: with| for| by)? |sub(?:stitute|bed)?s?(?: with| for)? |replace with |alternatively,? )/i
const EXAMPLE =
  /^(?:such as|like|e\.?g\.?,?|for example,?|ex:?|preferably|ideally|recommended:?|(?:i|we) (?:use|used|like|liked|prefer|love|recommend|buy)(?: to use)?|use|aka|i\.e\.,?)\s/i
const NOTE =
  /^(?:plus|with (?:a |some |a little )?extra|\+|and more|and extra|for |to |as |if |at |depending|see |recipe|until|once|because|so |adjust|reserve|omit|not |no |don't|do not|without|measured|divided|about|approx|around|roughly|from |cut |by |but |order|more |less |add |you |i |we |it |this |my |optional|note|half|each|total|one of|any|store|homemade|when|which|that|in )/i

/** "Gluten-free if needed" is up to the cook. */
const CONDITION =
  /\b(?:if (?:needed|desired|preferred|necessary|you|using|possible|available|gluten)|for (?:gluten|vegan|dairy)|your (?:choice|favorite|liking))\b/i

export function asideOf(text: string): Aside {
  const size = sizeOf(text)
  if (size) return size
  const other = ALTERNATIVE.exec(text)
  if (other) return { kind: 'alternative', text, food: text.slice(other[0].length) }
  const example = EXAMPLE.exec(text)
  if (example) return { kind: 'example', text, food: text.slice(example[0].length) }
  return NOTE.test(text) || CONDITION.test(text) ? { kind: 'note', text } : { kind: 'detail', text }
}

const SIZE_LEAD =
  /^(?:about|approx(?:imately|\.)?|around|roughly|~|total(?: of)?|generous|scant|weighing|weight|net wt\.?|=|equals)\s*/i
const SIZE_NOT = /\b(?:more|if|for|plus|or|less|of|extra|fat|acid)\b/i

function sizeOf(text: string): Aside | null {
  const plain = text.replace(SIZE_LEAD, '').replace(SIZE_LEAD, '')
  if (!/^[\d.]/.test(plain)) return null
  const { amount, maxAmount, unit, rest } = parseQuantity(plain.split(/[;|,]|\s\/|(?<=[a-z.])\//)[0] ?? '')
  if (amount === null || unit === null || !(isMassUnit(unit) || isVolumeUnit(unit))) return null
  if (SIZE_NOT.test(rest) || rest.split(' ').length > 4) return null
  const middle = (amount + (maxAmount ?? amount)) / 2
  const isEach = /\b(?:each|apiece|per|a piece)\b/i.test(text)
  return { kind: 'size', text, size: { amount: middle, unit }, isEach, isTotal: /\btotal\b/i.test(text) }
}
