import { recipeDraft } from '@pennyplate/contract/recipes/own-recipe'
import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import fc from 'fast-check'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFile } from '../src/files/read-file.ts'
import type { Imported } from '../src/fit-draft.ts'
import { readPasted } from '../src/read-pasted.ts'

const json = (value: unknown) => strToU8(JSON.stringify(value))
const paprika = (name: string) => ({ name, ingredients: '1 egg\n2 cups milk', directions: 'Boil it.' })
const script = (text: string) => `<html><script type="application/ld+json">${text}</script></html>`
const schema = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 egg'],
  recipeInstructions: 'Boil.',
})

const problemsOf = (found: Iterable<Imported>) =>
  [...found].map((one) => ('problem' in one ? one.problem : one.draft.name))

describe('a hostile file', () => {
  it('that unpacks to more than a document may hold is refused before it is unpacked', () => {
    const bomb = zipSync({ 'bomb.json': new Uint8Array(IMPORT_LIMITS.entryBytes + 1) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(problemsOf(readFile(bomb, 'bomb.zip'))).toEqual(['too-large'])
  })

  it('that unpacks to more than all may hold together stops being unpacked', () => {
    const entry = new Uint8Array(IMPORT_LIMITS.entryBytes - 1).fill(32)
    const packed = zipSync({ 'a.json': entry }, { level: 9 })
    const count = Math.ceil(IMPORT_LIMITS.unpackedBytes / entry.length) + 1
    const bomb = repeatEntry(packed, count)
    expect(bomb.length).toBeLessThan(200_000)
    expect(problemsOf(readFile(bomb, 'bomb.zip')).at(-1)).toBe('too-large')
  })

  it('that says it is smaller than it is gets no more room than it said', () => {
    const lying = zipSync({
      'a.json': strToU8(`{"name":"x","ingredients":"${'1 egg\\n'.repeat(1000)}","directions":"Boil."}`),
    })
    new DataView(lying.buffer).setUint32(centralOf(lying) + 24, 10, true)
    expect(problemsOf(readFile(lying, 'lying.zip'))).toEqual(['broken'])
  })

  it('of archives in archives in archives is refused', () => {
    let file = zipSync({ 'recipe.json': json(schema('Deep')) })
    for (let depth = 0; depth < 5; depth++) file = zipSync({ 'inner.zip': file })
    expect(problemsOf(readFile(file, 'nested.zip'))).toEqual(['nested'])
    let gzip = gzipSync(json(paprika('Deep')))
    for (let depth = 0; depth < 5; depth++) gzip = gzipSync(gzip)
    expect(problemsOf(readFile(gzip, 'nested.gz'))).toEqual(['nested'])
  })

  it('with a password says so', () => {
    const file = zipSync({ 'a.json': json(paprika('Secret')) })
    new DataView(file.buffer).setUint16(centralOf(file) + 8, 1, true)
    expect(problemsOf(readFile(file, 'locked.zip'))).toEqual(['encrypted'])
  })

  it.each([
    ['a zip cut off', zipSync({ 'a.json': json(paprika('A')) }).subarray(0, 60), 'broken'],
    ['a gzip cut off', gzipSync(json(paprika('A'))).subarray(0, 30), 'too-large'],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]), 'unknown-format'],
    ['nothing', new Uint8Array(), 'no-recipe'],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'no-recipe'],
    ['a word', strToU8('hello'), 'no-recipe'],
    ['JSON nested without end', strToU8('[{"@type":'.repeat(100_000)), 'broken'],
    ['a line of 10 MB', strToU8(`Soup\nIngredients\n${'x'.repeat(10_000_000)}`), 'too-large'],
    [
      'a recipe with a line of 10 MB',
      json({ ...paprika('Soup'), ingredients: 'x'.repeat(10_000_000) }),
      'too-many-lines',
    ],
    ['a recipe with a name of 10 MB', json({ ...paprika('x'.repeat(10_000_000)) }), 'too-large'],
    [
      'an archive without a recipe',
      zipSync({ 'readme.txt': strToU8('Thanks for using this app.') }),
      'no-recipe',
    ],
  ])('%s is refused with a reason', (_, bytes, problem) => {
    const started = performance.now()
    expect(problemsOf(readFile(bytes, 'upload'))).toEqual([problem])
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('never expands entities that XML declares', () => {
    const laughs = Array.from(
      { length: 20 },
      (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};&l${at};&l${at};">`,
    ).join('')
    const xml = `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY l0 "ha"><!ENTITY x SYSTEM "file:///etc/passwd">${laughs}]>
      <cookbook><recipe><title>Eggs &l20; &x;</title><ingredient><li>1 egg</li></ingredient><recipetext><li>Boil.</li></recipetext></recipe></cookbook>`
    expect(problemsOf(readFile(strToU8(xml), 'x.xml'))).toEqual(['Eggs &l20; &x;'])
  })

  it('with 10,000 recipes is read up to what a household may keep, and says that there are more', () => {
    const found = problemsOf(
      readFile(json(Array.from({ length: 10_000 }, (_, at) => schema(`Recipe ${at}`))), 'all.json'),
    )
    expect(found.length).toBe(IMPORT_LIMITS.recipes + 1)
    expect(found.at(-1)).toBe('too-many-recipes')
  })
})

