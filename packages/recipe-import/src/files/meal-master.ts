import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { oneSpaced } from '../markup/element.ts'

const START = /^(?:MMMMM|-----).*Meal-?Master/i
const END = /^(?:MMMMM|-----)-*\s*$/
const SECTION = /^(?:MMMMM|-----)-*\s*([^-\s].*?)\s*-*$/
const FIELD = /^\s*(title|categories|yield|servings)\s*:\s*(.*)$/i
/** Seven columns of amount, two of unit, then the name: the format's own definition. */
const COLUMNS = /^([\d /.½¼¾⅓⅔⅛-]{7}|\s{7}) (..) (\S.*)$/

const UNITS: Record<string, string> = {
  t: 'teaspoon',
  ts: 'teaspoon',
  T: 'tablespoon',
  tb: 'tablespoon',
  c: 'cup',
  oz: 'ounce',
  lb: 'pound',
  pn: 'pinch',
  ds: 'dash',
  dr: 'drop',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  fl: 'fluid ounce',
  pk: 'package',
  cn: 'can',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  cb: 'cubic cm',
  x: '',
  ea: '',
}

export function isMealMaster(text: string): boolean {
  return text
    .slice(0, 5000)
    .split(/\r\n|[\n\r]/)
    .some((line) => START.test(line))
}

export function* readMealMaster(text: string): Generator<LooseRecipe> {
  let recipe: string[] | undefined
  for (const line of text.split(/\r\n|[\n\r]/)) {
    if (START.test(line)) {
      if (recipe) yield readOne(recipe)
      recipe = []
    } else if (END.test(line)) {
      if (recipe) yield readOne(recipe)
      recipe = undefined
    } else recipe?.push(line)
  }
  if (recipe) yield readOne(recipe)
}

function readOne(text: readonly string[]): LooseRecipe {
  const fields = new Map<string, string>()
  const lines: DraftPart[] = []
  const columns: DraftPart[] = []
  const paragraphs: string[][] = [[]]
  let isInSteps = false
  for (const line of text) {
    const field = isInSteps ? null : FIELD.exec(line)
    const section = SECTION.exec(line)
    if (field?.[1] !== undefined) fields.set(field[1].toLowerCase(), field[2]?.trim() ?? '')
    else if (section?.[1] !== undefined && !isInSteps)
      lines.push(...columns.splice(0), { heading: section[1] })
    else if (!isInSteps && readLine(line, lines, columns)) continue
    else if (line.trim() === '') paragraphs.push([])
    else {
      isInSteps = true
      paragraphs.at(-1)?.push(line.trim())
    }
  }
  return {
    name: fields.get('title'),
    makes: fields.get('servings') ?? fields.get('yield'),
    lines: [...lines, ...columns],
    steps: paragraphs.filter((one) => one.length > 0).map((one) => ({ text: oneSpaced(one.join(' ')) })),
    notes: [],
    tags: (fields.get('categories') ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => !/^none$/i.test(tag)),
  }
}

/** A line may hold a second ingredient from column 41 on; those of the right column come after all of the left. */
function readLine(line: string, lines: DraftPart[], right: DraftPart[]): boolean {
  const left = COLUMNS.exec(line.slice(0, 41))
  if (!left) return false
  const other = line.length > 41 ? COLUMNS.exec(line.slice(41)) : null
  const [, amount = '', unit = '', name = ''] =
    other || line.length <= 41 ? left : (COLUMNS.exec(line) ?? left)
  const last = lines.at(-1)
  if (/^-+\s*\S/.test(name) && last && 'text' in last) {
    // "-" continues the line above.
    lines[lines.length - 1] = { text: `${last.text} ${oneSpaced(name.replace(/^-+/, ''))}` }
    return true
  }
  lines.push(written(amount, unit, name))
  if (other) right.push(written(other[1] ?? '', other[2] ?? '', other[3] ?? ''))
  return true
}

function written(amount: string, unit: string, name: string): DraftPart {
  const code = unit.trim()
  const word = UNITS[code] ?? UNITS[code.toLowerCase()] ?? code
  return { text: oneSpaced([amount, word, name.replace(/;/g, ', ').replace(/\s+,/g, ',')].join(' ')) }
}
