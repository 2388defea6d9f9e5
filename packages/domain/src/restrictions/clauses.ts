import type { Mark } from './marks.ts'

export type Item = Extract<Mark, { kind: 'concept' | 'food' }>

export interface ClauseItem {
  readonly item: Item
  isAllowed: boolean
  /** Has a refusing word of its own: "no eggs". */
  isRefused: boolean
  /** After "eats", which does not say whether it is a complaint: "when she eats eggs". */
  isUnsure: boolean
}

/** One statement about one or more foods: "no eggs", "(baked is ok)". */
export interface Clause {
  readonly start: number
  end: number
  readonly joinedBy: 'start' | 'comma' | 'dash' | 'and' | 'but' | 'open' | 'close'
  readonly items: ClauseItem[]
  /** An unknown word, or words in an order that could mean two things. */
  isUnclear: boolean
  hasModifier: boolean
  hasAllergyWord: boolean
  /** "Baked is ok", without a food. */
  bakedIsOk: boolean
  /** The whole text has no restriction: "none". */
  saysNone: boolean
  /** Of something that was so once, or was found not to be: "it was ruled out". */
  saysPast: boolean
  /** Probably a person's name. */
  hasName: boolean
}

/** "Allergic to" and "reacts to". */
const SAYS_ALLERGY = /allerg|anaphyla|react/
/** An intolerance, unlike an allergy, does not extend to traces. */
const SAYS_INTOLERANCE = /intoleran|sensitiv/

type Polarity = 'forbid' | 'allow' | 'unsure'

/**
 * Splits a statement into clauses and says of each food whether it is refused or allowed. A food is refused unless it is clearly
 * allowed; where a comma leaves that open, the clause is unclear and the household is asked.
 */
export function clausesOf(marks: readonly Mark[]): Clause[] {
  const reader = new ClauseReader(marks)
  for (const mark of marks) reader.read(mark)
  return reader.finish()
}

type WordMark = Exclude<Extract<Mark, { readonly term: string }>, Item>

/** Reads a statement mark by mark; what one word says holds for the foods after it until another word changes it. */
class ClauseReader {
  readonly #clauses: Clause[] = []
  /** The polarity outside each open parenthesis. */
  readonly #outer: Polarity[] = []
  readonly #isSingleMark: boolean
  #clause: Clause
  #polarity: Polarity = 'forbid'
  #hasItems = false
  #saidAll = false
  /** The clause has a refusing word of its own. */
  #isOwn = false
  #isNot = false
  #isBaked = false

  constructor(marks: readonly Mark[]) {
    this.#isSingleMark = marks.length === 1
    this.#clause = this.#open('start', marks[0]?.start ?? 0)
  }

  read(mark: Mark): void {
    const { kind, start, end } = mark
    if (kind === 'comma' || kind === 'and' || kind === 'dash') {
      if (kind !== 'and' && this.#polarity === 'allow') this.#polarity = 'unsure'
      this.#open(kind, end)
    } else if (kind === 'open') {
      this.#outer.push(this.#polarity)
      this.#open('open', start, end)
    } else if (kind === 'close') {
      this.#clause.end = end
      this.#polarity = this.#outer.pop() ?? this.#polarity
      this.#open('close', end)
    } else if ('term' in mark) {
      // "But" and "except" begin the next clause.
      if (mark.kind !== 'but' && mark.kind !== 'except') this.#extend(start, end)
      if (mark.kind === 'concept' || mark.kind === 'food') this.#readFood(mark)
      else this.#readWord(mark)
    }
  }

  finish(): Clause[] {
    for (const clause of this.#clauses)
      if (clause.hasName && clause.items.length === 0 && !clause.saysNone) clause.isUnclear = true
    return this.#clauses.filter(({ start, end }) => end > start)
  }

  #open(joinedBy: Clause['joinedBy'], start: number, end = start): Clause {
    this.#clause = {
      start,
      end,
      joinedBy,
      items: [],
      isUnclear: false,
      hasModifier: false,
      hasAllergyWord: false,
      bakedIsOk: false,
      saysNone: false,
      saysPast: false,
      hasName: false,
    }
    this.#clauses.push(this.#clause)
    this.#isOwn = false
    this.#isNot = false
    this.#isBaked = false
    return this.#clause
  }

