import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './install-if-stale.mjs'

/** Every exported name of the product code has one home, so that a search for the name finds one meaning. */
const DECLARATION =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm
const LIST = /^export (?:type )?\{([^}]*)\}/gm

const homes = new Map()
for (const path of sourceFiles())
  for (const name of exportedNames(readFileSync(join(root, path), 'utf8')))
    homes.set(name, [...(homes.get(name) ?? []), path])

const problems = [...homes]
  .filter(([, paths]) => paths.length > 1)
  .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`)
if (homes.size === 0) problems.push('No exported name was found: is this check looking in the right folders?')

if (problems.length > 0) {
  console.error(problems.sort().join('\n'))
  console.error(
    '\nIf these are the same thing, keep one definition and import it; if not, rename one. Verbs for names: docs/glossary.md.',
  )
  process.exit(1)
}

function exportedNames(text) {
  const declared = [...text.matchAll(DECLARATION)].map(([, name]) => name)
  const listed = [...text.matchAll(LIST)].flatMap(([, names]) => names.split(',').map(exportedAs))
  return new Set([...declared, ...listed].filter((name) => name !== '' && name !== 'default'))
}

/** "type A as B" is exported as B. */
function exportedAs(entry) {
  return entry.trim().split(/\s+/).at(-1)
}

function sourceFiles() {
  return ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name, 'src')))
    .filter((src) => existsSync(join(root, src)))
    .flatMap((src) => readdirSync(join(root, src), { recursive: true }).map((path) => join(src, path)))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path))
    .sort()
}
