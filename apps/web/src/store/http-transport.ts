import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isDocumentKey } from '@pennyplate/contract/documents/document-keys'
import {
  type DocumentConflict,
  deletedAnswer,
  entriesAnswer,
  entryAnswer,
  savedAnswer,
} from '@pennyplate/contract/documents/stored-entries'
import type { OwnRecipeChanged } from '@pennyplate/contract/recipes/own-recipes-answers'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { callApi } from '../lib/api-client.ts'
import { ApiError } from '../lib/api-error.ts'
import { changeOwnRecipe } from '../lib/change-own-recipe.ts'
import { answerBy } from '../lib/read-answer.ts'
import { encodeCommand } from './encode-command.ts'
import type {
  CallFailure,
  CommandAnswer,
  KvTransport,
  ReadAllAnswer,
  ReadAnswer,
  RecipeWriteAnswer,
  Refusal,
  StoredEntry,
  WriteAnswer,
} from './kv-transport.ts'
import { parseDocument } from './parse-document.ts'

/** Browsers limit the body of a keepalive request, which may outlive its page. */
const KEEPALIVE_CHARS_MAX = 16_000
/** The server checks the week that a command makes. */
const COMMAND_TIMEOUT_MS = 60_000
/** A language model may write the list. */
const ACCEPT_TIMEOUT_MS = 310_000

export function createHttpTransport(userId: string, call: typeof callApi): KvTransport {
  const ofKey = (key: DocumentKey) => ({ userId, key })
  // The server then reports a conflict with 200: browsers log a 409 in the console as an error.
  const changeOf = (key: DocumentKey) => ({ ...ofKey(key), conflict: 'answer' })
  return {
    read: (key) =>
      callKv<ReadAnswer>(
        () =>
          call('/api/kv', {
            query: { ...ofKey(key), absent: 'null' },
            parse: (body) => readFound(key, body),
          }),
        (error) => (error.status === 404 ? { kind: 'absent' } : undefined),
      ),
    readAll: () =>
      callKv<ReadAllAnswer>(() => call('/api/kv/all', { query: { userId }, parse: readEntries })),
    write: (key, value, on) => {
      const keepalive = JSON.stringify(value).length <= KEEPALIVE_CHARS_MAX
      const body = { value, ...on }
      return callKv<WriteAnswer>(
        () => call('/api/kv', { method: 'POST', query: changeOf(key), body, keepalive, parse: stored(key) }),
        readRefused,
      )
    },
    remove: (key, { baseRevision, write }) => {
      // At revision 0 this browser never saw the document, and deletes any version of it.
      const base = baseRevision > 0 ? { baseRevision: String(baseRevision) } : {}
      const query = { ...changeOf(key), write, ...base }
      // A deletion takes the next revision. A document already deleted keeps its revision.
      const parse = (body: unknown): WriteAnswer => {
        const answer = answerBy(deletedAnswer)(body)
        if ('error' in answer) return conflictOf(key, answer)
        const hasDeleted = baseRevision > 0 && answer.deleted
        return { kind: 'stored', revision: hasDeleted ? baseRevision + 1 : baseRevision }
      }
      return callKv<WriteAnswer>(
        () => call('/api/kv', { method: 'DELETE', query, keepalive: true, parse }),
        readRefused,
      )
    },
    command: ({ key, command, facts }) => {
      const body = { idempotencyKey: key, command: encodeCommand(command), today: facts.today }
      const keepalive = JSON.stringify(body).length <= KEEPALIVE_CHARS_MAX
      const timeoutMs = command.type === 'accept' ? ACCEPT_TIMEOUT_MS : COMMAND_TIMEOUT_MS
      const query = { userId, conflict: 'answer' }
      return callKv<CommandAnswer>(async () => {
        const parse = (answer: unknown) => answer
        const request = { method: 'POST', query, body, keepalive, timeoutMs, parse } as const
        const answer = await call('/api/week/commands', request)
        return readAnsweredCommand(answer)
      }, withCause)
    },
    recipe: async ({ key, command: { id, base, value } }) => {
      const change = { id, baseRevision: base.revision, value, write: key }
      return callKv<RecipeWriteAnswer>(
        async () => readRecipeAnswer(value, await changeOwnRecipe(change, { userId }, call)),
        readRefused,
      )
    },
    removeAll: () => {
      const parse = () => ({ kind: 'stored' as const })
      return callKv(() => call('/api/kv/all', { method: 'DELETE', query: { userId }, parse }))
    },
  }
}

