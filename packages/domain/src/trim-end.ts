/** Without such characters at its end. A pattern like /[ ,]+$/ would look at each run of them once for every place in it. */
export function trimEndOf(text: string, chars: string): string {
  let end = text.length
  while (end > 0 && chars.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
