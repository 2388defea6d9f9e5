import { installIfStale, projectNode, run } from './install-if-stale.mjs'

/** Lives random households against a real server, as many as the long runs do. */
installIfStale()
process.env.LONG_RUNS = '1'
run(projectNode(), [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'server',
  'apps/server/src/testing/life',
])
