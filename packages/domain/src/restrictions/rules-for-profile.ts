import type { FoodRule } from '../diet/diet.ts'
import type { DietType, DislikedFood } from '../diet/diet-options.ts'
import { RESTRICTIONS, type Restriction } from '../diet/diet-options.ts'
import { DIET_RULES, dislikeRule, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { HEALTH_WISH_IDS, type HealthWishId } from '../diet/health-wishes.ts'
import type { SettledPhrase } from '../profile/profile-settled.ts'
import { optionIn } from '../profile/profile-values.ts'
import { STYLES, type Style, type UncheckedCode, type Wish } from './concept.ts'
import type { FoodNameLookUp } from './look-up.ts'
import { promiseOfDiet, RESTRICTION_PROMISES } from './promises.ts'
import { readRestrictions } from './read-restrictions.ts'
import type { Question, ReadText, RestrictionField } from './read-text.ts'
import { ruleOfSettled, settledAs, wishesOfSettled } from './settled-phrases.ts'

/** What a household wrote in its own words, turned into rules. */
export interface TextRules {
  readonly rules: readonly FoodRule[]
  /** What is counted over the day instead of forbidden. */
  readonly wishes: readonly HealthWishId[]
  /** Styles of eating that have no figures. */
  readonly styles: readonly Style[]
  /** Phrases we did not understand in allergies, restrictions or a custom diet. No week is planned until they are settled. */
  readonly questions: readonly Question[]
  /** Phrases the household checks itself. Never reported as kept. */
  readonly notes: readonly string[]
  /** Dislikes we did not understand. */
  readonly unknownDislikes: readonly string[]
  /** What a rule keeps only in part. `phrase` is what somebody wrote, a diet or a restriction of the profile. */
  readonly partly: readonly { readonly phrase: string; readonly unchecked: readonly UncheckedCode[] }[]
  /** Everything that no rule stands for: questions, notes and dislikes. */
  readonly unresolved: readonly string[]
}

export interface DietaryProfile {
  readonly dietType: DietType
  readonly customDiet: string
  readonly dietaryRestrictions: string | readonly string[]
  readonly allergies: string | readonly string[]
  readonly dislikedFoods: readonly DislikedFood[]
  readonly customDislikedFoods: string
  readonly settledPhrases?: readonly SettledPhrase[]
}

export function rulesForProfile(profile: DietaryProfile, lookUp: FoodNameLookUp): TextRules {
  const diet = DIET_RULES[profile.dietType]
  const settled = settledAs(profile.settledPhrases ?? [], lookUp)
  const read = (texts: readonly string[], field: RestrictionField): ReadText =>
    readRestrictions(texts, field, lookUp, settled.has)
  const chips = [profile.allergies, profile.dietaryRestrictions].flat().flatMap((word) => chipOf(word) ?? [])
  const strict = [
    read(profile.dietType === 'Other' ? [profile.customDiet] : [], 'diet'),
    read(joined(profile.dietaryRestrictions), 'restrictions'),
    read(joined(profile.allergies), 'allergies'),
  ]
  const dislikes = read([profile.customDislikedFoods], 'dislikes')
  const all = [...strict, dislikes]
  const asked = all.flatMap(({ questions }) => questions)
  const answers = asked.flatMap(({ phrase }) => settled.of(phrase) ?? [])
  const notes = answers.filter(({ as }) => as === 'note').map(({ phrase }) => phrase)
  const open = (questions: readonly Question[]) => questions.filter(({ phrase }) => !settled.has(phrase))
  const questions = strict.flatMap((one) => open(one.questions))
  const unknownDislikes = open(dislikes.questions).map(({ phrase }) => phrase)
  const wished = new Set<Wish>([
    ...chips.filter((chip) => chip === 'low-sodium'),
    ...all.flatMap(({ wishes }) => wishes.map(({ wish }) => wish)),
    ...answers.flatMap(wishesOfSettled),
  ])
  const rules = [
    ...(diet ? [diet] : []),
    ...chips.flatMap((chip) => (chip === 'low-sodium' ? [] : [RESTRICTION_RULES[chip]])),
    ...all.flatMap((one) => one.rules.map(({ rule }) => rule)),
    ...answers.flatMap((answer) => ruleOfSettled(answer)),
    ...profile.dislikedFoods.map(dislikeRule),
  ]
  const isOn = (...ids: readonly string[]) => rules.some(({ id }) => ids.includes(id))
  if (isOn('diet:keto', 'text:keto')) wished.add('keto')
  if (isOn('diet:mediterranean', 'text:mediterranean')) wished.add('mediterranean')
  return {
    rules: [...new Map(rules.map((rule) => [rule.id, rule])).values()],
    wishes: HEALTH_WISH_IDS.filter((id) => wished.has(id)),
    styles: STYLES.filter((style) => wished.has(style)),
    questions: once(questions),
    notes: [...new Set(notes)],
    unknownDislikes,
    partly: [
      { phrase: profile.dietType, unchecked: promiseOfDiet(profile.dietType)?.unchecked ?? [] },
      ...chips.map((chip) => ({ phrase: chip, unchecked: RESTRICTION_PROMISES[chip].unchecked })),
      ...all.flatMap((one) => [...one.rules, ...one.wishes]),
    ].flatMap(({ phrase, unchecked }) => (unchecked.length > 0 ? [{ phrase, unchecked }] : [])),
    unresolved: [...new Set([...questions.map(({ phrase }) => phrase), ...notes, ...unknownDislikes])],
  }
}

/** A sentence was cut at its commas when it was stored; each part may lean on the one before it. */
function joined(texts: string | readonly string[]): string[] {
  const own = [texts].flat().filter((text) => chipOf(text) === undefined)
  return [own.join(', ')]
}

function chipOf(text: string): Restriction | undefined {
  return optionIn(text, RESTRICTIONS)
}

function once(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [question.phrase, question])).values()]
}
