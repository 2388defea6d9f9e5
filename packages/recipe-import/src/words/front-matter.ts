export type Facts = Map<string, string>

/** The block between two lines of `---` at the start of a text, as facts, and the text after it. */
export function splitFrontMatter(text: string): { facts: Facts; body: string } {
  const facts: Facts = new Map()
  const whole = text.replace(/\r\n?/g, '\n')
  const front = /^\s*---[ \t]*\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/.exec(whole)
  if (!front?.[1]?.split('\n').every(isOfFacts)) return { facts, body: whole }
  let key = ''
  for (const line of front[1].split('\n')) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1]
    if (item === undefined) key = noteFact(line, facts) ?? key
    // A list, one item a line.
    else if (key !== '') facts.set(key, [facts.get(key), unquoted(item)].filter(Boolean).join(', '))
  }
  return { facts, body: whole.slice(front[0].length) }
}

function isOfFacts(line: string): boolean {
  return line.trim() === '' || /^\s*(?:-\s|#)|^[^:]{1,60}:/.test(line)
}

/** "key: value"; answers the key. */
export function noteFact(line: string, facts: Facts): string | undefined {
  const colon = line.indexOf(':')
  if (colon <= 0) return undefined
  const key = line.slice(0, colon).trim().toLowerCase()
  facts.set(key, unquoted(line.slice(colon + 1)))
  return key
}

export function tagsOfFacts(facts: Facts): string[] {
  return ['tags', 'course', 'category', 'cuisine'].flatMap((key) =>
    (facts.get(key) ?? '').replace(/[[\]]/g, '').split(','),
  )
}

function unquoted(text: string): string {
  return text.trim().replace(/^["']|["']$/g, '')
}
