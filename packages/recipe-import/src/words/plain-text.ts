import { oneSpaced, shownLines } from '../markup/element.ts'
import { readMarkup } from '../markup/read-markup.ts'

const MARKUP = /<\/?[a-z!]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/** Lines of a text that may hold HTML, also escaped once more than it should be. */
export function plainLines(text: string): string[] {
  let lines = text.split(/\r\n|[\n\r\u2028]/)
  for (let round = 0; round < 3 && lines.some((line) => MARKUP.test(line)); round++)
    lines = /<\/?(?:p|li|br|div|ol|ul|h\d|tr)\b/i.test(text)
      ? shownLines(readMarkup(lines.join(' ')))
      : lines.flatMap(readLine)
  // "Â½": UTF-8 that was read as Latin-1 once.
  return lines
    .map((line) => oneSpaced(line.replace(/Â(?=[\u00a0-\u00bf])/g, '')))
    .filter((line) => line !== '')
}

function readLine(line: string): string[] {
  return MARKUP.test(line) ? shownLines(readMarkup(line)) : [line]
}

/** The same as one line. */
export function withoutMarkup(text: string): string {
  return plainLines(text).join(' ')
}
