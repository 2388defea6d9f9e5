/** A request that would wait longer for its week is refused at once. */
export const MAX_WAIT_MS = 20_000
/** Per thread, however fast the weeks are. */
export const WEEKS_WAITING = 8
/** Made and waiting together. */
export const WEEKS_PER_HOUSEHOLD = 2
export const RETRY_PLAN_AFTER_S = 5
