import { spawnSync } from 'node:child_process'
import { environment, installIfStale, projectNode, root } from './install-if-stale.mjs'

/** The command line: `npm run -s pennyplate -- COMMAND`. Relative paths are relative to the caller's folder. */
installIfStale()
if (process.argv[2] === 'start') await import('./start.mjs')
else runCommand()

function runCommand() {
  const { status } = spawnSync(projectNode(), [`${root}apps/server/src/cli.ts`, ...process.argv.slice(2)], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    env: environment(),
  })
  process.exit(status ?? 1)
}
