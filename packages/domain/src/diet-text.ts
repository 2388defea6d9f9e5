import type { FoodRule } from './diet.ts'
import { DIET_RULES, dislikeRule, RESTRICTION_RULES, type RuledRestriction } from './diet-rules.ts'
import type { FoodId } from './food.ts'
import { HEALTH_WISH_IDS, type HealthWishId } from './health-wishes.ts'
import { DIET_TYPES, DISLIKED_FOODS, type DietType, type DislikedFood } from './profile-options.ts'

/** What a household wrote in its own words, turned into rules. */
export interface TextRules {
  readonly rules: readonly FoodRule[]
  /** What is counted over the day instead of forbidden. */
  readonly wishes: readonly HealthWishId[]
  /** Words nothing is known about; the household must be told that they are not kept. */
  readonly unresolved: readonly string[]
}

export interface FoodNameLookUp {
  /** Every food whose name says the term: "mango" finds fresh, frozen and dried mango. */
  readonly foodsNamed: (term: string) => readonly FoodId[]
}

export interface DietaryProfile {
  readonly dietType: DietType
  readonly customDiet: string
  readonly dietaryRestrictions: string | readonly string[]
  readonly allergies: string | readonly string[]
  readonly dislikedFoods: readonly DislikedFood[]
  readonly customDislikedFoods: string
}

export function rulesForProfile(profile: DietaryProfile, lookUp: FoodNameLookUp): TextRules {
  const diet = DIET_RULES[profile.dietType]
  const dislikes = profile.dislikedFoods.map(dislikeRule)
  const written = rulesFromText(
    [
      ...(profile.dietType === 'Other' ? [profile.customDiet] : []),
      ...[profile.dietaryRestrictions].flat(),
      ...[profile.allergies].flat(),
      profile.customDislikedFoods,
    ],
    lookUp,
  )
  const rules = [...(diet ? [diet] : []), ...written.rules, ...dislikes]
  const once = new Map(rules.map((rule) => [rule.id, rule]))
  return { rules: [...once.values()], wishes: written.wishes, unresolved: written.unresolved }
}

export function rulesFromText(texts: string | readonly string[], lookUp: FoodNameLookUp): TextRules {
  const rules = new Map<string, FoodRule>()
  const wishes = new Set<HealthWishId>()
  const unresolved: string[] = []
  for (const phrase of [texts].flat().flatMap(splitPhrases)) {
    const term = bareTerm(phrase)
    if (term === '' || SAYS_NOTHING.test(term)) continue
    const wish = WISH_WORDS.get(term)
    if (wish) {
      wishes.add(wish)
      continue
    }
    const rule = ruleForTerm(term, lookUp)
    if (rule === null) unresolved.push(phrase)
    else rules.set(rule.id, rule)
  }
  return { rules: [...rules.values()], wishes: [...wishes], unresolved }
}

/** Wishes by their names, and by other words for them. */
const WISH_WORDS: ReadonlyMap<string, HealthWishId> = new Map([
  ...HEALTH_WISH_IDS.map((id) => [id.replaceAll('-', ' '), id] as const),
  ['low salt', 'low-sodium'],
])

const SAYS_NOTHING = /^(none|nothing|n\/?a|no|nope|-)$/

function splitPhrases(text: string): string[] {
  return text
    .split(/[,;\n/]|\s(?:and|or|&)\s/i)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

const LEADING_WORDS =
  /^(?:i am|i'm|we are|we're|my \w+ is|no|not|avoid|without|any|all|allerg(?:y|ic) to|intolerant (?:to|of)|sensitive to|(?:i|we) (?:can't|cannot|don't|do not) eat|hates?|dislikes?|strictly|strict)\s+/
const TRAILING_WORDS = /[\s-]+(?:free|allergy|allergies|intoleran(?:ce|t)|sensitivity|diet|products?)$/

function bareTerm(phrase: string): string {
  let term = phrase
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!]+$/, '')
    .trim()
  for (let shorter = ''; shorter !== term; ) {
    shorter = term
    term = term.replace(LEADING_WORDS, '').replace(TRAILING_WORDS, '')
  }
  return term.replaceAll('-', ' ').trim()
}

