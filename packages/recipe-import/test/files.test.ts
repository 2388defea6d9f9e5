import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFile } from '../src/files/read-file.ts'
import type { Imported } from '../src/fit-draft.ts'

const json = (value: unknown) => strToU8(JSON.stringify(value))
/** The first bytes of a JPEG, and enough more to count as a picture. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(200).fill(7)])
const base64 = btoa(String.fromCharCode(...PICTURE))

function read(bytes: Uint8Array, name = 'upload'): Imported[] {
  return [...readFile(bytes, name)]
}

function drafts(found: readonly Imported[]): RecipeDraft[] {
  return found.map((one) => {
    if ('problem' in one) throw new Error(`${one.name}: ${one.problem}`)
    return one.draft
  })
}

/** A recipe as short text: headings with a "#". */
function brief({ lines, steps, ...rest }: RecipeDraft) {
  const write = (parts: RecipeDraft['lines']) =>
    parts.map((part) => ('heading' in part ? `# ${part.heading}` : part.text))
  return { ...rest, lines: write(lines), steps: write(steps) }
}

it('reads what Paprika writes: a zip of gzipped JSON', () => {
  const recipe = {
    name: 'Bean Dip',
    description: 'For a crowd.',
    ingredients: 'Dip:\n1 (15 oz) can black beans, drained\n\n2 Tbsp lime juice',
    directions: 'Mash the beans.\n\nStir in the juice.',
    notes: 'Keeps 3 days.',
    servings: 'Serves 6',
    prep_time: '10 min',
    cook_time: '',
    total_time: '',
    categories: ['Snacks', 'Vegan'],
    source: 'Aunt',
    source_url: '',
    photo_data: base64,
    nutritional_info: 'Calories: 90\nFat: 1 g',
    difficulty: 'Easy',
    rating: 4,
    created: '2023-05-06 10:11:12',
  }
  const file = zipSync({
    'Bean Dip.paprikarecipe': gzipSync(json(recipe)),
    '._Bean Dip.paprikarecipe': strToU8('side file of macOS'),
    '__MACOSX/x': strToU8('another'),
  })
  const found = read(file)
  expect(drafts(found).map(brief)).toEqual([
    {
      name: 'Bean Dip',
      description: 'For a crowd.',
      meals: ['snack'],
      servings: 6,
      activeMinutes: 10,
      totalMinutes: 10,
      lines: ['# Dip', '1 (15 oz) can black beans, drained', '2 Tbsp lime juice'],
      steps: ['Mash the beans.', 'Stir in the juice.'],
      notes: ['Keeps 3 days.'],
      tags: ['Snacks', 'Vegan'],
      source: { name: 'Aunt' },
      rating: 4,
      createdOn: '2023-05-06',
      nutrition: { calories: 90, fat: 1 },
    },
  ])
  expect(found[0]).toMatchObject({ picture: PICTURE })
  // One recipe of Paprika's is only gzipped.
  expect(drafts(read(gzipSync(json(recipe)))).map(({ name }) => name)).toEqual(['Bean Dip'])
})

it("reads Mealie's recipe export", () => {
  const recipe = {
    name: 'Rice Bowl',
    slug: 'rice-bowl',
    org_url: 'https://kitchen.example/bowl',
    recipe_servings: 2,
    recipe_yield: '',
    prep_time: '10 minutes',
    perform_time: '20 minutes',
    recipe_ingredient: [
      { title: 'Bowl', quantity: 1.5, unit: { name: 'cup' }, food: { name: 'rice' }, note: 'rinsed' },
      { title: '', quantity: 1, unit: null, food: null, note: '1 lime', original_text: null },
      { title: null, quantity: 0, unit: null, food: { name: 'salt' }, note: '' },
    ],
    recipe_instructions: [
      { title: 'Cook', text: 'Cook the **rice**.' },
      { title: '', text: 'Serve.' },
    ],
    notes: [{ title: 'Tip', text: 'Use old rice.' }],
    tags: [{ name: 'Quick' }],
    recipe_category: [{ name: 'Dinner' }],
  }
  expect(drafts(read(zipSync({ 'recipes/rice-bowl/rice-bowl.json': json(recipe) }))).map(brief)).toEqual([
    {
      name: 'Rice Bowl',
      meals: ['dinner'],
      servings: 2,
      activeMinutes: 10,
      totalMinutes: 30,
      lines: ['# Bowl', '1 1/2 cup rice, rinsed', '1 lime', 'salt'],
      steps: ['# Cook', 'Cook the **rice**.', 'Serve.'],
      notes: ['Tip: Use old rice.'],
      tags: ['Quick', 'Dinner'],
      source: { url: 'https://kitchen.example/bowl' },
    },
  ])
})

