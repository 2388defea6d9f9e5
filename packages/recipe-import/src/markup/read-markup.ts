import { Parser } from 'htmlparser2'
import type { MarkupElement } from './element.ts'

interface OpenElement extends MarkupElement {
  readonly attributes: Map<string, string>
}

/** Deeper elements become siblings at this depth. */
const DEPTH_MAX = 200
/** Reading stops here: the parser's own stack takes quadratic time. No page a person wrote is this deep. */
const DEPTH_READ_MAX = 2000
const NODES_MAX = 400_000
const ATTRIBUTE_CHARS_MAX = 20_000

/** Reads HTML, or XML with `xml`. Entities that a document declares itself are never expanded. */
export function readMarkup(text: string, options: { xml?: boolean } = {}): MarkupElement {
  const root: OpenElement = { name: '', attributes: new Map(), children: [], parent: null }
  const open: OpenElement[] = [root]
  let nodes = 0
  let tooDeep = 0
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        if (open.length > DEPTH_MAX) tooDeep++
        const parent = open[open.length - 1] ?? root
        const element: OpenElement = { name, attributes: new Map(), children: [], parent }
        for (const [key, value] of Object.entries(attribs))
          if (value.length <= ATTRIBUTE_CHARS_MAX) element.attributes.set(key, value)
        if (++nodes > NODES_MAX || tooDeep > DEPTH_READ_MAX) parser.pause()
        parent.children.push(element)
        if (tooDeep === 0) open.push(element)
      },
      ontext(data) {
        const { children } = open[open.length - 1] ?? root
        const last = children.length - 1
        // The parser hands out text in pieces around each entity.
        if (typeof children[last] === 'string' && children[last].length < 65_536) children[last] += data
        else children.push(data)
        nodes += 0.05
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep--
        else if (open.length > 1) open.pop()
      },
    },
    { xmlMode: options.xml === true, decodeEntities: true, recognizeSelfClosing: options.xml === true },
  )
  parser.end(text)
  return root
}
