import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './install-if-stale.mjs'

/** Every path that a document names in backticks or links to must exist. */
const TOP_FOLDERS = /^(packages|apps|e2e|bench|deploy|scripts|docs|\.ci)\//
const problems = documents().flatMap((path) => {
  const text = readFileSync(path, 'utf8')
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => TOP_FOLDERS.test(name))
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !/^[a-z]+:/.test(name))
  return [
    ...named.filter((name) => !isPattern(name) && !existsSync(join(root, name))),
    ...linked.filter((name) => !existsSync(join(dirname(path), name))),
  ].map((name) => `${relative(root, path)}: ${name} does not exist`)
})

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error('\nCorrect each path in the document, or remove it.')
  process.exit(1)
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