it("reads Mealie's backup, an array for each table", () => {
  const backup = {
    recipes: [
      { id: 'r1', name: 'Rice', recipe_servings: 0, recipe_yield: '3 servings' },
      { id: 'r2', name: 'Nothing yet' },
    ],
    recipes_ingredients: [
      { recipe_id: 'r1', position: 1, note: 'a pinch of salt', quantity: 0 },
      { recipe_id: 'r1', position: 0, quantity: 2, unit_id: 'u1', food_id: 'f1', note: '' },
    ],
    recipe_instructions: [{ recipe_id: 'r1', position: 0, text: 'Boil.' }],
    ingredient_foods: [{ id: 'f1', name: 'rice' }],
    ingredient_units: [{ id: 'u1', name: 'cups' }],
    tags: [{ id: 't1', name: 'Plain' }],
    recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
    categories: [],
    users: [{ password: 'not ours to read' }],
  }
  const found = read(zipSync({ 'database.json': json(backup), 'data/recipes/x.txt': strToU8('') }))
  expect(drafts(found.slice(0, 1)).map(brief)).toMatchObject([
    {
      name: 'Rice',
      servings: 3,
      lines: ['2 cups rice', 'a pinch of salt'],
      steps: ['Boil.'],
      tags: ['Plain'],
    },
  ])
  expect(found[1]).toEqual({ problem: 'empty', name: 'Nothing yet' })
})

it('reads what Tandoor writes: a zip of zips, each with its picture', () => {
  const recipe = {
    name: 'Lentil Soup',
    description: null,
    keywords: [{ name: 'soup' }],
    servings: 4,
    servings_text: '',
    working_time: 15,
    waiting_time: 30,
    source_url: '',
    steps: [
      {
        name: 'Soup',
        instruction: 'Boil the lentils.\n\nSeason.',
        ingredients: [
          {
            food: { name: 'red lentils' },
            unit: { name: 'cup' },
            amount: 0.333,
            note: '',
            is_header: false,
            no_amount: false,
          },
          { food: null, unit: null, amount: 0, note: 'To serve', is_header: true },
          { food: { name: 'parsley' }, unit: null, amount: 0, note: 'chopped', no_amount: true },
        ],
      },
    ],
  }
  const one = zipSync({ 'recipe.json': json(recipe), 'image.jpg': PICTURE })
  const found = read(
    zipSync({ '1.zip': one, '2.zip': zipSync({ 'recipe.json': json({ ...recipe, name: 'Again' }) }) }),
  )
  expect(drafts(found).map(({ name }) => name)).toEqual(['Lentil Soup', 'Again'])
  expect(brief(drafts(found)[0] as RecipeDraft)).toMatchObject({
    activeMinutes: 15,
    totalMinutes: 45,
    lines: ['# Soup', '1/3 cup red lentils', '# To serve', 'parsley, chopped'],
    steps: ['# Soup', 'Boil the lentils.', 'Season.'],
  })
  expect(found.map((each) => 'picture' in each)).toEqual([true, false])
})

it('reads what RecipeSage writes: a list of JSON-LD with headings in brackets', () => {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Pizza',
    recipeIngredient: ['[Dough]', '3 cups flour', '[Top]', '1 cup cheese'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake.' }],
    recipeYield: '2',
    recipeCategory: ['Dinner'],
  }
  expect(drafts(read(json([recipe, { ...recipe, name: 'Calzone' }]))).map(brief)).toMatchObject([
    { name: 'Pizza', lines: ['# Dough', '3 cups flour', '# Top', '1 cup cheese'] },
    { name: 'Calzone' },
  ])
})

