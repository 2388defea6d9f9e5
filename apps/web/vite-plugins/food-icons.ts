import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { FOOD_ICON_NAMES } from '../src/ui/food-icon-names.ts'

const MODULE = 'virtual:food-icons'
const RESOLVED = `\0${MODULE}`
const DEV_URL = '/@food-icons.svg'

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

const require = createRequire(import.meta.url)

function foodIconSymbols(names: readonly string[] = FOOD_ICON_NAMES): string {
  // The package's JSON has this shape: https://iconify.design/docs/types/iconify-json.html
  const set = require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  return names
    .map((name) => {
      const icon = set.icons[name]
      if (icon === undefined) throw new Error(`Fluent Emoji Flat has no icon "${name}" (food-icon-names.ts)`)
      if (icon.body.includes('url(#'))
        throw new Error(`Icon "${name}" refers to ids, which a sprite would break`)
      return `<symbol id="${name}" viewBox="0 0 32 32">${icon.body}</symbol>`
    })
    .join('')
}

function spriteFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${foodIconSymbols()}</svg>`
}

/**
 * Puts the used illustrations into one cached SVG file. Prerendered pages get an empty address instead: their
 * build writes the few symbols they use into the page, which saves them a request.
 */
export function foodIcons(): Plugin {
  return {
    name: 'pennyplate-food-icons',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      if (this.environment.name === 'ssr') return `export const foodIconSprite = ''`
      if (this.environment.mode === 'dev') return `export const foodIconSprite = '${DEV_URL}'`
      const reference = this.emitFile({ type: 'asset', name: 'food-icons.svg', source: spriteFile() })
      return `export const foodIconSprite = import.meta.ROLLUP_FILE_URL_${reference}`
    },
    configureServer(server) {
      server.middlewares.use(DEV_URL, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(spriteFile())
      })
    },
  }
}

/** Writes the illustrations a prerendered page refers to into the page itself. */
export function addSymbols(html: string): string {
  const used = new Set(Array.from(html.matchAll(/<use href="#([a-z-]+)"/g), (match) => match[1] ?? ''))
  if (used.size === 0) return html
  const sprite = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${foodIconSymbols([...used])}</svg>`
  return html.replace('</body>', `${sprite}</body>`)
}
