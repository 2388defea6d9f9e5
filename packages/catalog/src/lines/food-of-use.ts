import { type CatalogFood, foodById } from '../foods/foods.ts'

/** Herbs and roots that are sold fresh and dried: recipes say which by how they are cut and measured. */
const FRESH_OF: Readonly<Record<string, string>> = {
  'basil-dried': 'basil-fresh',
  'thyme-dried': 'thyme-fresh',
  'rosemary-dried': 'rosemary-fresh',
  'sage-dried': 'sage-fresh',
  'oregano-dried': 'oregano-fresh',
  'tarragon-dried': 'tarragon-fresh',
  'parsley-dried': 'parsley-fresh',
  'dill-dried': 'dill-fresh',
  'mint-dried': 'mint-fresh',
  'chives-dried': 'chives',
}
const DRIED_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FRESH_OF).map(([dried, fresh]) => [fresh, dried]),
)

const SAYS_FRESH =
  /\b(?:fresh|chopped|minced|torn|leaf|leaves|sprigs?|bunch|packed|stems?|snipped|sliced|chiffonade|julienned|handful|fronds?|garnish)\b/i
const SAYS_DRIED = /\b(?:dried|dry|rubbed|freeze|flakes)\b/i
const FRESH_UNITS: ReadonlySet<string> = new Set([
  'sprig',
  'bunch',
  'leaf',
  'cup',
  'handful',
  'each',
  'stalk',
  'oz',
  'package',
])

/** The form of a food that a line means where its name leaves it open. */
export function foodOfUse(food: CatalogFood, words: string, unit: string | null): CatalogFood {
  return foodById(idOfUse(food.id, words, unit)) ?? food
}

function idOfUse(id: string, words: string, unit: string | null): string {
  const isPiece = unit === 'sprig' || unit === 'bunch' || (unit === 'leaf' && id !== 'bay-leaf')
  const isDried = !isPiece && SAYS_DRIED.test(words)
  const isFresh = !isDried && (SAYS_FRESH.test(words) || FRESH_UNITS.has(unit ?? ''))
  if (id in FRESH_OF) return isFresh ? (FRESH_OF[id] ?? id) : id
  if (id in DRIED_OF) return isDried || (unit === 'tsp' && !isFresh) ? (DRIED_OF[id] ?? id) : id
  if (
    id === 'ginger' &&
    unit === 'tsp' &&
    !/\b(?:fresh|grated|minced|chopped|root|peeled|sliced|crushed|paste)\b/i.test(words)
  )
    return 'ginger-ground'
  if (id === 'lemon-juice-bottled' && (unit === 'each' || /\bfresh/i.test(words))) return 'lemon-juice-fresh'
  if (id === 'lime-juice-bottled' && (unit === 'each' || /\bfresh/i.test(words))) return 'lime-juice-fresh'
  if (id === 'diced-tomatoes' && (unit === 'each' || unit === 'tbsp')) return 'tomato'
  if (id === 'carrots-shredded' && unit === 'each') return 'carrot'
  if (id === 'rotisserie-chicken' && unit === 'each' && /\bbreast/i.test(words)) return 'chicken-breast'
  if (id === 'black-pepper' && !/corn/i.test(words) && (unit === 'each' || /\bpeppers\b/i.test(words)))
    return 'bell-pepper-green'
  if (unit === 'ear' && id.startsWith('corn')) return 'corn-on-the-cob'
  return id
}
