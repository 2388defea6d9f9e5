import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import {
  isCookedAlike,
  joinChanges,
  meetOther,
  type StoredRecipe,
} from '@pennyplate/domain/own-recipe/recipe-change'
import {
  type CommandQueue,
  changesOfRecipe,
  isOffer,
  isRecipe,
  type QueuedRecipe,
  withoutFailed,
} from './command-queue.ts'
import type { Refusal } from './kv-transport.ts'

/** Changes of one recipe are one, unless the server may have made the first already. */
export function withRecipe(queue: CommandQueue, entry: QueuedRecipe): CommandQueue {
  const { command } = entry
  const before = changesOfRecipe(queue, command.id).at(-1)
  const base = { id: command.id, base: command.base, value: command.base.value }
  const joined = joinChanges(before && !before.isSent ? before.command : base, command)
  const clash = before?.clash && !before.isSent ? { clash: before.clash } : {}
  const made = joined ? [{ ...entry, ...clash, command: { ...command, ...joined } }] : []
  if (!before || before.isSent) return [...queue, ...made]
  return queue.flatMap((one) => (one.key === before.key ? made : [one]))
}

/** The server has it, and with it perhaps something of somebody else that it went over. */
export function withStored(queue: CommandQueue, key: string, stored: StoredRecipe): CommandQueue {
  return queue.flatMap((entry) => {
    if (entry.key !== key || !isRecipe(entry)) return [entry]
    const { clash, command, facts } = entry
    if (!clash) return []
    const theirs = { ...command, base: stored, value: clash.theirs }
    return [{ key: `${key}-theirs`, command: theirs, facts, offers: clash.fields }]
  })
}

/** Somebody else changed the recipe first. Null if nothing is left to do. */
export function metBy(entry: QueuedRecipe, other: StoredRecipe): QueuedRecipe | null {
  const { change, clash = entry.clash } = meetOther(entry.command, other)
  return change ? { ...entry, command: { ...entry.command, ...change }, ...(clash ? { clash } : {}) } : null
}

/** The server did nothing of it. A later change of the recipe is tried in its place. */
export function withRefused(queue: CommandQueue, key: string, refusal: Refusal): CommandQueue {
  const entry = queue.filter(isRecipe).find((one) => one.key === key)
  if (!entry) return queue
  if (changesOfRecipe(queue, entry.command.id).at(-1) !== entry) return withoutFailed(queue, key)
  const { isSent: _, ...unsent } = entry
  return queue.map((one) => (one === entry ? { ...unsent, refusal } : one))
}

/** What somebody else wrote becomes a change like others. */
export function withOfferTaken(queue: CommandQueue, key: string): CommandQueue {
  const offer = queue.filter(isRecipe).find((entry) => entry.key === key && isOffer(entry))
  if (!offer) return queue
  const { offers: _, ...entry } = offer
  return withRecipe(
    queue.filter((one) => one !== offer),
    entry,
  )
}

/** A recipe as it will be once it is sent; null if it will be gone. */
export type UnsentRecipe = Readonly<{
  id: string
  recipe: OwnRecipe | null
  /** What the server said of its price and nutrition is of what it was before. */
  isRewritten: boolean
}>

export function unsentIn(queue: CommandQueue): UnsentRecipe[] {
  const last = new Map(
    queue.flatMap((one) => (isRecipe(one) && !isOffer(one) ? [[one.command.id, one]] : [])),
  )
  return [...last.values()].map(({ command: { id, base, value }, facts }) => ({
    id,
    isRewritten: !isCookedAlike(base.value, value),
    recipe: value && { ...value, id, revision: base.revision, updatedAt: facts.now },
  }))
}

export function withUnsent(
  recipes: readonly OwnRecipe[],
  unsent: readonly Pick<UnsentRecipe, 'id' | 'recipe'>[],
): readonly OwnRecipe[] {
  if (unsent.length === 0) return recipes
  const ids = new Set(unsent.map(({ id }) => id))
  return [...recipes.filter(({ id }) => !ids.has(id)), ...unsent.flatMap(({ recipe }) => recipe ?? [])]
}
