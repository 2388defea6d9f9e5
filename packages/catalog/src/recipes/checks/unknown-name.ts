import { editDistance } from '@pennyplate/domain/food/word-forms'

/** A name shorter than this is not looked for inside others: "as" is in half of them. */
const PART_MIN = 3

/** What to say of a name that is none of the known ones: the one that was probably meant, if any is like it. */
export function unknownName(name: string, known: readonly string[]): string {
  const meant = nearestName(name, known)
  const question = meant === undefined ? '' : `; did you mean "${meant}"?`
  return `"${name}" is not known${question}`
}

/** Compared without capitals and dashes: a third of the letters may be wrong, or one name is a part of the other. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const asked = plain(name)
  const distances = known.flatMap((other) => {
    const most = Math.floor(Math.max(asked.length, other.length) / 3)
    const distance = editDistance(asked, plain(other), most) ?? (isPartOf(asked, plain(other)) ? most : null)
    return distance === null ? [] : [{ other, distance }]
  })
  return distances.toSorted((left, right) => left.distance - right.distance)[0]?.other
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function isPartOf(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  return short.length >= PART_MIN && long.includes(short)
}
