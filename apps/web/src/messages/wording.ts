/** Pieces of sentences that many screens share. */

export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}

/** "3 min active · 502 kcal". A number and its unit stay on one line. */
export function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export function factLine(facts: readonly string[]): string {
  return facts.map((fact) => fact.replace(/(\d) /g, '$1\u00a0')).join(' · ')
}

const LIST = new Intl.ListFormat('en-US')

/** "eggs", "eggs and milk", "eggs, milk, and flour". */
export function joinWords(words: readonly string[]): string {
  return LIST.format(words)
}

const CHOICE = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** "eggs", "eggs or milk", "eggs, milk, or flour". */
export function chooseWords(words: readonly string[]): string {
  return CHOICE.format(words)
}

/** Roughly how long food keeps. */
export function keepsFor(days: number): string {
  if (days < 14) return counted(days, 'day')
  if (days < 60) return `${Math.round(days / 7)} weeks`
  return days < 730 ? `${Math.round(days / 30.4)} months` : `${Math.round(days / 365)} years`
}

/** "Blueberries" are several; hummus, asparagus and chili with beans are not. */
function isSeveral(name: string): boolean {
  const noun =
    name
      .replace(/ ?\(.*|,.*| (?:with|in) .*/, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? ''
  return /s$/.test(noun) && !/(?:ss|us|is)$/.test(noun) && noun !== 'molasses'
}

const PLURAL_VERBS: Readonly<Record<string, string>> = { is: 'are', does: 'do', needs: 'need', takes: 'take' }

/** "does not fit" of one thing, "do not fit" of several. */
export function agreeing(subject: string, predicate: string): string {
  if (!isSeveral(subject)) return predicate
  return predicate.replace(/^(?:is|does|needs|takes)\b/, (verb) => PLURAL_VERBS[verb] ?? verb)
}
