import { isDeepStrictEqual } from 'node:util'
import { DOCUMENT_SCHEMAS } from '@pennyplate/contract/documents/document-schemas'
import { weekOverviewAnswer } from '@pennyplate/contract/week/overview'
import type { Check } from '../life.ts'
import { centsOf, linesOf, readDocuments } from '../read-documents.ts'

export const listAddsUp: Check = {
  name: 'lines cost what their packages cost, and none has more at home than it needs',
  async faults(life) {
    const { list } = await readDocuments(life)
    return linesOf(list).flatMap(({ name, packages, needG = 0, pantryG = 0, estimatedPrice }) => {
      const packed = (packages ?? []).reduce((total, { count, priceCents }) => total + count * priceCents, 0)
      return [
        ...(packages && estimatedPrice !== undefined && packed !== centsOf(estimatedPrice)
          ? [`${name} costs ${estimatedPrice}, its packages ${packed} cents`]
          : []),
        ...(pantryG < 0 || pantryG > needG ? [`${name}: ${pantryG} g of ${needG} g at home`] : []),
      ]
    })
  },
}

export const oneTotal: Check = {
  name: 'one total wherever it is shown',
  async faults(life) {
    const { list, plan } = await readDocuments(life)
    if (!list || !plan) return []
    const total = linesOf(list).reduce((sum, { estimatedPrice }) => sum + centsOf(estimatedPrice), 0)
    const { json } = await life.reader.get('/api/weeks/overview')
    const { weeks } = weekOverviewAnswer.parse(json)
    const inCalendar = weeks.find(({ weekStart }) => weekStart === plan.weekStartDate)?.totalCents
    const week = plan.boughtAt ? plan.report?.totalCents : total
    return [
      ...(centsOf(list.totalCost) === total
        ? []
        : [`its lines are ${total} cents, the list says ${list.totalCost}`]),
      ...(inCalendar === week ? [] : [`the week says ${week} cents, the calendar ${inCalendar}`]),
    ]
  },
}

const KEYS = ['profile', 'currentMealPlan', 'currentShoppingList', 'pantry', 'cookingHistory'] as const

export const devicesAgree: Check = {
  name: 'every device with a network has sent what it did and shows what the server has',
  async faults({ devices, read }) {
    const faults: string[] = []
    for (const [at, { store, network, errors }] of devices.entries()) {
      faults.push(...errors.splice(0).map((error) => `device ${at}: ${JSON.stringify(error)} ${error}`))
      if (network !== 'passes') continue
      const summary = store.summary()
      if (summary.unsent > 0 || summary.status !== 'saved')
        faults.push(`device ${at}: ${JSON.stringify(summary)}`)
      for (const key of KEYS) {
        const difference = firstDifference(store.state(key).value ?? null, (await read(key)) ?? null, key)
        if (difference !== undefined) faults.push(`device ${at}: ${difference}`)
      }
    }
    return faults
  },
}

const STORED = [...KEYS, 'mealPlanHistory', 'recipeBox', 'wastedFood'] as const

/** What the server writes by itself comes back with the next change of a device. */
export const savesAgain: Check = {
  name: 'a device may save what the server has',
  async faults({ read }) {
    const stored = await Promise.all(STORED.map(async (key) => ({ key, value: await read(key) })))
    return stored.flatMap(({ key, value }) => {
      if (value === undefined) return []
      const { error } = DOCUMENT_SCHEMAS[key].safeParse(value)
      return (error?.issues ?? []).map(({ path, message }) => `${key} ${path.join('.')}: ${message}`)
    })
  },
}

/** Where two documents differ first. Allergens may stand in any order. */
function firstDifference(is: unknown, should: unknown, path: string): string | undefined {
  if (isDeepStrictEqual(sorted(is), sorted(should))) return undefined
  if (typeof is !== 'object' || typeof should !== 'object' || !is || !should)
    return `${path} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`
  const [left, right] = [new Map(Object.entries(is)), new Map(Object.entries(should))]
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((key) => firstDifference(left.get(key), right.get(key), `${path}/${key}`))
    .find((difference) => difference !== undefined)
}

function sorted(value: unknown): unknown {
  const isWords = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return isWords ? value.toSorted() : value
}