it('reads what Nextcloud Cookbook keeps: a folder for each recipe', () => {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Stew',
    keywords: 'winter,slow',
    recipeIngredient: ['## Stew', '1 lb beef'],
    recipeInstructions: ['Brown.', 'Simmer.'],
    recipeYield: 4,
    tool: [],
  }
  const file = zipSync({
    'Stew/recipe.json': json(recipe),
    'Stew/full.jpg': PICTURE,
    'Stew/thumb.jpg': PICTURE,
  })
  const found = read(file)
  expect(drafts(found).map(brief)).toMatchObject([
    { name: 'Stew', lines: ['# Stew', '1 lb beef'], steps: ['Brown.', 'Simmer.'], tags: ['winter', 'slow'] },
  ])
  expect(found[0]).toHaveProperty('picture')
})

describe('pictures beside the recipes', () => {
  const other = new Uint8Array([...PICTURE, 7])
  const third = new Uint8Array([...PICTURE, 9])
  const pictures = (found: readonly object[]) =>
    found.map((one) => ('picture' in one ? one.picture : undefined))

  it('are the larger ones, in the folder of the recipe', () => {
    const recipe = { '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 lb beef'] }
    const files = {
      'Stew/a-thumb.txt': strToU8(''),
      'Stew/thumb.jpg': PICTURE,
      'Stew/full.jpg': other,
      'Stew/recipe.json': json(recipe),
    }
    expect(pictures(read(zipSync(files)))).toEqual([other])
  })

  it('of CopyMeThat and RecipeKeeper are named by their page', () => {
    const copied = (name: string, source: string) => `<div class="recipe"><div id="name">${name}</div>
      <img class="recipeImage" src="${source}"><ul id="recipeIngredients"><li>1 egg</li></ul></div>`
    const page = `<html><body>${copied('One', 'images/a%20b.jpg')}${copied('Two', './images/two.jpg')}
      ${copied('Three', 'https://site.example/three.jpg')}${copied('Four', '../../secret.jpg')}</body></html>`
    const files = { 'images/a b.jpg': other, 'images/two.jpg': third, 'secret.jpg': PICTURE }
    const found = read(zipSync({ 'recipes.html': strToU8(page), ...files }))
    expect(pictures(found)).toEqual([other, third, undefined, undefined])

    const kept = (name: string) => `<div class="recipe-details"><h2 itemprop="name">${name}</h2>
      <div itemprop="recipeIngredients"><p>1 egg</p></div><img src="images/${name}.jpg" class="recipe-photo"></div>`
    const keeper = zipSync({
      'export/recipes.html': strToU8(`<html><body>${kept('One')}${kept('Two')}</body></html>`),
      'export/images/One.jpg': other,
      'export/images/Two.jpg': third,
    })
    expect(pictures(read(keeper))).toEqual([other, third])
  })

  it('of a Mealie backup are found by the recipe’s id, and no recipe gets another’s', () => {
    const backup = {
      recipes: [
        { id: '0123456789abcdef0123456789abcdef', name: 'One' },
        { id: 'b', name: 'Two' },
      ],
      recipes_ingredients: [
        { recipe_id: '0123456789abcdef0123456789abcdef', note: '1 egg' },
        { recipe_id: 'b', note: '2 eggs' },
      ],
    }
    const found = read(
      zipSync({
        'database.json': json(backup),
        'data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp': other,
      }),
    )
    expect(pictures(found)).toEqual([other, undefined])
  })
})

it('reads what CopyMeThat writes', () => {
  const html = `<html><body><div class="recipe"><div id="name">Slaw</div>
    <a id="original_link" href="https://kitchen.example/slaw">link</a>
    <span class="recipeCategory">Sides</span><span class="recipeCategory">Lunch</span>
    <div id="recipeYield">Servings: 8</div>
    <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Dressing:</li><li class="recipeIngredient">1/2 cup mayo</li>
    <li class="recipeIngredient_spacer"></li><li class="recipeIngredient_note">or yogurt</li></ul>
    <ol id="recipeInstructions"><li class="instruction">Mix.</li></ol>
    <ul><li class="recipeNote">Chill it.</li></ul></div></body></html>`
  expect(drafts(read(strToU8(html))).map(brief)).toEqual([
    {
      name: 'Slaw',
      meals: ['lunch'],
      servings: 8,
      lines: ['# Dressing', '1/2 cup mayo', 'or yogurt'],
      steps: ['Mix.'],
      notes: ['Chill it.'],
      tags: ['Sides', 'Lunch'],
      source: { url: 'https://kitchen.example/slaw' },
    },
  ])
})

