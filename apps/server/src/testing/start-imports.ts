import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataCommand } from '../commands/data-commands.ts'
import { readConfig } from '../config.ts'
import { migratedDatabase, type Where } from './fresh-database.ts'
import { signUp, startTestServer, type TestServer } from './test-server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

/** A data folder in which exports are imported by the command, and a server beside it. */
export async function startImports(engine: 'sqlite' | 'postgres') {
  const place: Where = await migratedDatabase(engine)
  const file = join(place.dataDir, 'export.csv.gz')
  let server: TestServer | undefined
  const command = (args: string[], said: string[] = []) => {
    const outcome = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' })
    if (!outcome.ok) throw new Error(outcome.problems.join())
    return dataCommand(outcome.config, args, NOW, (line) => said.push(line))
  }
  const importFile = (said?: string[]) => command(['barcodes', 'import', file], said)
  return {
    place,
    file,
    command,
    importFile,
    importContent(content: Buffer | string, said?: string[]) {
      writeFileSync(file, content)
      return importFile(said)
    },
    async shopper(email = 'sam@example.com') {
      server ??= await startTestServer({ engine, where: place })
      const sam = await signUp(server, email)
      return { ...sam, lookUp: async (code: string) => (await sam.get(`/api/barcode/${code}`)).json }
    },
    logLines: () => server?.logLines ?? [],
    async close() {
      await server?.close()
      await place.remove()
    },
  }
}
