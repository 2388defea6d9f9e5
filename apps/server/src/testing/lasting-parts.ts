import { createHash } from 'node:crypto'
import type { Passwords } from '../deps.ts'
import { createPhotoEncoder } from '../dish-photos/photo-encoder.ts'
import { createBuiltinEngine } from '../engines/builtin/builtin-engine.ts'
import { createPhotoReader } from '../photo-reading/photo-reader.ts'

/**
 * The parts that take longest to start and store nothing of a household, shared by all servers of a test process. Their
 * threads do not keep the process alive.
 */
const engine = createBuiltinEngine()
const photoReader = createPhotoReader()
const photoEncoder = createPhotoEncoder()
const stays = async () => undefined
export const lastingEngine = { ...engine, close: stays }
export const lastingPhotoEncoder = { ...photoEncoder, close: stays }
export const lastingPhotoReader = { ...photoReader, close: stays }

const hash = async (password: string) => createHash('sha256').update(password).digest('hex')
/** Replaces the intentionally slow hash. Servers started as processes use the real one. */
export const quickPasswords: Passwords = {
  hash,
  verify: async (kept) => (await hash(kept.password)) === kept.hash,
  askedBy: (_asker, call) => call(),
}
