import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './install-if-stale.mjs'

/** One folder of JavaScript instead of thousands of files: the server starts in a third of the time and needs less memory. */
const bundle = await rolldown({
  input: {
    main: join(root, 'apps/server/src/main.ts'),
    cli: join(root, 'apps/server/src/cli.ts'),
    'engine-worker': join(root, 'apps/server/src/workers/engine-worker.ts'),
    'photo-worker': join(root, 'apps/server/src/workers/photo-worker.ts'),
    'bound-worker': join(root, 'apps/server/src/workers/bound-worker.ts'),
    'check-worker': join(root, 'apps/server/src/workers/check-worker.ts'),
  },
  platform: 'node',
  // An optional native speed-up of pg that nobody here installs, and compiled code that is found where npm put it.
  external: ['pg-native', 'sharp', 'highs'],
  onLog(level, log, handler) {
    if (level === 'warn' && log.id?.includes('node_modules')) return
    handler(level, log)
  },
})
await bundle.write({
  dir: join(root, 'apps/server/dist'),
  format: 'esm',
  minify: { compress: true, mangle: false },
  chunkFileNames: 'chunks/[name]-[hash].js',
})
await bundle.close()
