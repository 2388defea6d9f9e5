import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

const NICENESS = 3

/** Where there are too few processors for both, the threads that answer people run first. */
export function lowerPriorityIfAsked(): void {
  // On Linux this sets the priority of the calling thread alone; elsewhere it would slow the whole server.
  if (process.platform === 'linux' && workerData?.hasLowPriority === true) setPriority(NICENESS)
}
