import { rmSync } from 'node:fs'
import { freePort } from '@pennyplate/server/testing/start-postgres'
import { type Check, conclude, describeMachine } from './checks.ts'
import { measureEventLoop } from './event-loop.ts'
import { runLoad } from './run-load.ts'
import { newFolder, Server, startDatabase, startProxy } from './servers.ts'
import { measureSunday } from './sunday/measure-sunday.ts'

/**
 * `npm run stress [PEOPLE] [SECONDS]`: many people at once while servers and databases go down.
 * `npm run stress sunday [HOUSEHOLDS] [SECONDS]`: a Sunday evening of two servers with many stored households.
 */
const [mode, ...figures] =
  process.argv[2] === 'sunday' ? process.argv.slice(2) : ['', ...process.argv.slice(2)]
const [people = mode === 'sunday' ? 10_000 : 200, seconds = 60] = figures.map(Number)

const PROXIED = 'PostgreSQL, two servers behind nginx'
const leftOut: Check = {
  part: PROXIED,
  what: 'nginx is installed',
  target: 'yes',
  figure: 'no',
  isMet: false,
  about: 'fault',
}

async function onSqlite(): Promise<Check[]> {
  const dataDir = newFolder()
  const server = new Server(await freePort(), { DATA_DIR: dataDir })
  await server.start()
  try {
    const checks = await measureEventLoop(server, 20, 15)
    const run = async () => {
      await server.end('SIGKILL')
      await server.start()
    }
    const more = await runLoad({
      part: 'SQLite, one server',
      origin: server.url,
      servers: [server],
      people,
      seconds,
      disruptions: [{ name: 'server killed and started again', atS: seconds / 2, run }],
    })
    return [...checks, ...more]
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<Check[]> {
  const database = await startDatabase()
  const folders = [newFolder(), newFolder()]
  const servers: Server[] = []
  for (const dataDir of folders)
    servers.push(
      new Server(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: database.url, TRUST_PROXY: '1' }),
    )
  for (const server of servers) await server.start()
  const proxy = await startProxy(servers)
  try {
    if (!proxy) return [leftOut]
    const run = async () => {
      await servers[0]?.end('SIGKILL')
      await servers[0]?.start()
    }
    return await runLoad({
      part: PROXIED,
      origin: proxy.url,
      servers,
      people,
      seconds,
      disruptions: [
        { name: 'one of two servers killed and started again', atS: seconds / 3, run },
        { name: 'database restarted', atS: (seconds * 2) / 3, run: database.restart },
      ],
    })
  } finally {
    await proxy?.stop()
    for (const server of servers) await server.end('SIGTERM')
    await database.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

console.log(describeMachine())
process.exitCode = conclude(
  mode === 'sunday' ? await measureSunday(people, seconds) : [...(await onSqlite()), ...(await onPostgres())],
)
