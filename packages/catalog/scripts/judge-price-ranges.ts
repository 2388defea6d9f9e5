/**
 * Judges the ranges of our prices by prices that were seen, and fits their widths.
 *
 *   node packages/catalog/scripts/judge-price-ranges.ts DATA_FOLDER
 *
 * The folder holds `retail_prices.csv` (item_id, source_id, product, size_text, unit, net_g, net_fl_oz, price_usd, usd_per_100g,
 * category) and `walmart_prices_by_zip.csv` (product, size, price_usd).
 *
 * Five times, a fifth of the prices is set aside with every package that was priced by them. The widths are fitted to the other
 * four, and each price of the fifth is predicted from the packages that are left.
 */
import type { Package } from '@pennyplate/domain/food/package'
import { likelyTotal, QUADRATURE_SHARE, SHARED_ERROR } from '@pennyplate/domain/shopping/likely-total'
import { packages } from '../src/prices/packages.ts'
import { priceSource } from '../src/prices/price-source.ts'
import { evidenceOf, type Pace, paceOf, rangeAround, STORE_BRAND } from '../src/prices/price-width.ts'
import { centsAtSize, type ObservedPrice, packageLike, readObservedPrices } from './observed-prices.ts'

const FOLDS = 5
const INSIDE = 0.8
const LIST_LINES = 25
const LISTS = 4000
const LISTS_INSIDE = 0.9
/** Prices of its own a group needs to count as much as those of the group it belongs to. */
const OF_ALL = 8
const OF_KIND = 12
const KINDS = ['shelf', 'adjusted', 'blend', 'estimate'] as const
const PACES = ['packaged', 'fresh'] as const

/** A price that was set aside, beside what the rest of the catalog says of it. */
interface Prediction {
  readonly fold: number
  readonly seen: ObservedPrice
  readonly cents: number
  readonly kind: string
  readonly pace: Pace
  readonly isStoreBrand: boolean
  /** Which of the two is a price of Kroger's. Estimates are at the level of Walmart. */
  readonly chains: 'same' | 'seen-at-kroger' | 'said-by-kroger'
}

interface Fit {
  readonly widths: ReadonlyMap<string, number>
  /** How much more Kroger charges, as a log ratio. */
  readonly krogerMore: number
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: judge-price-ranges.ts DATA_FOLDER')
const seen = readObservedPrices(folder)
const predictions = Array.from({ length: FOLDS }, (_, fold) => predictFold(fold)).flat()
print(
  `${seen.length} prices match a package; ${predictions.length} can be told from others once they are set aside.`,
)

for (const title of ['priced for any chain', 'priced for its chain'] as const) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const fitted = fitWidths(
      predictions.filter((one) => one.fold !== fold),
      title === 'priced for its chain',
    )
    return predictions.filter((one) => one.fold === fold).map((one) => withRange(one, fitted))
  }).flat()
  print(`\nSet aside, ${title}`)
  print(`  single prices inside: ${share(judged, isInside)} of ${judged.length}`)
  for (const [kind, some] of Map.groupBy(judged, ({ prediction }) => prediction.kind)) {
    print(`    ${kind}: ${share(some, isInside)} of ${some.length}`)
  }
  judgeLists(judged)
}

const final = fitWidths(predictions, true)
print(`\nFitted to all: Kroger ${percent(Math.exp(final.krogerMore) - 1)} above the others`)
for (const [group, width] of final.widths) print(`  ${group}: ${width.toFixed(2)}`)

function predictFold(fold: number): Prediction[] {
  const held = seen.filter(({ id }) => foldOf(id) === fold)
  const left = packages.filter((pack) => !held.some((one) => isPricedBy(pack, one)))
  return held.flatMap((one) => {
    const pack = packageLike(
      one.product,
      one.pack.netG,
      left.filter(({ foodId }) => foodId === one.pack.foodId),
    )
    if (!pack) return []
    const [seenAtKroger, saidByKroger] = [one, pack].map(({ source }) => source === 'kroger-2024')
    return {
      fold,
      seen: one,
      cents: centsAtSize(pack, one.pack.netG),
      kind: priceSource(pack.source)?.kind ?? '',
      pace: paceOf(pack.priceClass),
      isStoreBrand: evidenceOf(pack) === STORE_BRAND,
      chains: seenAtKroger === saidByKroger ? 'same' : seenAtKroger ? 'seen-at-kroger' : 'said-by-kroger',
    }
  })
}

