import type { FoodRule } from '../diet/diet.ts'
import { type Clause, type ClauseItem, clausesOf, type Item } from './clauses.ts'
import type { Wish } from './concept.ts'
import { conceptById, phraseKey, restrictionLexicon } from './lexicon.ts'
import type { FoodNameLookUp } from './look-up.ts'
import { type Mark, marksOf } from './marks.ts'
import type { Question, ReadRule, ReadText, ReadWish, RestrictionField } from './read-text.ts'
import { offerReadings, withAllTogether } from './readings.ts'
import { allowedAgain, allowedItems, itemKey, ruleOfItem } from './rule-of-item.ts'
import { clausesIn, type Divided, divideClauses, isAboutSeveral, withSubjects } from './several-people.ts'
import { type Speller, spellerFor } from './spelling.ts'
import { subjectsOf } from './subjects.ts'

const PHRASE_CHARS_MAX = 200

/**
 * Reads what a household wrote about its food. A phrase is understood only if every word of it is known; anything else is
 * a question, in addition to the rules of the part that was understood.
 */
export function readRestrictions(
  texts: readonly string[],
  field: RestrictionField,
  lookUp: FoodNameLookUp,
  isSettled: (phrase: string) => boolean = () => false,
): ReadText {
  const speller = spellerFor(restrictionLexicon(), lookUp.foodWords)
  const readings = texts.map((text) => readOne(expand(text), field, lookUp, speller))
  const read = readings.flatMap(({ clauses }) => clauses)
  const rules: ReadRule[] = []
  const wishes: ReadWish[] = []
  const questions = new Map<string, Question>()
  const allowed: { readonly item: Item; readonly phrase: string }[] = []
  const bakedIsOk = read.some(({ clause }) => clause.bakedIsOk)
  const refusedConcepts = new Set(
    read.flatMap(({ clause }) =>
      clause.items.flatMap(({ item, isAllowed }) => (isAllowed ? [] : [idOf(item)])),
    ),
  )
  for (const { phrase, whole, clause, isAllergy, isUnclear } of read) {
    const outcomes = clause.items.map(({ item, isAllowed }) => {
      if (!isAllowed) return { item, outcome: ruleOfItem(item, field, isAllergy, lookUp) }
      if (!clause.hasModifier && !isUnclear) allowed.push({ item, phrase })
      // "Baked eggs are ok" says nothing about other eggs.
      const isKnown = refusedConcepts.has(idOf(item)) || (clause.joinedBy === 'open' && isUnclear === false)
      return clause.hasModifier && !isKnown
        ? { item, outcome: ruleOfItem(item, field, isAllergy, lookUp), asks: true }
        : { item, outcome: null }
    })
    const asks =
      isUnclear || outcomes.some(({ outcome, ...one }) => 'asks' in one || outcome?.kind === 'question')
    if (asks && isSettled(phrase)) {
      questions.set(phraseKey(phrase), { phrase, readings: [] })
      continue
    }
    if (asks)
      questions.set(phraseKey(phrase), { phrase, readings: offerReadings(phrase, outcomes, lookUp, speller) })
    for (const { outcome } of outcomes) {
      if (outcome?.rule)
        rules.push({
          phrase: asks ? phrase : whole,
          name: outcome.name,
          rule: outcome.rule,
          unchecked: outcome.unchecked,
        })
      if (outcome?.kind === 'wish') wishes.push({ phrase, wish: outcome.wish, unchecked: outcome.unchecked })
    }
  }
  for (const { asked } of readings) {
    if (!asked) continue
    const { phrase, refused } = asked
    const outcomes = refused.map(({ item }) => ({ item, outcome: ruleOfItem(item, field, false, lookUp) }))
    const offered = isSettled(phrase) ? [] : withAllTogether(offerReadings('', outcomes, lookUp, speller))
    questions.set(phraseKey(phrase), { phrase, readings: offered })
  }
  const used = new Set<string>()
  const allowedOnce = allowedItems(
    allowed.map(({ item }) => item),
    lookUp,
  )
  const kept = rules.map((one) => ({
    ...one,
    ...allowedAgain(one, { allowed: allowedOnce, bakedIsOk }, (item) => used.add(itemKey(item))),
  }))
  // An allowed food that no rule can exempt becomes a question.
  for (const { item, phrase } of allowed)
    if (
      item.kind === 'concept' &&
      item.isMember &&
      refusedConcepts.has(item.concept.id) &&
      !used.has(itemKey(item))
    )
      questions.set(phraseKey(phrase), {
        phrase,
        readings: isSettled(phrase) ? [] : offerReadings(phrase, [{ item, outcome: null }], lookUp, speller),
      })
  return {
    rules: kept,
    wishes,
    questions: [...questions.values()],
  }
}

type ReadClause = {
  readonly phrase: string
  /** With the exceptions after it: "no fish but tuna is ok". */
  readonly whole: string
  readonly clause: Clause
  readonly isAllergy: boolean
  readonly isUnclear: boolean
}

type ReadOne = {
  readonly clauses: readonly ReadClause[]
  /** What is said of several people and does not hold for all. */
  readonly asked?: { readonly phrase: string; readonly refused: readonly ClauseItem[] }
}

