/** What the main thread and a worker say to each other. */

export type JobRequest = {
  readonly id: number
  readonly task: string
  readonly input: unknown
  /** One 32-bit number, not zero once nobody waits for the answer any more. */
  readonly cancelled: SharedArrayBuffer
}

export type JobMessage =
  | { readonly id: number; readonly kind: 'news'; readonly news: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }

export function isCancelled(flag: SharedArrayBuffer): boolean {
  return Atomics.load(new Int32Array(flag), 0) !== 0
}

export function cancel(flag: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(flag), 0, 1)
}
