import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './install-if-stale.mjs'
import { hashOwnReader } from './own-reader.mjs'

/** Bundled, the server starts in a third of the time and needs less memory than with thousands of files. */
export async function bundleServer(dir, plugins = []) {
  const bundle = await rolldown({
    input: {
      main: join(root, 'apps/server/src/main.ts'),
      cli: join(root, 'apps/server/src/cli.ts'),
      'engine-worker': join(root, 'apps/server/src/workers/engine-worker.ts'),
      'photo-worker': join(root, 'apps/server/src/workers/photo-worker.ts'),
      'encode-worker': join(root, 'apps/server/src/workers/encode-worker.ts'),
      'check-worker': join(root, 'apps/server/src/workers/check-worker.ts'),
      'import-worker': join(root, 'apps/server/src/workers/import-worker.ts'),
    },
    platform: 'node',
    plugins: [...plugins, jsonInFiles],
    // pg-native is optional and not installed; the others load compiled files from where npm installed them.
    external: ['pg-native', 'sharp', 'highs'],
    transform: { define: { OWN_READER_OF_BUILD: JSON.stringify(await hashOwnReader()) } },
    onLog(level, log, handler) {
      if (level === 'warn' && log.id?.includes('node_modules')) return
      handler(level, log)
    },
  })
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    minify: { compress: true, mangle: false },
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundle.close()
  for (const { fileName } of output) escapeBeyondAscii(join(dir, fileName))
}

/**
 * Read and parsed when first imported: written as code, the catalog takes twice as long to load, and 30 MB more in each thread that
 * loads it.
 */
const jsonInFiles = {
  name: 'json-in-files',
  load: {
    filter: { id: /\.json$/ },
    handler(id) {
      const source = readFileSync(id, 'utf8')
      const file = this.emitFile({ type: 'asset', name: basename(id), source })
      const code = `import { readFileSync } from 'node:fs'
        export default JSON.parse(readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${file}), 'utf8'))`
      return { code, moduleType: 'js' }
    },
  },
}

/** A file with a single letter beyond ASCII is kept at two bytes a letter, in each thread. */
function escapeBeyondAscii(file) {
  const code = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

if (import.meta.filename === process.argv[1]) await bundleServer(join(root, 'apps/server/dist'))
