import { gzipSync, strToU8, zipSync } from 'fflate'

/** Files and pages that try to break their reader. Each must be answered with recipes or a reason. */

const MB = 1024 * 1024

const json = (value: unknown) => strToU8(JSON.stringify(value))
const paprika = (name: string, more: object = {}) => ({
  name,
  ingredients: '1 egg\n2 cups milk',
  directions: 'Boil it.',
  ...more,
})
const page = (text: string) => `<html><script type="application/ld+json">${text}</script></html>`
const schema = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 egg', '2 cups milk'],
  recipeInstructions: 'Boil.',
})

/** Small, and 600 MB when it is unpacked. */
function manyTimes(packed: Uint8Array, times: number): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset)
  const start = view.getUint32(packed.length - 22 + 16, true)
  const directory = packed.slice(start, packed.length - 22)
  const end = packed.slice(packed.length - 22)
  const ends = new DataView(end.buffer)
  ends.setUint16(8, times, true)
  ends.setUint16(10, times, true)
  ends.setUint32(12, directory.length * times, true)
  return Buffer.concat([packed.subarray(0, start), ...Array.from({ length: times }, () => directory), end])
}

const LAUGHS = Array.from(
  { length: 20 },
  (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};&l${at};&l${at};">`,
)

/** Small, and 30 MB of what takes ten times as much memory once it is read. */
export const GREEDY_FILES: readonly HostileFile[] = [
  [
    'a zip of ten million empty lists',
    () => zipSync({ 'a.json': strToU8(`[${'[],'.repeat(10_000_000)}1]`) }),
  ],
  ['a zip of ordinary recipes', () => zipSync({ 'a.json': fileOfMany(280_000) })],
  [
    'a zip of recipes full of allergens',
    () =>
      zipSync({
        'a.json': json(
          Array.from({ length: 1500 }, (_, at) => ({
            ...schema(`Soup ${at}`),
            recipeIngredient: Array.from({ length: 60 }, () =>
              'milk eggs peanut almond wheat soy '.repeat(8),
            ),
          })),
        ),
      }),
  ],
]

export type HostileFile = readonly [what: string, bytes: () => Uint8Array]

export const HOSTILE_FILES: readonly HostileFile[] = [
  ['a zip of one document of 60 MB', () => zipSync({ 'a.json': new Uint8Array(60 * MB) }, { level: 9 })],
  [
    'a zip that names one document of 30 MB twenty times',
    () => manyTimes(zipSync({ 'a.json': new Uint8Array(30 * MB).fill(32) }, { level: 9 }), 20),
  ],
  ['a gzip of 60 MB', () => gzipSync(new Uint8Array(60 * MB), { level: 9 })],
  [
    'a zip in a zip in a zip',
    () => {
      const one = zipSync({ 'recipe.json': json(schema('Deep')) })
      return zipSync({ 'b.zip': zipSync({ 'a.zip': one }) })
    },
  ],
  [
    'a zip with paths outside of it',
    () =>
      zipSync({
        '../../../tmp/planted.json': json(paprika('Out')),
        '/etc/planted.json': json(paprika('Out')),
      }),
  ],
  [
    'XML entities',
    () =>
      strToU8(
        `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY l0 "ha"><!ENTITY x SYSTEM "file:///etc/passwd">${LAUGHS.join('')}]><cookbook><recipe><title>Eggs &l20; &x;</title><ingredient><li>1 egg &x;</li></ingredient></recipe></cookbook>`,
      ),
  ],
  ['a line of 10 MB', () => strToU8(`Soup\nIngredients\n${'x'.repeat(10 * MB)}`)],
  ['a recipe with a line of 10 MB', () => json(paprika('Soup', { ingredients: 'x'.repeat(10 * MB) }))],
  ['a recipe of 31 MB of lines', () => json(paprika('Soup', { ingredients: '1 egg\n'.repeat(5 * MB) }))],
  ['JSON nested a million deep', () => strToU8('[{"a":'.repeat(1_000_000))],
  ['an array of ten million numbers', () => strToU8(`[${'1,'.repeat(10_000_000)}1]`)],
  [
    'a CSV that never ends its quote',
    () => strToU8(`Title,Ingredients,Directions\n"A","${'1 egg\n'.repeat(3 * MB)}`),
  ],
  ['a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(5000).fill(0)])],
  ['a program', () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, ...new Array(5000).fill(1)])],
  [
    'names and fields of prototypes',
    () =>
      strToU8(
        '[{"@type":"Recipe","__proto__":{"admin":true},"constructor":{},"name":"x","recipeIngredient":{"__proto__":["1 egg"]}}]',
      ),
  ],
]

