import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { isKnownHost } from './known-hosts.ts'

const KNOWN = new Set(['localhost', 'meals.example.org', 'pennyplate.local'])

describe('a Host header', () => {
  it.each([
    '127.0.0.1:3000',
    '192.168.1.20:3000',
    '[::1]:3000',
    '[fe80::1]',
    'localhost',
    'LOCALHOST:5173',
    'localhost.:3000',
    'meals.example.org',
    'meals.example.org:8443',
    'Pennyplate.local:3000',
  ])('%s is ours', (host) => expect(isKnownHost(KNOWN, host)).toBe(true))

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    'meals.example.org.evil.example',
    'other.example.org',
    '127.0.0.1.evil.example',
    '0x7f.1',
    '[evil.example]',
    'localhost:port',
    'localhost@evil.example',
    'evil.example/localhost',
    'localhost,localhost',
    'local host',
    '',
  ])('%s is not', (host) => expect(isKnownHost(KNOWN, host)).toBe(false))
})

describe('a server over HTTP', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-hosts-'))
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess(
      { dataDir, databaseUrl: undefined },
      { BASE_URL: 'https://meals.example.org', ALLOWED_HOSTS: 'pennyplate.local, kitchen' },
    )
  })
  afterAll(async () => {
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true })
  })

  /** Sends exactly these Host headers and returns everything the server says. */
  function ask(path: string, hosts: readonly string[], method = 'GET'): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), 'localhost')
    const lines = [`${method} ${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close']
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    return text(socket)
  }

  it.each([
    '127.0.0.1',
    '192.168.1.20:3000',
    'localhost',
    'meals.example.org',
    'pennyplate.local',
    'kitchen:80',
  ])('answers at %s', async (host) => {
    expect(await ask('/api/health/ready', [host])).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask('/api/me', [host])).toContain('{"user":null}')
  })

  it.each([
    ['an unknown name', ['evil.example:3000'], 421],
    ['no name at all', ['local host'], 400],
    ['two names', ['localhost', 'evil.example'], 400],
    ['one name twice', ['localhost', 'localhost'], 400],
    ['none', [], 400],
  ] as const)('refuses %s', async (_, hosts, status) => {
    for (const path of ['/api/me', '/api/health/live', '/']) {
      const said = await ask(path, hosts)
      expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      // Node refuses a request without a host itself.
      if (hosts.length > 0) expect(said).toContain('ALLOWED_HOSTS')
      expect(said).not.toContain('user')
    }
  })

  it('answers programs with JSON, and people with a page that names the setting', async () => {
    const forPrograms = await ask('/api/kv', ['fridge.local'], 'DELETE')
    expect(forPrograms).toContain('Content-Type: application/json')
    expect(forPrograms).toContain('"error":"unknown_host"')
    const page = await ask('/dashboard', ['fridge.local:3000'])
    expect(page).toContain('Content-Type: text/html; charset=utf-8')
    expect(page).toContain('<code>ALLOWED_HOSTS=fridge.local</code>')
    expect(await ask('/dashboard', ['<script>alert(1)</script>'])).not.toContain('<script>')
  })
})
