import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hangsUp, page, says, silent, startChatStandIn, status } from '../../testing/chat-stand-in.ts'
import { dimmed, drawTwoColumns } from '../../testing/draw-card.ts'
import { drawPrint } from '../../testing/draw-print.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const LINES = ['2 cups all-purpose flour', '3 ripe bananas, mashed', '2 eggs']
const STEPS = ['1. Mash the bananas with the eggs', 'and stir in the flour.', '2. Bake 60 minutes.']
const TEXT = `Porch Banana Bread\nServes 8\nIngredients\n${LINES.join('\n')}\nDirections\nMash.\nBake.`

let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
afterEach(() => server.close())

async function send(photo: Uint8Array) {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  return sam.post('/api/recipes/read-photo', form)
}
const card = () => drawPrint(['Porch Banana Bread', 'Serves 8', 'INGREDIENTS', ...LINES], { font: 'Serif' })
const textOf = (lines: { text: string }[]) => lines.map(({ text }) => text).join('\n')

describe('without a vision model', () => {
  beforeEach(async () => {
    server = await startTestServer()
    sam = await signUp(server)
  })

  it('a page in two columns becomes a recipe by the reader of pasted text', async () => {
    const photo = await drawTwoColumns(
      ['Porch Banana Bread', 'Serves 8'],
      ['INGREDIENTS', ...LINES],
      ['DIRECTIONS', ...STEPS],
      { font: 'Sans', points: 14 },
    )
    const { json } = await send(photo)
    expect(json.by).toBe('print')
    const { recipes } = (await sam.post('/api/recipes/import', { text: textOf(json.lines) })).json
    expect(recipes[0].draft).toMatchObject({
      name: 'Porch Banana Bread',
      servings: 8,
      lines: LINES.map((text) => ({ text })),
      steps: [
        { text: 'Mash the bananas with the eggs and stir in the flour.' },
        { text: 'Bake 60 minutes.' },
      ],
    })
    expect((await sam.get('/api/own-recipes')).json.total).toBe(0)
  })

  it('a photo without text, or without light, says which', async () => {
    const wall = { create: { width: 600, height: 400, channels: 3, background: '#7a9c4f' } } as const
    expect((await send(await sharp(wall).jpeg().toBuffer())).json).toEqual({
      lines: [],
      by: 'print',
      problem: 'no-text',
    })
    expect((await send(await dimmed(await card(), 0.01))).json).toMatchObject({ problem: 'too-dark' })
  })

  it('a file that is no photo is refused, as is a visitor', async () => {
    expect((await send(new TextEncoder().encode('Dear Sir'))).json.error).toBe('picture_unknown')
    const cut = await card()
    expect((await send(cut.subarray(0, cut.length / 2))).json.error).toBe('picture_damaged')
    expect((await server.visitor().post('/api/recipes/read-photo', new FormData())).status).toBe(401)
  })
})

describe('with a vision model', () => {
  let model: Awaited<ReturnType<typeof startChatStandIn>>
  beforeAll(async () => {
    model = await startChatStandIn()
  })
  afterAll(() => model.close())
  beforeEach(async () => {
    model.asked.length = 0
    server = await startTestServer({
      env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small', AI_VISION_MODEL: 'seeing' },
      chatTimeoutMs: {
        plan: 500,
        repair: 500,
        replace: 500,
        'custom-meal': 500,
        recipe: 500,
        'quick-meal': 500,
        'shopping-list': 500,
        photo: 500,
        connection: 500,
      },
    })
    sam = await signUp(server)
  })

  it.each([
    ['plain text', TEXT],
    ['fenced and marked up', `\`\`\`markdown\n# ${TEXT.replace('Serves', '**Serves**')}\n\`\`\``],
  ])('it writes down the text: %s', async (_, said) => {
    model.answer(says(said))
    const { json } = await send(await card())
    expect(json.by).toBe('model')
    expect(textOf(json.lines)).toBe(TEXT)
    expect(json.lines[0].confidence).toBeNull()
    expect(model.asked[0]?.body.model).toBe('seeing')
  })

  it('it says that there is no text', async () => {
    model.answer(says('NO TEXT.'))
    expect((await send(await card())).json).toEqual({ lines: [], by: 'model', problem: 'no-text' })
  })

  it.each([
    ['answers too many requests', status(429), 'api_error'],
    ['fails', status(500, 'boom'), 'api_error'],
    ['is too slow', silent, 'timed_out'],
    ['hangs up', hangsUp, 'unreachable'],
    ['answers a web page', page, 'invalid_api_response'],
    ['makes excuses', says('I am sorry, I cannot read this photo.'), 'invalid_response'],
    ['answers data', says('{"name":"Bread",\n"lines":[],\n"steps":[]}'), 'invalid_response'],
  ])('that %s leaves the print to our recognizer, and the reason is told', async (_, answer, error) => {
    model.answer(answer)
    const { json } = await send(await card())
    expect(json).toMatchObject({ by: 'print', failure: { error } })
    expect(textOf(json.lines)).toContain('3 ripe bananas, mashed')
  })
})
