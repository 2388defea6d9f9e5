import { describe, expect, it } from 'vitest'
import type { Imported } from '../src/fit-draft.ts'
import { readPasted } from '../src/read-pasted.ts'

const CHILI = {
  '@type': 'Recipe',
  name: 'Weeknight Chili',
  description: 'Ready in <b>half an hour</b>.',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT10M',
  totalTime: 'PT1H5M',
  recipeIngredient: [
    '1 lb ground beef',
    '1 (15 oz) can kidney beans',
    '2 tsp chili powder',
    'Salt &amp; pepper',
  ],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Brown the beef.' },
    { '@type': 'HowToStep', name: 'Simmer', text: 'Add the rest and simmer for 45 minutes.' },
  ],
  recipeCategory: 'Dinner, Soup',
  nutrition: {
    '@type': 'NutritionInformation',
    calories: '410 kcal',
    sodiumContent: '0.8 g',
    proteinContent: '31g',
  },
  url: 'https://kitchen.example/chili',
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const page = (json: unknown, body = '') =>
  `<!doctype html><html><head>${script(JSON.stringify(json))}</head><body>${body}</body></html>`

function only(found: Imported[]) {
  const [first] = found
  if (found.length !== 1 || !first || !('draft' in first))
    throw new Error(`not one recipe: ${JSON.stringify(found)}`)
  return first.draft
}

