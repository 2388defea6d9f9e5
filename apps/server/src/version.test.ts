import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './features/docs/openapi.ts'
import { VERSION } from './version.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8')
const manifest = z.object({
  version: z.string(),
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
})

test('all packages have the same version and depend on each other by it', () => {
  const { version, workspaces } = manifest.parse(JSON.parse(read('package.json')))
  expect(VERSION).toBe(version)
  for (const folder of workspaces) {
    const part = manifest.parse(JSON.parse(read(`${folder}/package.json`)))
    const ours = Object.entries(part.dependencies).filter(([name]) => name.startsWith('@pennyplate/'))
    expect([part.version, ...ours.map(([, wanted]) => wanted)], folder).toEqual(
      Array.from({ length: ours.length + 1 }, () => version),
    )
  }
})

test('the changelog has an entry for the version', () => {
  expect(read('CHANGELOG.md')).toContain(`\n## ${VERSION}`)
})

test('the API documentation names the version', () => {
  expect(openApiDocument().info).toMatchObject({ version: VERSION })
})
