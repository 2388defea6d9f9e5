import type { Unit } from './units.ts'

/** How people and recipe sites write each unit. Case does not matter, except for the two below. */
const UNIT_WORDS: Readonly<Record<Unit, readonly string[]>> = {
  mg: ['mg', 'milligram', 'milligrams'],
  g: ['g', 'gr', 'gm', 'gms', 'gram', 'grams', 'gramme', 'grammes'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  oz: ['oz', 'ozs', 'ounce', 'ounces'],
  lb: ['lb', 'lbs', 'pound', 'pounds', '#'],
  ml: ['ml', 'mls', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc'],
  dl: ['dl', 'deciliter', 'deciliters'],
  l: ['l', 'lt', 'ltr', 'liter', 'liters', 'litre', 'litres'],
  pinch: ['pinch', 'pinches'],
  dash: ['dash', 'dashes', 'shake', 'shakes'],
  tsp: ['tsp', 'tsps', 'teaspoon', 'teaspoons', 'teaspoonful'],
  tbsp: [
    'tbsp',
    'tbsps',
    'tbs',
    'tb',
    'tbl',
    'tbls',
    'tblsp',
    'tblsps',
    'tbspn',
    'tablespoon',
    'tablespoons',
    'tablespoonful',
  ],
  'fl oz': ['fl oz', 'fl. oz', 'floz', 'fluid oz', 'fluid ounce', 'fluid ounces'],
  cup: ['cup', 'cups', 'c', 'cupful', 'cupfuls'],
  pint: ['pint', 'pints', 'pt', 'pts'],
  quart: ['quart', 'quarts', 'qt', 'qts'],
  gallon: ['gallon', 'gallons', 'gal', 'gals'],
  each: ['each', 'ea', 'item', 'items', 'piece', 'pieces', 'pc', 'pcs', 'count', 'ct'],
  bag: ['bag', 'bags', 'sack', 'sacks'],
  block: ['block', 'blocks', 'brick', 'bricks'],
  bottle: ['bottle', 'bottles', 'btl'],
  box: ['box', 'boxes'],
  bunch: ['bunch', 'bunches'],
  can: ['can', 'cans', 'tin', 'tins'],
  carton: ['carton', 'cartons'],
  clove: ['clove', 'cloves'],
  container: ['container', 'containers', 'tub', 'tubs'],
  drop: ['drop', 'drops'],
  ear: ['ear', 'ears'],
  fillet: ['fillet', 'fillets', 'filet', 'filets'],
  handful: ['handful', 'handfuls', 'hand full'],
  head: ['head', 'heads'],
  inch: ['inch', 'inches', 'inch piece', 'inch knob', 'knob', 'nub', 'thumb'],
  jar: ['jar', 'jars'],
  leaf: ['leaf', 'leaves'],
  loaf: ['loaf', 'loaves'],
  package: [
    'package',
    'packages',
    'pkg',
    'pkgs',
    'pack',
    'packs',
    'packet',
    'packets',
    'pkt',
    'pkts',
    'envelope',
    'envelopes',
    'pouch',
    'pouches',
    'canister',
    'canisters',
    'sachet',
    'sachets',
    'tube',
    'tubes',
  ],
  pat: ['pat', 'pats'],
  scoop: ['scoop', 'scoops'],
  sheet: ['sheet', 'sheets'],
  slice: ['slice', 'slices', 'rasher', 'rashers', 'strip', 'strips', 'slab', 'slabs'],
  sprig: ['sprig', 'sprigs'],
  stalk: ['stalk', 'stalks', 'rib', 'ribs'],
  stick: ['stick', 'sticks'],
  wedge: ['wedge', 'wedges'],
}

const UNIT_BY_WORD: ReadonlyMap<string, Unit> = new Map(
  // Object.entries loses the key type; the keys of UNIT_WORDS are exactly the units.
  (Object.entries(UNIT_WORDS) as [Unit, readonly string[]][]).flatMap(([unit, words]) =>
    words.map((word) => [word, unit] as const),
  ),
)

/** In American recipes a capital T is a tablespoon and a small one a teaspoon. */
const CASE_MATTERS: ReadonlyMap<string, Unit> = new Map([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['C', 'cup'],
])

export function unitFromWord(word: string): Unit | null {
  const bare = word.replace(/\.$/, '')
  return CASE_MATTERS.get(bare) ?? UNIT_BY_WORD.get(bare.toLowerCase()) ?? null
}
