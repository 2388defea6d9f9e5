import { type Answer, field } from '../ask.ts'
import {
  fileOfMany,
  GREEDY_FILES,
  HOSTILE_FILES,
  HOSTILE_PAGES,
  type HostileFile,
  mutatedFile,
  SCRIPTED,
} from '../hostile-recipes.ts'
import type { Person } from '../person.ts'
import { expectStatus, type Finding, firstFailure, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'
import { watchMemory } from '../watch-memory.ts'

const READ = '/api/recipes/import'
/** A household may read 60 a minute. */
const READS_EACH = 40
const LATE_MS = 20_000
/** What a reading process and its buffers may take, and what the runtime has not given back yet. */
const GROWN_MB = 500

export const recipeImports: Topic = {
  name: 'recipe imports',
  does: 'imports hostile recipes: private addresses, broken pages, archives that explode',
  probes: [
    {
      holds: 'no way to write a private address makes the server ask it',
      needs: 'own server',
      run: askInside,
    },
    { holds: 'hostile pages are answered with a reason, soon and in bounded memory', run: readPages },
    { holds: 'markup in a recipe comes back as words only', run: readScripts },
    {
      holds:
        'twenty damaged pages and files are each read or refused with a reason, and none is stored by half',
      run: (target) => readMutated(target, 20),
    },
    {
      holds:
        'three hundred damaged pages and files are each read or refused with a reason, and none is stored by half',
      isSlow: true,
      run: (target) => readMutated(target, 300),
    },
    {
      holds: 'hostile files are refused with a reason, soon and in bounded memory',
      isSlow: true,
      run: (target) => readFiles(target, HOSTILE_FILES),
    },
    {
      holds: 'of 10,000 recipes in one file 5,000 are kept, and the report says so',
      isSlow: true,
      run: readTenThousand,
    },
    {
      holds: 'an import of 1500 recipes whose server was killed goes on where it was, and is undone as one',
      needs: 'own server',
      isSlow: true,
      run: resumeAfterKill,
    },
    {
      holds:
        'a small file that takes more memory than a reading may have is refused, and only its reading ends',
      run: (target) => readFiles(target, GREEDY_FILES.slice(0, 1)),
    },
    {
      holds: 'so are other files of this kind',
      isSlow: true,
      run: (target) => readFiles(target, GREEDY_FILES.slice(1)),
    },
    { holds: 'many accounts that read pages at once get few processes for it', run: readAtOnce },
    { holds: 'nobody can follow, cancel or undo the import of somebody else', run: meddle },
  ],
}

const INSIDE = (port: string) =>
  [
    ...[
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '0',
      '0.0.0.0',
      '0x7f000001',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '017700000001',
    ],
    ...['2130706433', '127.0.0.1.', 'localhost', 'LOCALHOST', 'localhost.', 'sub.localhost', '①②⑦.⓪.⓪.①'],
    ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
    ...['[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[2001::7f00:1]', '[fe80::1]', '[fc00::1]', '[ff02::1]'],
    ...[
      '[fe80::1%25lo]',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '198.18.0.1',
    ],
    ...[
      'metadata.google.internal',
      'kitchen.example@127.0.0.1',
      '127.0.0.1#@kitchen.example',
      '127.0.0.1%2523',
    ],
  ].map((host) => `http://${host}:${port}/keys`)

async function askInside(target: Target): Promise<Finding> {
  const { reached = [], foodFactsUrl = '', secretPort = '' } = target.own?.fakeServices ?? {}
  const before = reached.length
  // The configured service redirects to the private one. It is no site to import from either.
  const urls = [
    ...INSIDE(secretPort),
    `${foodFactsUrl}/redirect`,
    'file:///etc/passwd',
    'gopher://127.0.0.1/x',
    'data:text/html,x',
  ]
  const sam = await target.newPerson()
  const found = await firstFailure(
    urls.map((url) => async () => {
      const { status, text } = await sam.ask(READ, { body: { url } })
      const code = field(text, 'problems', '0', 'code')
      if (status === 400) return undefined
      const isRefused = code === 'not-public' || code === 'unreachable'
      return isRefused ? undefined : `${url}: ${status} ${text.slice(0, 100)}`
    }),
  )
  return found ?? (reached.length > before ? `it asked for ${reached.at(-1)}` : undefined)
}

async function readPages(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  return firstFailure(
    HOSTILE_PAGES.map(([what, html]) => async () => {
      const sent = { html: html() }
      const watched = await watchMemory(target.own?.pid, () =>
        sam.ask(READ, { body: sent, timeoutMs: 60_000 }),
      )
      return judgeReading(what, watched.result) ?? tooMuch(what, watched.grownMb)
    }),
  )
}

async function readAtOnce(target: Target): Promise<Finding> {
  const people = await Promise.all(Array.from({ length: 4 }, () => target.newPerson()))
  const asked = people.flatMap((one) => Array.from({ length: 15 }, () => one))
  const { result, grownMb } = await watchMemory(target.own?.pid, () =>
    Promise.all(
      asked.map((one) => one.ask(READ, { body: { text: 'Toast\n\n1 slice bread' }, timeoutMs: 60_000 })),
    ),
  )
  return firstFailure(result.map((answer) => async () => expectStatus('reading', answer, [200, 429]))).then(
    (found) => found ?? tooMuch('sixty readings', grownMb),
  )
}

/** Recipes, or at least one reason. */
function judgeReading(what: string, answer: Answer): Finding {
  if (answer.ms > LATE_MS) return `${what}: it took ${(answer.ms / 1000).toFixed(1)} s`
  const failure = expectStatus(what, answer, [200, 413])
  if (failure || answer.status === 413) return failure
  const recipes = field(answer.text, 'recipes')
  const problems = field(answer.text, 'problems')
  const isAnswered = Array.isArray(recipes) && Array.isArray(problems) && recipes.length + problems.length > 0
  return isAnswered ? undefined : `${what}: neither a recipe nor a reason`
}

async function readScripts(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  const { text, headers } = await sam.ask(READ, { body: { html: SCRIPTED } })
  const draft = JSON.stringify(field(text, 'recipes', '0', 'draft') ?? '')
  if (!String(headers['content-type']).startsWith('application/json')) return 'the answer is not JSON'
  if (draft === '""') return `nothing was read: ${text.slice(0, 100)}`
  return /<|javascript:|planted\.png/i.test(draft) ? `it came back: ${draft.slice(0, 200)}` : undefined
}

async function readMutated(target: Target, count: number): Promise<Finding> {
  for (let from = 0; from < count; from += READS_EACH / 2) {
    const sam = await target.newPerson()
    const added = { count: 0 }
    const found = await firstFailure(
      Array.from({ length: READS_EACH / 2 }, (_, at) => () => readOneMutated(sam, from + at, added)),
    )
    if (found) return found
    const stored = await sam.ask('/api/own-recipes')
    const total = field(stored.text, 'total')
    const recipes = field(stored.text, 'recipes')
    if (total !== added.count) return `${total} recipes are stored, and the reports say ${added.count}`
    if (!Array.isArray(recipes) || recipes.length !== added.count) return 'some stored recipes cannot be read'
  }
  return undefined
}

async function readOneMutated(sam: Person, number: number, added: { count: number }): Promise<Finding> {
  const what = `damaged file ${number}`
  const bytes = mutatedFile(number)
  const html = new TextDecoder().decode(bytes)
  const pasted = judgeReading(what, await sam.ask(READ, { body: { html } }))
  if (pasted) return pasted
  const report = await importFile(sam, bytes)
  if (typeof report === 'string') return `${what}: ${report}`
  added.count += report.added
  return undefined
}

async function readFiles(target: Target, files: readonly HostileFile[]): Promise<Finding> {
  return firstFailure(
    files.map(([what, bytes]) => async () => {
      const sam = await target.newPerson()
      const file = bytes()
      const watched = await watchMemory(target.own?.pid, () => importFile(sam, file))
      const report = watched.result
      if (typeof report === 'string') return `${what}: ${report}`
      const { text } = await sam.ask('/api/own-recipes')
      if (/root:.*:0:0|hahaha/.test(text)) return `${what}: an entity was expanded`
      return tooMuch(what, watched.grownMb)
    }),
  )
}

async function readTenThousand(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  const watched = await watchMemory(target.own?.pid, () => importFile(sam, fileOfMany(10_000), 240_000))
  const report = watched.result
  if (typeof report === 'string') return report
  if (report.added !== 5000) return `${report.added} were kept`
  if (!report.reasons.includes('too-many-recipes')) return `the report says only ${report.reasons.join(', ')}`
  return tooMuch('the file', watched.grownMb)
}

async function meddle(target: Target): Promise<Finding> {
  const [sam, kim] = [await target.newPerson(), await target.newPerson()]
  const report = await importFile(sam, fileOfMany(3))
  if (typeof report === 'string') return report
  const path = `/api/recipes/imports/${report.id}`
  return (
    expectStatus('following', await kim.ask(path), [404]) ??
    expectStatus('canceling', await kim.ask(`${path}/cancel`, { method: 'POST', body: {} }), [404]) ??
    expectStatus('undoing', await kim.ask(path, { method: 'DELETE' }), [404]) ??
    (field((await sam.ask('/api/own-recipes')).text, 'total') === 3 ? undefined : 'recipes are gone')
  )
}

const MANY = 1500

async function resumeAfterKill(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  const file = fileOfMany(MANY)
  const sent = await sendFile(sam, file)
  const path = `/api/recipes/imports/${field(sent.text, 'importId')}`
  const added = async () => Number(field((await sam.ask(path)).text, 'added'))
  while ((await added()) < 50) await pause(5)
  await target.own?.restart('SIGKILL')
  const kept = await added()
  if (kept >= MANY) return 'it ended before the server was killed, so this proves nothing'
  // The browser asks for the file again once the server says that the import broke off.
  const until = Date.now() + 120_000
  while (field((await sam.ask(path)).text, 'state') !== 'interrupted') {
    if (Date.now() > until) return 'nobody is told that it broke off'
    await pause(1000)
  }
  const report = await importFile(sam, file)
  if (typeof report === 'string') return report
  const total = async () => field((await sam.ask('/api/own-recipes?since=999999')).text, 'total')
  if (report.added !== MANY || (await total()) !== MANY)
    return `${report.added} are noted, ${await total()} stored`
  const undone = await sam.ask(path, { method: 'DELETE', timeoutMs: 60_000 })
  const left = await total()
  return left === 0 ? undefined : `${left} are left after undoing it: ${undone.text.slice(0, 80)}`
}

type Report = { readonly id: string; readonly added: number; readonly reasons: readonly string[] }

/** Sends a file and follows its import to the end. A text says what went wrong. */
async function importFile(sam: Person, bytes: Uint8Array, patienceMs = 90_000): Promise<Report | string> {
  const until = Date.now() + patienceMs
  let sent = await sendFile(sam, bytes)
  // Other probes' files are still being read.
  while (sent.status === 429 && Date.now() < until) {
    await pause(500)
    sent = await sendFile(sam, bytes)
  }
  if (sent.status === 413) return { id: '', added: 0, reasons: ['too-large'] }
  if (sent.status !== 202) return `${sent.status} ${sent.text.slice(0, 100)}`
  const id = String(field(sent.text, 'importId'))
  for (;;) {
    const { text } = await sam.ask(`/api/recipes/imports/${id}`)
    const state = field(text, 'state')
    const added = Number(field(text, 'added'))
    const skipped = field(text, 'skipped')
    const reasons = Array.isArray(skipped)
      ? skipped.map((one: { reason?: string }) => String(one.reason))
      : []
    if (state === 'done')
      return added + reasons.length > 0 ? { id, added, reasons } : 'neither a recipe nor a reason'
    if (state !== 'running' || Date.now() > until)
      return `it is ${state} after ${Math.round((patienceMs - (until - Date.now())) / 1000)} s`
    await pause(50)
  }
}

async function sendFile(sam: Person, bytes: Uint8Array): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'recipes')
  const packed = new Response(form)
  const headers = { 'content-type': packed.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await packed.arrayBuffer())
  return sam.ask('/api/recipes/import-file', { body, headers, timeoutMs: 60_000 })
}

function tooMuch(what: string, grownMb: number): Finding {
  return grownMb > GROWN_MB ? `${what}: the server grew by ${grownMb.toFixed(0)} MB` : undefined
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
