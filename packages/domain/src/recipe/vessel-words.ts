import type { Batch, Vessel } from './plate.ts'

/** Words by which a step means the vessel. */
const NAMED: Readonly<Record<Vessel, RegExp>> = {
  skillet: /\bskillet|\bpan\b/i,
  saucepan: /\bsaucepan|\bpan\b|\bpot\b/i,
  pot: /\bpot\b|dutch oven/i,
  wok: /\bwok\b|skillet/i,
  griddle: /griddle|skillet/i,
  grill: /\bgrill/i,
  'sheet pan': /sheet pan|baking sheet|\bpans?\b/i,
  'baking dish': /baking dish|casserole|\bdish\b|\bpan\b/i,
  'loaf pan': /loaf pan|\bpan\b/i,
  'muffin pan': /muffin (?:pan|tin|cups?)|\bcups\b/i,
  'pie plate': /pie plate|\bcrust\b|\bpie\b/i,
  'microwave-safe bowl': /microwave/i,
  mug: /\bmug|\bmicrowave/i,
  'air fryer basket': /\bbasket\b|air[- ]fry(?!er)|in the air fryer|air fryer at/i,
  'pressure cooker': /pressure/i,
  'slow cooker': /\bon (?:low|high)\b/i,
  blender: /\bblend/i,
}

export function isNamedIn(step: string, vessel: Vessel): boolean {
  return NAMED[vessel].test(step)
}

/** The steps already cook one piece, or as many as fit, at a time. */
const TAKES_TURNS =
  /\b(?:one|two|a few|a pair|a couple|pairs|plate) (?:\w+ ){0,3}at a time|plate by plate|\b(?:in|between) batches\b|next batch|minutes a batch|\bone by one|\bone after (?:the other|another)|as (?:many|much) (?:[\w-]+ ){0,4}as (?:\w+ )?(?:fits?|will fit|lies?|holds?|you can)|\bas fit\b|repeat\b|each (?:omelet|burger|crepe) in turn|\b(?:rest|others|remaining \w+) (?:in )?the same|the same with the (?:rest|others)/i

/** Whether one of the steps cooks one piece, or as many as fit, after the other. */
export function takesTurns(steps: readonly string[]): boolean {
  return steps.some((step) => TAKES_TURNS.test(step))
}

const TURNS_OF: ReadonlySet<Vessel> = new Set([
  'skillet',
  'griddle',
  'microwave-safe bowl',
  'mug',
  'air fryer basket',
])

/** How to cook more than one vessel holds; null where the steps say so already. */
export function batchSentence(vessel: Vessel, batches: number, steps: readonly string[]): string | null {
  if (TURNS_OF.has(vessel) && takesTurns(steps)) return null
  switch (vessel) {
    case 'baking dish':
      return `This much fills ${batches} baking dishes; divide everything evenly among them.`
    case 'loaf pan':
    case 'pie plate':
    case 'muffin pan':
    case 'sheet pan':
      return `This much needs ${batches} ${vessel}s; bake on two racks or one after the other.`
    case 'pot':
    case 'saucepan':
      return `This much fills ${batches} ${vessel}s; divide everything evenly, or cook it in ${batches} batches.`
    case 'slow cooker':
    case 'pressure cooker':
      return `This much fills ${batches} ${vessel}s; divide everything evenly, or cook it in ${batches} batches.`
    case 'griddle':
      return `Cook this much in ${batches} batches.`
    case 'skillet':
    case 'wok':
      // Nobody has three skillets on the stove.
      if (batches > 2)
        return `Divide everything between 2 ${vessel}s, and cook it in ${Math.ceil(batches / 2)} rounds.`
      return `Divide everything between 2 ${vessel}s, or cook it in 2 batches.`
    case 'mug':
      return `This much takes ${batches} mugs, microwaved one at a time.`
    case 'microwave-safe bowl':
      return `Microwave this much in ${batches} batches.`
    case 'air fryer basket':
      return `Air fry this much in ${batches} batches.`
    case 'grill':
      return `Grill this much in ${batches} batches.`
    case 'blender':
      return `Blend this much in ${batches} batches.`
  }
}

/** Below this share a closed cooker holds too little to cook as written. */
const SMALL_LOAD = 0.35

