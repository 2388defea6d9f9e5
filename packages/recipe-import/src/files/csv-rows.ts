/** Rows of a CSV file: fields may be quoted and then hold commas, line breaks and doubled quotes. */
export function* csvRows(text: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const [field, next] = isQuoted ? quotedField(text, at + 1) : plainField(text, at)
    row.push(field)
    if (text[next] === ',') {
      at = next + 1
      if (at === text.length) row.push('')
      continue
    }
    at = next
    while (at < text.length && (text[at] === '\r' || text[at] === '\n')) at++
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

function quotedField(text: string, start: number): [string, number] {
  const pieces: string[] = []
  let at = start
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return [pieces.join('') + text.slice(at), text.length]
    pieces.push(text.slice(at, quote))
    at = quote + 1
    if (text[at] !== '"') break
    pieces.push('"')
    at++
  }
  // Whatever stands between the closing quote and the comma is dropped.
  while (at < text.length && !',\r\n'.includes(text[at] ?? '')) at++
  return [pieces.join(''), at]
}

function plainField(text: string, start: number): [string, number] {
  let at = start
  while (at < text.length && !',\r\n'.includes(text[at] ?? '')) at++
  return [text.slice(start, at), at]
}
