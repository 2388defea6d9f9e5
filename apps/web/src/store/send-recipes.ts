import { valueOfRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { isCookedAlike, type StoredRecipe } from '@pennyplate/domain/own-recipe/recipe-change'
import { isRecipe, type QueuedCommand, type QueuedRecipe } from './command-queue.ts'
import { metBy, withRefused, withStored } from './recipe-queue.ts'
import { type CommandOutcome, postponeCommand, type SenderDeps } from './send-commands.ts'

export type RecipeOutcome =
  | Readonly<{ kind: 'settled' }>
  | Exclude<CommandOutcome, { kind: 'done' | 'refused' }>

/** Others may change the recipe between two attempts, but not for ever. */
const ATTEMPTS = 5

/** Sends one change of an own recipe. Where somebody else changed it first, both changes are merged and sent again. */
export async function sendRecipe(deps: SenderDeps, { key, refusal }: QueuedRecipe): Promise<RecipeOutcome> {
  let entry = await changed(deps, key, ({ refusal: _, ...sent }) => ({ ...sent, isSent: true }))
  for (let attempt = 1; entry; attempt++) {
    const answer = await deps.transport.recipe(entry)
    if (answer.kind === 'signed-out') return answer
    if (answer.kind === 'unreachable' || answer.kind === 'failed') return postponeCommand(deps, entry, answer)
    if (answer.kind === 'refused') {
      await deps.commands.change((queue) => withRefused(queue, key, answer.refusal))
      // It is tried again whenever the others are sent, and told once.
      if (!refusal) deps.onRecipeProblem({ command: entry.command, why: answer.refusal })
      return SETTLED
    }
    const { revision, recipe } = answer
    const stored = { revision, value: recipe && valueOfRecipe(recipe) }
    const { id, base } = entry.command
    if (!isCookedAlike(base.value, stored.value)) await deps.forgetCooked(id)
    await deps.keepRecipe(id, recipe)
    if (answer.kind === 'stored') return settle(deps, entry, stored)
    const met = metBy(entry, stored)
    if (!met) {
      if (!entry.command.value && recipe) deps.onRecipeProblem({ command: entry.command, why: 'changed' })
      return settle(deps, entry, stored)
    }
    if (attempt >= ATTEMPTS)
      return postponeCommand(deps, entry, { kind: 'failed', status: 409, retryAfterMs: undefined })
    // Kept before it is sent: if the answer is lost, what it goes over must not be.
    entry = await changed(deps, key, () => met)
  }
  return SETTLED
}

const SETTLED = { kind: 'settled' } as const

/** Undefined if it is not in the queue any more, because a later change took its place. */
async function changed(
  { commands }: SenderDeps,
  key: string,
  change: (entry: QueuedRecipe) => QueuedRecipe,
): Promise<QueuedRecipe | undefined> {
  const next = (entry: QueuedCommand) => (isRecipe(entry) && entry.key === key ? change(entry) : entry)
  const queue = await commands.change((before) => before.map(next))
  return queue.filter(isRecipe).find((entry) => entry.key === key)
}

async function settle(deps: SenderDeps, entry: QueuedRecipe, stored: StoredRecipe): Promise<RecipeOutcome> {
  const { key, command, clash } = entry
  await deps.commands.change((queue) => withStored(queue, key, stored))
  if (clash) deps.onRecipeProblem({ command, why: clash.fields })
  return SETTLED
}