describe('a page with JSON-LD', () => {
  it('is read as a recipe', () => {
    expect(
      readPasted(page({ '@context': 'https://schema.org', ...CHILI }), 'https://kitchen.example/print'),
    ).toEqual([
      {
        draft: {
          name: 'Weeknight Chili',
          description: 'Ready in half an hour.',
          meals: ['dinner'],
          servings: 4,
          activeMinutes: 10,
          totalMinutes: 65,
          lines: [
            { text: '1 lb ground beef' },
            { text: '1 (15 oz) can kidney beans' },
            { text: '2 tsp chili powder' },
            { text: 'Salt & pepper' },
          ],
          steps: [{ text: 'Brown the beef.' }, { text: 'Simmer: Add the rest and simmer for 45 minutes.' }],
          notes: [],
          tags: ['Dinner', 'Soup'],
          source: { url: 'https://kitchen.example/chili' },
          nutrition: { calories: 410, sodium: 800, protein: 31 },
        },
        guesses: [],
        pictureUrls: [],
      },
    ])
  })

  it.each([
    ['in a graph', JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, CHILI] })],
    ['in a list', JSON.stringify([[CHILI]])],
    ['as the main entity', JSON.stringify({ '@type': 'WebPage', mainEntity: CHILI })],
    ['with two types', JSON.stringify({ ...CHILI, '@type': ['Recipe', 'NewsArticle'] })],
    ['with its type as an address', JSON.stringify({ ...CHILI, '@type': 'http://schema.org/Recipe' })],
    ['with a comma too many', JSON.stringify(CHILI).replace('],', ',],').replace(/\}$/, ',}')],
    ['with raw line breaks in strings', JSON.stringify(CHILI).replace('half an hour', 'half\nan\thour')],
    [
      'with quotes that are not escaped',
      JSON.stringify(CHILI).replace('1 lb ground beef', '1 lb "ground" beef'),
    ],
    ['with an escape that JSON lacks', JSON.stringify(CHILI).replace('Brown the', "Brown\\' the")],
    ['in a comment', `<!-- ${JSON.stringify(CHILI)} -->`],
    ['in CDATA', `//<![CDATA[\n${JSON.stringify(CHILI)}\n//]]>`],
    ['after another value', `{"@type":"WebSite"}${JSON.stringify(CHILI)}`],
    ['with escaped quotes', JSON.stringify(CHILI).replaceAll('"', '&quot;')],
  ])('is read %s', (_, json) => {
    const draft = only(readPasted(`<html>${script(json)}</html>`))
    expect([draft.name, draft.lines.length, draft.steps.length]).toEqual(['Weeknight Chili', 4, 2])
  })

  it.each([
    ['one text with line breaks', 'Brown the beef.\n\nAdd the rest.', ['Brown the beef.', 'Add the rest.']],
    [
      'HTML in a text',
      '<ol><li>Brown the <a href="#">beef</a>.</li><li>Add the rest.</li></ol>',
      ['Brown the beef.', 'Add the rest.'],
    ],
    [
      'HTML escaped twice',
      '&lt;p&gt;Brown the beef.&lt;/p&gt;&lt;p&gt;Add &amp;amp; stir.&lt;/p&gt;',
      ['Brown the beef.', 'Add & stir.'],
    ],
    [
      'texts with numbers',
      ['1. Brown the beef.', 'Step 2: Add the rest.'],
      ['Brown the beef.', 'Add the rest.'],
    ],
    [
      'sections',
      [
        {
          '@type': 'HowToSection',
          name: 'Chili',
          itemListElement: [{ '@type': 'HowToStep', text: 'Brown the beef.' }],
        },
        {
          '@type': 'HowToSection',
          name: 'Topping',
          itemListElement: [{ '@type': 'HowToStep', text: 'Grate.' }],
        },
      ],
      ['# Chili', 'Brown the beef.', '# Topping', 'Grate.'],
    ],
    [
      'steps whose name only repeats them',
      [
        { '@type': 'HowToStep', name: 'Brown the…', text: 'Brown the beef.' },
        { '@type': 'HowToStep', name: 'Step 2', text: 'Stir.' },
      ],
      ['Brown the beef.', 'Stir.'],
    ],
    [
      'JSON in a text',
      JSON.stringify([{ '@type': 'HowToStep', text: 'Brown the beef.' }]),
      ['Brown the beef.'],
    ],
  ])('has steps as %s', (_, recipeInstructions, expected) => {
    const { steps } = only(readPasted(page({ ...CHILI, recipeInstructions })))
    expect(steps.map((step) => ('heading' in step ? `# ${step.heading}` : step.text))).toEqual(expected)
  })

  it.each([
    ['4', 4, undefined],
    [6, 6, undefined],
    ['Serves 4-6', 4, undefined],
    ['12 muffins', 12, undefined],
    ['6 servings (2 tacos each)', 6, undefined],
    ['6 (as a side dish)', 6, undefined],
    ['4 as a main course, 6 as a starter', 4, undefined],
    ['36 up to 48 cookies', 36, undefined],
    ['1 loaf (12 servings)', 12, 'Makes: 1 loaf (12 servings)'],
    ['1 (9-inch) pie', 4, 'Makes: 1 (9-inch) pie'],
    ['2 dozen cookies', 24, 'Makes: 2 dozen cookies'],
    ['1 loaf', 4, 'Makes: 1 loaf'],
    ['3 cups', 4, 'Makes: 3 cups'],
    [undefined, 4, undefined],
  ])('that makes %s is for %i people', (recipeYield, servings, note) => {
    const draft = only(readPasted(page({ ...CHILI, recipeYield })))
    expect([draft.servings, draft.notes]).toEqual([servings, note ? [note] : []])
  })

  it('names its author where the page says the name elsewhere, and links to itself', () => {
    const author = { '@id': 'https://kitchen.example/#/schema/person/7f' }
    const { url: _, ...recipe } = CHILI
    const graph = [
      { ...recipe, '@id': 'https://kitchen.example/chili/#recipe', author },
      { '@type': 'Person', ...author, name: 'Dana Ortiz' },
    ]
    expect(only(readPasted(page({ '@graph': graph }))).source).toEqual({
      name: 'Dana Ortiz',
      url: 'https://kitchen.example/chili/',
    })
    const unnamed = only(readPasted(page({ ...CHILI, author })))
    expect(unnamed.source).toEqual({ url: 'https://kitchen.example/chili' })
  })

  it('says when its number of servings is a guess', () => {
    expect(readPasted(page({ ...CHILI, recipeYield: '1 loaf' }))).toMatchObject([{ guesses: ['servings'] }])
  })

  it.each([
    ['PT45M', 45],
    ['P0DT1H30M', 90],
    ['P1D', 1440],
    ['PT0M', undefined],
    ['1 hr 15 min', 75],
    ['1 ½ hours', 90],
    ['90', 90],
    ['P1Y', undefined],
    ['soon', undefined],
  ])('that takes %s takes %s minutes', (totalTime, minutes) => {
    expect(only(readPasted(page({ ...CHILI, totalTime, prepTime: '' }))).totalMinutes).toBe(minutes)
  })

  it('keeps headings that only the page shows', () => {
    const shown = `<h2>Ingredients</h2><h4>For the chili</h4><ul><li>1 lb ground beef</li><li>1 (15 oz) can kidney beans</li></ul>
      <h4>For the seasoning:</h4><ul><li><input type="checkbox"><span>2</span> <span>tsp</span> <span>chili powder</span></li>
      <li>Salt &amp; pepper</li></ul>`
    expect(only(readPasted(page(CHILI, shown))).lines).toEqual([
      { heading: 'For the chili' },
      { text: '1 lb ground beef' },
      { text: '1 (15 oz) can kidney beans' },
      { heading: 'For the seasoning' },
      { text: '2 tsp chili powder' },
      { text: 'Salt & pepper' },
    ])
  })

  it('reads headings among its lines, and drops boxes to tick', () => {
    const recipeIngredient = ['For the sauce:', '▢ 1 cup cream', '[Topping 2]', 'undefined parsley']
    expect(only(readPasted(page({ ...CHILI, recipeIngredient }))).lines).toEqual([
      { heading: 'For the sauce' },
      { text: '1 cup cream' },
      { heading: 'Topping 2' },
      { text: 'parsley' },
    ])
  })

  it('with several recipes answers each', () => {
    const found = readPasted(
      page([CHILI, { ...CHILI, name: 'Corn Bread' }, { '@type': 'Recipe', name: 'Only a link' }]),
    )
    expect(found.map((one) => 'draft' in one && one.draft.name)).toEqual(['Weeknight Chili', 'Corn Bread'])
  })
})

