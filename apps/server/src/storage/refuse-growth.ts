import type { AppError } from '../http/errors.ts'

type Limit = {
  readonly measure: () => Promise<number>
  readonly max: number
  readonly error: () => AppError
}

/** Refuses a write that leaves more than the limit, unless there was even more before: what shrinks is never refused. */
export async function refuseGrowth<T>({ measure, max, error }: Limit, write: () => Promise<T>): Promise<T> {
  const before = await measure()
  const written = await write()
  const after = await measure()
  if (after > max && after > before) throw error()
  return written
}
