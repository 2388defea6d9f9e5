const HERE = 'http://here.invalid'

/** Encoded separators that a proxy may decode. None of our paths needs one. */
const ENCODED_SEPARATOR = /%(2f|5c)/i

/**
 * The path of this site that `text` names, in the form a browser resolves it to. Null when a browser or a router could
 * go to another site with it: a link may carry any address (an open redirect).
 */
export function ownPath(text: string): string | null {
  if (!text.startsWith('/') || hasForbiddenCharacter(text)) return null
  const url = URL.parse(text, HERE)
  if (url?.origin !== HERE || ENCODED_SEPARATOR.test(url.pathname)) return null
  const path = url.pathname + url.search + url.hash
  // `/.//host` resolves to the path `//host`, which is another site when it is resolved again.
  return URL.parse(path, HERE)?.href === url.href ? path : null
}

/** Browsers read a backslash as a slash, and drop tabs and line breaks. */
function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((character) => character === '\\' || character < ' ' || character === '\u007f')
}