  /** A clause begins at its first word, not at the comma before it. */
  #extend(start: number, end: number): void {
    const clause = this.#clause
    const isEmpty = clause.items.length === 0 && clause.end === clause.start
    if (isEmpty) {
      this.#clause = { ...clause, start }
      this.#clauses[this.#clauses.length - 1] = this.#clause
    }
    this.#clause.end = end
  }

  #readFood(item: Item): void {
    const isDiet = isDietItem(item)
    if (this.#polarity === 'unsure') this.#clause.isUnclear = true
    // "Not vegan" is no rule, and who can eat vegan food may eat other food. Alone they say too little.
    const isAlone = !this.#hasItems
    if (isDiet && (this.#isNot || this.#polarity === 'allow') && isAlone) this.#clause.isUnclear = true
    const isAllowed = this.#polarity === 'allow' || (isDiet && this.#isNot)
    this.#hasItems = true
    const isUnsure = this.#polarity === 'unsure'
    this.#clause.items.push({ item, isAllowed, isRefused: this.#isOwn, isUnsure })
  }

  #readWord(mark: WordMark): void {
    const { kind, start, end } = mark
    if (kind === 'forbid') this.#readForbid(mark.term)
    else if (kind === 'not') this.#readNot()
    else if (kind === 'allow') {
      this.#polarity = 'allow'
      this.#isOwn = false
    } else if (kind === 'eats') this.#readEats()
    else if (kind === 'ok') this.#readOk()
    else if (kind === 'except') {
      this.#open('but', start, end)
      this.#flip()
    } else if (kind === 'but') this.#readBut(start, end)
    else if (kind === 'free') this.#readFree()
    else if (kind === 'all') {
      this.#saidAll = true
      // "Eats everything" has no restriction, until something is taken out of it.
      if (!this.#isOwn) this.#clause.saysNone = true
    } else if (kind === 'other') this.#clause.saysNone = true
    else if (kind === 'none') {
      this.#clause.saysNone = true
      this.#saidAll = true
    } else if (kind === 'allergy') this.#readAllergy(mark.term)
    else if (kind === 'modifier') this.#readModifier(mark.term)
    else if (kind === 'past') this.#clause.saysPast = true
    else if (kind === 'name') this.#clause.hasName = true
    else if (kind === 'unknown') this.#clause.isUnclear = true
  }

  #readForbid(term: string): void {
    this.#polarity = 'forbid'
    this.#isOwn = true
    this.#isNot = false
    if (term === 'no' && this.#isSingleMark) this.#clause.saysNone = true
    if (SAYS_ALLERGY.test(term)) this.#clause.hasAllergyWord = true
  }

  /** "Nuts (not peanuts)" and "but not milk" turn the sentence; "no pork, not shellfish" could be either. */
  #readNot(): void {
    const { joinedBy } = this.#clause
    const turns = joinedBy === 'open' || joinedBy === 'but'
    if (this.#hasItems && turns) {
      this.#flip()
      return
    }
    if (this.#hasItems) this.#clause.isUnclear = true
    this.#polarity = 'forbid'
    this.#isOwn = true
    this.#isNot = true
  }

  /** "But eats fish" allows it; "when she eats eggs she gets hives" does not. */
  #readEats(): void {
    if (this.#polarity === 'forbid' && !this.#isOwn)
      this.#polarity = this.#clause.joinedBy === 'but' ? 'allow' : 'unsure'
  }

  /** "Butter and ghee are ok" allows the foods before it since the last comma; without any, those after it. */
  #readOk(): void {
    const before = itemsSinceComma(this.#clauses)
    for (const one of before) one.isAllowed = true
    if (before.length === 0) {
      this.#polarity = 'allow'
      if (this.#isBaked) this.#clause.bakedIsOk = true
    } else if (this.#polarity === 'unsure') this.#clause.isUnclear = false
  }

  #readBut(start: number, end: number): void {
    const wasAll = this.#saidAll && !this.#isOwn
    if (this.#saidAll && this.#isOwn) this.#clause.isUnclear = true
    this.#open('but', start, end)
    this.#polarity = 'forbid'
    if (wasAll) this.#saidAll = false
  }

  /** "Nut free" refuses the nuts, however unsure the sentence was before. */
  #readFree(): void {
    const last = this.#clause.items.at(-1)
    if (!last) return
    last.isAllowed = false
    last.isRefused = true
    last.isUnsure = false
    if (this.#polarity === 'unsure') this.#clause.isUnclear = false
  }

  /** A person who reacts to a food they eat must not eat it. */
  #readAllergy(term: string): void {
    if (!SAYS_INTOLERANCE.test(term)) this.#clause.hasAllergyWord = true
    if (this.#polarity !== 'unsure') return
    this.#polarity = 'forbid'
    this.#clause.isUnclear = false
    for (const one of this.#clause.items) one.isUnsure = false
  }

  #readModifier(term: string): void {
    this.#clause.hasModifier = true
    if (term.startsWith('baked') || term === 'baking' || term === 'in baked good') this.#isBaked = true
    if (this.#isBaked && this.#polarity === 'allow' && this.#clause.items.length === 0)
      this.#clause.bakedIsOk = true
  }

  /** Allowed becomes refused and the other way round. */
  #flip(): void {
    if (this.#saidAll && this.#polarity === 'forbid' && this.#isOwn) this.#clause.isUnclear = true
    const next: Polarity = this.#saidAll || this.#polarity === 'allow' ? 'forbid' : 'allow'
    if (!this.#saidAll && this.#polarity === 'forbid' && !this.#hasItems) this.#clause.isUnclear = true
    this.#saidAll = false
    this.#polarity = next
  }
}

/** The foods back to the last comma or refused food: in "no eggs and milk is ok" only the milk. */
function itemsSinceComma(clauses: readonly Clause[]): ClauseItem[] {
  const found: ClauseItem[] = []
  // Backward, and stopping early: a text may repeat "ok" many times.
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

export function isDietItem(item: Item): boolean {
  return item.kind === 'concept' && item.concept.kind === 'diet'
}
