import { readObject } from '@pennyplate/contract/ai/model-answers'
import type {
  ComputedShoppingLine,
  ShoppingListAnswer,
  ShoppingListRequest,
} from '@pennyplate/contract/ai/shopping-list'
import { centsFromDollars, dollarsFromCents } from '@pennyplate/domain/money'
import { likelyListTotal } from '@pennyplate/domain/shopping/likely-total'
import type { SavingTip } from '@pennyplate/domain/shopping/saving-tip'
import { writtenTips } from '@pennyplate/domain/shopping/shopping-list-tips'
import { z } from 'zod'
import type { Asked, AskedBy } from '../asked.ts'
import type { ChatParts } from './chat-parts.ts'
import { linesSchema } from './prompts/answer-schemas.ts'
import { delimited } from './prompts/describe-household.ts'
import { LIST_SYSTEM, LIST_USER } from './prompts/meals.ts'

const LINES_AT_MOST = 60
/** A price above this is not believed. */
const DOLLARS_AT_MOST = 200

/** For a list with lines that got no price (docs/spec-coverage.md, section 8). */
const TROUBLE_TIP: SavingTip = { code: 'prices-missing', foodIds: [] }

const pricedLines = z.looseObject({
  items: z.array(
    z
      .looseObject({
        line: z.coerce.number().int(),
        estimatedPrice: z.coerce.number().positive().max(DOLLARS_AT_MOST),
      })
      .nullable()
      .catch(null),
  ),
})

/** Our own list. The language model prices lines that match no catalog food, and they are marked as its estimates. */
export async function listWithChat(
  { ask, builtin }: ChatParts,
  asked: Asked<ShoppingListRequest>,
  by: AskedBy,
): Promise<ShoppingListAnswer> {
  const own = await builtin.buildShoppingList(asked, by)
  const open = own.shoppingList.sections
    .flatMap(({ items }) => items)
    .filter(({ estimatedPrice, foodId }) => estimatedPrice === undefined && foodId === undefined)
    .slice(0, LINES_AT_MOST)
  if (open.length === 0) return own
  const lines = open.map(({ name, quantity, unit }, index) => ({ line: index + 1, name, quantity, unit }))
  const answer = await ask(
    {
      kind: 'shopping-list',
      system: LIST_SYSTEM,
      user: `${delimited('request', lines)}\n${LIST_USER}`,
      schema: linesSchema,
    },
    by,
  )
  const object = answer.ok ? readObject(answer.text) : undefined
  const read = object?.ok ? pricedLines.safeParse(object.value).data : undefined
  const prices = new Map(
    (read?.items ?? []).flatMap((item) => {
      const line = item ? open[item.line - 1] : undefined
      return item && line ? [[line, item.estimatedPrice] as const] : []
    }),
  )
  return withPrices(own, prices, prices.size < open.length)
}

function withPrices(
  { shoppingList, report }: ShoppingListAnswer,
  prices: ReadonlyMap<ComputedShoppingLine, number>,
  hadTrouble: boolean,
): ShoppingListAnswer {
  const price = (line: ComputedShoppingLine): ComputedShoppingLine => {
    const dollars = prices.get(line)
    if (dollars === undefined) return line
    return {
      ...line,
      estimatedPrice: dollarsFromCents(centsFromDollars(dollars)),
      sources: ['model-estimate'],
      isEstimate: true,
    }
  }
  const priced = new Set([...prices.keys()].map(({ name }) => name))
  const sections = shoppingList.sections.map((section) => ({ ...section, items: section.items.map(price) }))
  const total = likelyListTotal(sections.flatMap(({ items }) => items))
  const warnings = report.warnings
    .filter(({ code }) => code !== 'over-budget')
    .flatMap((warning) => {
      if (warning.code !== 'missing-price') return [warning]
      const names = warning.names.filter((name) => !priced.has(name))
      return names.length > 0 ? [{ ...warning, names }] : []
    })
  const estimated = warnings.find(({ code }) => code === 'estimated-price')
  return {
    shoppingList: {
      ...shoppingList,
      sections,
      totalCost: dollarsFromCents(total.totalCents),
      ...writtenTips([...(hadTrouble ? [TROUBLE_TIP] : []), ...shoppingList.tips]),
    },
    report: {
      ...report,
      engine: 'chat',
      ...total,
      warnings: [
        ...warnings.filter((warning) => warning !== estimated),
        ...(priced.size > 0
          ? [{ code: 'estimated-price' as const, names: [...(estimated?.names ?? []), ...priced] }]
          : estimated
            ? [estimated]
            : []),
        ...(total.totalCents > report.budgetCents ? [{ code: 'over-budget' as const, names: [] }] : []),
      ],
    },
  }
}
