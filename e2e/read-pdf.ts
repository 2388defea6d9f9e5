import { inflateSync } from 'node:zlib'

/** Reads the text of a PDF that the browser printed, with its positions. Supports only what text-only pages need. */
export type PdfText = { readonly page: number; readonly x: number; readonly y: number; readonly text: string }
export type ReadPdf = { readonly pages: { width: number; height: number }[]; readonly texts: PdfText[] }

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = readObjects(bytes)
  const dictionary = (id: number) => objects.get(id)?.head ?? ''
  const pageIds = [...objects].filter(([, { head }]) => /\/Type\s*\/Page\b/.test(head)).map(([id]) => id)
  const pages = pageIds.map((id) => {
    const [, , width = '0', height = '0'] =
      /\/MediaBox\s*\[\s*(\S+)\s+(?:\S+)\s+(\S+)\s+([^\]\s]+)/.exec(dictionary(id)) ?? []
    return { width: Number(width), height: Number(height) }
  })
  const texts = pageIds.flatMap((id, page) => {
    const fonts = fontsOf(dictionary(id), dictionary, objects)
    const height = pages[page]?.height ?? 0
    return refs(dictionary(id), 'Contents').flatMap((content) =>
      readTexts(objects.get(content)?.stream ?? '', fonts, height).map((text) => ({ page, ...text })),
    )
  })
  return { pages, texts }
}

/** The lines of text from top to bottom, each from left to right. */
export function linesOf(texts: readonly PdfText[]): string[] {
  const rows = Map.groupBy(texts, ({ page, y }) => `${page} ${Math.round(y)}`)
  return [...rows.values()]
    .toSorted(([a], [b]) => (a && b ? a.page - b.page || a.y - b.y : 0))
    .map((row) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

type PdfObject = { readonly head: string; readonly stream: string }

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const file = bytes.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of file.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match
    const at = body.indexOf('stream')
    const head = at < 0 ? body : body.slice(0, at)
    const data = body.slice(at + 'stream'.length).replace(/^\r?\n/, '')
    objects.set(Number(id), { head, stream: at < 0 ? '' : unpack(head, data) })
  }
  return objects
}

function unpack(head: string, data: string): string {
  if (!head.includes('/FlateDecode')) return data
  // A font file may contain "endobj" and be cut off there. That is fine: only page content and character maps are read.
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

function refs(head: string, name: string): number[] {
  const [, list = '', one = ''] = new RegExp(`/${name}\\s*(?:\\[([^\\]]*)\\]|(\\d+) 0 R)`).exec(head) ?? []
  return one !== '' ? [Number(one)] : [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
}

type Letters = ReadonlyMap<string, string>

function fontsOf(
  page: string,
  dictionary: (id: number) => string,
  objects: ReadonlyMap<number, PdfObject>,
): Map<string, Letters> {
  const [resources] = refs(page, 'Resources')
  const all = resources === undefined ? page : dictionary(resources)
  const [, fonts = ''] = /\/Font\s*<<([\s\S]*?)>>/.exec(all) ?? []
  return new Map(
    [...fonts.matchAll(/\/(\S+)\s+(\d+) 0 R/g)].map(([, name = '', id]) => {
      const [table] = refs(dictionary(Number(id)), 'ToUnicode')
      return [name, lettersOf(objects.get(table ?? -1)?.stream ?? '')]
    }),
  )
}

/** Maps glyph codes to letters. Codes have the same length in the text as in the table. */
function lettersOf(table: string): Letters {
  const letters = new Map<string, string>()
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph.toUpperCase(), fromHex(code))
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', code = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let at = first; at <= Number.parseInt(to, 16); at++)
        letters.set(
          at.toString(16).toUpperCase().padStart(from.length, '0'),
          String.fromCodePoint(Number.parseInt(code, 16) + at - first),
        )
    }
  return letters
}

function fromHex(code: string): string {
  return Buffer.from(code, 'hex').swap16().toString('utf16le')
}

function decode(run: string, letters: Letters | undefined): string {
  const length = letters?.keys().next().value?.length ?? 4
  const glyphs = run.match(new RegExp(`.{${length}}`, 'g')) ?? []
  return glyphs.map((glyph) => letters?.get(glyph) ?? '').join('')
}

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ]
}

const TOKEN = /<([0-9A-Fa-f]*)>|\/(\S+)|(-?\d*\.?\d+)|([A-Za-z*'"]+)|[[\]]/g

/** The text runs of a page with their positions; `y` is measured from the top. */
function readTexts(content: string, fonts: ReadonlyMap<string, Letters>, pageHeight: number) {
  const texts: { x: number; y: number; text: string }[] = []
  const saved: Matrix[] = []
  let page = IDENTITY
  let font: Letters | undefined
  let name = ''
  let glyphs: string[] = []
  let numbers: number[] = []
  const matrix = (): Matrix => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6)
    return [a, b, c, d, e, f]
  }
  for (const [, hex, named, number, operator] of content.matchAll(TOKEN)) {
    if (hex !== undefined) glyphs.push(hex.toUpperCase())
    if (named !== undefined) name = named
    if (number !== undefined) numbers.push(Number(number))
    if (operator === undefined) continue
    if (operator === 'q') saved.push(page)
    if (operator === 'Q') page = saved.pop() ?? IDENTITY
    if (operator === 'cm') page = times(matrix(), page)
    // The browser sets the position once per run of letters, then moves from letter to letter.
    if (operator === 'Tm') {
      const [, , , , x, y] = times(matrix(), page)
      texts.push({ x, y: pageHeight - y, text: '' })
    }
    if (operator === 'Tf') font = fonts.get(name)
    const last = texts.at(-1)
    if (operator === 'Tj' && last) last.text += glyphs.map((run) => decode(run, font)).join('')
    numbers = []
    glyphs = []
  }
  return texts
}
