import type { FoodRule } from '../diet/diet.ts'
import type { Allergen, FoodId } from '../food/food.ts'
import { wordsOf } from '../food/word-forms.ts'
import { ALLERGEN_CONCEPTS } from './allergen-concepts.ts'
import type { Item } from './clauses.ts'
import type { Concept, UncheckedCode, Wish } from './concept.ts'
import type { FoodNameLookUp } from './look-up.ts'
import type { ReadRule, RestrictionField } from './read-text.ts'

export type ItemOutcome = {
  readonly unchecked: readonly UncheckedCode[]
  readonly rule?: FoodRule
  readonly name: string
} & (
  | { readonly kind: 'rule'; readonly rule: FoodRule }
  | { readonly kind: 'wish'; readonly wish: Wish }
  /** It may be an allergy to one of several things. */
  | { readonly kind: 'question'; readonly classes: readonly string[] }
)

export function ruleOfItem(
  item: Item,
  field: RestrictionField,
  isAllergy: boolean,
  lookUp: FoodNameLookUp,
): ItemOutcome {
  if (item.kind === 'food') return ruleOfFoods(item.said, item.foods, isAllergy, lookUp)
  const { concept, isMember, term } = item
  if (isMember && field === 'dislikes' && !isAllergy) {
    const foods = lookUp.foodsNamed(term)
    if (foods.length > 0)
      return { kind: 'rule', name: term, rule: { id: `text:${term}`, foods }, unchecked: [] }
  }
  const { name, unchecked, wish, asks } = concept
  if (wish) return { kind: 'wish', name, wish, unchecked }
  if (asks) return { kind: 'question', name, classes: asks, unchecked }
  return { kind: 'rule', name, rule: ruleOfConcept(concept, isAllergy, lookUp), unchecked }
}

function ruleOfConcept(concept: Concept, isAllergy: boolean, lookUp: FoodNameLookUp): FoodRule {
  const rule = (isAllergy ? concept.allergyRule : undefined) ?? concept.rule ?? { id: `text:${concept.id}` }
  if (concept.named.length === 0) return rule
  const foods = concept.named.flatMap((word) => lookUp.foodsWith(word))
  return { ...rule, foods: [...new Set([...(rule.foods ?? []), ...foods])] }
}

/** A food without a concept of its own. In an allergy it stands for the allergens it contains. */
function ruleOfFoods(
  term: string,
  foods: readonly FoodId[],
  isAllergy: boolean,
  lookUp: FoodNameLookUp,
): ItemOutcome {
  const rule = { id: `text:${term}`, foods }
  if (!isAllergy) return { kind: 'rule', name: term, rule, unchecked: [] }
  const known = foods.map((id) => lookUp.foodById(id)?.allergens ?? [])
  const allergens = new Set(known.flat())
  // Strawberries themselves hold no allergen, though strawberry yogurt does.
  if (known.some((one) => one.length === 0)) return { kind: 'rule', name: term, rule, unchecked: [] }
  const concepts = [...allergens].map(conceptOfAllergen)
  const [only] = concepts
  if (concepts.length === 1 && only?.rule)
    return { kind: 'rule', name: only.name, rule: only.rule, unchecked: [] }
  return {
    kind: 'question',
    name: term,
    classes: concepts.flatMap((concept) => concept?.id ?? []),
    rule,
    unchecked: [],
  }
}

function conceptOfAllergen(allergen: Allergen): Concept | undefined {
  return ALLERGEN_CONCEPTS.find(({ id }) => id === allergen)
}

/** Kinds of meat: "chicken is fine" does not allow a sausage of chicken and pork. */
const FLESH = ['beef', 'pork', 'lamb', 'fish', 'shellfish'] as const

/** Something the household allows, with the foods of that name. */
export interface AllowedItem {
  readonly item: Item
  readonly foods: readonly CalledFood[]
}

type CalledFood = NonNullable<ReturnType<FoodNameLookUp['foodById']>>

/** Each item once, looked up once for all rules. */
export function allowedItems(items: readonly Item[], lookUp: FoodNameLookUp): AllowedItem[] {
  const once = new Map(items.map((item) => [itemKey(item), item]))
  return [...once.values()].map((item) => ({ item, foods: foodsCalled(item, lookUp) }))
}