describe('a hostile page', () => {
  it.each([
    ['tags nested without end', '<div>'.repeat(300_000)],
    ['tags never closed', '<'.repeat(1_000_000)],
    ['a tag of 4 MB', `<div class="${'a '.repeat(2_000_000)}">`],
    ['comments never closed', '<!--'.repeat(500_000)],
    ['brackets without end', script('['.repeat(1_000_000))],
    ['quotes without end', script(`{"@type":"Recipe","name":"${'"'.repeat(500_000)}`)],
    ['commas without end', script(`[1${','.repeat(500_000)}]`)],
    ['spaces without end', script(`[1,${' '.repeat(2_000_000)}]`)],
    ['items in items', '<div itemscope itemtype="http://schema.org/Recipe" itemprop="x">'.repeat(2000)],
    ['ampersands', script(JSON.stringify({ ...schema('x'), name: '&amp;'.repeat(100_000) }))],
    ['more than a page may hold', 'a'.repeat(IMPORT_LIMITS.pageBytes + 1)],
  ])('with %s is refused, soon', (_, html) => {
    const started = performance.now()
    for (const one of readPasted(html)) expect(one).toHaveProperty('problem')
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('any file or page with random damage', () => {
  const page = script(JSON.stringify({ '@graph': [schema('Page')] })).replace(
    '</html>',
    '<h4>Egg:</h4><li>1 egg</li></html>',
  )
  const seeds = [
    strToU8(page),
    strToU8('Soup\n\nServes 4\nIngredients\n1 cup water\nDirections\n1. Boil.\n'),
    json([schema('One'), schema('Two')]),
    zipSync({ 'a.paprikarecipe': gzipSync(json(paprika('A'))), 'b/recipe.json': json(schema('B')) }),
    zipSync({
      '1.zip': zipSync({
        'recipe.json': json({
          name: 'T',
          working_time: 1,
          steps: [{ instruction: 'Boil.', ingredients: [] }],
        }),
      }),
    }),
    strToU8('<cookbook><recipe><title>A</title><ingredient><li>1 egg</li></ingredient></recipe></cookbook>'),
    strToU8('Title,Ingredients,Directions\n"A","1 egg\n2 milk","Boil"\n'),
    strToU8('MMMMM----- Recipe via Meal-Master\n      Title: A\n      1 c  Milk\n\n  Boil.\nMMMMM\n'),
    strToU8('Beat @eggs{3} with @milk{1%cup} for ~{2%minutes}.'),
    strToU8(
      '<div class="recipe-details"><h2 itemprop="name">A</h2><div itemprop="recipeIngredients"><p>1 egg</p></div></div>',
    ),
  ]
  const damage = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      kind: fc.constantFrom('set', 'cut', 'repeat'),
      byte: fc.nat(255),
    }),
    { minLength: 1, maxLength: 8 },
  )

  it('answers drafts that may be stored, or reasons: never an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seeds), damage, (seed, changes) => {
        const bytes = changes.reduce(mutate, seed)
        const found = [...readFile(bytes, 'damaged'), ...readPasted(new TextDecoder().decode(bytes))]
        expect(found.length).toBeGreaterThan(1)
        for (const one of found)
          if ('draft' in one) expect(recipeDraft.safeParse(one.draft).success).toBe(true)
      }),
      { numRuns: 300, endOnFailure: true },
    )
  })
})

function mutate(
  bytes: Uint8Array,
  { at, kind, byte }: { at: number; kind: string; byte: number },
): Uint8Array {
  const place = Math.floor(at * Math.max(0, bytes.length - 1))
  if (kind === 'cut') return bytes.slice(0, Math.max(1, place))
  if (kind === 'repeat')
    return new Uint8Array([...bytes.subarray(0, place), ...bytes.subarray(Math.max(0, place - byte))])
  const changed = bytes.slice()
  changed[place] = byte
  return changed
}

function centralOf(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset)
  return view.getUint32(zip.length - 22 + 16, true)
}

/** The directory names one packed entry many times: small, and without end when it is unpacked. */
function repeatEntry(zip: Uint8Array, times: number): Uint8Array {
  const start = centralOf(zip)
  const central = zip.slice(start, zip.length - 22)
  const end = zip.slice(zip.length - 22)
  const view = new DataView(end.buffer)
  view.setUint16(8, times, true)
  view.setUint16(10, times, true)
  view.setUint32(12, central.length * times, true)
  return new Uint8Array([...zip.subarray(0, start), ...new Array(times).fill([...central]).flat(), ...end])
}
