import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('leaves a process that failed its exit code', () => {
  const file = new URL('./embedded-postgres.ts', import.meta.url).href
  const program = `await import(${JSON.stringify(file)}); process.exitCode = 3`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program])
  expect([status, String(stderr)]).toEqual([3, ''])
})
