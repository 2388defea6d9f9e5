import { configAnswer, ownershipAnswer } from '@pennyplate/contract/accounts/account'
import { householdStorageAnswer } from '@pennyplate/contract/accounts/household-storage'
import { sessionAnswer, sessionsAnswer } from '@pennyplate/contract/accounts/identity'
import { meAnswer } from '@pennyplate/contract/accounts/me'
import { understandAnswer } from '@pennyplate/contract/ai/understood'
import { entriesAnswer, entryAnswer, savedAnswer } from '@pennyplate/contract/documents/stored-entries'
import {
  barcodeAnswer,
  foodsAnswer,
  typedLineAnswer,
  understoodItemsAnswer,
  zipAnswer,
} from '@pennyplate/contract/foods/foods'
import { sharesAnswer, storedShare } from '@pennyplate/contract/share'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  server = await startTestServer()
  sam = await signUp(server)
  await sam.post(sam.kv('profile'), { value: { adults: 2 }, write: 'first' })
  await sam.post('/api/shares', { plan: PLAN })
})
afterAll(() => server.close())

const PLAN = { days: DAY_NAMES.map((day) => ({ day, meals: { lunch: { name: 'Soup' } } })) }
const all = () => sam.kv('profile').replace('/api/kv?', '/api/kv/all?')

/** Schemas forgive what is missing, so a renamed field would be read as a default: what is read must be what was answered. */
it.each([
  ['the session', meAnswer, () => sam.get('/api/me')],
  ['the configuration', configAnswer, () => sam.get('/api/config')],
  ['the ownership', ownershipAnswer, () => sam.get('/api/owner')],
  ['what is stored', householdStorageAnswer, () => sam.get('/api/household/storage')],
  ['this device', sessionAnswer, () => sam.get('/api/auth/get-session')],
  ['the devices', sessionsAnswer, () => sam.get('/api/auth/list-sessions')],
  ['a document', entryAnswer, () => sam.get(sam.kv('profile'))],
  ['all documents', entriesAnswer, () => sam.get(all())],
  ['a saved document', savedAnswer, () => sam.post(sam.kv('pantry'), { value: [] })],
  [
    'a conflict',
    savedAnswer,
    () => sam.post(`${sam.kv('profile')}&conflict=answer`, { value: {}, baseRevision: 99 }),
  ],
  ['a share', storedShare, () => sam.post('/api/shares', { plan: PLAN })],
  ['the shares', sharesAnswer, () => sam.get('/api/shares')],
  ['foods', foodsAnswer, () => sam.get('/api/foods?q=rice')],
  ['a ZIP code', zipAnswer, () => sam.get('/api/zip/72762')],
  ['an unknown code', barcodeAnswer, () => sam.get('/api/barcode/2012345678900')],
  [
    'typed groceries',
    understoodItemsAnswer,
    () => sam.post('/api/pantry/understand', { text: 'milk, rice' }),
  ],
  ['a typed line', typedLineAnswer, () => sam.post('/api/shopping-list/line', { text: '2 lb rice' })],
  [
    'understood words',
    understandAnswer,
    () => sam.post('/api/foods/understand', { text: 'peanuts, zorblax' }),
  ],
] as const)('%s: every field is read as it was answered', async (_, schema, ask) => {
  const { json, status } = await ask()
  expect(status).toBeLessThan(300)
  const read: unknown = schema.parse(json)
  expect(read).toBeTruthy()
  expect(json).toMatchObject(read as object)
})
