import type { Allergen, FoodFacts, FoodId, FoodTrait, Unread } from '../food/food.ts'
import { mayHold } from '../food/label-facts.ts'
import { netCarbsG } from '../food/nutrition.ts'
import { fodmapShare, isStacked } from './fodmap.ts'

/** "diet:keto", "restriction:pork", "dislike:celery", "text:mango". */
export type RuleId = string

/** A trait that rules a food out, unless the food also has one of the others. */
export interface ForbiddenTrait {
  readonly trait: FoodTrait
  readonly unless: readonly FoodTrait[]
}

export interface NutrientLimit {
  readonly nutrient: 'netCarbsG' | 'fatG'
  readonly maxPer100G: number
  /** Only foods with all of these traits; none means every food. */
  readonly when: readonly FoodTrait[]
  /** Foods with one of these traits are exempt. */
  readonly unless: readonly FoodTrait[]
}

export interface PieceLimit {
  readonly foods: readonly FoodId[]
  /** In one serving. What is not part of a dish has no servings, and keeps the limit. */
  readonly fromG: number
  /** Cooked or cut fine it is allowed. */
  readonly isRaw?: true
}

/** One rule of a household: a diet, a restriction, a disliked food or a phrase. Plain data. */
export interface FoodRule {
  readonly id: RuleId
  readonly allergens?: readonly Allergen[]
  readonly traits?: readonly (FoodTrait | ForbiddenTrait)[]
  readonly groups?: readonly string[]
  readonly foods?: readonly FoodId[]
  /** Only foods with one of these traits are allowed at all. */
  readonly onlyTraits?: readonly FoodTrait[]
  readonly limits?: readonly NutrientLimit[]
  readonly lowFodmap?: boolean
  /** Foods allowed despite the rule: butter, for a household without dairy. */
  readonly except?: readonly FoodId[]
  /** Foods with one of these traits are allowed despite the rule: eggs in cake. */
  readonly exceptTraits?: readonly FoodTrait[]
  /** Not in pieces of so much: what a small child chokes on. */
  readonly pieces?: readonly PieceLimit[]
  /** Not in the same dish: a food with a trait of the first list and one with a trait of the second. */
  readonly apart?: readonly [readonly FoodTrait[], readonly FoodTrait[]]
}

export type Verdict =
  | { readonly verdict: 'allowed' }
  | { readonly verdict: 'forbidden'; readonly by: RuleId }
  | { readonly verdict: 'unknown'; readonly by: RuleId }

export type IngredientsVerdict =
  | {
      readonly verdict: 'allowed' /** Indexes of optional ingredients to leave out. */
      readonly leaveOut: readonly number[]
    }
  | { readonly verdict: 'forbidden' | 'unknown'; readonly by: RuleId; readonly index: number }

const ALLOWED: Verdict = { verdict: 'allowed' }

/** How a food is eaten, as part of a dish. */
export interface Served {
  readonly gramsPerServing?: number
  /** In the largest portion that is served; without it, a serving as written. */
  readonly gramsAtMost?: number
  readonly isRawPiece?: boolean
}

/** What small amounts are held against. */
export function mostGrams({ gramsAtMost, gramsPerServing }: Served): number | undefined {
  return gramsAtMost ?? gramsPerServing
}

/** Null facts are a food nobody could identify. */
export function judgeFood(facts: FoodFacts | null, rules: readonly FoodRule[], served: Served = {}): Verdict {
  let unknown: Verdict | undefined
  for (const rule of rules) {
    // A rule about pieces names its foods, so an unknown food does not break it.
    const unidentified = rule.pieces ? 'allowed' : 'unknown'
    const outcome = facts === null ? unidentified : judgeByRule(facts, rule, served)
    if (outcome === 'forbidden') return { verdict: 'forbidden', by: rule.id }
    if (outcome === 'unknown') unknown ??= { verdict: 'unknown', by: rule.id }
  }
  return unknown ?? ALLOWED
}

/** Unknown is not safe: a plan may only use what is known to keep every rule. */
export function isSafe(verdict: Pick<Verdict, 'verdict'>): boolean {
  return verdict.verdict === 'allowed'
}

export interface JudgedIngredient extends Served {
  readonly facts: FoodFacts | null
  readonly isOptional?: boolean
}

/** A dish keeps the rules when all its ingredients do; an optional one that does not is left out. */
export function judgeIngredients(
  ingredients: readonly JudgedIngredient[],
  rules: readonly FoodRule[],
): IngredientsVerdict {
  const leaveOut: number[] = []
  let unknown: IngredientsVerdict | undefined
  for (const [index, ingredient] of ingredients.entries()) {
    const verdict = judgeFood(ingredient.facts, rules, ingredient)
    if (verdict.verdict === 'allowed') continue
    if (ingredient.isOptional) leaveOut.push(index)
    else if (verdict.verdict === 'forbidden') return { ...verdict, index }
    else unknown ??= { ...verdict, index }
  }
  if (unknown) return unknown
  for (const rule of rules) {
    const isLeft = (index: number) => !leaveOut.includes(index)
    const stacked = rule.lowFodmap ? judgeStacked(ingredients, isLeft) : undefined
    if (stacked !== undefined) return { verdict: 'forbidden', by: rule.id, index: stacked }
    if (!rule.apart) continue
    const mixed = judgeMixed(ingredients, leaveOut, rule.apart)
    if (mixed.forbidden !== undefined) return { verdict: 'forbidden', by: rule.id, index: mixed.forbidden }
    leaveOut.push(...mixed.leaveOut)
  }
  return { verdict: 'allowed', leaveOut: leaveOut.toSorted((left, right) => left - right) }
}

