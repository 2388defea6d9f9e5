import type { Mark } from './marks.ts'

export type Item = Extract<Mark, { kind: 'concept' | 'food' }>

export interface ClauseItem {
  readonly item: Item
  isAllowed: boolean
  /** By a word of its own: "no eggs". */
  isRefused: boolean
}

/** One thing a person said of one or more foods: "no eggs", "(baked is ok)". */
export interface Clause {
  readonly start: number
  end: number
  readonly joinedBy: 'start' | 'comma' | 'dash' | 'and' | 'but' | 'open' | 'close'
  readonly items: ClauseItem[]
  /** A word nobody understood, or an order of words that could mean two things. */
  isUnclear: boolean
  hasModifier: boolean
  hasAllergyWord: boolean
  /** "Baked is ok", without a food. */
  bakedIsOk: boolean
  /** The whole text has no restriction: "none". */
  saysNone: boolean
  /** Somebody's name, as far as one can tell. */
  hasName: boolean
}

/** "Allergic to" and "reacts to". */
const SAYS_ALLERGY = /allerg|anaphyla|react/
/** Who cannot digest a food need not fear its traces. */
const SAYS_INTOLERANCE = /intoleran|sensitiv/

type Polarity = 'forbid' | 'allow' | 'unsure'

/**
 * Splits a statement into clauses and says of each food whether it is refused or allowed. A food is refused unless it is plainly
 * allowed; where a comma leaves that open, the clause is unclear and will be asked about.
 */
