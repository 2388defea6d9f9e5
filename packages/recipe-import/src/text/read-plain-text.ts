import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { oneSpaced } from '../markup/element.ts'
import { lineEntry } from '../page/line-entry.ts'
import { splitFrontMatter, tagsOfFacts } from '../words/front-matter.ts'
import { readMinutes } from '../words/minutes.ts'
import { nameAmong } from './name-among.ts'

type Part = 'start' | 'lines' | 'steps' | 'notes'

const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'lines',
    /^(?:ingredients?(?: list)?|you(?:'|’)?ll need|you will need|what you need|shopping list)(?:\s*\(.*\))?\s*:?$/i,
  ],
  ['steps', /^(?:directions?|instructions?|method|steps|preparation|procedure|how to make(?: it)?)\s*:?$/i],
  ['notes', /^(?:(?:recipe |cook'?s )?notes?|tips?|storage)\s*:?$/i],
]
const FACT =
  /^(serves|servings?|yields?|makes|prep(?:aration)?(?: time)?|active(?: time)?|cook(?:ing)?(?: time)?|total(?: time)?|ready in|source|author|from|adapted from|tags|categor(?:y|ies))\s*(?::|-|–)?\s+(\S.*)$/i
const AMOUNT_FIRST =
  /^(?:[▢□☐•·●▪◦*]\s*|[-–]\s+)?(?:(?:about|scant|heaping|one|two|three|four|half|a|an)\s+(?:\w+\s+)?(?:cups?|teaspoons?|tablespoons?|pounds?|ounces?|cans?|pinch|dash|handful|large|medium|small)\b|\d|[½¼¾⅓⅔⅛])/i
const BULLET = /^(?:[▢□☐•·●▪◦*]\s*|[-–]\s+)/
const NUMBERED = /^(?:step\s*)?\d{1,2}\s*[.):]\s+\S/i

/** A recipe as people write it: a name, lines that begin with amounts, then sentences; with headings or without. */
export function readPlainText(text: string): LooseRecipe {
  const { facts, body } = splitFrontMatter(text)
  const lines = body.split('\n').map(oneSpaced)
  const hasHeadings = lines.some((line) => HEADINGS[0]?.[1].test(line))
  const recipe: LooseRecipe & { lines: DraftPart[]; steps: DraftPart[]; notes: string[]; tags: string[] } = {
    lines: [],
    steps: [],
    notes: [],
    tags: tagsOfFacts(facts),
    makes: facts.get('servings') ?? facts.get('serves') ?? facts.get('yield'),
    description: facts.get('description'),
    sourceUrl: facts.get('source'),
  }
  const start: string[] = []
  let part: Part = 'start'
  for (const line of lines) {
    if (line === '') continue
    const heading = HEADINGS.find(([, words]) => words.test(line))
    if (heading) {
      part = heading[0]
      continue
    }
    if (part !== 'steps' && line.length < 200 && noteFact(recipe, line)) continue
    if (!hasHeadings) part = partOf(line, part)
    if (part === 'start') start.push(line)
    else if (part === 'lines') recipe.lines.push(...[lineEntry(line)].filter((entry) => entry !== null))
    else if (part === 'steps') recipe.steps.push(stepEntry(line))
    else recipe.notes.push(line)
  }
  const { name, others } = nameAmong(start)
  const title = facts.get('title') || facts.get('name')
  return {
    ...recipe,
    name: title || name,
    description: [recipe.description, ...others].filter(Boolean).join('\n'),
  }
}

/** Where a line belongs when a text has no heading above its ingredients. */
function partOf(line: string, part: Part): Part {
  if (part === 'notes') return part
  if (part === 'steps') return part
  if (NUMBERED.test(line)) return 'steps'
  if (AMOUNT_FIRST.test(line) && line.length < 150) return 'lines'
  if (part === 'start') return part
  // "Salt and pepper" has no amount; a sentence has a full stop or is long.
  return BULLET.test(line) || (line.length < 60 && !/[.!]$/.test(line)) ? 'lines' : 'steps'
}

function stepEntry(line: string): DraftPart {
  const heading = /^(?:\[(.{1,200})\]|([^.!?\d]{2,60}):)$/.exec(line)
  if (heading) return { heading: heading[1] ?? heading[2] ?? '' }
  return { text: line.replace(NUMBERED_START, '').replace(BULLET, '') }
}
const NUMBERED_START = /^(?:step\s*)?\d{1,2}\s*[.):]\s+(?=\S)/i

function noteFact(recipe: LooseRecipe & { tags: string[] }, line: string): boolean {
  const fact = FACT.exec(line)
  if (!fact) return false
  const [, label = '', value = ''] = fact
  const word = label.toLowerCase()
  const isLabelled = /^[a-z ]+[:–-]/i.test(line)
  if (/^(?:serv|yield|makes)/.test(word)) {
    if (!/\d|dozen/.test(value)) return false
    recipe.makes ??= /^(?:serv)/.test(word) ? `serves ${value}` : value
  } else if (/^(?:prep|active)/.test(word) && readMinutes(value)) recipe.activeMinutes ??= readMinutes(value)
  else if (/^(?:total|ready)/.test(word) && readMinutes(value)) recipe.totalMinutes = readMinutes(value)
  else if (/^cook/.test(word) && readMinutes(value))
    recipe.totalMinutes ??= (recipe.activeMinutes ?? 0) + (readMinutes(value) ?? 0)
  else if (/^(?:source|author|from|adapted)/.test(word) && isLabelled) {
    if (/^https?:\/\//i.test(value)) recipe.sourceUrl ??= value
    else recipe.sourceName ??= value
  } else if (/^(?:tags|categor)/.test(word) && isLabelled) recipe.tags.push(...value.split(/[,;]/))
  else return false
  return true
}
