import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { Deps } from '../../deps.ts'
import { errorFields } from '../../log.ts'
import { addCall, forgetCallsBefore } from './ai-calls.store.ts'
import type { ChatCall, ChatSettings } from './client/chat-client.ts'

type RecordDeps = Pick<Deps, 'database' | 'now' | 'randomId' | 'log'> & {
  readonly settings: Pick<ChatSettings, 'priceIn' | 'priceOut'>
}

const KEPT_MS = 90 * DAY_MS

/** Records what a call used, not its content. A failure here is only logged, so that the answer is not lost. */
export async function recordCall(deps: RecordDeps, call: ChatCall): Promise<void> {
  const now = deps.now()
  try {
    await forgetCallsBefore(deps.database.db, new Date(now.getTime() - KEPT_MS).toISOString())
    await addCall(deps.database.db, {
      ...call,
      id: deps.randomId(),
      askedAt: now.toISOString(),
      costMicros: costMicros(call, deps.settings),
    })
  } catch (error) {
    deps.log.warn('a call of the language model could not be recorded', errorFields(error))
  }
}

/** Dollars per million tokens equal millionths of a dollar per token. */
function costMicros(
  { tokensIn, tokensOut }: ChatCall,
  { priceIn, priceOut }: RecordDeps['settings'],
): number | null {
  if (priceIn === undefined && priceOut === undefined) return null
  return Math.round(tokensIn * (priceIn ?? 0) + tokensOut * (priceOut ?? 0))
}
