import { execFile } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { percentile } from '../../row.ts'
import { residentMb, startOwnServer } from '../own-server.ts'
import { Household } from './households.ts'

const HOUSEHOLDS = 10
const LATE_MS = 1000
const MEMORY_MB = 400
const guestsMain = fileURLToPath(new URL('./guests-main.ts', import.meta.url))

/** Ten households plan and save while guests attack. Returns whether saves were on time and memory stayed under its target. */
export async function attackLoad(seconds: number): Promise<boolean> {
  console.log(
    `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} before the start; ${HOUSEHOLDS} households while guests attack, ${seconds} s`,
  )
  const own = await startOwnServer('bundle')
  try {
    const households = Array.from({ length: HOUSEHOLDS }, (_, n) => new Household(own.origin, n))
    for (const household of households) await household.arrive()
    const until = performance.now() + seconds * 1000
    const memory = watchMemory(own.pid, until)
    const [guests] = await Promise.all([
      promisify(execFile)(process.execPath, [guestsMain, own.origin, String(seconds)]),
      ...households.map((household) => household.use(until)),
    ])
    console.log(`guests sent ${guests.stdout.trim()}`)
    return judge(households, await memory)
  } finally {
    await own.stop()
  }
}

async function watchMemory(pid: number, until: number): Promise<number> {
  let most = 0
  while (performance.now() < until) {
    most = Math.max(most, residentMb(pid) ?? 0)
    await wait(50)
  }
  return most
}

function judge(households: readonly Household[], mostMb: number): boolean {
  const saves = households.flatMap((household) => household.saves)
  const plans = households.flatMap((household) => household.plansMs)
  const refused = households.reduce((sum, household) => sum + household.refusedPlans, 0)
  const times = saves.map(({ ms }) => ms)
  const failed = saves.filter(({ status }) => status !== 200).length
  const late = times.filter((ms) => ms > LATE_MS).length
  const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`
  console.log(
    `saves   ${saves.length}, ${failed} failed; p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}; ${late} over ${LATE_MS} ms`,
  )
  const seconds = (share: number) => `${(percentile(plans, share) / 1000).toFixed(1)} s`
  console.log(`plans   ${plans.length}, ${refused} refused; p50 ${seconds(0.5)}, longest ${seconds(1)}`)
  console.log(`memory  at most ${mostMb.toFixed(0)} MB (target: under ${MEMORY_MB} MB)`)
  const isHeld = failed === 0 && late === 0 && mostMb < MEMORY_MB && plans.length > 0
  console.log(isHeld ? 'held' : 'FAILED')
  return isHeld
}
