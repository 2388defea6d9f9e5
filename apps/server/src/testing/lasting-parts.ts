import { createHash } from 'node:crypto'
import type { Passwords } from '../deps.ts'
import { createBuiltinEngine } from '../engines/builtin/builtin-engine.ts'
import { createPhotoReader } from '../features/photos/photo-reader.ts'

/**
 * What takes longest to start and keeps nothing of a household: one for all servers of a test process. Its threads hold
 * no process back.
 */
const engine = createBuiltinEngine()
const photoReader = createPhotoReader()
const stays = async () => undefined
export const lastingEngine = { ...engine, close: stays }
export const lastingPhotoReader = { ...photoReader, close: stays }

const hash = async (password: string) => createHash('sha256').update(password).digest('hex')
/** The real hash is slow on purpose; servers started as processes use it. */
export const quickPasswords: Passwords = {
  hash,
  verify: async (kept) => (await hash(kept.password)) === kept.hash,
}
