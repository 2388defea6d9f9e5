import type { BuiltinEngine, Engine } from '../engine.ts'
import { createChatEngine } from './chat-engine.ts'
import { type ChatDeps, createChatClient } from './client/chat-client.ts'
import { createChatPageReader, type ReadPageWithChat } from './page-with-chat.ts'
import { createChatPhotoReader, type ReadPhotoWithChat } from './photo-with-chat.ts'
import { createConnectionTest, type TestConnection } from './test-connection.ts'

/** What a configured language model can do. */
export type Chat = {
  readonly engine: Engine
  /** Undefined if no vision model is configured. */
  readonly readPhoto: ReadPhotoWithChat | undefined
  readonly readPage: ReadPageWithChat | undefined
  readonly testConnection: TestConnection
}

export function createChat(deps: ChatDeps, builtin: BuiltinEngine): Chat {
  const ask = createChatClient(deps)
  return {
    engine: createChatEngine({ ask, builtin }),
    readPhoto: deps.settings.visionModel === undefined ? undefined : createChatPhotoReader(ask),
    readPage: deps.settings.visionModel === undefined ? undefined : createChatPageReader(ask),
    testConnection: createConnectionTest(ask, deps.now),
  }
}
