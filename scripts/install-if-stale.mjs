import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-lock')

/** Installs the locked packages if the lock file changed since the last install. Must run on the machine's own Node. */
export function installIfStale() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages...')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** The Node version this project is locked to, if npm has a package of it for this platform; else the machine's own. */
export function projectNode() {
  const locked = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(locked)) return locked
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  console.error(
    `Pennyplate needs Node 24 or newer on this machine. You have ${process.version}: https://nodejs.org`,
  )
  process.exit(1)
}

export function environment() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

export function run(command, args, options = {}) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    shell,
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}
