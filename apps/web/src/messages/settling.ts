import { MEDITERRANEAN_AIMS, saidAims } from '@pennyplate/domain/diet/week-aims'
import type { UncheckedCode, Wish } from '@pennyplate/domain/restrictions/concept'
import { counted } from './wording.ts'

/** Questions about words in the profile that we do not understand, and how the answers read. */
export const settlingMessages = {
  question: (phrase: string) => `We don’t know what “${phrase}” forbids`,
  hint: 'Pick what it means, choose foods, or keep it as a note.',
  means: (name: string) => `It means: ${name}`,
  chooseFoods: 'Choose foods',
  keepAsNote: 'Keep it as a note',
  search: 'Search foods',
  searchHint: (phrase: string) => `Each food you check is left out because of “${phrase}”.`,
  searching: 'Searching',
  searchFailed: 'Foods could not be searched just now. Check your connection and try again.',
  nothingFound: (typed: string) => `We have no food called “${typed}”.`,
  chosen: (count: number) => (count === 0 ? 'No food chosen yet.' : `${counted(count, 'food')} chosen`),
  useFoods: (count: number) => `Leave out ${counted(count, 'food')}`,
  settledNote: (phrase: string) => `“${phrase}” is a note: not checked.`,
  settledRule: (phrase: string, name: string) => `“${phrase}” means: ${name}, for everyone.`,
  settledFoods: (phrase: string, count: number) =>
    `“${phrase}” leaves out ${counted(count, 'food you chose', 'foods you chose')}.`,
  change: 'Change',
  changeOf: (phrase: string) => `Change the answer for “${phrase}”`,

  planTitle: 'Before we plan: what do these words mean?',
  planText: 'We plan your week once you answer each of these. Your answers are saved in your profile.',
  planAgain: 'Plan my week',
  left: (count: number) => `${counted(count, 'question')} left`,

  notChecked: (phrase: string) => `Not checked: ${phrase}`,
  partlyChecked: (phrase: string, reasons: string) => `${phrase}: ${reasons}`,
  wishes: (names: string) => `This week aims for these wishes but does not promise them: ${names}.`,

  ownWords: (text: string) => `In your words: ${text}`,
  dietRule: (phrase: string, forbids: string) => `${phrase} (no ${forbids})`,
  dietWish: (name: string) => `a wish: ${name}`,
  dietSettled: (phrase: string) => `${phrase} (the foods you chose)`,
  dietQuestion: (phrase: string) => `${phrase} (not understood yet)`,
} as const

export const wishNames: Readonly<Record<Wish, string>> = {
  'low-carb': 'fewer carbs',
  'low-fat': 'less fat',
  'low-sugar': 'less sugar',
  'low-sodium': 'less sodium',
  'low-cholesterol': 'less cholesterol',
  'kidney-aware': 'kidney-aware eating',
  'heart-healthy': 'heart healthy',
  'diabetes-friendly': 'diabetes friendly',
  'high-fiber': 'more fiber',
  'high-protein': 'more protein',
  keto: 'few net carbs a day',
  'lower-calorie': 'fewer calories',
  'less-meat': 'less meat',
  'whole-foods': 'more whole foods',
  mediterranean: saidAims(MEDITERRANEAN_AIMS),
}

/** What a rule does not check, so that the household has to. */
export const uncheckedReasons: Readonly<Record<UncheckedCode, string>> = {
  certification: 'Certification seals and how meat was slaughtered are not checked.',
  'cross-contact': 'Traces from shared factories and kitchens are not checked.',
  amounts: 'How much is too much differs from person to person and is not checked.',
  'dairy-left-in': 'Milk and cheese stay. Add “no dairy” if they make you sick too.',
  iron: 'Iron is not counted.',
  'practice-varies': 'Practices vary; add anything else you leave out.',
  stricter: 'We are stricter than you asked.',
  raw: 'Whether a food is eaten raw or undercooked is not checked.',
  days: 'It applies every day of the week, not just some days.',
  'in-products': 'Crackers, spreads and other packaged foods may contain it; check their labels.',
}
