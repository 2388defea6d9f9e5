import { weekCommandAnswer } from '@pennyplate/contract/week/commands'
import { type Life, TODAY } from './life.ts'

/** What must hold after every act. It reads what the server stored and answered with arithmetic of its own. */

type Check = Readonly<{ name: string; faults: (life: Life) => Promise<string[]> }>
type Line = {
  name: string
  foodId?: string
  estimatedPrice?: number
  packages?: { count: number; priceCents: number }[]
  needG?: number
  pantryG?: number
  usedIn?: string[]
}
type List = { sections: { category: string; items: Line[] }[]; totalCost: number; isOutdated?: boolean }
type Plan = { boughtAt?: string; report?: { totalCents: number | null } }

const linesOf = ({ sections }: List) => sections.flatMap(({ items }) => items)
const cents = (dollars = 0) => Math.round(dollars * 100)
const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + cents(line.estimatedPrice), 0)

async function stored({ read }: Life) {
  return {
    list: (await read('currentShoppingList')) as List | null | undefined,
    plan: (await read('currentMealPlan')) as Plan | null | undefined,
  }
}

export const CHECKS: readonly Check[] = [
  {
    name: 'a browser can read every answer',
    faults: async ({ answers }) =>
      answers.flatMap(({ json }) => weekCommandAnswer.safeParse(json).error?.message ?? []),
  },
  {
    name: 'lines cost what their packages cost, and each has a reason',
    async faults(life) {
      const { list } = await stored(life)
      return (list ? linesOf(list) : []).flatMap((line) => {
        const { name, packages = [], needG = 0, pantryG = 0, usedIn = [], estimatedPrice } = line
        const packed = packages.reduce((total, { count, priceCents }) => total + count * priceCents, 0)
        const isTicked = life.ticked.some((one) => one.name === name)
        return [
          ...(estimatedPrice !== undefined && packed !== cents(estimatedPrice)
            ? [`${name} costs ${packed}`]
            : []),
          ...(pantryG < 0 || pantryG > needG ? [`${name}: ${pantryG} g of ${needG} g at home`] : []),
          ...(usedIn.length === 0 && !isTicked ? [`nobody needs ${name}`] : []),
        ]
      })
    },
  },
  {
    name: 'one total',
    async faults(life) {
      const { list, plan } = await stored(life)
      if (!list || !plan) return []
      const total = sum(linesOf(list))
      const planned = plan.report?.totalCents
      return [
        ...(cents(list.totalCost) === total ? [] : [`the list says ${list.totalCost}, its lines ${total}`]),
        ...(plan.boughtAt || planned === total ? [] : [`the week says ${planned}, its list ${total}`]),
        ...(list.isOutdated ? ['the list is outdated'] : []),
      ]
    },
  },
  {
    // The same engine makes both lists, one from the meals alone.
    name: 'where nothing was bought, the list of changed meals is a new list of them',
    async faults(life) {
      const { list, plan } = await stored(life)
      const isChanged = CHANGE_MEALS.includes(life.answers.at(-1)?.type ?? '')
      const cooked = (await life.read('cookingHistory')) as unknown[] | null | undefined
      if (!isChanged || !list || !plan || plan.boughtAt || cooked?.length || life.ticked.length > 0) return []
      const { json } = await life.person.post('/api/ai/shopping-list', { plan, today: TODAY })
      const [is, should] = [priced(list), priced(json.shoppingList)]
      return [
        ...is.filter((line) => !should.includes(line)).map((line) => `has ${line}`),
        ...should.filter((line) => !is.includes(line)).map((line) => `lacks ${line}`),
      ]
    },
  },
]

const CHANGE_MEALS = ['accept', 'replan', 'replace', 'skip', 'setServings', 'swapSide']

function priced(list: List): string[] {
  return linesOf(list).map(({ name, estimatedPrice }) => `${name} ${estimatedPrice}`)
}