it('reads what RecipeKeeper writes', () => {
  const one = (name: string) => `<div class="recipe-details"><h2 itemprop="name">${name}</h2>
    <span itemprop="recipeCourse">Dinner</span><meta content="Quick" itemprop="recipeCategory">
    <span itemprop="recipeYield">4</span><meta content="PT10M" itemprop="prepTime"><meta content="PT1H" itemprop="cookTime">
    <div itemprop="recipeSource"><a href="https://kitchen.example/x">kitchen.example</a></div>
    <div itemprop="recipeIngredients"><p>1 lb chicken</p><p>2 cups stock</p></div>
    <div itemprop="recipeDirections"><p>1. Cook it.</p><p></p><p>2. Eat it.</p></div>
    <meta content="5" itemprop="recipeRating"></div>`
  const html = `<!DOCTYPE html><html><body>${one('Chicken')}${one('Chicken Two')}</body></html>`
  expect(drafts(read(zipSync({ 'recipes.html': strToU8(html) }))).map(brief)).toMatchObject([
    {
      name: 'Chicken',
      meals: ['dinner'],
      servings: 4,
      activeMinutes: 10,
      totalMinutes: 70,
      lines: ['1 lb chicken', '2 cups stock'],
      steps: ['Cook it.', 'Eat it.'],
      tags: ['Dinner', 'Quick'],
      rating: 5,
      source: { url: 'https://kitchen.example/x' },
    },
    { name: 'Chicken Two' },
  ])
})

it('reads what Cookmate writes: XML in a zip', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="2"><recipe><title>Eggs &amp; Toast</title>
    <preptime>5 min</preptime><cooktime>10 min</cooktime><quantity>2 servings</quantity><category>Breakfast</category>
    <ingredient><li>2 eggs</li><li>2 slices bread</li></ingredient><recipetext><li>Fry.</li><li>Toast.</li></recipetext>
    <url>https://kitchen.example/eggs</url><comments><li>Good.</li></comments></recipe>
    <recipe><title>Plain</title><ingredient>1 egg
2 tsp salt</ingredient><recipetext>Boil.
Salt.</recipetext></recipe></cookbook>`
  expect(drafts(read(zipSync({ 'book.xml': strToU8(xml) }), 'x.mcb')).map(brief)).toMatchObject([
    {
      name: 'Eggs & Toast',
      meals: ['breakfast'],
      servings: 2,
      totalMinutes: 15,
      lines: ['2 eggs', '2 slices bread'],
      steps: ['Fry.', 'Toast.'],
      notes: ['Good.'],
    },
    { name: 'Plain', lines: ['1 egg', '2 tsp salt'], steps: ['Boil.', 'Salt.'] },
  ])
})

it('reads what Plan to Eat writes: CSV with line breaks in its fields', () => {
  const csv = `\ufeffTitle,Description,Ingredients,Directions,Servings,Url,Prep Time,Cook Time,Total Time,Course,Cuisine,Tags,Photo Url
"Tacos, quick","The ""best""","1 lb beef
8 tortillas","Brown.

Fill.",4,https://kitchen.example/tacos,10,15,,Dinner,Mexican,"easy, kids",
Rice,,1 cup rice,Boil.,,,,,,,,,\r\n`
  expect(drafts(read(strToU8(csv))).map(brief)).toMatchObject([
    {
      name: 'Tacos, quick',
      description: 'The "best"',
      meals: ['dinner'],
      servings: 4,
      activeMinutes: 10,
      totalMinutes: 25,
      lines: ['1 lb beef', '8 tortillas'],
      steps: ['Brown.', 'Fill.'],
      tags: ['Dinner', 'Mexican', 'easy', 'kids'],
    },
    { name: 'Rice', lines: ['1 cup rice'] },
  ])
})

it('reads Meal-Master text, in one column or two', () => {
  const text = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Cornbread
 Categories: Breads, None
      Yield: 8 servings

      1 c  Cornmeal                            1 ts Salt
    1/2 c  Flour; sifted                       2    Eggs
           -- all-purpose

MMMMM--------------------------TOPPING-------------------------------
      2 tb Butter

  Mix the dry things
  with the eggs.

  Bake at 400F.

MMMMM

---------- Recipe via Meal-Master (tm) v8.02

      Title: Tea
 Categories: Drinks
   Servings:  1

      1 ts Tea

  Steep.

-----
`
  expect(drafts(read(strToU8(text))).map(brief)).toMatchObject([
    {
      name: 'Cornbread',
      servings: 8,
      tags: ['Breads'],
      lines: [
        '1 cup Cornmeal',
        '1/2 cup Flour, sifted all-purpose',
        '1 teaspoon Salt',
        '2 Eggs',
        '# TOPPING',
        '2 tablespoon Butter',
      ],
      steps: ['Mix the dry things with the eggs.', 'Bake at 400F.'],
    },
    { name: 'Tea', servings: 1, lines: ['1 teaspoon Tea'], steps: ['Steep.'] },
  ])
})