/** Loaded when it is needed, because no page begins with a command. */
async function readAnsweredCommand(answer: unknown): Promise<CommandAnswer> {
  const reader = await import('./read-command-answer.ts').catch(() => {
    throw new ApiError(0, 'unreachable')
  })
  return reader.readAnsweredCommand(answer)
}

function readRecipeAnswer(value: OwnRecipeValue | null, answer: OwnRecipeChanged): RecipeWriteAnswer {
  if ('error' in answer && answer.error === 'storage_full')
    return { kind: 'refused', refusal: { status: 413, code: answer.error, details: [] } }
  if ('error' in answer) return { kind: 'conflict', revision: answer.revision, recipe: answer.recipe }
  const { revision, updatedAt, recipe = value && { ...value, id: answer.id, revision, updatedAt } } = answer
  return { kind: 'stored', revision, recipe }
}

async function callKv<T>(
  request: () => Promise<T>,
  expected: (error: ApiError) => T | undefined = () => undefined,
): Promise<T | CallFailure> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return expected(error) ?? readFailure(error)
  }
}

function readFailure(error: ApiError): CallFailure {
  if (error.status === 0) return { kind: 'unreachable' }
  // 403 means another user is signed in now, so this user is not.
  if (error.status === 401 || error.status === 403) return { kind: 'signed-out' }
  const retryAfterMs = error.retryAfterS === undefined ? undefined : error.retryAfterS * 1000
  return { kind: 'failed', status: error.status, retryAfterMs }
}

function readRefused({ status, code, details }: ApiError): { kind: 'refused'; refusal: Refusal } | undefined {
  if (status !== 400 && status !== 413) return undefined
  return { kind: 'refused', refusal: { status, code, details } }
}

/** Sending it again would not help. */
const REFUSED_COMMANDS = [400, 409, 413, 422]

function withCause(cause: ApiError): CommandAnswer {
  const { status, code, details } = cause
  if (!REFUSED_COMMANDS.includes(status)) return { ...readFailure(cause), cause }
  return { kind: 'refused', refusal: { status, code, details }, cause }
}

function conflictOf(key: DocumentKey, { value, revision, writes = [] }: DocumentConflict): WriteAnswer {
  return { kind: 'conflict', value: parseDocument(key, value ?? undefined), revision, writes }
}

function readFound(key: DocumentKey, body: unknown): ReadAnswer {
  const { value, revision, writes = [] } = answerBy(entryAnswer)(body)
  return value === null
    ? { kind: 'absent', revision, writes }
    : { kind: 'found', value: parseDocument(key, value), revision, writes }
}

function readEntries(body: unknown): ReadAllAnswer {
  const { entries } = answerBy(entriesAnswer)(body)
  const found = Object.entries(entries).flatMap(([key, entry]): StoredEntry[] => {
    if (!entry || !isDocumentKey(key)) return []
    const { value, revision, writes = [] } = entry
    return [{ key, value: parseDocument(key, value), revision, writes }]
  })
  return { kind: 'found', entries: found }
}

const stored =
  (key: DocumentKey) =>
  (body: unknown): WriteAnswer => {
    const answer = answerBy(savedAnswer)(body)
    return 'error' in answer ? conflictOf(key, answer) : { kind: 'stored', revision: answer.revision }
  }
