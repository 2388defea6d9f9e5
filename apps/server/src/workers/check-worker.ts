import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** Reads every page of the database without blocking the main thread. */
const isSound = ((): boolean => {
  try {
    const path = String(workerData)
    // Opening an empty file would delete the write-ahead log beside it.
    if (statSync(path).size === 0) return false
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      return database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok'
    } finally {
      database.close()
    }
  } catch {
    return false
  }
})()
parentPort?.postMessage(isSound)
