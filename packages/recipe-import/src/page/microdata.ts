import { type MarkupElement, shownLines, walk } from '../markup/element.ts'
import type { Json, JsonObject } from './schema-text.ts'

const DEPTH_MAX = 20

/** Items of type Recipe that a page marks up in its own elements, as JSON-LD would have them. */
export function readMicrodata(page: MarkupElement): JsonObject[] {
  const items: JsonObject[] = []
  for (const element of walk(page)) {
    const type = element.attributes.get('itemtype') ?? ''
    if (/(?:^|[\s/])Recipe\/?(?:\s|$)/i.test(type)) items.push(itemOf(element, 0))
  }
  return items
}

function itemOf(root: MarkupElement, depth: number): JsonObject {
  const values = new Map<string, Json[]>()
  const open = [...root.children].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') continue
    const isItem = node.attributes.has('itemscope')
    for (const name of (node.attributes.get('itemprop') ?? '').split(/\s+/)) {
      if (name === '' || name === '__proto__') continue
      const value = isItem && depth < DEPTH_MAX ? itemOf(node, depth + 1) : saidBy(node, name)
      values.set(name, [...(values.get(name) ?? []), ...(Array.isArray(value) ? value : [value])])
    }
    if (!isItem)
      for (let at = node.children.length - 1; at >= 0; at--)
        open.push(node.children[at] as MarkupElement | string)
  }
  const type = (root.attributes.get('itemtype') ?? '').trim().replace(/^.*\//, '')
  return { '@type': type, ...Object.fromEntries(values) }
}

const LISTS = /^(?:recipeInstructions|instructions|recipeIngredient|ingredients)$/

function saidBy(element: MarkupElement, name: string): Json {
  const { attributes } = element
  const said = attributes.get('content') ?? attributes.get('datetime')
  if (said !== undefined) return said
  if (element.name === 'a' || element.name === 'link') {
    if (/^(?:url|image|isBasedOn|mainEntityOfPage)$/.test(name)) return attributes.get('href') ?? ''
  }
  if (element.name === 'img') return attributes.get('src') ?? ''
  const lines = shownLines(element)
  return LISTS.test(name) && lines.length > 1 ? lines : lines.join(' ')
}
