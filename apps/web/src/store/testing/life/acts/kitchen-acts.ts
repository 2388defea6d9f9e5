import { photoAnswer } from '@pennyplate/contract/ai/photo'
import { drawPrint } from '../../../../../../server/src/testing/draw-print.ts'
import type { Act, Life } from '../life.ts'
import type { Item } from '../paper/stock.ts'
import { comingSlots, dayOf } from './week-acts.ts'

const AT_HOME = [
  ['Ground beef', 'ground-beef-80', '2 lb'],
  ['Spaghetti', 'spaghetti', '16 oz'],
  ['White rice', 'white-rice', '3 lb'],
  ['White bread', 'white-bread', '20 oz'],
  ['Peanut butter', 'peanut-butter', '16 oz'],
  ['Cheddar cheese', 'cheddar', '8 oz'],
  ['Chicken breast', 'chicken-breast', '3 lb'],
  ['Butter', 'butter', '1 lb'],
  ['Shrimp', 'shrimp-raw', '1 lb'],
  ['Firm tofu', 'tofu-firm', '14 oz'],
] as const

const RECEIPT = ['SHOP AND GO', 'JIF PNUT BTR 16OZ  3.48 F', 'GV WHL MLK 1GAL    3.48 F', 'TOTAL   6.96']
let picture: Promise<Buffer> | undefined

async function readReceipt(life: Life) {
  picture ??= drawPrint(RECEIPT, { font: 'Sans Mono' })
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(await picture)], 'receipt.jpg', { type: 'image/jpeg' }))
  const { json } = await life.reader.post('/api/ai/photo', form)
  const answer = photoAnswer.safeParse(json).data
  if (!answer || answer.items.length < 2) life.seen.push('the receipt was not read')
  const items = (answer?.items ?? []).map(({ name, quantity, category, foodId, priceCents }, at) => ({
    id: `receipt-${life.today}-${life.random.below(1e6)}-${at}`,
    name,
    quantity,
    category,
    ...(foodId ? { foodId } : {}),
    ...(priceCents === null ? {} : { priceCents }),
  }))
  await life.save('pantry', (pantry: readonly Item[] = []) => [...pantry, ...items])
}

export const KITCHEN_ACTS: readonly Act[] = [
  {
    name: 'fill the pantry',
    weight: 3,
    async live({ one, random, save }) {
      const [name, foodId, quantity] = one(AT_HOME)
      const item = { id: `home-${random.below(1e9)}`, name, foodId, quantity, category: 'Other' }
      await save('pantry', (pantry: readonly Item[] = []) => [...pantry, item])
    },
  },
  {
    name: 'eat up something',
    weight: 2,
    isOwnWay: true,
    async live({ random, save }) {
      const at = random.below(50)
      await save('pantry', (pantry: readonly Item[] = []) =>
        pantry.filter((_, index) => index !== at % Math.max(1, pantry.length)),
      )
    },
  },
  { name: 'read a receipt', weight: 1, live: readReceipt },
  {
    name: 'cook',
    weight: 6,
    isOwnWay: true,
    async live(life) {
      const todays = (await comingSlots(life))?.slots.filter(({ day }) => day === dayOf(life)) ?? []
      if (todays.length > 0) await life.issue({ type: 'cook', at: life.one(todays) })
    },
  },
]
