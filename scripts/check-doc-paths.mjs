import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './install-if-stale.mjs'

/** Every path that a document names in backticks or links to must exist, also before anything has been built. */
const TOP_FOLDERS = /^(packages|apps|e2e|bench|deploy|scripts|docs|\.ci)\//
const texts = documents().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const built = builtPaths(texts.flatMap(({ text }) => namedPaths(text)))
const problems = texts.flatMap(({ path, text }) => {
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !/^[a-z]+:/.test(name))
  return [
    ...namedPaths(text).filter((name) => built.has(name) || !existsSync(join(root, name))),
    ...linked.filter((name) => !existsSync(join(dirname(path), name))),
  ].map((name) => `${relative(root, path)}: ${name} does not exist in a fresh clone`)
})

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error('\nCorrect each path in the document, or remove it.')
  process.exit(1)
}

function namedPaths(text) {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => TOP_FOLDERS.test(name) && !isPattern(name))
}

/** Paths that git ignores exist only where somebody has built. Without git, none are known. */
function builtPaths(paths) {
  const ignored = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: root,
    input: paths.join('\n'),
    encoding: 'utf8',
  })
  return new Set((ignored.stdout ?? '').split('\n').filter(Boolean))
}

function isPattern(name) {
  return /[*<>{}]|NNNN|\.\.\./.test(name)
}

function documents() {
  const top = readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, name))
  const docs = readdirSync(join(root, 'docs'), { recursive: true }).filter((name) => name.endsWith('.md'))
  return [...top, ...docs.map((name) => join(root, 'docs', name))]
}
