import { withLine, withoutLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import {
  type LineAddress,
  placedLines,
  type ShoppingList,
  type StoredLine,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { tickedLines } from '@pennyplate/domain/shopping/shopping-list-ticks'
import type { Act, Life } from '../life.ts'

const TYPED = [
  'jar of peanut butter',
  'Whole milk',
  'a loaf of white bread',
  'paper towels',
  'Eggs',
  'frozen shrimp',
]

async function addresses({ read }: Life): Promise<LineAddress[]> {
  const list = await read<ShoppingList>('currentShoppingList')
  return list ? placedLines(list).map(({ address }) => address) : []
}

async function ticked({ read }: Life): Promise<LineAddress[]> {
  const list = await read<ShoppingList>('currentShoppingList')
  return list ? tickedLines(list) : []
}

export const SHOP_ACTS: readonly Act[] = [
  {
    name: 'check off lines',
    weight: 4,
    async live(life) {
      const lines = (await addresses(life)).filter(() => life.random.unit() < 0.2)
      if (lines.length > 0) await life.issue({ type: 'tick', lines, isTicked: true })
    },
  },
  {
    name: 'take a checkmark away',
    weight: 1,
    async live(life) {
      const lines = await ticked(life)
      if (lines.length > 0) await life.issue({ type: 'tick', lines: [life.one(lines)], isTicked: false })
    },
  },
  {
    name: 'put away what is checked off',
    weight: 2,
    isOwnWay: true,
    async live(life) {
      const lines = await ticked(life)
      if (lines.length > 0) await life.issue({ type: 'buy', lines })
    },
  },
  {
    name: 'put everything away',
    weight: 1,
    isOwnWay: true,
    async live(life) {
      if ((await addresses(life)).length > 0) await life.issue({ type: 'buy' })
    },
  },
  {
    name: 'type a line',
    weight: 2,
    async live(life) {
      const line: StoredLine = { name: life.one(TYPED), quantity: 1, unit: '' }
      if ((await addresses(life)).length > 0)
        await life.save('currentShoppingList', (list: ShoppingList) => list && withLine(list, 'Other', line))
    },
  },
  {
    name: 'take a line off',
    weight: 1,
    isOwnWay: true,
    async live(life) {
      const lines = await addresses(life)
      const line = lines.length > 0 ? life.one(lines) : undefined
      if (line)
        await life.save('currentShoppingList', (list: ShoppingList) => list && withoutLine(list, line))
    },
  },
]
