import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { addDays } from '@pennyplate/domain/calendar-day'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { signUpOver, startServerProcess } from '@pennyplate/server/testing/server-process'
import { bundleServer } from '../../scripts/bundle-server.mjs'
import { table } from '../planner/statistics.ts'
import { percentile, report, TARGET_MISSED } from '../row.ts'
import { householdTypes, TIGHT_FAMILY } from '../taste/household-types.ts'
import { type AskedWeek, askWeek } from './ask-week.ts'
import { importOwnRecipes } from './import-own-recipes.ts'
import { peakMb, residentMb } from './process-figures.ts'
import { tripleLibrary } from './triple-library.ts'

/**
 * npm run bench -- weeks [libraries=1,3] [rounds=1] [only=text] [own=5000]: what a week costs in the built server, over HTTP, for many kinds
 * of households and tight budgets: from the request to the whole week, to the choices of Replace at that moment, processor time
 * of all threads, and memory. Once with our library and once with three times as many recipes; or with as many recipes of the
 * household's own as `own` says, which are imported first.
 */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const own = Number(asked.get('own') ?? 0)
const libraries = (asked.get('libraries') ?? (own > 0 ? '1' : '1,3')).split(',').map(Number)
const rounds = Number(asked.get('rounds') ?? 1)
const only = asked.get('only') ?? ''
/** A planner's thread and the one that answers questions. */
const THREADS = 2
const WARM_UP = 3
const BUILT = fileURLToPath(new URL('../../node_modules/.cache/bench-weeks', import.meta.url))
const TARGETS = { weekP50: 600, weekP95: 1000, choices: 150, ranP50: 1000, ranP95: 3000, workerMb: 300 }
const OWN_TARGETS = { ...TARGETS, weekP50: 1500, weekP95: 1500 }
const targets = own > 0 ? OWN_TARGETS : TARGETS

const households = [...householdTypes(), TIGHT_FAMILY].filter(({ name }) => name.includes(only))
const today = addDays(weekStartOf(new Date().toISOString().slice(0, 10)), 7)
const isMet: boolean[] = []
for (const times of libraries) {
  const folder = mkdtempSync(join(tmpdir(), 'pennyplate-bench-'))
  try {
    await measure(times, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(BUILT, { recursive: true, force: true })
  }
}
process.exitCode = isMet.every(Boolean) ? 0 : TARGET_MISSED

async function measure(times: number, folder: string): Promise<void> {
  // Below node_modules, where the bundle finds what it loads from there.
  const program = join(BUILT, 'server')
  if (times > 1) await bundleServer(program, [tripleLibrary])
  const server = await startServerProcess(
    { dataDir: join(folder, 'data'), databaseUrl: undefined },
    {},
    times > 1 ? pathToFileURL(join(program, 'main.js')) : 'bundle',
  )
  try {
    const idleMb = residentMb(server.pid)
    const sam = await signUpOver(server.url, 'week@example.org')
    if (own > 0) await importOwnRecipes(server.url, sam, own)
    const visitors = []
    for (const [at, { request }] of households.entries()) {
      // Thousands of recipes are imported once: their household becomes each of these in turn.
      const visitor = own > 0 ? sam : await signUpOver(server.url, `week-${at}@example.org`)
      const become = () => visitor.save(server.url, 'profile', { ...request.profile, profileCompleted: true })
      if (own === 0) await become()
      visitors.push({ visitor, become })
    }
    const weeks: (AskedWeek & { readonly name: string })[] = []
    for (let round = 0; round <= rounds; round++)
      for (const [at, { name }] of households.entries()) {
        const known = visitors[at]
        if (!known) continue
        // The first weeks of a new server are not what people usually wait for; a few of them warm it up.
        if (round === 0 && at >= WARM_UP) break
        if (own > 0) await known.become()
        const ask = { seed: round + 1, today, replaces: round % 2 === 1 }
        const week = await askWeek(server, known.visitor, ask)
        if (own > 0 && round === 0 && at === 0)
          console.log(
            `the first week after ${own} recipes were imported: ${week.weekMs.toFixed(0)} ms, ${week.waitedMs.toFixed(0)} of it waiting for a processor`,
          )
        if (round > 0) weeks.push({ ...week, name })
      }
    say(times, weeks, { idleMb, mostMb: peakMb(server.pid) })
  } finally {
    await server.kill('SIGTERM')
  }
}

function say(
  times: number,
  weeks: readonly (AskedWeek & { readonly name: string })[],
  { idleMb, mostMb }: { readonly idleMb: number; readonly mostMb: number },
): void {
  const rows = weeks.map(({ name, weekMs, waitedMs, choicesMs, ranMs, isPlanned, totalCents, said }) => ({
    household: name,
    'week ms': weekMs.toFixed(0),
    'of it waiting': waitedMs.toFixed(0),
    'choices ms': choicesMs?.toFixed(0) ?? '',
    'processor ms': ranMs.toFixed(0),
    total: isPlanned ? (totalCents / 100).toFixed(2) : 'no week',
    said,
  }))
  console.log(`\n${times} x the library\n${table(rows)}`)
  const of = own > 0 ? `, ${own} own recipes` : times === 1 ? '' : `, ${times} x the library`
  const whole = weeks.map(({ weekMs }) => weekMs)
  const alone = weeks.map(({ weekMs, waitedMs }) => weekMs - waitedMs)
  const both = (what: string, numbers: readonly number[], [p50, p95]: readonly [number, number]) => {
    const found = { p50: percentile(numbers, 0.5), p95: percentile(numbers, 0.95) }
    const ok = found.p50 <= p50 && found.p95 <= p95
    report({
      what: `${what}${of}`,
      p50: `${found.p50.toFixed(0)} ms`,
      p95: `${found.p95.toFixed(0)} ms`,
      target: Number.isFinite(p50) ? `p50 ${p50}, p95 ${p95} ms` : `p95 ${p95} ms`,
      isMet: ok,
    })
    isMet.push(ok)
  }
  both('request to whole week', whole, [targets.weekP50, targets.weekP95])
  console.log(
    `without the time its busiest thread waited for a processor: p50 ${percentile(alone, 0.5).toFixed(0)} ms, p95 ${percentile(alone, 0.95).toFixed(0)} ms`,
  )
  both(
    'Replace while more is said of the week',
    weeks.flatMap(({ choicesMs }) => choicesMs ?? []),
    [Number.POSITIVE_INFINITY, targets.choices],
  )
  both(
    'processor time of a week',
    weeks.map(({ ranMs }) => ranMs),
    [targets.ranP50, targets.ranP95],
  )
  const perWorker = (mostMb - idleMb) / THREADS
  const isSmall = perWorker <= targets.workerMb
  report({
    what: `memory of a worker${of}: the server had ${mostMb.toFixed(0)} MB at most, ${idleMb.toFixed(0)} MB at its start`,
    p50: `${perWorker.toFixed(0)} MB`,
    p95: '',
    target: `${targets.workerMb} MB`,
    isMet: isSmall,
  })
  isMet.push(isSmall)
}
