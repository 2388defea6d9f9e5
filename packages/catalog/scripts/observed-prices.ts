import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from '@pennyplate/domain/food/package'
import { allFoods, foodById } from '../src/foods/foods.ts'
import { packages } from '../src/prices/packages.ts'

/** A price somebody saw, and the catalog's package of the same product, brand tier and size. */
export interface ObservedPrice {
  readonly id: string
  readonly source: string
  readonly product: string
  /** In cents of October 2026, of a package the size of `pack`. */
  readonly cents: number
  readonly pack: Package
}

/** Codes of `data/packages-sources.json` for those of the folder that differ. */
const SOURCE: Readonly<Record<string, string>> = {
  'walmart-2023-02': 'walmart-2023',
  'walmart-2026-autoship': 'walmart-2026',
}
/** Food at home from the date of the source to August 2026, see docs/catalog.md. */
const INDEX: Readonly<Record<string, number>> = {
  'walmart-2023': 1.061,
  'kroger-2024': 1.055,
  'walmart-stores-2023': 1.061,
}
const G_PER_FL_OZ = 29.57
const G_OF: Readonly<Record<string, number>> = {
  oz: 28.35,
  lb: 453.6,
  'fl oz': G_PER_FL_OZ,
  gal: 128 * G_PER_FL_OZ,
}

type Row = Readonly<Record<string, string>>
/** A package half the size costs more than half as much. */
const SIZE_EXPONENT = 0.8
const MATCH_SCORE = 1.05
const SIZES_APART_AT_MOST = Math.log(1.5)

/** Rows of a data folder's `retail_prices.csv` that match a package; the others are products we do not sell. */
export function readObservedPrices(folder: string): readonly ObservedPrice[] {
  const read = (file: string) => readCsv(readFileSync(join(folder, file), 'utf8'))
  return [...read('retail_prices.csv'), ...meansByItem(read('walmart_prices_by_zip.csv'))].flatMap((row) => {
    const isByPound = (row.unit ?? '').includes('per lb')
    const grams = isByPound ? 0 : Number(row.net_g) || Number(row.net_fl_oz) * G_PER_FL_OZ
    const { item_id: id = '', source_id = '', product = '' } = row
    const source = SOURCE[source_id] ?? source_id
    const isSpice = row.category?.startsWith('Spice') === true
    const sold = isSpice ? packages.filter(({ foodId }) => foodById(foodId)?.aisle === 'spices') : packages
    const pack = packageLike(product, grams, sold)
    const size = row.size_text ?? ''
    // "4 ct / 15 oz" is read as one can, and "1.5 - 2.6 lb" as the larger piece.
    const isOneSize = !/^[2-9] ct \/| - /.test(size)
    const isSized = isByPound || (grams > 0 && isOneSize) || /^(?:each|1 (?:ct|each|bunch))$/.test(size)
    const dollars = isByPound ? (Number(row.usd_per_100g) * (pack?.netG ?? 0)) / 100 : Number(row.price_usd)
    if (!pack || !isSized || !(dollars > 0)) return []
    const cents = 100 * dollars * (INDEX[source] ?? 1) * sizeRatio(pack.netG, grams)
    return [{ id, source, product, cents, pack }]
  })
}

/** One row per item of the five stores: its mean price. */
function meansByItem(rows: readonly Row[]): readonly Row[] {
  return [...Map.groupBy(rows, ({ product, size }) => `${product}, ${size}`)].map(([item, same]) => {
    const size = same[0]?.size ?? ''
    const grams = gramsOf(size)
    return {
      item_id: item,
      source_id: 'walmart-stores-2023',
      product: item,
      size_text: grams > 0 ? size : 'each',
      net_g: String(grams),
      price_usd: String(same.reduce((sum, { price_usd }) => sum + Number(price_usd), 0) / same.length),
    }
  })
}

function gramsOf(size: string): number {
  const [, amount, unit = ''] = /([\d.]+) ?(oz|lb|fl oz|gal)/i.exec(size) ?? []
  return Number(amount ?? 0) * (G_OF[unit.toLowerCase()] ?? 0)
}

