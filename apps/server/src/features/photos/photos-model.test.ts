import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { says, startChatStandIn, status } from '../../testing/chat-stand-in.ts'
import { drawPrint } from '../../testing/draw-print.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let model: Awaited<ReturnType<typeof startChatStandIn>>
let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  model = await startChatStandIn()
  server = await startTestServer({
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small', AI_VISION_MODEL: 'seeing' },
  })
  sam = await signUp(server)
})
beforeEach(() => {
  model.asked.length = 0
})
afterAll(async () => {
  await server.close()
  await model.close()
})

async function identify(...lines: string[]) {
  const picture = await drawPrint(lines, { font: 'Sans Bold', points: [30, 24] })
  const form = new FormData()
  form.append('image', new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }))
  return (await sam.post('/api/ai/photo', form)).json
}

it('asks the vision model if there is no barcode and no receipt', async () => {
  model.answer(says('[{"name":"Bananas","quantity":"6","category":"Produce"},{"name":"Zzqx"}]'))
  const { items } = await identify('A bowl')
  expect(items).toMatchObject([
    {
      name: 'Bananas',
      quantity: '6',
      category: 'Produce',
      foodId: 'banana',
      confidence: null,
      source: 'model',
    },
    { name: 'Zzqx', quantity: '1 item', category: 'Other', foodId: null },
  ])
})

it('does not ask it about a receipt, which is read more reliably without it', async () => {
  const { items } = await identify('MILK 3.48', 'EGGS 2.97')
  expect(items).toMatchObject([{ source: 'receipt' }, { source: 'receipt' }])
  expect(model.asked).toEqual([])
})

it('offers one item to be named by hand if the answer cannot be parsed', async () => {
  model.answer(says('I cannot help with that.'))
  expect((await identify('A bowl')).items).toMatchObject([
    { name: 'Unknown item', quantity: '1 item', category: 'Other', foodId: null },
  ])
})

it('uses the printed text if the model fails, and returns the reason', async () => {
  model.answer(status(401))
  const { items, failure } = await identify('Barilla', 'SPAGHETTI')
  expect(items).toMatchObject([{ foodId: 'spaghetti', source: 'label' }])
  expect(failure).toMatchObject({ error: 'api_error', status: 401 })
})
