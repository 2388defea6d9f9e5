import { availableParallelism } from 'node:os'

/**
 * What heavy work may take: how much of it runs at once, who may wait for it, for how long, and the memory of its process. The
 * other costs of a request are beside this file: processor time of this thread in request-cost.ts, bodies in body-limits.ts.
 */

/**
 * What the server and its processes stay below together, as deploy/pennyplate.service and compose.yaml set it, and the part of it
 * that is for processes. Each of those takes its `residentMb` before it starts, or waits; any two of them fit.
 */
export const MEMORY_MB = { all: 1536, processes: 832 }

/** One processor is left to answer. */
const SPARE_PROCESSORS = Math.min(4, Math.max(1, availableParallelism() - 1))

/** How many weeks this server plans at once. */
export const PLANNER_THREADS = SPARE_PROCESSORS
/** Per thread, however fast the weeks are. */
export const WEEKS_WAITING = 8

export const WEEKS = {
  size: PLANNER_THREADS,
  queueLength: WEEKS_WAITING * PLANNER_THREADS,
  /** A request that would wait longer is refused at once. */
  maxWaitMs: 20_000,
  /** Made and waiting together. */
  perHousehold: 2,
  retryAfterS: 5,
  jobTimeoutMs: 90_000,
}

/** Have a thread of their own, so that they never wait for weeks. */
export const QUESTIONS = { size: 1, queueLength: 200, perHousehold: 40, retryAfterS: 1, jobTimeoutMs: 20_000 }

/** Of a process. After a minute of quiet its memory is back, and photos taken one after the other find it ready. */
const IDLE_MS = 40_000

/**
 * The recognizer holds 100 MB, so its process ends when it is idle. It keeps what a dense page took, up to 300 MB; the largest
 * pictures take 160 MB to open.
 */
export const PHOTOS_READ = {
  process: { heapMb: 96, residentMb: 448, keptMb: 240 },
  size: 1,
  queueLength: 12,
  perHousehold: 4,
  retryAfterS: 5,
  jobTimeoutMs: 20_000,
  idleMs: IDLE_MS,
}

/** A picture decodes to at most 200 MB (packages/domain/src/bounds/decoded-size.ts). */
export const PHOTOS_ENCODED = {
  process: { heapMb: 64, residentMb: 352, keptMb: 160 },
  size: 1,
  queueLength: 12,
  perHousehold: 4,
  retryAfterS: 3,
  jobTimeoutMs: 30_000,
  idleMs: IDLE_MS,
}

/** Files are read one after the other, in turns; each of those that wait holds its bytes in memory. */
export const FILES_READ = { atOnce: 1, places: 6, perAddress: 3, perHousehold: 1, retryAfterS: 10 }
/** The largest file of 5,000 recipes takes about 5 s and half of this. */
export const FILE_LIMITS = { heapMb: 288, residentMb: 384, silenceMs: 60_000 }

export const PAGES_READ = { atOnce: 1, places: 16, perAddress: 8, perHousehold: 4, retryAfterS: 5 }
/** A page of 4 MB with 150,000 lines takes about this long, most pages a second. */
export const PAGE_MS_PER_CHAR = 0.001
/** A page has at most 5 MiB. */
export const PAGE_LIMITS = { heapMb: 128, residentMb: 224, silenceMs: 15_000 }

/**
 * A hash takes 0.2 s and 32 MiB. Guessing must not use up the processors and the memory. The places of an address leave room for
 * others, those of an account for others in the same house.
 */
export const PASSWORDS_HASHED = {
  atOnce: SPARE_PROCESSORS,
  places: 100,
  perAddress: 50,
  perHousehold: 10,
  retryAfterS: 5,
}
