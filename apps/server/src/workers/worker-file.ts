/**
 * Where the worker's program is. From the sources it stands beside this file; in the bundle it is a file of its own next
 * to main.js, and this code may be in main.js or in a chunk below it.
 */
export function workerFile(
  name: 'engine-worker' | 'photo-worker' | 'bound-worker' | 'check-worker',
  here = import.meta.url,
): URL {
  if (here.endsWith('.ts')) return new URL(`./${name}.ts`, here)
  return new URL(here.includes('/chunks/') ? `../${name}.js` : `./${name}.js`, here)
}
