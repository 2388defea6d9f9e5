/**
 * Where the worker's program is. From the sources it stands beside this file; in the bundle it is a file of its own next
 * to main.js, and this code may be in main.js or in a chunk below it.
 */
export function workerFile(here = import.meta.url): URL {
  if (here.endsWith('.ts')) return new URL('./engine-worker.ts', here)
  return new URL(here.includes('/chunks/') ? '../engine-worker.js' : './engine-worker.js', here)
}
