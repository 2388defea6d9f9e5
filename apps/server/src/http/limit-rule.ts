/** At most `hits` in a window of `windowMs`. */
export type LimitRule = { hits: number; windowMs: number }
export type LimitVerdict = { allowed: true } | { allowed: false; retryAfterS: number }
