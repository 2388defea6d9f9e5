import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { environment, root } from './install-if-stale.mjs'

/** Asks the package registry for known vulnerabilities of what we ship. Not every registry offers that: then this says so and passes. */
export function judge(report) {
  if (report === undefined) return notOffered('its answer could not be parsed')
  if (report.error !== undefined || report.metadata === undefined)
    return notOffered(report.message ?? report.error?.summary ?? report.error?.code ?? 'it gave no reason')
  const found = Object.values(report.vulnerabilities ?? {})
  if (found.length === 0) return { exitCode: 0, lines: ['No known vulnerabilities in the packages we ship.'] }
  const lines = found.map(({ name, severity, range, fixAvailable }) => {
    const fix = fixAvailable ? 'fixed in an update' : 'no fix yet'
    return `${severity}: ${name} ${range} (${fix})`
  })
  return { exitCode: 1, lines }
}

function notOffered(reason) {
  return {
    exitCode: 0,
    lines: [
      `NOT CHECKED: this registry does not offer advisories (${reason}).`,
      'Run this again with a registry that does, such as https://registry.npmjs.org.',
    ],
  }
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: environment(),
    shell: process.platform === 'win32',
  })
  const { exitCode, lines } = judge(readJson(stdout))
  for (const line of lines) console.log(line)
  process.exit(exitCode)
}
