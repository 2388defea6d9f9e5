import type { Engine } from '../engine.ts'
import { type ChatParts, planWithChat } from './plan-with-chat.ts'

/** The language model where it is asked, and the built-in engine for all the rest. */
export function createChatEngine(parts: ChatParts): Engine {
  const { builtin } = parts
  return {
    ...builtin,
    planWeek: (asked, by, onEvent) => planWithChat(parts, asked, by, onEvent),
  }
}
