import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite calls in place of `import()`. */
const VITES_LOADER = '\0vite/preload-helper.js'

/** Our loader takes the place of Vite's (docs/adr/0228-files-are-fetched-before-they-are-imported.md). */
export function moduleLoader(root: string): Plugin {
  const loader = JSON.stringify(join(root, 'src/lib/load-module.ts'))
  return {
    name: 'pennyplate-module-loader',
    enforce: 'pre',
    load: (id) => (id === VITES_LOADER ? `export { loadModule as __vitePreload } from ${loader}` : null),
  }
}
