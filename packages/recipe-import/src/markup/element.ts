/** An element of a page: what its tags said, and nothing that runs. */
export interface MarkupElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: MarkupNode[]
  readonly parent: MarkupElement | null
}

export type MarkupNode = MarkupElement | string

const BLOCKS = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'head',
  'title',
  'select',
])

/** Visits everything below an element in the order of the page, without recursion: pages may nest as deep as they like. */
export function* walk(root: MarkupElement): Generator<MarkupElement> {
  const open: MarkupElement[] = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    yield element
    for (let at = element.children.length - 1; at >= 0; at--) {
      const child = element.children[at]
      if (typeof child === 'object') open.push(child)
    }
  }
}

/** One line a reader sees, and the block element it is in. */
export interface TextBlock {
  readonly text: string
  readonly element: MarkupElement
}

type Step = { node: MarkupNode } | { close: MarkupElement }

/** The lines a reader sees, without markup; blocks and line breaks separate them. */
export function blocksOf(root: MarkupElement): TextBlock[] {
  const blocks: TextBlock[] = []
  const within: MarkupElement[] = [root]
  let line: string[] = []
  const endLine = () => {
    const text = oneSpaced(line.join(''))
    if (text !== '') blocks.push({ text, element: within[within.length - 1] ?? root })
    line = []
  }
  const open: Step[] = [{ node: root }]
  for (let step = open.pop(); step; step = open.pop()) {
    if ('close' in step) {
      endLine()
      within.pop()
      continue
    }
    const { node } = step
    if (typeof node === 'string') {
      line.push(node)
      continue
    }
    if (UNSEEN.has(node.name)) continue
    if (BLOCKS.has(node.name)) {
      endLine()
      within.push(node)
      open.push({ close: node })
    }
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at]
      if (child !== undefined) open.push({ node: child })
    }
  }
  endLine()
  return blocks
}

export function shownLines(root: MarkupElement): string[] {
  return blocksOf(root).map((block) => block.text)
}

export function textOf(root: MarkupElement): string {
  return shownLines(root).join(' ')
}

export function oneSpaced(text: string): string {
  return text.replace(/[\s\p{Cc}\u200b\u2060\ufeff]+/gu, ' ').trim()
}

export function hasClass(element: MarkupElement, name: string): boolean {
  const classes = element.attributes.get('class')
  return classes !== undefined && ` ${classes.replace(/\s/g, ' ')} `.includes(` ${name} `)
}
