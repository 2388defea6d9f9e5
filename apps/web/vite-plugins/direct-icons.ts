import type { Plugin } from 'vite'

const ICONS = '@tabler/icons-react'
const IMPORT = new RegExp(`import \\{([^}]*)\\} from '${ICONS}'`, 'g')

/**
 * Imports each icon from its own file. The package's one entry imports all six thousand, which the bundler would read for
 * each build, and which would make every page look as if it used every icon.
 */
export function directIcons(): Plugin {
  return {
    name: 'pennyplate-direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: ICONS },
      handler: (code) => code.replaceAll(IMPORT, (_, names: string) => importsOf(names)),
    },
  }
}

function importsOf(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `import ${name} from '${ICONS}/dist/esm/icons/${name}.mjs'`)
    .join(';')
}
