import { spawn } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { environment, installIfStale, projectNode, root } from './install-if-stale.mjs'

/** Restarts the server and reloads pages when files change. Open the address that Vite prints. */
installIfStale()
buildIfStale(['sample week', 'recipe index'])
const parts = [
  spawn(
    projectNode(),
    ['--watch', 'apps/server/src/main.ts'],
    options({ BASE_URL: 'http://localhost:5173', PORT: '3000' }),
  ),
  spawn('npm', ['run', '--silent', 'dev', '-w', 'apps/web'], options({})),
]
for (const part of parts) part.on('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

function options(env) {
  return {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...env },
    shell: process.platform === 'win32',
  }
}

function stop(code) {
  for (const part of parts) part.kill('SIGTERM')
  process.exit(code)
}
