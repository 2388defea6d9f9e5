import type { Json } from './schema-text.ts'

/** Brackets deeper than this are an attack, not a recipe. */
const DEPTH_MAX = 100

/** Parses JSON as pages write it: with comments around it, raw line breaks in strings, commas too many, or several values. */
export function parseLooseJson(text: string): Json | undefined {
  const trimmed = withoutWrapping(text)
  for (const attempt of [trimmed, mendStrings(trimmed)]) {
    const value = parse(attempt)
    if (value !== undefined) return value
  }
  const unescaped = /^\s*[{[]\s*&quot;/.test(trimmed)
    ? trimmed.replace(/&quot;/g, '"').replace(/&amp;/g, '&')
    : undefined
  if (unescaped !== undefined) return parse(unescaped) ?? parse(mendStrings(unescaped))
  return parseSeveral(mendStrings(trimmed))
}

function parse(text: string): Json | undefined {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Brackets in strings are counted too: a text with a hundred more opened than closed is no recipe either.
    if (code === 91 || code === 123) {
      if (++depth > DEPTH_MAX) return true
    } else if (code === 93 || code === 125) depth--
  }
  return false
}

function withoutWrapping(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\*\s*)?<!\[CDATA\[(?:\s*\*\/)?|^<!--/, '')
    .replace(/(?:(?:\/\/|\/\*)\s*)?\]\]>(?:\s*\*\/)?$|-->$/, '')
    .replace(/^\s*\/\/[^\n]*\n/, '')
    .trim()
    .replace(/;$/, '')
}

const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '', '\t': ' ' }

/** Escapes control characters and unescaped quotes in strings, drops escapes JSON lacks and commas before a bracket. */
function mendStrings(text: string): string {
  const out: string[] = []
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (!isInString) {
      if (char === ',' && /^\s*[}\]]/.test(text.slice(at + 1, at + 200))) continue
      if (char === '"') isInString = true
      out.push(char)
    } else if (char === '\\') {
      const escaped = text.charAt(++at)
      if ('"\\/bfnrt'.includes(escaped) && escaped !== '') out.push(char, escaped)
      else if (escaped === 'u' && /^[\da-f]{4}/i.test(text.slice(at + 1, at + 5))) out.push('\\u')
      else out.push(escaped in CONTROLS ? (CONTROLS[escaped] ?? '') : escaped)
    } else if (char === '"') {
      // A quote ends a string only where JSON goes on after it.
      if (/^\s*(?:[:}\]]|,\s*["{[\d\-tfn\]}]|$)/.test(text.slice(at + 1, at + 200))) {
        isInString = false
        out.push(char)
      } else out.push('\\"')
    } else out.push(char < ' ' ? (CONTROLS[char] ?? ' ') : char)
  }
  return out.join('')
}

/** `{...}{...}` or `{...},{...}`: as a list. */
function parseSeveral(text: string): Json | undefined {
  return parse(`[${text.replace(/\}\s*,?\s*\{/g, '},{')}]`)
}
