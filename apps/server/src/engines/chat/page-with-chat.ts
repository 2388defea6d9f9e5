import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { OWN_RECIPE_LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { trimEndOf } from '@pennyplate/domain/trim-end'
import type { AskedBy } from '../asked.ts'
import type { AskChat } from './client/chat-client.ts'
import { NO_TEXT, PAGE_SYSTEM, PAGE_USER } from './prompts/page.ts'

export type ChatPageReading =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly failure: AiFailure }

export type ReadPageWithChat = (
  image: { readonly bytes: Uint8Array; readonly mime: string },
  by: AskedBy,
) => Promise<ChatPageReading>

/** A page has more; an answer with fewer is an excuse. */
const LINES_MIN = 3
const LINES_MAX = 2 * (OWN_RECIPE_LIMITS.lines + OWN_RECIPE_LIMITS.steps)

/** Asks the vision model to write down the text of a page. Only for servers with AI_VISION_MODEL. */
export function createChatPageReader(ask: AskChat): ReadPageWithChat {
  return async (image, by) => {
    const answer = await ask({ kind: 'photo', system: PAGE_SYSTEM, user: PAGE_USER, image }, by)
    if (!answer.ok) return answer
    const lines = linesOfPage(answer.text)
    return lines ? { ok: true, lines } : { ok: false, failure: { error: 'invalid_response' } }
  }
}

/** Undefined if the answer is something else than the text of a page. */
export function linesOfPage(answer: string): readonly string[] | undefined {
  const text = withoutFence(answer.trim())
  if (trimEndOf(text, '. \t\r\n') === NO_TEXT) return []
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^#+\s*|\*\*/g, '').trim())
    .filter((line) => line !== '')
  const isData = /^[[{<]/.test(text)
  return isData || lines.length < LINES_MIN || lines.length > LINES_MAX ? undefined : lines
}

function withoutFence(text: string): string {
  return /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1]?.trim() ?? text
}