export function clausesOf(marks: readonly Mark[]): Clause[] {
  const clauses: Clause[] = []
  const outer: Polarity[] = []
  let hasItems = false
  let polarity: Polarity = 'forbid'
  let saidAll = false
  let isOwn = false
  let isNot = false
  let isBaked = false
  let clause = open('start', marks[0]?.start ?? 0)

  function open(joinedBy: Clause['joinedBy'], start: number): Clause {
    const opened: Clause = {
      start,
      end: start,
      joinedBy,
      items: [],
      isUnclear: false,
      hasModifier: false,
      hasAllergyWord: false,
      bakedIsOk: false,
      saysNone: false,
      hasName: false,
    }
    clauses.push(opened)
    isOwn = false
    isNot = false
    isBaked = false
    return opened
  }
  const flip = () => {
    if (saidAll && polarity === 'forbid' && isOwn) clause.isUnclear = true
    const next: Polarity = saidAll || polarity === 'allow' ? 'forbid' : 'allow'
    if (!saidAll && polarity === 'forbid' && !hasItems) clause.isUnclear = true
    saidAll = false
    polarity = next
  }

  for (const mark of marks) {
    const { kind, start, end } = mark
    if (kind === 'comma' || kind === 'and' || kind === 'dash') {
      if (kind !== 'and' && polarity === 'allow') polarity = 'unsure'
      clause = open(kind, end)
    } else if (kind === 'open') {
      outer.push(polarity)
      clause = open('open', start)
      clause.end = end
    } else if (kind === 'close') {
      clause.end = end
      polarity = outer.pop() ?? polarity
      clause = open('close', end)
    } else if (kind !== 'stop') {
      if (clause.items.length === 0 && clause.end === clause.start) clause = move(clauses, clause, start)
      clause.end = end
      if (kind === 'concept' || kind === 'food') {
        const isDiet = kind === 'concept' && mark.concept.kind === 'diet'
        if (polarity === 'unsure') clause.isUnclear = true
        // "Not vegan" is no rule, and who can eat vegan food may eat other food. Alone they say too little.
        const isAlone = !hasItems
        if (isDiet && (isNot || polarity === 'allow') && isAlone) clause.isUnclear = true
        const isAllowed = polarity === 'allow' || (isDiet && isNot)
        hasItems = true
        clause.items.push({ item: mark, isAllowed, isRefused: isOwn })
      } else if (kind === 'forbid') {
        polarity = 'forbid'
        isOwn = true
        isNot = false
        if (mark.term === 'no' && marks.length === 1) clause.saysNone = true
        if (SAYS_ALLERGY.test(mark.term)) clause.hasAllergyWord = true
      } else if (kind === 'not') {
        readNot()
      } else if (kind === 'allow') {
        polarity = 'allow'
        isOwn = false
      } else if (kind === 'eats') {
        // "But eats fish" allows it; "when she eats eggs she gets hives" does not.
        if (polarity === 'forbid' && !isOwn) polarity = clause.joinedBy === 'but' ? 'allow' : 'unsure'
      } else if (kind === 'ok') readOk()
      else if (kind === 'except') {
        clause = openWithin(start, end)
        flip()
      } else if (kind === 'but') {
        const wasAll = saidAll && isOwn === false
        if (saidAll && isOwn) clause.isUnclear = true
        clause = openWithin(start, end)
        polarity = 'forbid'
        if (wasAll) saidAll = false
      } else if (kind === 'free') {
        const last = clause.items.at(-1)
        if (last) Object.assign(last, { isAllowed: false, isRefused: true })
        // What was unsure is not, once it says "free".
        if (last && polarity === 'unsure') clause.isUnclear = false
      } else if (kind === 'all') {
        saidAll = true
        // "Eats everything" has no restriction, until something is taken out of it.
        if (!isOwn) clause.saysNone = true
      } else if (kind === 'other') clause.saysNone = true
      else if (kind === 'none') {
        clause.saysNone = true
        saidAll = true
      } else if (kind === 'allergy') {
        if (!SAYS_INTOLERANCE.test(mark.term)) clause.hasAllergyWord = true
        // Who reacts to what they eat does not eat it.
        if (polarity === 'unsure') {
          polarity = 'forbid'
          clause.isUnclear = false
        }
      } else if (kind === 'modifier') {
        clause.hasModifier = true
        if (mark.term.startsWith('baked') || mark.term === 'baking' || mark.term === 'in baked good')
          isBaked = true
        if (isBaked && polarity === 'allow' && clause.items.length === 0) clause.bakedIsOk = true
      } else if (kind === 'name') clause.hasName = true
      else if (kind === 'unknown') clause.isUnclear = true
    }
  }
  for (const one of clauses) if (one.hasName && one.items.length === 0) one.isUnclear = true
  return clauses.filter(({ start, end }) => end > start)

  function openWithin(start: number, end: number): Clause {
    const opened = open('but', start)
    opened.end = end
    return opened
  }

  /** "Nuts (not peanuts)" and "but not milk" turn the sentence; "no pork, not shellfish" could be either. */
  function readNot(): void {
    const isFirst = !hasItems
    const turns = clause.joinedBy === 'open' || clause.joinedBy === 'but'
    if (!isFirst && turns) flip()
    else {
      if (!isFirst) clause.isUnclear = true
      polarity = 'forbid'
      isOwn = true
      isNot = true
    }
  }

  /** "Butter and ghee are ok": what stands before it in the same breath, or what follows. */
  function readOk(): void {
    const before = itemsInThisBreath(clauses)
    for (const one of before) one.isAllowed = true
    if (before.length === 0) {
      polarity = 'allow'
      if (isBaked) clause.bakedIsOk = true
    } else if (polarity === 'unsure') clause.isUnclear = false
  }
}

/** Back to the last comma, or to what was plainly refused: in "no eggs and milk is ok" only the milk is. */
function itemsInThisBreath(clauses: readonly Clause[]): ClauseItem[] {
  const found: ClauseItem[] = []
  // From the end, as far as it goes: a text may say "ok" again and again.
  for (let at = clauses.length - 1; at >= 0; at--) {
    const clause = clauses[at]
    if (!clause) return found
    const { items, joinedBy } = clause
    for (let last = items.length - 1; last >= 0; last--) {
      const one = items[last]
      if (!one || one.isRefused || isDietItem(one.item)) return found
      found.push(one)
    }
    if (joinedBy !== 'and') return found
  }
  return found
}

function isDietItem(item: Item): boolean {
  return item.kind === 'concept' && item.concept.kind === 'diet'
}

/** A clause begins at its first word, not at the comma before it. */
function move(clauses: Clause[], clause: Clause, start: number): Clause {
  const moved = { ...clause, start, end: start }
  clauses[clauses.length - 1] = moved
  return moved
}
