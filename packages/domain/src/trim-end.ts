/** Trims these characters from the end. A pattern like /[ ,]+$/ takes quadratic time on long runs of them. */
export function trimEndOf(text: string, chars: string): string {
  let end = text.length
  while (end > 0 && chars.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
