export interface Apart {
  /** The text without what is in parentheses. */
  readonly outside: string
  readonly inside: readonly string[]
}

/** Takes out what is in parentheses, also nested and unclosed ones, in one pass. */
export function takeParentheses(text: string): Apart {
  const inside: string[] = []
  let outside = ''
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '(') {
      if (depth === 0) {
        outside += `${text.slice(from, at)} `
        from = at + 1
      }
      depth += 1
    } else if (sign === ')' && depth > 0) {
      depth -= 1
      if (depth === 0) {
        inside.push(text.slice(from, at))
        from = at + 1
      }
    }
  }
  if (depth > 0) inside.push(text.slice(from))
  else outside += text.slice(from)
  return {
    outside: outside.replace(/\)/g, ' '),
    inside: inside.flatMap((part) => part.split(/[()]+/)).map((part) => part.trim()),
  }
}
