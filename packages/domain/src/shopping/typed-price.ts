/** A price as it is typed behind or before an item. What counts by weight ("$3/lb") is not the price of the line. */
const PRICE =
  /(?:^|[\s,(]+)(?:for|at|@|about|=|:|-|–)?\s*\$\s?(\d{1,4}(?:\.\d{1,2})?)(?![\d.,]*\d)(?!\s?(?:\/|per\b|a (?:lb|pound)))(\s+(?:each|apiece|ea\b))?\)?(?=$|[\s,.)])/i

export type TypedItem = Readonly<{
  /** The item without its price. */
  text: string
  dollars: number | null
  /** It is the price of one. */
  isOfOne: boolean
}>

/** "dishwasher tabs $6" is dishwasher tabs, for $6. A price alone is no item. */
export function splitTypedPrice(typed: string): TypedItem {
  const found = PRICE.exec(typed)
  const whole = { text: typed.trim(), dollars: null, isOfOne: false }
  if (!found?.[1]) return whole
  const text = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/^[\s,:-]+|[\s,:-]+$/g, '')
  if (text === '') return whole
  return { text, dollars: Number(found[1]), isOfOne: found[2] !== undefined }
}
