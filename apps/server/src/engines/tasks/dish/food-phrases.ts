import type { CatalogFood } from '@pennyplate/catalog/foods/foods'

/** What a step may call a food: its names and their endings, such as "soy sauce" for low-sodium soy sauce. */
export function phrasesOf(food: CatalogFood): string[] {
  const names = [food.name, food.plural, ...food.synonyms].map((name) => withoutAside(name).toLowerCase())
  const endings = [food.name, food.plural].flatMap((name) => {
    // "Water" is not a name for "tuna in water".
    const words = withoutAside(name)
      .toLowerCase()
      .replace(/ (?:in|with) .*/, '')
      .split(' ')
    return words.map((_, start) => words.slice(start).join(' '))
  })
  return [...new Set([...names, ...endings, ...kindsOf(food)])].filter(
    (phrase) => phrase.length > 2 && !VAGUE_WORDS.has(phrase),
  )
}

/** A step says "the chicken" for boneless skinless chicken thighs. */
const MEAT_AISLES: ReadonlySet<string> = new Set(['meat', 'seafood', 'deli'])
const ANIMAL = /\b(?:chicken|turkey|beef|pork|lamb|steak|salmon|shrimp)\b/g

export function isMeat({ traits }: CatalogFood): boolean {
  return traits.includes('meat')
}

/** What a sentence calls it short: beef for round steak, and a peanut sauce of peanut butter. */
function kindsOf({ name, aisle, traits }: CatalogFood): string[] {
  if (/^(?:creamy|crunchy|natural)? ?peanut butter/i.test(name)) return ['peanut']
  if (!MEAT_AISLES.has(aisle)) return []
  const isBeef = traits.includes('beef') && !traits.includes('processed-meat')
  return [...(name.toLowerCase().match(ANIMAL) ?? []), ...(isBeef ? ['beef'] : [])]
}

/** "The mango" of frozen mango chunks, "the pitas" of pita bread, "the ranch seasoning" of a package of it. */
export function shortNamesOf({ name }: CatalogFood): string[] {
  const words = withoutAside(name).toLowerCase()
  const short = SHORT_NAMES.exec(words)
    ?.slice(1)
    .find((found) => found !== undefined)
  if (short === undefined) return []
  return [short, `${short}s`, ...(short.startsWith('frozen ') ? [short.slice('frozen '.length)] : [])]
}

const SHORT_NAMES =
  /^(.+) (?:chunks|florets)$|^(marinara) sauce$|^(pita) bread$|^canned (cannellini) beans$|^(.+ seasoning) mix$|^hot dog (bun)s$/

/** In a step these words mean what is in the pan, not the product. */
const VAGUE_WORDS: ReadonlySet<string> = new Set([
  'half',
  'sauce',
  'water',
  'crumbs',
  'juice',
  'mix',
  'drink',
  'powder',
  'dressing',
  'paste',
  'liquid',
  'topping',
  'filling',
])

/** "Flour tortillas" of "Flour tortillas (8 inch)". */
export function withoutAside(name: string): string {
  return name.replace(/\s*\([^)]*\)/g, '')
}
