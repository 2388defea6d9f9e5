import { type ChatDeps, createChatClient } from './chat-client.ts'
import { createPhotoReader, type ReadPhoto } from './read-photo.ts'

/** What a configured language model can do beside planning. */
export type Chat = {
  /** Undefined where no vision model is named. */
  readonly readPhoto: ReadPhoto | undefined
}

export function createChat(deps: ChatDeps): Chat {
  const ask = createChatClient(deps)
  return { readPhoto: deps.settings.visionModel === undefined ? undefined : createPhotoReader(ask) }
}