/** The price of a package, of the size of another. */
export function centsAtSize(pack: Package, netG: number): number {
  return pack.priceCents * sizeRatio(netG, pack.netG)
}

/** The package whose name, brand tier and size are most like the product's; null if none is. */
export function packageLike(product: string, grams: number, among: readonly Package[]): Package | null {
  const asked = wordsOf(product)
  const tier = brandTier(product)
  let best: { pack: Package; score: number } | null = null
  for (const pack of among) {
    const { all, food, tier: packTier } = packWords(pack)
    if (packTier !== tier) continue
    const shared = [...asked].filter((word) => all.has(word))
    const apart = grams > 0 ? Math.abs(Math.log(pack.netG / grams)) : 0
    if (shared.length === 0 || apart > SIZES_APART_AT_MOST) continue
    const head = [...food].filter((word) => asked.has(word)).length / food.size
    const alike = (2 * rarity(shared)) / (rarity(asked) + rarity(all))
    const score = alike + head / 2 - apart * 0.6
    if (head >= 0.5 && score > (best?.score ?? MATCH_SCORE)) best = { pack, score }
  }
  return best?.pack ?? null
}

function sizeRatio(toG: number, fromG: number): number {
  return fromG > 0 ? (toG / fromG) ** SIZE_EXPONENT : 1
}

const FILLER = new Set(
  'kroger great value simple truth private selection marketside freshness guaranteed smart way sam choice fresh whole bag box can jar pack oz lb fl ct the in of and with all natural each large medium small family size party bottle'.split(
    ' ',
  ),
)

function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9% ]+/g, ' ')
    .split(' ')
  const telling = words.filter((word) => word.length > 1 && !FILLER.has(word) && !/^\d+$/.test(word))
  return new Set(telling.map((word) => word.replace(/(?<=\w{3})s$/, '').replace(/(?<=[shx])e$/, '')))
}

type BrandTier = 'store' | 'national' | 'organic'

/** A brand is a word that no food is called by. */
function brandTier(name: string): BrandTier {
  if (/organic/i.test(name)) return 'organic'
  foodWords ??= new Set(
    [...allFoods().values()].flatMap((food) => [...wordsOf([food.name, ...food.synonyms].join(' '))]),
  )
  const [first = ''] = wordsOf(name)
  if (STORE_BRAND.test(name)) return 'store'
  return foodWords.has(first) && !BRAND.test(name) ? 'store' : 'national'
}

/** Brands that begin with the name of a food. */
const BRAND =
  /^(?:gold medal|old el paso|early california|town house|la preferida|land o|rice-a-roni|wonder)\b/i

const STORE_BRAND =
  /^(?:great value|marketside|freshness guaranteed|sam's choice|bettergoods|kroger|private selection|simple truth|smart way|fresh|large|medium|small|bulk|whole|boneless|extra|hot|italia|beef choice)\b/i
let foodWords: ReadonlySet<string> | undefined

interface PackWords {
  readonly tier: BrandTier
  readonly all: ReadonlySet<string>
  readonly food: ReadonlySet<string>
}
const known = new Map<string, PackWords>()

function packWords(pack: Package): PackWords {
  const found = known.get(pack.id)
  if (found) return found
  const name = foodById(pack.foodId)?.name ?? ''
  const words = { tier: brandTier(pack.name), all: wordsOf(`${pack.name} ${name}`), food: wordsOf(name) }
  known.set(pack.id, words)
  return words
}

let counts: Map<string, number> | undefined

/** Rare words tell more. */
function rarity(words: Iterable<string>): number {
  counts ??= packages
    .flatMap((pack) => [...packWords(pack).all])
    .reduce((all, word) => all.set(word, (all.get(word) ?? 0) + 1), new Map<string, number>())
  let sum = 0
  for (const word of words) sum += Math.log(packages.length / (counts.get(word) ?? 0.7))
  return sum
}

/** Rows by column name. Quotes as RFC 4180 has them. */
function readCsv(text: string): Readonly<Record<string, string>>[] {
  const [columns = [], ...rows] = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
      ),
    )
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
}
