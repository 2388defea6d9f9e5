import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { readConfig } from './config.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { errorFields } from './log.ts'
import { startServer } from './start-server.ts'

// Only the owner may read the files this process writes.
process.umask(0o077)

// By default a heap grows to several times what lives in it. For the planner's threads this takes a third less memory and no more
// processor time (docs/performance.md).
setFlagsFromString('--heap-growing-percent=50')

const outcome = readConfig(process.env)
if (!outcome.ok) {
  process.stderr.write(
    `Pennyplate cannot start:\n${outcome.problems.map((problem) => `  ${problem}\n`).join('')}`,
  )
  process.exit(1)
}
const { config } = outcome
// The same relative path from the sources and from the bundle.
const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))

try {
  const server = await startServer(config, webFolder)
  // One request's fault must not end everybody's.
  process.on('unhandledRejection', (error) => server.log.error('unhandled rejection', errorFields(error)))
  if (server.ownerCode !== null)
    process.stdout.write(
      `Owner code: ${server.ownerCode} (sign in as ${config.ownerEmail} and enter it under Settings; it works once)\n`,
    )
  process.stdout.write(`Pennyplate is ready at ${config.baseUrl.replace(/:0$/, `:${server.port}`)}\n`)
  const stop = async () => {
    await server.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(`Pennyplate cannot start: ${explainStartFailure(error, config)}\n`)
  process.exit(1)
}