/** The food that uses most of its limit, if those of the dish are too much together. */
function judgeStacked(
  ingredients: readonly JudgedIngredient[],
  isLeft: (index: number) => boolean,
): number | undefined {
  const shares = ingredients.map((one, index) => (isLeft(index) ? fodmapShare(one.facts, mostGrams(one)) : 0))
  return isStacked(shares) ? shares.indexOf(Math.max(...shares)) : undefined
}

/** Two kinds of food that must not be in one dish: leaves the optional ones out, else forbids the dish. */
function judgeMixed(
  ingredients: readonly JudgedIngredient[],
  gone: readonly number[],
  [first, second]: NonNullable<FoodRule['apart']>,
): { readonly leaveOut: readonly number[]; readonly forbidden?: number } {
  const withOne = (traits: readonly FoodTrait[]) =>
    ingredients.flatMap(({ facts }, index) =>
      !gone.includes(index) && traits.some((trait) => facts?.traits.includes(trait)) ? [index] : [],
    )
  const [ones, others] = [withOne(first), withOne(second)]
  if (ones.length === 0 || others.length === 0) return { leaveOut: [] }
  const removable = [others, ones].find((found) => found.every((index) => ingredients[index]?.isOptional))
  return removable ? { leaveOut: removable } : { leaveOut: [], forbidden: others[0] ?? 0 }
}

function judgeByRule(facts: FoodFacts, rule: FoodRule, served: Served): Verdict['verdict'] {
  const has = (trait: FoodTrait) => facts.traits.includes(trait)
  if (rule.except?.includes(facts.id) || rule.exceptTraits?.some(has)) return 'allowed'
  if (rule.foods?.includes(facts.id)) return 'forbidden'
  if (rule.allergens?.some((allergen) => mayHold(facts, allergen))) return 'forbidden'
  if (rule.groups?.some((group) => facts.groups.includes(group))) return 'forbidden'
  if (rule.traits?.some((entry) => breaksTrait(entry, has))) return 'forbidden'
  if (rule.apart?.every((traits) => traits.some(has))) return 'forbidden'
  if (rule.pieces?.some((pieces) => isTooMuch(facts.id, pieces, served))) return 'forbidden'
  if (facts.unread && asksUnread(rule, facts.unread)) return 'unknown'
  // Whose label was read for every rule has no traits of its own.
  if (!facts.unread && rule.onlyTraits && !rule.onlyTraits.some(has)) return 'forbidden'
  const limits = (rule.limits ?? []).map((limit) => judgeLimit(facts, limit, has))
  const outcomes = rule.lowFodmap ? [...limits, judgeFodmap(facts, served)] : limits
  if (outcomes.includes('forbidden')) return 'forbidden'
  return outcomes.includes('unknown') ? 'unknown' : 'allowed'
}

function isTooMuch(food: FoodId, { foods, fromG, isRaw }: PieceLimit, served: Served): boolean {
  const { gramsPerServing, isRawPiece = false } = served
  return (
    gramsPerServing !== undefined &&
    foods.includes(food) &&
    gramsPerServing >= fromG &&
    (!isRaw || isRawPiece)
  )
}

function asksUnread(rule: FoodRule, unread: Unread): boolean {
  const { allergens, traits, groups, foods, onlyTraits, limits, lowFodmap, apart } = rule
  const asksMore = [traits, groups, foods, onlyTraits, limits, lowFodmap, apart].some(isSaid)
  return (unread.allergens && isSaid(allergens)) || (unread.rest && asksMore)
}

function isSaid(part: readonly unknown[] | boolean | undefined): boolean {
  return typeof part === 'object' ? part.length > 0 : part === true
}

/** Whether a food or product with these traits breaks the entry of a rule. */
export function breaksTrait(entry: FoodTrait | ForbiddenTrait, has: (trait: FoodTrait) => boolean): boolean {
  if (typeof entry === 'string') return has(entry)
  return has(entry.trait) && !entry.unless.some(has)
}

function judgeLimit(
  facts: FoodFacts,
  limit: NutrientLimit,
  has: (trait: FoodTrait) => boolean,
): Verdict['verdict'] {
  if (!limit.when.every(has) || limit.unless.some(has)) return 'allowed'
  const { nutrient } = limit
  const per100G = nutrient === 'netCarbsG' ? netCarbsG(facts.composition) : facts.composition[nutrient]
  if (per100G === null) return 'unknown'
  return per100G <= limit.maxPer100G ? 'allowed' : 'forbidden'
}

function judgeFodmap(facts: FoodFacts, served: Served): Verdict['verdict'] {
  if (facts.fodmap === 'low') return 'allowed'
  if (facts.fodmap !== 'moderate') return facts.fodmap === 'high' ? 'forbidden' : 'unknown'
  const grams = mostGrams(served)
  return grams !== undefined && !isStacked([fodmapShare(facts, grams)]) ? 'allowed' : 'forbidden'
}
