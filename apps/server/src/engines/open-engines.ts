import type { Deps } from '../deps.ts'
import { recordCall } from '../features/ai/record-call.ts'
import { createBuiltinEngine } from './builtin/builtin-engine.ts'
import type { ChatDeps } from './chat/chat-client.ts'

type EngineDeps = Pick<Deps, 'config' | 'database' | 'limits' | 'now' | 'randomId' | 'log'>

/** Who answers: the built-in engine, and beside it a language model where one is configured. */
export async function openEngines(
  deps: EngineDeps,
  pace: Pick<ChatDeps, 'wait' | 'timeoutMs'>,
  engine = createBuiltinEngine(),
): Promise<Pick<Deps, 'engine' | 'chat'>> {
  const settings = deps.config.ai
  if (!settings) return { engine, chat: undefined }
  const { createChat } = await import('./chat/create-chat.ts')
  const chat = createChat(
    {
      ...pace,
      settings,
      now: () => deps.now().getTime(),
      countQuestion: (userId) => deps.limits.questions(userId, settings.dailyLimit),
      recordCall: (call) => recordCall({ ...deps, settings }, call),
    },
    engine,
  )
  return { engine, chat }
}
