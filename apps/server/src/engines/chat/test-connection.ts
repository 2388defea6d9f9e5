import type { ConnectionAnswer } from '@pennyplate/contract/ai/connection'
import type { AskedBy } from '../asked.ts'
import type { AskChat } from './client/chat-client.ts'
import { CONNECTION_SYSTEM, CONNECTION_USER } from './prompts/meals.ts'

export type TestConnection = (by: AskedBy) => Promise<ConnectionAnswer>

/** Tests the address, the key and the model name, so any answer passes. */
export function createConnectionTest(ask: AskChat, now: () => number): TestConnection {
  return async (by) => {
    const start = now()
    const answer = await ask({ kind: 'connection', system: CONNECTION_SYSTEM, user: CONNECTION_USER }, by)
    if (!answer.ok) return answer
    if (answer.text.trim() === '') return { ok: false, failure: { error: 'empty_response' } }
    return { ok: true, ms: Math.max(0, Math.round(now() - start)) }
  }
}
