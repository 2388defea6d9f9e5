import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { FILE_LIMITS, MEMORY_MB, PAGE_LIMITS, PHOTOS_ENCODED, PHOTOS_READ } from './heavy-work.ts'

const PROCESSES = [PHOTOS_READ.process, PHOTOS_ENCODED.process, FILE_LIMITS, PAGE_LIMITS]
const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8')

it('any two processes fit into their memory at once', () => {
  const [largest = 0, second = 0] = PROCESSES.map(({ residentMb }) => residentMb).toSorted((a, b) => b - a)
  expect(largest + second).toBeLessThanOrEqual(MEMORY_MB.processes)
})

it('the server has as much memory as its service and its containers give it', () => {
  expect(textOf('deploy/pennyplate.service')).toContain(`MemoryMax=${MEMORY_MB.all}M\n`)
  expect(textOf('compose.yaml')).toContain(`mem_limit: ${MEMORY_MB.all}m\n`)
  expect(textOf('deploy/compose.cluster.yaml')).toContain(`mem_limit: ${MEMORY_MB.all}m\n`)
})