export function itemKey(item: Item): string {
  return item.kind === 'concept' ? `${item.isMember} ${item.concept.id} ${item.term}` : item.term
}

/** The rule without what the household allows. An allergy to that same thing stays. */
export function allowedAgain(
  { name, rule, unchecked }: Pick<ReadRule, 'name' | 'rule' | 'unchecked'>,
  { allowed, bakedIsOk }: { readonly allowed: readonly AllowedItem[]; readonly bakedIsOk: boolean },
  onUsed: (item: Item) => void,
): Pick<ReadRule, 'name' | 'rule' | 'unchecked'> {
  let left = rule
  const names: string[] = []
  if (bakedIsOk && isEggOrMilk(rule)) {
    left = { ...rule, exceptTraits: ['baked'] }
    names.push('baked')
  }
  for (const { item, foods } of allowed) {
    const isSame = item.kind === 'concept' && item.concept.rule?.id === rule.id && !item.isMember
    const less = isSame ? undefined : without(left, item, rule, namedFoods(foods, rule))
    if (less) {
      left = less
      names.push(item.term)
      onUsed(item)
    }
  }
  if (names.length === 0) return { name, rule, unchecked }
  return {
    name: `${name} (${names.join(', ')} allowed)`,
    rule: { ...left, id: `${rule.id} except ${names.join(', ')}` },
    unchecked,
  }
}

function without(
  left: FoodRule,
  item: Item,
  whole: FoodRule,
  except: readonly FoodId[],
): FoodRule | undefined {
  const lets = item.kind === 'concept' ? (item.concept.lets ?? []) : []
  const isClass = item.kind === 'concept' && !item.isMember
  const isFishForVegetarians = isClass && item.concept.id === 'fish' && whole.id === 'diet:vegetarian'
  const also = isFishForVegetarians ? (['shellfish'] as const) : []
  const allergens = isClass ? [...(item.concept.rule?.allergens ?? []), ...also] : []
  const traits = isClass ? [...(item.concept.rule?.traits ?? []), ...also] : []
  const allergensLeft = left.allergens?.filter((one) => !allergens.includes(one))
  const traitsLeft = left.traits?.filter((one) => !traits.includes(one))
  const isSame =
    except.length === 0 &&
    lets.length === 0 &&
    allergensLeft?.length === left.allergens?.length &&
    traitsLeft?.length === left.traits?.length
  if (isSame) return undefined
  return {
    ...left,
    ...(allergensLeft ? { allergens: allergensLeft } : {}),
    ...(traitsLeft ? { traits: traitsLeft } : {}),
    except: [...(left.except ?? []), ...except],
    ...(lets.length > 0 ? { exceptTraits: [...(left.exceptTraits ?? []), ...lets] } : {}),
  }
}

function isEggOrMilk({ allergens = [] }: FoodRule): boolean {
  return allergens.includes('egg') || allergens.includes('milk')
}

function foodsCalled(item: Item, lookUp: FoodNameLookUp): CalledFood[] {
  const term = item.term.replace(/ fish$/, '')
  const words = wordsOf(term)
  return lookUp.foodsNamed(term).flatMap((id) => {
    const food = lookUp.foodById(id)
    if (!food) return []
    const isCalledSo = [food.name, ...food.synonyms].some((name) => {
      const said = new Set(wordsOf(name))
      return words.every((word) => said.has(word))
    })
    return isCalledSo ? [food] : []
  })
}

/** Foods that contain nothing else the rule forbids. */
function namedFoods(foods: readonly CalledFood[], rule: FoodRule): FoodId[] {
  return foods
    .filter((food) => {
      const isPure =
        food.allergens.every(
          (allergen) => allergen === 'soy' || (rule.allergens?.includes(allergen) ?? true),
        ) &&
        food.allergens.filter((allergen) => allergen !== 'soy').length <= 1 &&
        FLESH.filter((kind) => food.traits.includes(kind)).length <= 1
      const isRuled =
        food.allergens.some((allergen) => rule.allergens?.includes(allergen)) ||
        rule.groups !== undefined ||
        rule.foods?.includes(food.id) ||
        (rule.traits?.length ?? 0) > 0
      return isPure && isRuled
    })
    .map(({ id }) => id)
}
