import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

const NICENESS = 3

/** A thread of a pool that gives way leaves the processors to whoever answers people, where there are too few for both. */
export function giveWayIfAsked(): void {
  // On Linux this is about the calling thread alone; elsewhere it would slow the whole server.
  if (process.platform === 'linux' && workerData?.givesWay === true) setPriority(NICENESS)
}