/** A blend is set between several prices, so each of them is in it. */
function isPricedBy(pack: Package, { source, cents, pack: own }: ObservedPrice): boolean {
  if (pack.foodId !== own.foodId) return false
  if (pack.source === 'blend') return Math.abs(Math.log(pack.netG / own.netG)) < 0.1
  return pack.source === source && Math.abs(Math.log(centsAtSize(pack, own.netG) / cents)) < 0.03
}

function foldOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return (((hash * 2_654_435_761) >>> 0) >>> 8) % FOLDS
}

/** Groups with few prices lean on those of all groups. */
function fitWidths(known: readonly Prediction[], isByChain: boolean): Fit {
  const atKroger = known.filter(({ chains }) => chains === 'seen-at-kroger')
  const krogerMore = isByChain
    ? quantile(
        atKroger.map((one) => errorOf(one, 0)),
        0.5,
      )
    : 0
  const distance = (some: readonly Prediction[]) => some.map((one) => Math.abs(errorOf(one, krogerMore)))
  const leaning = (some: readonly Prediction[], on: number, weight: number) =>
    some.length === 0
      ? on
      : (quantile(distance(some), INSIDE) * some.length + on * weight) / (some.length + weight)
  const all = quantile(distance(known), INSIDE)
  const widths = KINDS.flatMap((kind) => {
    const ofKind = known.filter((one) => one.kind === kind)
    const width = leaning(ofKind, all, OF_ALL)
    return PACES.map((pace) => {
      const own = ofKind.filter((one) => one.pace === pace)
      return [`${kind} ${pace}`, leaning(own, width, OF_KIND)] as const
    })
  })
  const ofStore = known.filter(({ isStoreBrand, chains }) => isStoreBrand && chains === 'same')
  const storeBrand = [`${STORE_BRAND} packaged`, quantile(distance(ofStore), INSIDE)] as const
  return { widths: new Map([...widths, storeBrand]), krogerMore }
}

function expectedCents({ cents, chains }: Prediction, krogerMore: number): number {
  const shift = chains === 'same' ? 0 : chains === 'seen-at-kroger' ? krogerMore : -krogerMore
  return cents * Math.exp(shift)
}

function errorOf(prediction: Prediction, krogerMore: number): number {
  return Math.log(prediction.seen.cents / expectedCents(prediction, krogerMore))
}

function withRange(prediction: Prediction, { widths, krogerMore }: Fit) {
  const cents = Math.round(expectedCents(prediction, krogerMore))
  const evidence = prediction.isStoreBrand ? STORE_BRAND : prediction.kind
  const width = widths.get(`${evidence} ${prediction.pace}`) ?? 0
  return { prediction, cents, seenCents: prediction.seen.cents, ...rangeAround(cents, width) }
}
type Judged = ReturnType<typeof withRange>

function isInside({ seenCents, lowCents, highCents }: Judged): boolean {
  return seenCents >= lowCents && seenCents <= highCents
}

function judgeLists(judged: readonly Judged[]): void {
  const random = randomFrom(1)
  const lists = Array.from({ length: LISTS }, () => {
    const lines = judged
      .map((line) => ({ line, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, LIST_LINES)
      .map(({ line }) => line)
    const { totalCents, lowCents, highCents } = likelyTotal(lines)
    const seenCents = lines.reduce((sum, one) => sum + one.seenCents, 0)
    const sum = Math.hypot(...lines.map((one) => (one.highCents - one.lowCents) / 2))
    const miss = Math.abs(seenCents - totalCents)
    return {
      isInside: seenCents >= lowCents && seenCents <= highCents,
      half: (highCents - lowCents) / 2 / totalCents,
      miss: miss / totalCents,
      quadratureShare: Math.sqrt(Math.max(0, miss ** 2 - (SHARED_ERROR * totalCents) ** 2)) / sum,
    }
  })
  print(`  lists of ${LIST_LINES} inside: ${share(lists, (list) => list.isInside)}`)
  print(
    `  their range: ±${percent(
      quantile(
        lists.map(({ half }) => half),
        0.5,
      ),
    )}`,
  )
  const misses = lists.map(({ miss }) => miss)
  print(
    `  they miss by ${percent(quantile(misses, 0.5))} at the median, ${percent(quantile(misses, 0.9))} at the 90th percentile`,
  )
  const needed = quantile(
    lists.map(({ quadratureShare }) => quadratureShare),
    LISTS_INSIDE,
  )
  print(
    `  share of the quadratic sum that holds nine of ten: ${needed.toFixed(2)} (in use: ${QUADRATURE_SHARE})`,
  )
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0
}

/** The same lists at every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function share<T>(some: readonly T[], holds: (one: T) => boolean): string {
  return percent(some.filter(holds).length / some.length)
}

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(1)} %`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
