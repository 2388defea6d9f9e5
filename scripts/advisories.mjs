import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { environment, root } from './install-if-stale.mjs'

/**
 * Asks the package registry which of the locked packages that are shipped have known faults. Not every registry answers
 * that; then this says so, and does not fail.
 */
export function judge(report) {
  if (report === undefined) return notOffered('its answer could not be read')
  if (report.error !== undefined || report.metadata === undefined)
    return notOffered(report.message ?? report.error?.summary ?? report.error?.code ?? 'it gave no reason')
  const found = Object.values(report.vulnerabilities ?? {})
  if (found.length === 0) return { exitCode: 0, lines: ['No known faults in what is shipped.'] }
  const lines = found.map(({ name, severity, range, fixAvailable }) => {
    const mend = fixAvailable ? 'an update is there' : 'no update yet'
    return `${severity}: ${name} ${range} (${mend})`
  })
  return { exitCode: 1, lines }
}

function notOffered(reason) {
  return {
    exitCode: 0,
    lines: [
      `NOT CHECKED: this registry does not answer for advisories (${reason}).`,
      'Ask again where it does.',
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
