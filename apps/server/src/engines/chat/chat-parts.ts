import type { BuiltinEngine } from '../engine.ts'
import type { AskChat } from './client/chat-client.ts'

export type ChatParts = { readonly ask: AskChat; readonly builtin: BuiltinEngine }
