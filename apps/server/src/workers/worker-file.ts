/**
 * The worker's program. In the sources it is beside this file. In the bundle it is beside main.js, and this code is in
 * main.js or in a chunk one folder below.
 */
export function workerFile(
  name: 'engine-worker' | 'photo-worker' | 'encode-worker' | 'check-worker' | 'import-worker',
  here = import.meta.url,
): URL {
  if (here.endsWith('.ts')) return new URL(`./${name}.ts`, here)
  return new URL(here.includes('/chunks/') ? `../${name}.js` : `./${name}.js`, here)
}