it('reads microdata where there is no JSON-LD', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Toast</h1>
    <meta itemprop="totalTime" content="PT5M"><span itemprop="recipeYield">2 servings</span>
    <ul><li itemprop="recipeIngredient">2 slices <b>bread</b></li><li itemprop="ingredients">1 tbsp butter</li></ul>
    <div itemprop="recipeInstructions"><p>Toast the bread.</p><p>Butter it.</p></div></div>`
  expect(only(readPasted(html, 'https://kitchen.example/toast'))).toMatchObject({
    name: 'Toast',
    servings: 2,
    totalMinutes: 5,
    lines: [{ text: '2 slices bread' }],
    steps: [{ text: 'Toast the bread.' }, { text: 'Butter it.' }],
    source: { url: 'https://kitchen.example/toast' },
  })
})

it.each([
  ['a page without a recipe', '<html><body><h1>About us</h1><p>We cook.</p></body></html>'],
  ['a page whose recipe is only a link', page({ '@type': 'Recipe', name: 'Elsewhere' })],
  ['nothing', ''],
])('finds no recipe in %s', (_, html) => {
  expect(readPasted(html)).toEqual([{ problem: 'no-recipe', name: '' }])
})

it('keeps markup out of every text', () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>Soup'
  const draft = only(
    readPasted(
      page({
        ...CHILI,
        name: evil,
        recipeIngredient: [evil],
        recipeInstructions: evil,
        url: 'javascript:alert(1)',
      }).replaceAll('</script>Soup', '<\\/script>Soup'),
    ),
  )
  expect([draft.name, draft.lines, draft.steps, draft.source]).toEqual([
    'Soup',
    [{ text: 'Soup' }],
    [{ text: 'Soup' }],
    undefined,
  ])
})
