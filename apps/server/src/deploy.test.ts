import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bodyLimitOf } from './costs/body-limits.ts'
import { FILE_LIMITS, PAGE_LIMITS } from './costs/heavy-work.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
/** The server itself, with all its threads at work. */
const SERVER_MB = 600

describe.each([
  [
    'deploy/pennyplate.service',
    /^MemoryMax=(\d+)M$/m,
    [
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
      'ProtectSystem=strict',
    ],
  ],
  [
    'compose.yaml',
    /^ {4}mem_limit: (\d+)m$/m,
    ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]'],
  ],
  [
    'deploy/compose.cluster.yaml',
    /^ {2}mem_limit: (\d+)m$/m,
    ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]'],
  ],
])('%s', (file, memory, lines) => {
  it('takes from the server what it does not need', () => {
    const given = read(file)
      .split('\n')
      .map((line) => line.trim())
    for (const line of lines) expect(given).toContain(line)
  })

  it('leaves memory for the server and for the file and the page that are read at once', () => {
    const limitMb = Number(memory.exec(read(file))?.[1])
    expect(limitMb).toBeGreaterThan(SERVER_MB + FILE_LIMITS.residentMb + PAGE_LIMITS.residentMb)
  })
})

it('the words about proxies name the largest body', () => {
  const largestKib = bodyLimitOf('POST', '/api/recipes/import-file').maxBytes / 1024
  expect(read('docs/self-hosting.md')).toContain(`bodies of ${largestKib.toLocaleString('en-US')} KiB`)
})
