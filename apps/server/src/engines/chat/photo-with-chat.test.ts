import { afterAll, beforeAll, expect, it } from 'vitest'
import { toHouseholdId } from '../../database/ids.ts'
import { says, startChatStandIn, status } from '../../testing/chat-stand-in.ts'
import { createChatClient } from './client/chat-client.ts'
import { createChatPhotoReader } from './photo-with-chat.ts'

let standIn: Awaited<ReturnType<typeof startChatStandIn>>
beforeAll(async () => {
  standIn = await startChatStandIn()
})
afterAll(() => standIn.close())

const image = { bytes: new Uint8Array([1, 2, 3]), mime: 'image/jpeg' }
async function read(answer: string) {
  standIn.answer(says(answer))
  return reader()(image, { householdId: toHouseholdId('sam'), signal: new AbortController().signal })
}
function reader() {
  return createChatPhotoReader(
    createChatClient({
      settings: {
        baseUrl: standIn.baseUrl,
        apiKey: 'k',
        model: 'small',
        visionModel: 'seeing',
        json: 'object',
        dailyLimit: 0,
        serverDailyLimit: 0,
        priceIn: undefined,
        priceOut: undefined,
      },
      now: () => 0,
      wait: async () => undefined,
      countQuestion: async () => ({ allowed: true }),
      recordCall: async () => undefined,
    }),
  )
}

const BEANS = { name: 'Black beans', brand: 'Goya', quantity: '2 cans', category: 'Canned' }
const LIST = JSON.stringify([BEANS])

it.each([
  ['as a list', LIST],
  ['between words', `I see [several] things: ${LIST} and that is all.`],
  ['in a fence', `\`\`\`json\n${LIST}\n\`\`\``],
])("parses the model's answer %s", async (_, answer) => {
  expect(await read(answer)).toEqual({ ok: true, items: [BEANS] })
})

it('sends the vision model the picture as a data URL at high detail', async () => {
  await read(LIST)
  const body = standIn.asked.at(-1)?.body
  expect(body?.model).toBe('seeing')
  expect(body?.response_format).toBeUndefined()
  expect(body?.messages[1]?.content).toContainEqual({
    type: 'image_url',
    image_url: { url: 'data:image/jpeg;base64,AQID', detail: 'high' },
  })
})

it('drops items without a name and fills other gaps with defaults', async () => {
  const answer = [
    { name: ' Milk ', category: 'Drinks' },
    { brand: 'X' },
    { name: 'Eggs', quantity: 12 },
    'soup',
  ]
  expect(await read(JSON.stringify(answer))).toEqual({
    ok: true,
    items: [
      { name: 'Milk', brand: '', quantity: '1 item', category: 'Other' },
      { name: 'Eggs', brand: '', quantity: '12', category: 'Other' },
    ],
  })
})

it('offers one item to be named by hand if the answer has no list', async () => {
  expect(await read('I cannot see anything.')).toEqual({
    ok: true,
    items: [{ name: 'Unknown item', brand: '', quantity: '1 item', category: 'Other' }],
    isPlaceholder: true,
  })
})

it("returns the endpoint's failure with its reason", async () => {
  standIn.answer(status(500, 'no eyes today'))
  const reading = await reader()(image, {
    householdId: toHouseholdId('sam'),
    signal: new AbortController().signal,
  })
  expect(reading).toEqual({
    ok: false,
    failure: { error: 'api_error', status: 500, detail: 'no eyes today' },
  })
})
