import * as z from 'zod/mini'
import { orAbsent, orNull, readable } from '../lenient.ts'
import { DOCUMENT_KEYS } from './document-keys.ts'

/** Answers of the key-value API. Values are parsed by the schema of their key, not here. */

const version = {
  value: z.unknown(),
  revision: z.int().check(z.minimum(0)),
  /** The ids of the latest writes this version includes, one per browser. */
  writes: orAbsent(readable(z.string())),
}

/** The value is null if the document does not exist. */
export const entryAnswer = z.object(version).check(z.refine(({ value }) => value !== undefined))

/** An entry that is not understood is null. */
export const entriesAnswer = z.object({ entries: z.record(z.string(), orNull(z.object(version))) })

/** Another device wrote first; its version comes along. The value is null after a deletion. */
const conflict = z.object({ error: z.literal('conflict'), ...version })

export const revisionAnswer = z.object({ revision: z.int().check(z.minimum(0)) })
export const savedAnswer = z.union([conflict, revisionAnswer])
export const deletedAnswer = z.union([conflict, z.object({ deleted: z.boolean() })])

/** An event of GET /api/events. A newer server may have keys this page does not know. */
export const changeEvent = z.object({
  key: z.enum(DOCUMENT_KEYS),
  revision: z.int().check(z.minimum(0)),
  deleted: z.catch(z.boolean(), false),
})

export type DocumentConflict = z.infer<typeof conflict>
