import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install-if-stale.mjs'

/** Licenses of what is shipped: they allow hosting and selling. LGPL covers a library that stays a file of its own. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
])
const AS_A_LIBRARY = 'LGPL-3.0-or-later'
const page = join(root, 'docs/licenses.md')

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = Object.entries(packages)
  .filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link && !entry.devOptional,
  )
  .map(([path, { version, license = 'unknown' }]) => ({
    name: path.split('node_modules/').at(-1),
    version,
    license,
  }))
const rows = [
  ...new Set(shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)),
].sort()
const text = `# Licenses of what is shipped

Made by \`node scripts/list-licenses.mjs\` from the lock file; a check in \`npm test\` keeps it true. Pennyplate itself is MIT.
\`npm run -s sbom\` prints the same as a bill of materials (CycloneDX).

| package | version | license |
|---|---|---|
${rows.join('\n')}
`

const refused = shipped.filter(({ license }) => !isAllowed(license))
if (refused.length > 0) {
  for (const { name, license } of refused)
    console.error(`${name} has the license ${license}, which is not one we may ship.`)
  process.exit(1)
}
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') === text) process.exit(0)
  console.error('docs/licenses.md is not what the lock file says. Run: node scripts/list-licenses.mjs')
  process.exit(1)
}
writeFileSync(page, text)

/** "A AND B" asks for both, "(A OR B)" for one of them. */
function isAllowed(license) {
  const plain = license.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => ALLOWED.has(one) || one === AS_A_LIBRARY)
}
