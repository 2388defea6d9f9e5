import { expect, it } from 'vitest'
import { readPasted } from '../src/read-pasted.ts'

const WITH_HEADINGS = `Skillet Corn

A side for late summer.
Serves 4
Prep time: 10 min
Cook time: 20 min
Source: https://kitchen.example/corn

Ingredients
For the corn:
* 4 ears corn, shucked
* 2 Tbsp butter
To finish
½ tsp salt

Directions
1. Cut the corn from the cobs.
2) Melt the butter and cook the corn
Notes
Frozen corn works too.
`

it('reads a pasted recipe with headings', () => {
  expect(readPasted(WITH_HEADINGS)).toEqual([
    {
      draft: {
        name: 'Skillet Corn',
        description: 'A side for late summer.',
        meals: [],
        servings: 4,
        activeMinutes: 10,
        totalMinutes: 30,
        lines: [
          { heading: 'For the corn' },
          { text: '4 ears corn, shucked' },
          { text: '2 Tbsp butter' },
          { text: 'To finish' },
          { text: '½ tsp salt' },
        ],
        steps: [{ text: 'Cut the corn from the cobs.' }, { text: 'Melt the butter and cook the corn' }],
        notes: ['Frozen corn works too.'],
        tags: [],
        source: { url: 'https://kitchen.example/corn' },
      },
      guesses: [],
      pictureUrls: [],
    },
  ])
})

it('tells lines from steps where there are no headings', () => {
  const text =
    'Garlic Toast\n2 slices bread\n1 clove garlic\nSalt and pepper\nToast the bread until it is golden on both sides.\n2 minutes later, rub it with garlic.'
  expect(readPasted(text)).toMatchObject([
    {
      draft: {
        name: 'Garlic Toast',
        lines: [{ text: '2 slices bread' }, { text: '1 clove garlic' }, { text: 'Salt and pepper' }],
        steps: [
          { text: 'Toast the bread until it is golden on both sides.' },
          { text: '2 minutes later, rub it with garlic.' },
        ],
      },
    },
  ])
})

const BELOW = 'Serves 2\nIngredients\n1 egg\nDirections\nBoil.'

it.each([
  ['HOME | RECIPES | ABOUT\nSkillet Corn', 'Skillet Corn', undefined],
  ['Skip to content\nMenu\nSearch\nSkillet Corn\nBy Dana\nJump to Recipe', 'Skillet Corn', 'By Dana'],
  ['Home » Sides » Skillet Corn', 'Skillet Corn', undefined],
  ['---\nhttps://kitchen.example/corn\n# Skillet Corn', 'Skillet Corn', undefined],
  ['---\ntitle: Skillet Corn\ntags: [side, corn]\n---', 'Skillet Corn', undefined],
  ['Name: Skillet Corn', 'Skillet Corn', undefined],
  ['Mac & Cheese | Oven Baked', 'Mac & Cheese | Oven Baked', undefined],
  ['4.8 from 12 votes\n★★★★★\nSkillet Corn\nA side.', 'Skillet Corn', 'A side.'],
])('finds the name in %j', (start, name, description) => {
  const [found] = readPasted(`${start}\n${BELOW}`)
  expect(found).toMatchObject({ draft: { name, servings: 2 } })
  expect(found && 'draft' in found && found.draft.description).toBe(description)
})

it('has no name for a text that begins with a line of dashes and nothing else', () => {
  expect(readPasted(`---\n***\n${BELOW}`)).toEqual([{ problem: 'no-name', name: '' }])
})

it.each(['Hello, how are you today?', '   \n \n', 'https://kitchen.example/corn'])(
  'finds no recipe in %j',
  (text) => {
    expect(readPasted(text)).toEqual([{ problem: 'no-recipe', name: '' }])
  },
)

it('divides what is too long for one line, and refuses what is too long for a recipe', () => {
  const long = `Soup\n\nIngredients\n${'1 cup water and '.repeat(100)}\nDirections\nBoil.`
  const [found] = readPasted(long)
  const lines = found && 'draft' in found ? found.draft.lines : []
  expect(lines.map((line) => ('text' in line ? line.text : '')).join(' ')).toBe(
    '1 cup water and '.repeat(100).trim(),
  )
  expect(readPasted(`Soup\nIngredients\n${'1 cup water\n'.repeat(300)}`)).toEqual([
    { problem: 'too-many-lines', name: 'Soup' },
  ])
})
