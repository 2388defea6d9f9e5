import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { oneSpaced } from '../markup/element.ts'
import { type Facts, noteFact, splitFrontMatter, tagsOfFacts } from '../words/front-matter.ts'
import { readMinutes } from '../words/minutes.ts'
import { nameOfFile } from '../words/name-of-file.ts'

const INGREDIENT =
  /@(?:([^@#~{}\n]{1,100})\{([^{}\n]{0,100})\}|([\p{L}\p{N}_-]{1,60}))(?:\(([^()\n]{1,200})\))?/gu
const TOOL = /#(?:([^@#~{}\n]{1,100})\{[^{}\n]{0,50}\}|([\p{L}\p{N}_-]{1,60}))/gu
const TIMER = /~[^@#~{}\n]{0,60}\{([^{}\n]{1,60})\}/gu

export function isCooklang(text: string, name: string): boolean {
  return /\.cook$/i.test(name) || /@[^@#~{}\n]{1,100}\{[^{}\n]{0,100}\}/.test(text.slice(0, 50_000))
}

/** Steps in plain words with `@ingredient{amount%unit}`; what is needed is gathered from them. */
export function readCooklang(text: string, fileName: string): LooseRecipe {
  const { facts, body } = splitFrontMatter(text)
  const lines: DraftPart[] = []
  const steps: DraftPart[] = []
  const notes: string[] = []
  for (const paragraph of paragraphsOf(body, facts)) {
    const heading = /^=+\s*(.*?)\s*=*$/.exec(paragraph)
    if (heading) {
      const name = heading[1] ?? ''
      if (name !== '') for (const list of [lines, steps]) list.push({ heading: name })
      continue
    }
    if (paragraph.startsWith('> ')) {
      notes.push(paragraph.slice(2))
      continue
    }
    for (const found of paragraph.matchAll(INGREDIENT)) lines.push({ text: lineOf(found) })
    steps.push({ text: stepOf(paragraph) })
  }
  return {
    name: facts.get('title') || nameOfFile(fileName),
    description: facts.get('description') ?? facts.get('introduction'),
    makes: facts.get('servings') ?? facts.get('serves') ?? facts.get('yield'),
    activeMinutes: readMinutes(facts.get('prep time')),
    totalMinutes: readMinutes(facts.get('time') ?? facts.get('duration') ?? facts.get('time required')),
    lines: withoutEmptyHeadings(lines),
    steps: withoutEmptyHeadings(steps),
    notes,
    tags: tagsOfFacts(facts),
    sourceUrl: /^https?:/.test(facts.get('source') ?? '') ? facts.get('source') : undefined,
    sourceName: facts.get('author'),
  }
}

/** Paragraphs without comments; `>> key: value` is a fact. */
function paragraphsOf(body: string, facts: Facts): string[] {
  const paragraphs: string[] = ['']
  for (const raw of body.replace(/\[-[\s\S]{0,2000}?-\]/g, '').split('\n')) {
    const line = raw.replace(/(?:^|\s)--.*$/, '').trim()
    if (line.startsWith('>>')) noteFact(line.slice(2), facts)
    else if (line === '' || line.startsWith('=')) paragraphs.push(...(line === '' ? [''] : [line, '']))
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`.trim())
  }
  return paragraphs.filter((one) => one !== '')
}

function amountOf(amount: string): string {
  // "2*" only says that it scales; "2*15%oz cans" are two of that size.
  return oneSpaced(
    amount
      .replace(/^=/, '')
      .replace(/\*\s*(?=%|$)/, '')
      .replace(/\s*\*\s*/, ' x ')
      .replace('%', ' '),
  )
}

function lineOf([, long, amount = '', short, preparation]: RegExpMatchArray): string {
  const name = [amountOf(amount), (long ?? short ?? '').replace(/^[&?+-]+/, '')].filter(Boolean).join(' ')
  return preparation === undefined ? name : `${name}, ${preparation}`
}

function stepOf(paragraph: string): string {
  return oneSpaced(
    paragraph
      .replace(INGREDIENT, (_, long, __, short) => (long ?? short).replace(/^[&?+-]+/, ''))
      .replace(TOOL, (_, long, short) => long ?? short)
      .replace(TIMER, (_, time) => amountOf(time)),
  )
}

function withoutEmptyHeadings(parts: readonly DraftPart[]): DraftPart[] {
  return parts.filter((part, at) => {
    const next = parts[at + 1]
    return 'text' in part || (next !== undefined && 'text' in next)
  })
}
