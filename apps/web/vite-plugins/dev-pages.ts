import { readFile } from 'node:fs/promises'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { addSymbols } from './food-icons.ts'

const RENDERER = '/src/public-pages/render-pages.tsx'

/** In development the public pages are rendered for each request, and every other address is the app or a share link. */
export function devPages(): Plugin {
  return {
    name: 'pennyplate-dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const address = (request.originalUrl ?? '/').replace(/[?#].*$/, '')
            const html =
              (await renderPublicPage(server, address)) ?? (await readFile(pageOf(address), 'utf8'))
            response.setHeader('Content-Type', 'text/html')
            response.end(await server.transformIndexHtml(address, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

function pageOf(address: string): string {
  return address.startsWith('/shared/') ? 'shared.html' : 'app.html'
}

async function renderPublicPage(server: ViteDevServer, address: string): Promise<string | null> {
  // What the renderer exports; the module runner cannot know its type.
  const { PUBLIC_PAGES, renderPage } = (await server.ssrLoadModule(
    RENDERER,
  )) as typeof import('../src/public-pages/render-pages.tsx')
  const page = PUBLIC_PAGES.find((known) => known.address === address)
  if (page === undefined) return null
  const week: unknown = JSON.parse(await readFile('sample-week/week.json', 'utf8'))
  const html = renderPage(page.file, { enhanceUrl: '/src/public-pages/enhance.ts' }, week)
  return addSymbols(html.replace('</head>', `${await styleLinks(server)}</head>`))
}

/** Nothing in these pages imports their styles in the browser, so each file gets a link of its own. */
async function styleLinks(server: ViteDevServer): Promise<string> {
  const root = await server.environments.ssr.moduleGraph.getModuleByUrl(RENDERER)
  const found = new Set<string>()
  collectStyles(root, new Set(), found)
  return [...found].map((url) => `<link rel="stylesheet" href="${url}?direct">`).join('')
}

function collectStyles(module: EnvironmentModuleNode | undefined, seen: Set<unknown>, found: Set<string>) {
  if (module === undefined || seen.has(module)) return
  seen.add(module)
  for (const imported of module.importedModules) collectStyles(imported, seen, found)
  if (module.url.endsWith('.css')) found.add(module.url)
}
