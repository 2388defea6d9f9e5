const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['percent', '%'],
])

/** The words of a text in one spelling: lower case, no accents, singular. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.toLowerCase())
    .replace(/(\d)\s?(?:%|percent\b)/g, '$1%')
    .replace(/['’]s\b/g, 's')
    .replace(/[^a-z0-9%/]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== '/')
    .map(singular)
}

/** Most texts have none, and looking for them costs most of the time. */
function withoutAccents(text: string): string {
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

export function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses|oes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** How many letters are wrong, swapped, missing or too many; null beyond `most`. */
export function editDistance(left: string, right: string, most: number): number | null {
  if (Math.abs(left.length - right.length) > most) return null
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > most) return null
    beforeLast = last
    last = current
  }
  const distance = last[right.length] ?? 0
  return distance <= most ? distance : null
}
