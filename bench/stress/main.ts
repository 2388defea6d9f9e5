import { rmSync } from 'node:fs'
import { freePort } from '@pennyplate/server/testing/start-postgres'
import { measureEventLoop } from './event-loop.ts'
import { newFolder, Server, startDatabase, startProxy } from './servers.ts'
import { storm } from './storm.ts'

/** `npm run stress [PEOPLE] [SECONDS]`: how it holds when many come at once and things break meanwhile. */
const [people = 200, seconds = 60] = process.argv.slice(2).map(Number)

async function onSqlite(): Promise<boolean> {
  const dataDir = newFolder()
  const server = new Server(await freePort(), { DATA_DIR: dataDir })
  await server.start()
  try {
    await measureEventLoop(server, 20, 15)
    return await storm('SQLite, one server', server.url, people, seconds, [
      {
        name: 'server killed and started again',
        atS: seconds / 2,
        happen: async () => {
          await server.end('SIGKILL')
          await server.start()
        },
      },
    ])
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<boolean> {
  const database = await startDatabase()
  const folders = [newFolder(), newFolder()]
  const servers: Server[] = []
  for (const dataDir of folders)
    servers.push(
      new Server(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: database.url, TRUST_PROXY: '1' }),
    )
  for (const server of servers) await server.start()
  const proxy = await startProxy(servers)
  if (!proxy) console.log('\nnginx is not installed here: the second part is left out.')
  try {
    if (!proxy) return false
    return await storm('PostgreSQL, two servers behind nginx', proxy.url, people, seconds, [
      {
        name: 'one of two servers killed and started again',
        atS: seconds / 3,
        happen: async () => {
          await servers[0]?.end('SIGKILL')
          await servers[0]?.start()
        },
      },
      { name: 'database restarted', atS: (seconds * 2) / 3, happen: database.restart },
    ])
  } finally {
    await proxy?.stop()
    for (const server of servers) await server.end('SIGTERM')
    await database.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

const outcomes = [await onSqlite(), await onPostgres()]
console.log(
  outcomes.every(Boolean)
    ? '\nNothing was lost, nothing failed unexplained.'
    : '\nNot as it should be: see above.',
)
process.exitCode = outcomes.every(Boolean) ? 0 : 1
