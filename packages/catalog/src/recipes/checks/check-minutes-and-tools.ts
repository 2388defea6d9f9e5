import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'

export function checkMinutes(recipe: Recipe): string[] {
  const { activeMinutes, totalMinutes, unattendedMinutes, ahead } = recipe
  if (activeMinutes > totalMinutes)
    return [`${activeMinutes} active minutes are more than ${totalMinutes} in total`]
  if (ahead && ahead.task !== 'thaw' && unattendedMinutes < ahead.hours * 60)
    return [`${ahead.hours} hours ahead are not in the ${unattendedMinutes} unattended minutes`]
  const named = namedMinutes(recipe.steps)
  const stated = totalMinutes + unattendedMinutes
  return named > stated ? [`the steps take about ${named} minutes, the recipe says ${stated}`] : []
}

const TIME = /(\d+)(?:\s*(?:to|-|–|or)\s*\d+)?\s*(?:more\s+)?(minute|hour)s?/gi
const ALTERNATIVE = /\bor\b|instead|\(/i
/** Times in these sentences are repeated, or run in parallel with other work. */
const BESIDE = /\b(?:meanwhile|while|every|each|per|at the same time|halfway|last|first)\b/i

/** What comes to a boil without a time of its own takes these at the least. */
const BOIL =
  /\bbring\b[^.;]*\bto an? (?:\w+ )?(?:boil|simmer)\b|\bboiling water\b|\bpot of (?:[\w-]+ )?water\b/i
const BOIL_MINUTES = 4

/** "Meanwhile" opens what is done beside the step before, such as rice that cooks. */
const MEANWHILE =
  /^(?:meanwhile|in the meantime|at the same time|while (?:it|they|the \w+) (?:\w+ ?){1,2})[,]? /i

/** The minimum total of the steps. What "Meanwhile" opens runs beside the step before it. */
function namedMinutes(steps: readonly string[]): number {
  const opened = steps.findIndex((step, index) => index > 0 && MEANWHILE.test(step))
  if (opened < 0) return minutesOfAll(steps)
  const beside = steps.slice(opened).map((step) => step.replace(MEANWHILE, ''))
  return (
    minutesOfAll(steps.slice(0, opened - 1)) +
    Math.max(minutesOfAll(steps.slice(opened - 1, opened)), minutesOfAll(beside))
  )
}

function minutesOfAll(steps: readonly string[]): number {
  const sentences = steps
    .flatMap((step) => step.split(/(?<=[.;])\s+/))
    .filter((sentence) => !BESIDE.test(sentence))
  return sentences.reduce((sum, sentence) => sum + minutesOf(sentence), 0)
}

/** Of alternatives ("for 25 minutes, or 12 for small ones") the longer one counts. */
function minutesOf(sentence: string): number {
  const times = [...sentence.matchAll(TIME)].map(
    ([, amount, unit]) => Number(amount) * (unit?.toLowerCase() === 'hour' ? 60 : 1),
  )
  const boiling = BOIL.test(sentence) ? BOIL_MINUTES : 0
  return (
    boiling +
    (ALTERNATIVE.test(sentence) ? Math.max(0, ...times) : times.reduce((sum, time) => sum + time, 0))
  )
}

/** Words that show that the steps use a tool. */
const TOOL_WORDS: Readonly<Record<CookingTool, RegExp>> = {
  Stove:
    /stove|skillet|saucepan|\bpot\b|\bpan\b|griddle|burner|dutch oven|kettle|wok|simmer|boil|medium heat|medium-high|low heat/i,
  Oven: /(?<!dutch )\boven|broil|\bbake\b/i,
  Microwave: /microwave/i,
  'Air Fryer': /air fryer|air-fry|air fry/i,
  'Instant Pot': /instant pot|pressure/i,
  'Slow Cooker': /slow cooker/i,
  Grill: /\bgrill/i,
}
/** Words that require the tool. "Skillet" is not one: it may go in the oven. */
const NEEDS_TOOL: Readonly<Partial<Record<CookingTool, RegExp>>> = {
  Oven: /(?<!dutch )\boven\b(?!-)|\bbroil(?:er)?\b/i,
  Microwave: /\bmicrowave (?:on|for|until|at|the|in|it|\d)|in the microwave/i,
  'Air Fryer': /air fryer/i,
  'Instant Pot': /instant pot|high pressure/i,
  'Slow Cooker': /slow cooker/i,
  Stove: /\bsaucepan|medium heat|medium-high heat|medium-low heat|on the stove/i,
  Grill: /\b(?:the|a|hot|gas|charcoal) grill\b|\bgrill (?:over|for|until|the)\b/i,
}

/** Steps may use only the tools of their method; other tools need their own method. */
export function checkMethods(methods: readonly Recipe[]): string[] {
  const findings = methods
    .flatMap(({ tools }) => tools)
    .filter((need) => need.length > 1)
    .map((need) => `${need.join(' or ')}: write a method for each tool`)
  const sets = methods.map(({ tools }) => tools.flat().toSorted().join(', '))
  const twice = sets.filter((set, index) => sets.indexOf(set) !== index)
  return [...findings, ...twice.map((set) => `two methods for ${set}`)]
}

export function checkTools(recipe: Recipe): string[] {
  const steps = recipe.steps.join(' ')
  const tools = recipe.tools.flat()
  const unused = tools
    .filter((tool) => !TOOL_WORDS[tool].test(steps))
    .map((tool) => `tool ${tool} does not occur in the steps`)
  const unlisted = Object.entries(NEEDS_TOOL)
    .filter(([tool, words]) => words.test(steps) && !tools.some((listed) => listed === tool))
    .map(([tool]) => `the steps use ${tool}, which the tools do not list`)
  return [...unused, ...unlisted]
}
