import { buildIfStale } from './build.mjs'
import { installIfStale, projectNode, run } from './install-if-stale.mjs'

/** Runs one of our TypeScript files on the project's Node, with everything installed and built. */
installIfStale()
buildIfStale()
run(projectNode(), process.argv.slice(2))