function ruleForTerm(term: string, lookUp: FoodNameLookUp): FoodRule | null {
  const known = KNOWN_TERMS.get(term) ?? KNOWN_TERMS.get(singular(term))
  if (known) return known
  const foods = lookUp.foodsNamed(term)
  return foods.length > 0 ? { id: `text:${term}`, foods } : null
}

function singular(term: string): string {
  return term
    .replace(/ies$/, 'y')
    .replace(/(?<=o|sh|ch)es$/, '')
    .replace(/(?<!s)s$/, '')
}

/** Words for restrictions that are not written like the chip itself. */
const RESTRICTION_WORDS: Readonly<Record<string, RuledRestriction>> = {
  dairy: 'milk',
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  crustacean: 'shellfish',
  'tree nut': 'tree-nut',
  peanut: 'peanut',
  wheat: 'wheat',
  soy: 'soy',
  soya: 'soy',
  sesame: 'sesame',
  gluten: 'gluten',
  celiac: 'gluten',
  coeliac: 'gluten',
  pork: 'pork',
  alcohol: 'alcohol',
  wine: 'alcohol',
}

const OTHER_WORDS: Readonly<Record<string, Omit<FoodRule, 'id'>>> = {
  seafood: { allergens: ['fish', 'shellfish'], traits: ['fish', 'shellfish'] },
  nut: { allergens: ['tree-nut', 'peanut'], traits: ['nuts'] },
  lactose: { traits: [{ trait: 'dairy', unless: ['lactose-free', 'ghee'] }] },
  halal: { traits: ['pork', 'gelatin', 'alcohol'] },
  pescatarian: { traits: ['meat', 'poultry', 'gelatin', 'animal-fat'] },
  pescetarian: { traits: ['meat', 'poultry', 'gelatin', 'animal-fat'] },
  meat: { traits: ['meat', 'poultry'] },
  'red meat': { traits: ['red-meat'] },
  beef: { traits: ['beef'] },
  lamb: { traits: ['lamb'] },
  poultry: { traits: ['poultry'] },
  'organ meat': { traits: ['organ-meat'] },
  offal: { traits: ['organ-meat'] },
  'processed meat': { traits: ['processed-meat'] },
  'lunch meat': { traits: ['processed-meat'] },
  'processed food': { traits: ['processed'] },
  nightshade: { traits: ['nightshade'] },
  legume: { traits: ['legume'] },
  grain: { traits: ['grain', 'pseudo-grain'] },
  oat: { traits: ['oats'] },
  sugar: { traits: ['added-sugar'] },
  'added sugar': { traits: ['added-sugar'] },
  sweetener: { traits: ['sweetener'] },
  'artificial sweetener': { traits: ['sweetener'] },
  caffeine: { traits: ['caffeine'] },
  coconut: { traits: ['coconut'] },
  honey: { traits: ['honey'] },
  gelatin: { traits: ['gelatin'] },
  'seed oil': { traits: ['seed-oil'] },
  seed: { traits: ['seed'], allergens: ['sesame'] },
}

/** Written out they may mean an allergy, so they stand for the allergens and not for the dishes disliked. */
const SEAFOOD_WORDS: ReadonlySet<string> = new Set(['Fish', 'Seafood'])

const KNOWN_TERMS: ReadonlyMap<string, FoodRule> = new Map([
  ...DIET_TYPES.flatMap((diet) => {
    const rule = DIET_RULES[diet]
    return rule ? [[diet.toLowerCase().replaceAll('-', ' '), rule] as const] : []
  }),
  ...Object.entries(RESTRICTION_WORDS).map(([word, chip]) => [word, RESTRICTION_RULES[chip]] as const),
  ...Object.entries(OTHER_WORDS).map(([word, rule]) => [word, { id: `text:${word}`, ...rule }] as const),
  ...DISLIKED_FOODS.filter((dislike) => !SEAFOOD_WORDS.has(dislike)).flatMap((dislike) => {
    const rule = dislikeRule(dislike)
    return [[dislike.toLowerCase(), rule] as const, [singular(dislike.toLowerCase()), rule] as const]
  }),
])