export const HOSTILE_PAGES: readonly (readonly [what: string, html: () => string])[] = [
  ['a page of brackets', () => page('['.repeat(1_000_000))],
  ['a page of open tags', () => '<div>'.repeat(500_000)],
  [
    'a page of items in items',
    () => '<div itemscope itemtype="http://schema.org/Recipe" itemprop="x">'.repeat(30_000),
  ],
  ['a tag of 4 MB', () => `<div class="${'a '.repeat(2_000_000)}">`],
  ['comments that never end', () => '<!--'.repeat(1_000_000)],
  [
    'a line of 4 MB',
    () => page(JSON.stringify({ ...schema('Soup'), recipeIngredient: ['x'.repeat(4 * MB)] })),
  ],
  [
    'two hundred thousand ampersands',
    () => page(JSON.stringify({ ...schema('x'), name: '&amp;'.repeat(200_000) })),
  ],
  [
    'a thousand recipes',
    () => page(JSON.stringify(Array.from({ length: 1000 }, (_, at) => schema(`Soup ${at}`)))),
  ],
]

/** Markup in every text of a recipe. None of it may come back as markup. */
export const SCRIPTED = page(
  JSON.stringify({
    ...schema('<script>planted</script><img src=x onerror=planted>Soup'),
    description: '<iframe src="javascript:planted"></iframe>',
    image: 'http://127.0.0.1/planted.png',
    url: 'javascript:planted',
    recipeIngredient: ['1 egg <script>planted</script>', '2 cups <b onclick=planted>milk</b>'],
    recipeInstructions: '<a href="javascript:planted">Boil</a>',
  }).replace(/</g, '\\u003c'),
)

const SEEDS: readonly Uint8Array[] = [
  strToU8(page(JSON.stringify({ '@graph': [schema('Page')] }))),
  strToU8('Soup\n\nServes 4\nIngredients\n1 cup water\nDirections\n1. Boil.\n'),
  json([schema('One'), schema('Two')]),
  zipSync({ 'a.paprikarecipe': gzipSync(json(paprika('A'))), 'b/recipe.json': json(schema('B')) }),
  strToU8('<cookbook><recipe><title>A</title><ingredient><li>1 egg</li></ingredient></recipe></cookbook>'),
  strToU8('Title,Ingredients,Directions\n"A","1 egg\n2 milk","Boil"\n'),
  strToU8('MMMMM----- Recipe via Meal-Master\n      Title: A\n      1 c  Milk\n\n  Boil.\nMMMMM\n'),
  strToU8('Beat @eggs{3} with @milk{1%cup} for ~{2%minutes}.'),
  zipSync({
    'recipes/soup/soup.json': json({
      name: 'Mealie',
      recipe_ingredient: [{ title: 'Top', note: '1 egg', quantity: 1 }],
      recipe_instructions: [{ text: 'Boil.' }],
    }),
  }),
  zipSync({
    'database.json': json({
      recipes: [{ id: 1, name: 'Backup' }],
      recipes_ingredients: [{ recipe_id: 1, note: '1 egg', quantity: 1 }],
      recipe_instructions: [{ recipe_id: 1, text: 'Boil.', position: 0 }],
    }),
  }),
  zipSync({
    '1.zip': zipSync({
      'recipe.json': json({
        name: 'Tandoor',
        working_time: 1,
        steps: [
          { instruction: 'Boil.', ingredients: [{ food: { name: 'egg' }, unit: null, amount: 1, note: '' }] },
        ],
      }),
    }),
  }),
  zipSync({
    'Soup/recipe.json': json({
      ...schema('Nextcloud'),
      keywords: 'a,b',
      recipeIngredient: ['## Top', '1 egg'],
    }),
    'Soup/full.jpg': new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  }),
  strToU8(
    '<div id="name">Copy</div><ul id="recipeIngredients"><li class="recipeIngredient_subheader">Top</li><li>1 egg</li></ul><ol id="recipeInstructions"><li>Boil.</li></ol>',
  ),
  strToU8(
    '<div class="recipe-details"><h2 itemprop="name">Keeper</h2><div itemprop="recipeIngredients"><p>1 egg</p></div><div itemprop="recipeDirections"><p>Boil.</p></div></div>',
  ),
  strToU8(
    '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Micro</h1><li itemprop="recipeIngredient">1 egg</li></div>',
  ),
]

/** The same file for the same number: one of the seeds with up to six bytes changed, cut off or repeated. */
export function mutatedFile(number: number): Uint8Array {
  let state = number + 1
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  let bytes = Uint8Array.from(SEEDS[number % SEEDS.length] ?? [])
  for (let change = 1 + below(6); change > 0; change--) {
    const at = below(Math.max(1, bytes.length))
    const kind = below(3)
    if (kind === 0) bytes[at] = below(256)
    else if (kind === 1) bytes = bytes.slice(0, Math.max(1, at))
    else bytes = Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(Math.max(0, at - below(200)))])
  }
  return bytes
}

export function fileOfMany(count: number): Uint8Array {
  return json(Array.from({ length: count }, (_, at) => schema(`Soup ${at}`)))
}
