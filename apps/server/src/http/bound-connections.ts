import type { Server } from 'node:http'
import { networkOf } from './client-address.ts'

/** Each takes about 15 kB. A browser opens six, and a stream of events for each tab. */
const CONNECTIONS_MAX = 10_000
const OF_ADDRESS_MAX = 1_000
/** Files of the database, mails, pictures, and pipes to processes. */
const OTHER_FILES = 256

type Bounds = { readonly scale: number; readonly isBehindProxy: boolean }

/** Connections that send nothing use up neither the memory nor the files that may be open. A proxy has all of its visitors'. */
export function boundConnections(server: Server, { scale, isBehindProxy }: Bounds): void {
  server.maxConnections = Math.min(CONNECTIONS_MAX, Math.max(OTHER_FILES, filesMax() - OTHER_FILES))
  if (isBehindProxy || scale === 0) return
  const most = OF_ADDRESS_MAX * scale
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown')
    const before = open.get(address) ?? 0
    if (before >= most) return socket.destroy()
    open.set(address, before + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** How many files this process may have open. */
function filesMax(): number {
  // Looking up the names of open connections may take seconds. Node's types do not have it yet.
  Object.assign(process.report, { excludeNetwork: true })
  // Node's types leave the report open.
  const { userLimits } = process.report.getReport() as unknown as { userLimits?: Limits }
  const { soft } = userLimits?.open_files ?? {}
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

type Limits = { readonly open_files?: { readonly soft: number | 'unlimited' } }
