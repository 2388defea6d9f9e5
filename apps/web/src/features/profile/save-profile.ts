import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { entryAnswer, revisionAnswer } from '@pennyplate/contract/documents/stored-entries'
import { mergeDocuments } from '@pennyplate/domain/merge/merge-documents'
import { type CompleteProfile, withDefaults } from '@pennyplate/domain/profile/profile'
import * as z from 'zod/mini'
import type { callApi } from '../../lib/api-client.ts'
import { ignoreAnswer } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { answerBy } from '../../lib/read-answer.ts'

export type WizardMode = 'setup' | 'update'

type ProfileSave = Readonly<{
  userId: string
  mode: WizardMode
  /** What the form started from; changes that other devices made since then are kept. */
  from: unknown
  mine: CompleteProfile
  now: Date
}>

type Stored = z.infer<typeof entryAnswer>

/** The server's schema checks the merged profile. */
const anyProfile = z.looseObject({})

/** D10: the written revision must be read back within this time. */
const VERIFY_WITHIN_MS = 3000
/** Each conflict means that another device saved first; more than a few in a row means something is wrong. */
const CONFLICTS_MAX = 5

/** Writes, reads back, and throws unless the server has what was written. */
export async function saveProfile(call: typeof callApi, save: ProfileSave): Promise<void> {
  const query = { userId: save.userId, key: 'profile' }
  const written = await write(call, query, save)
  const kept = await read(call, query, VERIFY_WITHIN_MS)
  if (kept.value === null || kept.revision < written) {
    throw new Error(
      save.mode === 'setup' ? 'Profile failed to save to cloud storage' : 'Profile updates failed to save',
    )
  }
  if (save.mode === 'setup') await markCompleted(call, save.now)
}

async function write(
  call: typeof callApi,
  query: Record<string, string>,
  save: ProfileSave,
): Promise<number> {
  let current = await read(call, query)
  for (let conflicts = 0; ; conflicts++) {
    const body = { value: valueToWrite(save, current.value), baseRevision: current.revision }
    try {
      const parse = answerBy(revisionAnswer)
      return (await call('/api/kv', { method: 'POST', query, body, parse })).revision
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || conflicts >= CONFLICTS_MAX) throw error
      current = answerBy(entryAnswer)(error.body)
    }
  }
}

function valueToWrite({ from, mine, mode, now }: ProfileSave, current: unknown): unknown {
  const theirs = current === null ? undefined : withDefaults(current)
  const merged = mergeDocuments('profile', { base: withDefaults(from), mine, theirs })
  const completed: DocumentValue<'profile'> = {
    // Undefined for a first profile with nothing but default answers.
    ...anyProfile.parse(merged ?? {}),
    profileCompleted: true,
  }
  return mode === 'setup' ? completed : { ...completed, lastUpdated: now.toISOString() }
}

/** A flag that saves the dashboard a request. The stored profile says the same, so losing it does no harm. */
async function markCompleted(call: typeof callApi, now: Date): Promise<void> {
  const body = { profileCompleted: true, lastUpdated: now.toISOString() }
  try {
    await call('/api/me/metadata', { method: 'PATCH', body, parse: ignoreAnswer })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

function read(call: typeof callApi, query: Record<string, string>, timeoutMs?: number): Promise<Stored> {
  const limit = timeoutMs === undefined ? {} : { timeoutMs }
  return call('/api/kv', { query: { ...query, absent: 'null' }, parse: answerBy(entryAnswer), ...limit })
}