/** What a nearly empty cooker needs; null for other vessels. */
export function smallLoadSentence(vessel: Vessel, share: number, steps: readonly string[]): string | null {
  if (share > SMALL_LOAD) return null
  if (vessel === 'slow cooker') return 'So little is done sooner: check an hour early.'
  // The water under a rack is the same for any number.
  if (vessel === 'pressure cooker' && !steps.some((step) => /\brack\b/i.test(step)))
    return 'The cooker needs about 1 cup of thin liquid to come to pressure; add water up to that.'
  return null
}

interface SizedVessel {
  readonly noun: RegExp
  /** Up to which share of the most it holds, and what to call it then. */
  readonly sizes: readonly (readonly [number, string])[]
}

const SIZED: Readonly<Partial<Record<Vessel, SizedVessel>>> = {
  skillet: {
    noun: /skillet/,
    sizes: [
      [0.35, '8-inch'],
      [0.7, '10-inch'],
      [Number.POSITIVE_INFINITY, '12-inch'],
    ],
  },
  'baking dish': {
    noun: /baking dish/,
    sizes: [
      [0.3, '1-quart'],
      [0.55, '8-inch square'],
      [Number.POSITIVE_INFINITY, '9×13-inch'],
    ],
  },
  saucepan: {
    noun: /saucepan/,
    sizes: [
      [0.35, 'small'],
      [0.7, 'medium'],
      [Number.POSITIVE_INFINITY, 'large'],
    ],
  },
  'loaf pan': { noun: /loaf pan/, sizes: [[Number.POSITIVE_INFINITY, '9×5-inch']] },
  'muffin pan': { noun: /muffin pan/, sizes: [[Number.POSITIVE_INFINITY, '12-cup']] },
  'pie plate': { noun: /pie plate/, sizes: [[Number.POSITIVE_INFINITY, '9-inch']] },
  pot: {
    noun: /pot/,
    sizes: [
      [0.4, 'medium'],
      [Number.POSITIVE_INFINITY, 'large'],
    ],
  },
}
/** A vessel for one or two says nothing about how full a larger one is. */
const SIZED_FROM_SERVINGS = 4
/** Adjectives before the vessel; another vessel, or another word between, is not meant. */
const KIND = String.raw`(?!(?:an?|the|in|of|to|with|and|second|another|separate|slow|instant|hot)\b|\d)[\w-]+,?`
const SIZE_WORD = /\b(?:large|big|wide|medium|small)(?:, | )(?=(?:[\w-]+,? ){0,2}$)/

/** The place of a baking dish of this share among the sizes there are, the smallest first; null where the dish has one size. */
export function panSize({ vessel, maxServings }: Batch, share: number): number | null {
  if (vessel !== 'baking dish' || maxServings < SIZED_FROM_SERVINGS) return null
  return SIZED[vessel]?.sizes.findIndex(([upTo]) => share <= upTo) ?? null
}

/** Gives the vessel the size that suits how full it gets, where it is first named. */
export function sizeVessels(
  steps: readonly string[],
  { vessel, maxServings }: Batch,
  share: number,
): string[] {
  const sized = SIZED[vessel]
  if (!sized || maxServings < SIZED_FROM_SERVINGS) return [...steps]
  const size = sized.sizes.find(([upTo]) => share <= upTo)?.[1] ?? ''
  const first = new RegExp(`\\b(an?) ((?:${KIND} ){0,3})(${sized.noun.source})\\b(?!-)`, 'i')
  let isSized = false
  return steps.map((step) => {
    if (isSized || !first.test(step)) return step
    isSized = true
    return step.replace(first, (_, article: string, words: string, noun: string) => {
      const kind = words.replace(SIZE_WORD, '')
      const isWord = /^[a-z]/.test(size)
      return withArticle(article, isWord ? `${size} ${kind}${noun}` : `${kind}${size} ${noun}`)
    })
  })
}

function withArticle(article: string, words: string): string {
  const an = /^(?:[aeiou]|8)/i.test(words) ? 'an' : 'a'
  return `${article.startsWith('A') ? an.charAt(0).toUpperCase() + an.slice(1) : an} ${words}`
}
