/** Messages between the server and a worker: a thread, or a process of its own. */

export type JobRequest = {
  readonly id: number
  readonly task: string
  readonly input: unknown
}

/** To a thread, which looks between two steps and would not see a message before its job is done. */
export type ThreadRequest = JobRequest & {
  /** One 32-bit number. It is not zero once the caller no longer wants the answer. */
  readonly cancelled: SharedArrayBuffer
}

/** To a process, which shares no memory. */
export type ProcessRequest =
  | (JobRequest & { readonly kind: 'start' })
  | { readonly kind: 'cancel'; readonly id: number }

export type JobMessage =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }

export function isCancelled(flag: SharedArrayBuffer): boolean {
  return Atomics.load(new Int32Array(flag), 0) !== 0
}

export function cancel(flag: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(flag), 0, 1)
}

export function failureReason(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
