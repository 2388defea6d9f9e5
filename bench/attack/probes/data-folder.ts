import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expectStatus, type Finding, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const MARK = 'qzleftover'

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

export const dataFolder: Topic = {
  name: 'data folder',
  does: 'reads and damages the data folder of its own server',
  probes: [
    {
      holds: 'other users of the machine cannot read the data',
      needs: 'own server',
      async run(target) {
        const folder = target.own?.dataDir ?? ''
        const open = [folder, ...everyFile(folder)].find((path) => (statSync(path).mode & 0o077) !== 0)
        return (
          open &&
          `${relative(folder, open) || 'the folder'} has mode ${(statSync(open).mode & 0o777).toString(8)}`
        )
      },
    },
    { holds: 'a deleted account leaves no trace in the folder', needs: 'own server', run: deleteAndSearch },
    {
      holds: 'a second server on the same folder does not start',
      needs: 'own server',
      run: async (target) => mustNotStart(target, target.own?.dataDir ?? ''),
    },
    {
      holds: 'the server does not start on an emptied database',
      needs: 'own server',
      isSlow: true,
      async run(target) {
        const folder = mkdtempSync(join(tmpdir(), 'pennyplate-attack-'))
        try {
          const first = await target.own?.startOn(folder)
          await first?.kill('SIGTERM')
          const database = join(folder, 'pennyplate.sqlite')
          truncateSync(database)
          for (const left of ['-wal', '-shm']) rmSync(`${database}${left}`, { force: true })
          return await mustNotStart(target, folder)
        } finally {
          rmSync(folder, { recursive: true, force: true })
        }
      },
    },
    {
      holds: 'the server is not ready with a damaged database',
      needs: 'own server',
      isSlow: true,
      run: async (target) =>
        target.own?.another({}, async (server, folder) => {
          const other = `${server.url}/api/health/ready`
          const database = join(folder, 'pennyplate.sqlite')
          writeFileSync(database, 'no database at all. '.repeat(2000))
          for (const left of ['-wal', '-shm']) writeFileSync(`${database}${left}`, 'nor this. '.repeat(4000))
          const after = await fetch(other)
          return expectStatus('the ready check', { status: after.status, text: await after.text() }, [503])
        }),
    },
  ],
}

async function mustNotStart(target: Target, folder: string): Promise<Finding> {
  try {
    const second = await target.own?.startOn(folder)
    await second?.kill('SIGKILL')
    return 'it started'
  } catch {
    return undefined
  }
}

async function deleteAndSearch(target: Target): Promise<Finding> {
  const folder = target.own?.dataDir ?? ''
  const sam = target.stranger(target.newEmail(MARK))
  await sam.signUp(MARK)
  await sam.save('profile', { zipCode: '72762', allergies: [`${MARK} nuts`] })
  await sam.save(
    'pantry',
    Array.from({ length: 300 }, (_, n) => ({ name: `${MARK} ${n}`, quantity: '1 lb' })),
  )
  await sam.ask('/api/barcode/0000000000208', { body: { name: `${MARK} jam`, category: 'Other' } })
  await target.guest('/api/auth/request-password-reset', { body: { email: sam.email } })
  await wait(200)
  const removed = await sam.remove()
  const failure = expectStatus('deleting it', removed, [200])
  if (failure) return failure
  for (let tries = 0; ; tries++) {
    const left = everyFile(folder).filter((path) => readFileSync(path, 'latin1').includes(MARK))
    if (left.length === 0) return undefined
    if (tries === 20) return `found in ${left.map((path) => relative(folder, path)).join(', ')}`
    await wait(100)
  }
}
