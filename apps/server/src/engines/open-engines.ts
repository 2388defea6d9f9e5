import type { Deps } from '../deps.ts'
import { createBuiltinEngine } from './builtin/builtin-engine.ts'
import type { ChatDeps } from './chat/client/chat-client.ts'
import { recordCall } from './chat/record-call.ts'

type EngineDeps = Pick<Deps, 'config' | 'database' | 'limits' | 'now' | 'randomId' | 'log'>

/** Opens the built-in engine and, if one is configured, the language model. */
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
      countQuestion: async (householdId) => {
        const own = await deps.limits.questions(householdId, settings.dailyLimit)
        if (!own.allowed) return { ...own, error: 'daily_limit' }
        const all = await deps.limits.serverQuestions(settings.serverDailyLimit)
        return all.allowed ? all : { ...all, error: 'server_daily_limit' }
      },
      recordCall: (call) => recordCall({ ...deps, settings }, call),
    },
    engine,
  )
  return { engine, chat }
}
