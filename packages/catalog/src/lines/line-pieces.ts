import { takeParentheses } from './parentheses.ts'
import { cutTail } from './tail-words.ts'

export interface LinePieces {
  /** Split at commas, without parentheses. The first ones name the food. */
  readonly pieces: readonly string[]
  /** What is in parentheses, and what comes after the name. */
  readonly asides: readonly string[]
}

const OPTIONAL = /[\s,;:(-]*\boptional\b[\s,;:.!)-]*/gi
/** "For serving: lime wedges", "Toppings: cheese, cilantro", "To garnish: thyme". */
const LEAD =
  /^(?:for|to|as|optional|any|additional)?\s?(?:the |a )?(?:optional |extra |desired )?(?:toppings?|garnish(?:es|ing)?|serv(?:e|ing)|add-?ins?|mix-?ins?|dusting|topping|finish|fillings?)(?: ideas| options| suggestions)?\s?(?::|-|such as)\s/i

/** "Rosemary, or 1 tsp dried": a whole alternative with its own amount. */
const OTHER = /^or (?:about )?[\d]/i

/** Pieces of what a line says after its amount. */
export function linePieces(text: string): LinePieces {
  const { outside, inside } = takeParentheses(text)
  const bare = outside
    .replace(/^[\s,;:.*]+/, '')
    .replace(LEAD, '')
    .replace(OPTIONAL, ' , ')
    .replace(/\*+/g, ' ; ')
    .replace(/\s+/g, ' ')
  const ends = bare.search(/ --? |;|:\s|\.\s(?=[A-Z])|\s-(?=[a-z])/)
  const first = ends < 0 ? bare : bare.slice(0, ends)
  const after = ends < 0 ? '' : bare.slice(ends).replace(/^[\s;:.-]+/, '')
  const { head, tail } = cutTail(first.replace(/^[\s,;.]+/, ''))
  const pieces = head
    .split(/\s?,\s?|\s\.\s/)
    .map((piece) => piece.trim().replace(/[.\s]+$/, ''))
    .filter((piece) => piece !== '')
  const others = pieces.filter((piece) => OTHER.test(piece))
  const asides = [...others, ...inside.map((one) => one.replace(OPTIONAL, ' ').trim()), tail, after]
  return {
    pieces: pieces.filter((piece) => !OTHER.test(piece)),
    asides: asides.filter((aside) => /[a-z0-9]/i.test(aside)),
  }
}
