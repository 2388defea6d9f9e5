import { withLine, withoutLine } from '@pennyplate/domain/shopping/shopping-list-changes'
import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { WeekCommand } from '@pennyplate/domain/week/week-commands'
import type { Act, Life } from '../life.ts'
import type { Line, List } from '../read-documents.ts'

const TYPED = [
  'jar of peanut butter',
  'Whole milk',
  'a loaf of white bread',
  'paper towels',
  'Eggs',
  'frozen shrimp',
]

async function addresses({ read }: Life): Promise<LineAddress[]> {
  const list = await read<List>('currentShoppingList')
  return (list?.sections ?? []).flatMap(({ category, items }) =>
    items.map(({ name }) => ({ category, name, nth: 0 })),
  )
}

/** Ticks stay where they are until what is ticked is put away. */
async function putAway(life: Life, buy: Extract<WeekCommand, { type: 'buy' }>): Promise<void> {
  if ((await life.issue(buy)) === 'taken') life.checked.length = 0
}

export const SHOP_ACTS: readonly Act[] = [
  {
    name: 'check off lines',
    weight: 4,
    async live(life) {
      for (const address of await addresses(life)) if (life.random.unit() < 0.2) life.checked.push(address)
    },
  },
  {
    name: 'put away what is checked off',
    weight: 2,
    isOwnWay: true,
    async live(life) {
      const onList = await addresses(life)
      const lines = life.checked.filter(({ name }) => onList.some((line) => line.name === name))
      if (lines.length > 0) await putAway(life, { type: 'buy', lines })
    },
  },
  {
    name: 'put everything away',
    weight: 1,
    isOwnWay: true,
    async live(life) {
      if ((await addresses(life)).length > 0) await putAway(life, { type: 'buy' })
    },
  },
  {
    name: 'type a line',
    weight: 2,
    async live(life) {
      const line: Line = { name: life.one(TYPED), quantity: 1, unit: '' }
      if ((await addresses(life)).length > 0)
        await life.save(
          'currentShoppingList',
          (list: List) => list && withLine<Line, List>(list, 'Other', line),
        )
    },
  },
  {
    name: 'take a line off',
    weight: 1,
    isOwnWay: true,
    async live(life) {
      const lines = await addresses(life)
      const line = lines.length > 0 ? life.one(lines) : undefined
      if (line) await life.save('currentShoppingList', (list: List) => list && withoutLine(list, line))
    },
  },
]
