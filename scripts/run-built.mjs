import { buildIfStale } from './build.mjs'
import { installIfStale, projectNode, run } from './install-if-stale.mjs'

/** Installs and builds what is stale, then runs a TypeScript file on the project's Node. */
installIfStale()
buildIfStale()
run(projectNode(), process.argv.slice(2))
