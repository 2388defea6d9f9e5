/** Messages between the main thread and a worker. */

export type JobRequest = {
  readonly id: number
  readonly task: string
  readonly input: unknown
  /** One 32-bit number. It is not zero once the caller no longer wants the answer. */
  readonly cancelled: SharedArrayBuffer
}

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
