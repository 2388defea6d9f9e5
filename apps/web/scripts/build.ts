import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder, type Manifest } from 'vite'
import { addSymbols } from '../vite-plugins/food-icons.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { weighPages } from './weigh-pages.ts'
import { writeFirstLooks } from './write-first-looks.ts'

/**
 * Builds the web app, the share page, the public pages as HTML, the service worker, the server's renderer of weeks, and a .br and .gz of every text file.
 */
const WEB = dirname(import.meta.dirname)
const DIST = join(WEB, 'dist')
const PAGES = join(WEB, 'node_modules/.public-pages')

process.env.NODE_ENV = 'production'
const builder = await createBuilder({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
for (const name of ['client', 'shared', 'ssr', 'look']) {
  const environment = builder.environments[name]
  if (environment === undefined) throw new Error(`vite.config.ts has no environment "${name}"`)
  await builder.build(environment)
}
const app = await readManifest(DIST)
await prerender()
await buildServiceWorker(WEB, app)
await compress()
await weighPages(DIST, app)

async function prerender() {
  const pages = await readManifest(PAGES)
  const enhance = app['src/public-pages/enhance.ts']?.file
  const entry = pages['src/public-pages/render-pages.tsx']
  const style = Object.values(pages).find((chunk) => chunk.file.endsWith('.css'))?.file ?? entry?.css?.[0]
  if (enhance === undefined || entry === undefined || style === undefined) {
    throw new Error('The build lacks the script or the styles of the public pages')
  }
  await cp(join(PAGES, 'assets'), join(DIST, 'assets'), {
    recursive: true,
    filter: (source) => !source.endsWith('.js'),
  })
  // Safe: render-pages.tsx exports these; the built file has no types.
  const { PUBLIC_PAGES, renderFirstLook, renderPage } = (await import(
    pathToFileURL(join(PAGES, entry.file)).href
  )) as typeof import('../src/public-pages/render-pages.tsx')
  const week: unknown = JSON.parse(await readFile(join(WEB, 'sample-week/week.json'), 'utf8'))
  for (const page of PUBLIC_PAGES) {
    const html = renderPage(page.file, { enhanceUrl: `/${enhance}`, styleUrl: `/${style}` }, week)
    await writeFile(join(DIST, page.file), addSymbols(html))
  }
  await writeFirstLooks(DIST, app, renderFirstLook)
  await rm(join(DIST, '.vite'), { recursive: true })
}

async function readManifest(folder: string): Promise<Manifest> {
  // Safe: Vite wrote this file.
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

async function compress() {
  const brotli = promisify(brotliCompress)
  const gzipped = promisify(gzip)
  for (const name of await readdir(DIST, { recursive: true })) {
    if (!/\.(html|js|css|svg|json|wasm)$/.test(name)) continue
    const file = join(DIST, name)
    const bytes = await readFile(file)
    await writeFile(
      `${file}.br`,
      await brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    )
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
  }
}
