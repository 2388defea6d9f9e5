import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { writeArchive } from '../src/export/write-archive.ts'
import { writeRecipePage } from '../src/export/write-recipe-page.ts'
import { writeSchemaRecipe } from '../src/export/write-schema-recipe.ts'
import { writeText } from '../src/export/write-text.ts'
import { readFile } from '../src/files/read-file.ts'
import { readPasted } from '../src/read-pasted.ts'

const DRAFT: RecipeDraft = {
  name: 'Aunt May’s “Pie” / 2 crusts',
  description: 'Sunday pie.',
  meals: ['dinner', 'snack'],
  servings: 6.5,
  activeMinutes: 20,
  totalMinutes: 95,
  lines: [
    { heading: 'Crust 1' },
    { text: '2 cups flour' },
    { heading: 'Filling' },
    { text: '3 apples, sliced' },
  ],
  steps: [
    { heading: 'Crust' },
    { text: 'Mix.' },
    { text: 'Roll out.' },
    { heading: 'Bake' },
    { text: 'Bake at 400°F.' },
  ],
  notes: ['Freezes well.'],
  tags: ['pie', 'Sunday'],
  source: { name: 'Aunt May', url: 'https://kitchen.example/pie' },
  rating: 5,
  createdOn: '2024-11-28',
  nutrition: { calories: 320, fat: 12.5, sodium: 140 },
}
const PICTURE = strFromU8(
  new Uint8Array([0x52, 0x49, 0x46, 0x46, 1, 1, 1, 1, 0x57, 0x45, 0x42, 0x50, 1, 2, 3]),
  true,
)
const picture = Uint8Array.from(PICTURE, (char) => char.charCodeAt(0))

async function archive(recipes: Parameters<typeof writeArchive>[0]) {
  const pieces: Uint8Array[] = []
  for await (const piece of writeArchive(recipes)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

it('lets others work while it compresses many recipes', async () => {
  let turns = 0
  const others = setInterval(() => turns++)
  await archive(Array.from({ length: 300 }, () => ({ draft: DRAFT })))
  clearInterval(others)
  expect(turns).toBeGreaterThan(10)
})

it('exports everything as a zip that our reader reads back whole, with pictures', async () => {
  const other = { ...DRAFT, name: '日本のレシピ' }
  const file = await archive([{ draft: DRAFT, picture }, { draft: other }, { draft: other }])
  expect(Object.keys(unzipSync(file))).toEqual([
    'recipes/00001-aunt-may-s-pie-2-crusts/recipe.json',
    'recipes/00001-aunt-may-s-pie-2-crusts/full.webp',
    'recipes/00002-recipe/recipe.json',
    'recipes/00003-recipe/recipe.json',
  ])
  expect([...readFile(file, 'export.zip')]).toEqual([
    { draft: DRAFT, guesses: [], picture, pictureUrls: [] },
    { draft: other, guesses: [], pictureUrls: [] },
    { draft: other, guesses: [], pictureUrls: [] },
  ])
})

it('exports a household without recipes as an empty zip', async () => {
  expect(unzipSync(await archive([]))).toEqual({})
})

it('writes JSON-LD that says everything but a rating, without our own field', () => {
  const { pennyplate, ...schema } = writeSchemaRecipe(DRAFT)
  expect(pennyplate).toBeDefined()
  const [read] = readPasted(JSON.stringify(schema))
  const { rating: _, ...rest } = DRAFT
  expect(read && 'draft' in read && read.draft).toEqual({
    ...rest,
    tags: ['Dinner', 'Snack', 'pie', 'Sunday'],
  })
})

it('writes a text that reads like a recipe, and back', () => {
  const text = writeText(DRAFT)
  expect(text).toMatch(
    /^Aunt May’s “Pie” \/ 2 crusts\n\nSunday pie\.\n\nServes 6\.5\nActive: 20 min\nTotal: 95 min\n/,
  )
  const [read] = readPasted(text)
  const { rating: _r, createdOn: _c, nutrition: _n, meals: _m, ...rest } = DRAFT
  expect(read && 'draft' in read && read.draft).toEqual({ ...rest, meals: [] })
})

it('writes a page whose source, pasted, gives the recipe back', () => {
  const [read] = readPasted(writeRecipePage(DRAFT))
  const { rating: _, ...rest } = DRAFT
  expect(read && 'draft' in read && read.draft).toEqual({
    ...rest,
    tags: ['Dinner', 'Snack', 'pie', 'Sunday'],
  })
})

it('writes a page that people can read, headings and step numbers included', () => {
  const page = writeRecipePage(DRAFT)
  expect(page).toContain('<h1>Aunt May’s “Pie” / 2 crusts</h1>')
  expect(page).toContain('<p>Serves 6.5 · Active: 20 min · Total: 95 min</p>')
  expect(page).toContain('<h3>Filling</h3>\n<ul>\n<li>3 apples, sliced</li>\n</ul>')
  expect(page).toContain('<h3>Bake</h3>\n<ol start="3">\n<li>Bake at 400°F.</li>\n</ol>')
  expect(page).toContain('<h2>Notes</h2>\n<p>Freezes well.</p>')
})

it('lets no words of a recipe become markup of its page', () => {
  const hostile =
    '</script></title><script>alert(1)</script><img src=x onerror="alert(1)">\'&amp;<!--<script>'
  const draft = {
    ...DRAFT,
    name: hostile,
    description: hostile,
    lines: [{ heading: hostile }, { text: hostile }],
    steps: [{ heading: hostile }, { text: hostile }],
    notes: [hostile],
    tags: [hostile],
    source: { name: hostile },
  }
  const page = writeRecipePage(draft)
  const names: string[] = []
  new Parser({ onopentagname: (name) => names.push(name) }).end(page)
  expect(names.filter((name) => name === 'script')).toHaveLength(1)
  expect(names).not.toContain('img')
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(writeSchemaRecipe(draft))
})
