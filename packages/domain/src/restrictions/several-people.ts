import { ALLERGEN_CONCEPTS } from './allergen-concepts.ts'
import { type Clause, type ClauseItem, type Item, isDietItem } from './clauses.ts'
import { MEDICAL_CONCEPTS } from './medical-concepts.ts'
import type { RestrictionField } from './read-text.ts'
import type { Subject } from './subjects.ts'

/** A clause, and those it is about: its own subjects, or those of the clause before it. */
export interface SpokenClause {
  readonly clause: Clause
  readonly subjects: readonly Subject[]
}

/** The clauses of one statement with those they are about. A clause without a subject leans on the one before it. */
export function withSubjects(clauses: readonly Clause[], subjects: readonly Subject[]): SpokenClause[] {
  let current: readonly Subject[] = []
  const spoken: SpokenClause[] = []
  for (const clause of clauses) {
    const own = subjects.filter(({ start }) => start >= clause.start && start < clause.end)
    // "Vegetarian (Priya), meat eater (Sam)".
    const before = spoken.at(-1)
    const isLabel = own.length > 0 && clause.joinedBy === 'open' && clause.items.length === 0
    if (isLabel && before && !hasOwnSubject(before))
      spoken.splice(-1, 1, { clause: before.clause, subjects: own })
    if (own.length > 0) current = own
    spoken.push({ clause, subjects: current })
  }
  return spoken
}

export function clausesIn(spoken: readonly SpokenClause[]): Clause[] {
  return spoken.map(({ clause }) => clause)
}

function hasOwnSubject({ clause, subjects }: SpokenClause): boolean {
  return subjects.some(({ start }) => start >= clause.start && start < clause.end)
}

/** Whether what one person may eat or not is said beside what holds for others. */
export function isAboutSeveral(spoken: readonly SpokenClause[]): boolean {
  const kinds: Subject[] = []
  for (const subject of new Set(spoken.flatMap(({ subjects }) => subjects)))
    if (!kinds.some((known) => isSame(known, subject))) kinds.push(subject)
  if (kinds.length > 1) return true
  const mayEat = spoken.some((one) => isPersonal(one) && (isExcepted(one) || permits(one.clause)))
  return (
    mayEat && spoken.some((one) => !isPersonal(one) && one.clause.items.some((item) => !isPermission(item)))
  )
}

/** Of a text about several people: what holds for the whole house, and what has to be asked. */
export interface Divided {
  /** Allergies and illnesses, whoever has them, and what is said of everybody. */
  readonly kept: readonly Clause[]
  /** Absent if nothing else was said. */
  readonly asked?: { readonly start: number; readonly end: number; readonly refused: readonly ClauseItem[] }
}

/** What one may eat never allows it to another, and what one does not eat is not forbidden to all without asking. */
export function divideClauses(spoken: readonly SpokenClause[], field: RestrictionField): Divided {
  const isAllergy = field === 'allergies' || spoken.some(({ clause }) => clause.hasAllergyWord)
  const kept: Clause[] = []
  const refused: ClauseItem[] = []
  let isOpen = false
  const hasException = spoken.some((one) => isPersonal(one) && isExcepted(one))
  const isOfSome = (one: SpokenClause) => hasException || isPersonal(one)
  const isInvolved = ({ subjects }: SpokenClause) => hasException || subjects.length > 0
  for (const one of spoken) {
    const { clause } = one
    if (!isInvolved(one)) {
      kept.push(clause)
      continue
    }
    // In a clause with unknown words only a refusal is sure to be one: "Ann devours eggs".
    const isSure = field === 'allergies' || clause.hasAllergyWord || !clause.isUnclear
    const holds = ({ item, isAllowed, isRefused, isUnsure }: ClauseItem) => {
      if (isAllowed || (isUnsure && !clause.hasAllergyWord) || !(isSure || isRefused)) return false
      return !isOfSome(one) || bindsTheHouse(item, isAllergy)
    }
    const others = clause.items.filter((item) => !holds(item))
    const asks = clause.isUnclear || clause.bakedIsOk || others.length > 0
    if (others.length < clause.items.length || !asks)
      kept.push({ ...clause, items: clause.items.filter(holds), isUnclear: false, bakedIsOk: false })
    refused.push(...others.filter((item) => !isPermission(item)))
    isOpen ||= asks
  }
  const involved = clausesIn(spoken.filter(isInvolved))
  const [first, last] = [involved[0], involved.at(-1)]
  return isOpen && first && last ? { kept, asked: { start: first.start, end: last.end, refused } } : { kept }
}

/** A diet is no permission: "the kids eat vegan". */
function isPermission({ item, isAllowed, isUnsure }: ClauseItem): boolean {
  return isAllowed || (isUnsure && !isDietItem(item))
}

function permits({ bakedIsOk, items }: Clause): boolean {
  return bakedIsOk || items.some(isPermission)
}

/** "Except Sam", "but our guests eat meat". */
function isExcepted({ clause }: SpokenClause): boolean {
  return clause.joinedBy === 'but' && (permits(clause) || clause.items.length === 0)
}

function isPersonal({ subjects }: SpokenClause): boolean {
  return subjects.some(({ isHousehold }) => !isHousehold)
}

/** The second names nobody new: "my son is vegan, and my son has no eggs". */
function isSame(known: Subject, next: Subject): boolean {
  return known.isHousehold === next.isHousehold && [...next.names].every((name) => known.names.has(name))
}

/** An allergy or an illness of one keeps the food out of the house (D40); a diet is a choice of one person. */
function bindsTheHouse(item: Item, isAllergy: boolean): boolean {
  if (item.kind === 'food') return isAllergy
  const { concept } = item
  if (ALLERGEN_CONCEPTS.includes(concept) || MEDICAL_CONCEPTS.includes(concept)) return true
  return isAllergy && concept.kind === 'food'
}
