import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './install-if-stale.mjs'

/**
 * The server reads its rows by schemas. So JSON is read in one file, whose functions answer `unknown` or what a schema made of
 * it, and nothing they answer is cast. Migrations read the forms of their time.
 */
const HOME = 'json.ts'
const source = join(root, 'apps', 'server', 'src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|(^|\/)(testing|migrations)\//.test(path))

const problems = files.flatMap((path) => {
  const text = readFileSync(join(source, path), 'utf8')
  return [
    ...(path === HOME ? [] : [...text.matchAll(/\bJSON\.parse\b/g)].map(at(text, 'reads JSON itself'))),
    ...[...text.matchAll(/\b(?:parseJson|jsonIn|readStoredJson)\b/g)]
      .filter(({ index }) => /^\s*as\s+(?!const\b)/.test(afterCall(text, index)))
      .map(at(text, 'casts what it read')),
  ].map((problem) => `apps/server/src/${path}:${problem}`)
})

if (!files.includes(HOME)) problems.push(`apps/server/src/${HOME} is not there`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error('\nUse readStoredJson of apps/server/src/json.ts with a schema.')
  process.exit(1)
}

function at(text, problem) {
  return ({ index }) => `${text.slice(0, index).split('\n').length} ${problem}`
}

/** What follows the call that starts at `index`. */
function afterCall(text, index) {
  let depth = 0
  for (let end = index; end < text.length; end++) {
    if (text[end] === '(') depth++
    if (text[end] === ')' && --depth === 0) return text.slice(end + 1)
    if (text[end] === '\n' && depth === 0) return ''
  }
  return ''
}
