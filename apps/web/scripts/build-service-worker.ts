import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { Build, BuiltFile } from '../src/service-worker/kept-files.ts'

/** Larger files (WebAssembly, language data) are cached on first use. */
const PRECACHE_BYTES_MAX = 700_000

/** Writes dist/service-worker.js with the list of this build's files, so that each build has a new worker. */
export async function buildServiceWorker(web: string, app: Manifest): Promise<void> {
  const files = [...(await hashedFiles(web, app)), ...(await unhashedFiles(web))]
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PENNYPLATE_BUILD: JSON.stringify({ version, files } satisfies Build) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      rollupOptions: {
        input: 'src/service-worker/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}

/** The files the app can load, from the build manifest, without the share page's. */
async function hashedFiles(web: string, app: Manifest): Promise<BuiltFile[]> {
  const names = new Set(
    Object.values(app)
      .filter((chunk) => chunk.src !== 'src/public-pages/enhance.ts')
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  )
  const sized = await Promise.all(
    [...names].map(async (name) => ({ name, bytes: (await stat(join(web, 'dist', name))).size })),
  )
  return sized
    .filter(({ bytes }) => bytes <= PRECACHE_BYTES_MAX)
    .map(({ name }) => ({ url: `/${name}`, revision: null }))
    .sort((a, b) => a.url.localeCompare(b.url))
}

async function unhashedFiles(web: string): Promise<BuiltFile[]> {
  const icons = (await readdir(join(web, 'public/icons'))).sort().map((name) => `icons/${name}`)
  const names = ['app.kept.html', 'theme.js', 'favicon.svg', 'manifest.webmanifest', ...icons]
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(web, 'dist', name))
      return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) }
    }),
  )
}
