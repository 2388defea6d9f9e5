import { installIfStale, projectNode, run } from './install-if-stale.mjs'

/** Lives random households against a real server: `npm run life -- 200` lives two hundred. */
installIfStale()
process.env.LONG_RUNS = '1'
const [households] = process.argv.slice(2)
if (households !== undefined) process.env.LIFE_HOUSEHOLDS = households
run(projectNode(), [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  'apps/web/src/store/testing/life',
])
