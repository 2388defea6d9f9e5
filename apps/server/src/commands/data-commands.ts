import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { eraseAccount } from '../accounts/erase-account.ts'
import { BackupFault } from '../backup/backup-lines.ts'
import { accountOf, exportHousehold, importHousehold } from '../backup/household-file.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { Config } from '../config.ts'
import { refuseEmptyDatabase, refuseLostDatabase } from '../data-folder/lost-database.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { explainStartFailure } from '../explain-start-failure.ts'
import { sweepOutbox } from '../mail/sweep-outbox.ts'
import { ImportFault } from '../products/imported/import-fault.ts'
import { importProducts } from '../products/imported/import-products.ts'
import { updateDatabase } from '../update/update-database.ts'
import { type CommandResult, DONE, FAILED, WRONG_USE } from './command.ts'
import { importDone, importProgress } from './import-words.ts'

type Command = Readonly<{
  usage: string
  /** The command needs a database migrated to this version. */
  isForCurrentTables: boolean
  run: (database: Database, args: Args, context: Context) => Promise<string>
}>
type Context = Readonly<
  Pick<Config, 'dataDir' | 'householdStorageBytes'> & { now: Date; say: (line: string) => void }
>
type Args = Readonly<{ words: readonly string[]; replace: boolean; yes: boolean; json: boolean }>

/** Commands on the data. They work with or without a running server. */
const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: {
    usage: 'migrate                    brings the database forward to this version',
    isForCurrentTables: false,
    run: async (database, _, context) => {
      const { applied, snapshot } = await updateDatabase(database, context)
      if (applied.length === 0) return 'The database is up to date.'
      const saved = snapshot ? ` The data as it was before is in ${snapshot.path}.` : ''
      return `Brought forward: ${applied.join(', ')}.${saved}`
    },
  },
  backup: {
    usage: 'backup FILE                writes everything as of now, while servers go on',
    isForCurrentTables: true,
    run: async (database, { words: [file] }, { now }) => {
      if (file === undefined) throw new WrongUse()
      return `Written to ${resolve(file)}: ${describeCounts(await writeBackup(database, resolve(file), now))}.`
    },
  },
  restore: {
    usage: 'restore FILE [--replace]   puts a backup here; stop the servers first',
    isForCurrentTables: false,
    run: async (database, { words: [file], replace }) => {
      if (file === undefined) throw new WrongUse()
      return `Restored: ${describeCounts(await restoreBackup(database, resolve(file), { mayReplace: replace }))}.`
    },
  },
  'user list': {
    usage: 'user list [--json]         who has an account here',
    isForCurrentTables: true,
    run: async ({ db }, { json }) => {
      const users = await db
        .selectFrom('user')
        .select(['email', 'name', 'createdAt'])
        .orderBy('createdAt')
        .execute()
      const people = users.map(({ email, name, createdAt }) => ({
        email,
        name,
        since: new Date(createdAt).toISOString().slice(0, 10),
      }))
      if (json) return JSON.stringify(people, null, 2)
      if (people.length === 0) return 'Nobody has an account here yet.'
      return people.map(({ email, name, since }) => `${since}  ${email}  ${name}`).join('\n')
    },
  },
  'user delete': {
    usage: 'user delete EMAIL --yes    erases an account and all its data for good',
    isForCurrentTables: true,
    run: async (database, { words: [email], yes }, { now, dataDir }) => {
      if (email === undefined) throw new WrongUse()
      const { userId } = await accountOf(database.db, email)
      if (!yes) throw new BackupFault(`This erases ${email} and all its data for good. Say --yes to do it.`)
      await database.db.transaction().execute((trx) => eraseAccount(trx, database.engine, userId))
      await sweepOutbox({ db: database.db, dataDir, now })
      await database.truncateLog()
      return `${email} and all its data are gone.`
    },
  },
  export: {
    usage: 'export EMAIL FILE          writes the documents of one household',
    isForCurrentTables: true,
    run: async (database, { words: [email, file] }, { now }) => {
      if (email === undefined || file === undefined) throw new WrongUse()
      await writeFile(resolve(file), await exportHousehold(database, email, now), { mode: 0o600 })
      return `Written to ${resolve(file)}.`
    },
  },
  import: {
    usage:
      'import EMAIL FILE          puts such documents, or those exported in Settings, in the place of theirs',
    isForCurrentTables: true,
    run: async (database, { words: [email, file] }, { now, householdStorageBytes }) => {
      if (email === undefined || file === undefined) throw new WrongUse()
      const text = await readFile(resolve(file), 'utf8')
      const { keys, unknown } = await importHousehold(database, email, text, {
        now,
        householdStorageBytes,
      })
      const done = `Imported: ${keys.join(', ') || 'nothing, the file holds no documents'}.`
      return unknown.length > 0 ? [done, 'Kept, but without effect:', ...unknown].join('\n  ') : done
    },
  },
  'barcodes import': {
    usage:
      'barcodes import FILE       puts the products of an Open Food Facts export in the place of those imported before',
    isForCurrentTables: true,
    run: async (database, { words: [file] }, { say }) => {
      if (file === undefined) throw new WrongUse()
      const done = await importProducts(database, resolve(file), (report) => say(importProgress(report)))
      return importDone(resolve(file), done)
    },
  },
}

export const DATA_USAGE = Object.values(COMMANDS).map(({ usage }) => usage)

class WrongUse extends Error {}

export function isDataCommand(args: readonly string[]): boolean {
  return nameOf(args) !== undefined
}

export async function dataCommand(
  config: Config,
  argv: readonly string[],
  now: Date,
  say: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<CommandResult> {
  const name = nameOf(argv)
  const command = name === undefined ? undefined : COMMANDS[name]
  const args = name === undefined ? undefined : readArgs(argv.slice(name.split(' ').length))
  if (!command || !args) return { exitCode: WRONG_USE, text: DATA_USAGE.join('\n') }
  let database: Database | undefined
  try {
    const isFile = config.databaseUrl === undefined
    // A backup of an empty database could overwrite a good one.
    if (isFile && command.isForCurrentTables) refuseLostDatabase(config.dataDir)
    database = await openDatabase(config)
    if (isFile && command.isForCurrentTables) await refuseEmptyDatabase(database, config.dataDir)
    const context = { ...config, now, say }
    if (command.isForCurrentTables) await updateDatabase(database, context)
    return { exitCode: DONE, text: await command.run(database, args, context) }
  } catch (error) {
    if (error instanceof WrongUse) return { exitCode: WRONG_USE, text: command.usage }
    if (error instanceof BackupFault || error instanceof ImportFault)
      return { exitCode: FAILED, text: error.message }
    return { exitCode: FAILED, text: explainCommandFailure(error, config) }
  } finally {
    await database?.close()
  }
}

function explainCommandFailure(error: unknown, config: Config): string {
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined
  if (path && error instanceof Error) return `${path}: ${error.message.split(',')[0]}`
  return explainStartFailure(error, config)
}

function nameOf([first, second]: readonly string[]): string | undefined {
  return [`${first} ${second}`, `${first}`].find((name) => Object.hasOwn(COMMANDS, name))
}

function readArgs(args: readonly string[]): Args | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    return { ...values, words: positionals }
  } catch {
    return undefined
  }
}

function describeCounts(counts: Record<string, number>): string {
  const tables = Object.entries(counts).filter(([, count]) => count > 0)
  return tables.map(([table, count]) => `${table} ${count}`).join(', ') || 'an empty database'
}