function readOne(text: string, field: RestrictionField, lookUp: FoodNameLookUp, speller: Speller): ReadOne {
  const statements = splitStatements(marksOf(text, lookUp, speller)).map((marks) =>
    withSubjects(joinPast(clausesOf(marks)), subjectsOf(marks)),
  )
  for (const spoken of statements) forgetContext(clausesIn(spoken))
  // Dislikes of several people add up.
  const isDivided = field !== 'dislikes' && isAboutSeveral(statements.flat())
  const divided = statements.map(
    (spoken): Divided => (isDivided ? divideClauses(spoken, field) : { kept: clausesIn(spoken) }),
  )
  const asked = divided.flatMap((one) => one.asked ?? [])
  const kept = divided.map((one) => one.kept)
  const [first] = asked
  if (!first) return { clauses: readStatements(text, field, kept) }
  const phrase = phraseIn(text, first.start, Math.max(...asked.map(({ end }) => end)))
  const clauses = kept.flatMap((some) => readClauses(text, field, some))
  return { clauses, asked: { phrase, refused: asked.flatMap(({ refused }) => refused) } }
}

function readStatements(
  text: string,
  field: RestrictionField,
  statements: readonly (readonly Clause[])[],
): ReadClause[] {
  const saysSomething = (clauses: readonly Clause[]) =>
    clauses.some(({ items, saysNone }) => items.length > 0 || saysNone)
  const hasFood = saysSomething(statements.flat())
  return statements.flatMap((clauses) => {
    // No food and no "none" anywhere in the text.
    const [first] = clauses
    const last = clauses.at(-1)
    if (!first || !last || hasFood) return readClauses(text, field, clauses)
    const phrase = phraseIn(text, first.start, last.end)
    return [{ phrase, whole: phrase, clause: first, isAllergy: isAllergyIn(clauses, field), isUnclear: true }]
  })
}

function readClauses(text: string, field: RestrictionField, clauses: readonly Clause[]): ReadClause[] {
  const isAllergy = isAllergyIn(clauses, field)
  return clauses.map((clause, at) => ({
    phrase: phraseIn(text, clause.start, clause.end),
    whole: phraseIn(text, clause.start, endOfExceptions(clauses, at)),
    clause,
    isAllergy,
    isUnclear: clause.isUnclear,
  }))
}

function endOfExceptions(clauses: readonly Clause[], at: number): number {
  let end = clauses[at]?.end ?? 0
  for (const [after, { joinedBy, isUnclear, bakedIsOk, items, end: itsEnd }] of clauses
    .slice(at + 1)
    .entries()) {
    const goesOn = joinedBy === 'but' || (after > 0 && joinedBy === 'and')
    const allows = bakedIsOk || (items.length > 0 && items.every(({ isAllowed }) => isAllowed))
    if (!goesOn || isUnclear || !allows) break
    end = itsEnd
  }
  return end
}

/**
 * "Sam had celiac but it was ruled out" is asked about as one thing, and kept until somebody answers. A clause that names no
 * food speaks of the one before it; what else the statement forbids is left alone.
 */
function joinPast(clauses: readonly Clause[]): readonly Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    if (!clause.saysPast) joined.push(clause)
    else if (clause.items.length > 0 || !before || before.items.length === 0)
      joined.push({ ...clause, isUnclear: true })
    else
      joined.splice(-1, 1, {
        ...before,
        end: clause.end,
        isUnclear: true,
        hasAllergyWord: before.hasAllergyWord || clause.hasAllergyWord,
      })
  }
  return joined
}

function isAllergyIn(clauses: readonly Clause[], field: RestrictionField): boolean {
  return field === 'allergies' || clauses.some(({ hasAllergyWord }) => hasAllergyWord)
}

/**
 * "IBS - low FODMAP" and "no beef (Hindu)": an ambiguous condition next to its meaning is no question.
 * After a comma it may be a separate statement.
 */
function forgetContext(clauses: readonly Clause[]): void {
  for (const [at, { items, joinedBy }] of clauses.entries()) {
    const isJoined = (clause: Clause | undefined) =>
      clause?.joinedBy === 'dash' || clause?.joinedBy === 'open' || clause?.joinedBy === 'close'
    const besides = [
      ...(joinedBy === 'dash' || joinedBy === 'open' ? (clauses[at - 1]?.items ?? []) : []),
      ...(isJoined(clauses[at + 1]) ? (clauses[at + 1]?.items ?? []) : []),
    ]
    const isPlain = besides.some(({ item, isAllowed }) => !isAllowed && !asksFor(item))
    if (!isPlain) continue
    for (let index = items.length - 1; index >= 0; index--)
      if (items[index] && asksFor(items[index]?.item)) items.splice(index, 1)
  }
}

function asksFor(item: Item | undefined): boolean {
  return item?.kind === 'concept' && (item.concept.asks !== undefined || item.concept.isPersonal === true)
}

function splitStatements(marks: readonly Mark[]): Mark[][] {
  const statements: Mark[][] = [[]]
  for (const mark of marks)
    if (mark.kind === 'stop') statements.push([])
    else statements.at(-1)?.push(mark)
  return statements.filter((statement) => statement.length > 0)
}

function phraseIn(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, PHRASE_CHARS_MAX)
}

/** Expands abbreviations with a slash, because slashes separate phrases. */
function expand(text: string): string {
  return text
    .replace(/\bn\/a\b/gi, 'na')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=\s)/gi, 'with')
}

function idOf(item: Item): string {
  return item.kind === 'concept' ? item.concept.id : item.term
}

/** The meaning of a class in a settled phrase: "class:milk" is a rule, "class:kidney-aware" a wish. */
export function meaningOfClass(word: string): { readonly rule?: FoodRule; readonly wish?: Wish } | undefined {
  const concept = word.startsWith('class:') ? conceptById(word.slice('class:'.length)) : undefined
  if (concept?.wish) return { wish: concept.wish }
  return concept?.rule ? { rule: concept.allergyRule ?? concept.rule } : undefined
}
