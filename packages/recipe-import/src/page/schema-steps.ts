import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import { plainLines, withoutMarkup } from '../words/plain-text.ts'
import { parseLooseJson } from './loose-json.ts'
import { isObject, isType, type Json, type JsonObject, listOf, textFrom } from './schema-text.ts'

/** Steps of a schema.org recipe: a text, a list of texts, HowToSteps, or HowToSections with a name. */
export function stepsFrom(value: Json | undefined, depth = 0): DraftPart[] {
  if (depth > 10) return []
  return listOf(value).flatMap((one): DraftPart[] => {
    if (typeof one === 'string') return written(one, depth)
    if (Array.isArray(one)) return stepsFrom(one, depth + 1)
    if (!isObject(one)) return []
    return isType(one, 'HowToSection') || isSection(one) ? section(one, depth) : step(one, depth)
  })
}

/** A text; some pages write their list of steps as JSON once more. */
function written(text: string, depth: number): DraftPart[] {
  const inner = /^\s*\[\s*\{/.test(text) ? parseLooseJson(text) : undefined
  return inner === undefined ? textSteps(text) : stepsFrom(inner, depth + 1)
}

function isSection(node: JsonObject): boolean {
  return !isType(node, 'HowToStep') && listOf(node.itemListElement).length > 0
}

function section(node: JsonObject, depth: number): DraftPart[] {
  const heading = textFrom(node.name ?? node.Name ?? node.headline)
  const inner = stepsFrom(node.itemListElement ?? node.steps ?? node.step ?? node.text, depth + 1)
  return heading === '' || inner.length === 0 ? inner : [{ heading }, ...inner]
}

function step(node: JsonObject, depth: number): DraftPart[] {
  const inner = node.itemListElement === undefined ? [] : stepsFrom(node.itemListElement, depth + 1)
  const own = inner.length > 0 ? inner : textSteps(rawText(node))
  const name = withoutMarkup(typeof node.name === 'string' ? node.name : '')
  if (name === '') return own
  const [first, ...rest] = own
  if (first === undefined) return [{ text: name }]
  if (!('text' in first) || repeats(first.text, name)) return own
  return [{ text: `${name}${/[.!?:]$/.test(name) ? '' : ':'} ${first.text}` }, ...rest]
}

function rawText(node: JsonObject): string {
  const said = node.text ?? node.description ?? node['@value']
  return typeof said === 'string' ? said : textFrom(said)
}

/** Whether a step's name only repeats how its text begins, shortened or not, or counts it. */
function repeats(text: string, name: string): boolean {
  const start = name.replace(/(?:\.\.\.|…)?[.:]?\s*$/, '').toLowerCase()
  return text.toLowerCase().startsWith(start) || /^(?:step|instruction)?\s*#?\d+\.?$/i.test(name)
}

/** A paragraph or list item each; "1." and "Step 1:" before them are how a page counts. */
function textSteps(text: string): DraftPart[] {
  return plainLines(text)
    .map((line) =>
      line.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+(?=\S)/i, '').replace(/^(?:[▢□☐•·●▪◦]\s*|[-–]\s+)+/, ''),
    )
    .filter((line) => line !== '' && !/^(?:step\s*)?\d{1,2}[.):]?$/i.test(line))
    .map((line) => ({ text: line }))
}
