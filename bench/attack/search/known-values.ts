import type { Random } from '@pennyplate/planner/search/random'

/** The name under which later requests ask for a value that an answer had under another one. */
const ALSO_ASKED_AS: Readonly<Record<string, readonly string[]>> = {
  photoId: ['id'],
  revision: ['baseRevision', 'since'],
  draft: ['recipe'],
  weekStartDate: ['week'],
  id: ['recipeId', 'after'],
}
const KEPT =
  /^(.*id|revision|token|plan|meal|recipe|draft|shoppingList|side|item|barcode|weekStart|weekStartDate)$/i
const VALUES_PER_NAME = 30
const LOOKED_AT_MAX = 3000

/** Values of earlier answers by the name of their field, so that requests reach what is stored. */
export class KnownValues {
  readonly #byName = new Map<string, unknown[]>()

  constructor(first: Readonly<Record<string, readonly unknown[]>> = {}) {
    for (const [name, values] of Object.entries(first)) this.#byName.set(name, [...values])
  }

  learn(answer: unknown): void {
    const waiting: unknown[] = [answer]
    for (let looked = 0; looked < LOOKED_AT_MAX && waiting.length > 0; looked++) {
      const value = waiting.shift()
      if (typeof value !== 'object' || value === null) continue
      for (const [name, inner] of Object.entries(value)) {
        if (KEPT.test(name) && inner !== null && !Array.isArray(value))
          for (const asked of [name, ...(ALSO_ASKED_AS[name] ?? [])]) this.#keep(asked, inner)
        waiting.push(inner)
      }
    }
  }

  pick(name: string, type: string | undefined, random: Random): unknown {
    const fitting = (this.#byName.get(name) ?? []).filter((value) => type === undefined || isOf(type, value))
    return fitting[random.below(fitting.length)]
  }

  #keep(name: string, value: unknown): void {
    const values = this.#byName.get(name) ?? []
    if (values.includes(value)) return
    values.push(value)
    if (values.length > VALUES_PER_NAME) values.shift()
    this.#byName.set(name, values)
  }
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
