import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { blocksOf, type MarkupElement, type TextBlock } from '../markup/element.ts'

interface Block extends TextBlock {
  readonly bare: string
}
/** A heading that the page shows above the line at `before`. */
interface Found {
  readonly before: number
  readonly block: Block
  /** Whether the line itself is the heading. */
  readonly isLine?: true
}

const HEADING_CHARS_MAX = 90
/** Blocks between two lines: a heading, and a picture's words or a scale button. */
const GAP_MAX = 4
const STARTS_MAX = 50
const NOT_A_GROUP =
  /^(?:ingredients?|you will need|what you need|us customary|metric|units?|scale|servings?|yield|cook mode.*|print|copy|save|\d*x|[\d\W]*)[\s:]*$/i

/**
 * JSON-LD says lines without their headings. Finds the lines where the page shows them and puts the headings in
 * between back.
 */
export function groupLines(page: MarkupElement, { name, lines }: LooseRecipe): readonly DraftPart[] {
  const title = bareOf(name ?? '')
  const texts = lines.map((line) => ('text' in line ? line.text : ''))
  if (texts.length < 3 || texts.includes('')) return lines
  const blocks = blocksOf(page)
    .map((block) => ({ ...block, bare: bareOf(block.text) }))
    .filter(({ bare }) => bare !== title)
  const wanted = texts.map(bareOf)
  let best: readonly Found[] = []
  let starts = 0
  for (let at = 0; at < blocks.length && starts < STARTS_MAX; at++) {
    const first = blocks[at]
    if (!first || first.bare === '' || matched(blocks, at, wanted[0] ?? '') === 0) continue
    starts++
    const found = headingsFrom(blocks, at, wanted)
    if (found && found.length > best.length) best = found
  }
  return best.length === 0 ? lines : lines.flatMap((line, index) => withHeading(line, index, best))
}

function withHeading(line: DraftPart, index: number, headings: readonly Found[]): DraftPart[] {
  const heading = headings.find(({ before }) => before === index)
  if (!heading) return [line]
  const above = { heading: heading.block.text.replace(/\s*:$/, '') }
  return heading.isLine ? [above] : [above, line]
}

/** Headings among the lines that begin at a block; undefined where the lines do not follow. */
function headingsFrom(
  blocks: readonly Block[],
  start: number,
  wanted: readonly string[],
): Found[] | undefined {
  const found: Found[] = []
  let at = start + matched(blocks, start, wanted[0] ?? '')
  for (let line = 1; line < wanted.length; line++) {
    let gap = 0
    let used = 0
    while (gap <= GAP_MAX) {
      used = matched(blocks, at + gap, wanted[line] ?? '')
      if (used > 0) break
      gap++
    }
    if (used === 0) return undefined
    const above = blocks
      .slice(at, at + gap)
      .filter(isHeading)
      .at(-1)
    const shown = blocks[at + gap]
    if (shown && /^h[1-6]$/.test(shown.element.name) && !/\d/.test(shown.text))
      found.push({ before: line, block: shown, isLine: true })
    else if (above) found.push({ before: line, block: above })
    at += gap + used
  }
  const [next] = found
  if (!next) return undefined
  const before = blocks
    .slice(Math.max(0, start - 3), start)
    .filter(isHeading)
    .at(-1)
  if (before && looksAlike(before.element, next.block.element)) found.unshift({ before: 0, block: before })
  return found
}

/** How many blocks from `at` on hold this line: one, or several where amounts and names are apart; 0 if it is not there. */
function matched(blocks: readonly Block[], at: number, wanted: string): number {
  let joined = ''
  for (let used = 0; used < 4; used++) {
    const block = blocks[at + used]
    if (!block) return 0
    joined += block.bare
    if (joined !== '' && isSame(joined, wanted)) return used + 1
    if (joined !== '' && !wanted.startsWith(joined)) return 0
  }
  return 0
}

/** Pages shorten a line, or add the amount in other units behind it. */
function isSame(shown: string, wanted: string): boolean {
  if (shown === wanted) return true
  const [shorter, longer] = shown.length < wanted.length ? [shown, wanted] : [wanted, shown]
  return (
    shorter.length >= 8 &&
    shorter.length >= longer.length * 0.6 &&
    (longer.startsWith(shorter) || longer.endsWith(shorter))
  )
}

function isHeading({ text, element }: Block): boolean {
  if (text.length > HEADING_CHARS_MAX || NOT_A_GROUP.test(text)) return false
  if (/:$/.test(text)) return true
  for (let one: MarkupElement | null = element, up = 0; one && up < 2; one = one.parent, up++)
    if (/^h[1-6]$/.test(one.name) || HEADING_CLASS.test(one.attributes.get('class') ?? '')) return true
  const [inner] = element.children.filter((child) => typeof child === 'object')
  return inner !== undefined && /^(?:strong|b|em|u)$/.test(inner.name)
}

const HEADING_CLASS = /head|title|group-name|subtitle|section-name|label/i

function looksAlike(one: MarkupElement, other: MarkupElement): boolean {
  return one.name === other.name && one.attributes.get('class') === other.attributes.get('class')
}

function bareOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
