import { spawn } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { environment, installIfStale, projectNode, root } from './install-if-stale.mjs'

installIfStale()
buildIfStale()

// Without these the main thread keeps 60 MB more of short-lived objects under load, and the process 50 to 100 MB that it freed
// (docs/performance.md).
const server = spawn(projectNode(), ['--max-semi-space-size=4', 'apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', ...environment() },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