it('reads Cooklang, and names the recipe after its file', () => {
  const text = `---
servings: 2
tags: quick, eggs
---
-- a comment
Beat @eggs{3} with @milk{1/4%cup} and @salt.

== Finish ==
Fry in a #large pan{} with @butter{1%tbsp}(unsalted) for ~{4%minutes}. [- hidden -]

> Serve at once.
`
  expect(drafts(read(zipSync({ 'Breakfast/Scrambled Eggs.cook': strToU8(text) }))).map(brief)).toEqual([
    {
      name: 'Scrambled Eggs',
      meals: [],
      servings: 2,
      lines: ['3 eggs', '1/4 cup milk', 'salt', '# Finish', '1 tbsp butter, unsalted'],
      steps: ['Beat eggs with milk and salt.', '# Finish', 'Fry in a large pan with butter for 4 minutes.'],
      notes: ['Serve at once.'],
      tags: ['quick', 'eggs'],
    },
  ])
})

it.each([
  ['>> title: Easy Pancakes\n>> servings: 2\n\nBeat @eggs{3}.', 'Easy Pancakes'],
  ['\n---\ntitle: "Easy Pancakes"\nservings: 2\n--- \nBeat @eggs{3}.', 'Easy Pancakes'],
  ['>> servings: 2\nBeat @eggs and @milk.', 'Easy pancakes'],
  ['>> servings: 2\nBeat @eggs{3}.', 'Easy pancakes'],
])('names the Cooklang recipe %j', (text, name) => {
  const [found] = read(zipSync({ 'a/easy-pancakes.cook': strToU8(text) }))
  expect(found).toMatchObject({ draft: { name, servings: 2 } })
})

it('reads the tags of a Cooklang recipe that lists them one a line', () => {
  const text = '---\ntags:\n  - quick\n  - eggs\n---\nBeat @eggs{3}.'
  const [found] = read(zipSync({ 'Eggs.cook': strToU8(text) }))
  expect(found).toMatchObject({ draft: { tags: ['quick', 'eggs'] } })
})

it('names a text of an unknown app after its front matter, or else after its file', () => {
  const body = 'Ingredients\n- 1 egg\n\nDirections\nBoil.'
  const file = zipSync({
    'corn.md': strToU8(`---\ntitle: Skillet Corn\nservings: 2\n---\n\n${body}`),
    'boiled_egg.md': strToU8(`---\n${body}`),
  })
  expect(drafts(read(file)).map(({ name, servings }) => [name, servings])).toEqual([
    ['Skillet Corn', 2],
    ['Boiled egg', 4],
  ])
})

it('goes on after a recipe that cannot be read', () => {
  const paprika = (name: string) => ({ name, ingredients: '1 egg', directions: 'Boil.' })
  const file = zipSync({
    'a.paprikarecipe': gzipSync(json(paprika('A'))),
    'b.paprikarecipe': gzipSync(strToU8('{"name": "B", ')),
    'c.paprikarecipe': gzipSync(json(paprika(''))),
    'd.paprikarecipe': gzipSync(json(paprika('D'))),
  })
  expect(read(file).map((one) => ('draft' in one ? one.draft.name : `${one.problem}: ${one.name}`))).toEqual([
    'A',
    'broken: b.paprikarecipe',
    'no-name: ',
    'D',
  ])
})
