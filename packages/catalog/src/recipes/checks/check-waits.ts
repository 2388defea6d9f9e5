import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { stepTimers } from '@pennyplate/domain/recipe/step-timers'

/** Waits in which nobody has to be in the kitchen. */
const UNATTENDED: ReadonlySet<string | null> = new Set([
  'soak',
  'chill',
  'refrigerate',
  'freeze',
  'marinate',
  'rise',
  'thaw',
])
const LONG_WAIT_S = 45 * 60
const OVERNIGHT = /\bovernight\b|\bthe (?:night|evening|day) before\b/i
const OVERNIGHT_MINUTES = 4 * 60
/** A hint that may be left: "or overnight", "up to a day ahead". */
const ONLY_IF =
  /\bor (?:up to )?(?:overnight|\d+ hours)|\bup to\b|\bif you (?:like|can|have)\b|\bcan be\b|\bright away, or\b/i

/** A dish that rests, chills, soaks or cooks slowly says so in its unattended minutes. */
export function checkWaits({ steps, tools, unattendedMinutes, totalMinutes }: Recipe): string[] {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.;])\s+/))
  const findings = sentences.flatMap((sentence) => {
    if (ONLY_IF.test(sentence)) return []
    if (OVERNIGHT.test(sentence) && unattendedMinutes < OVERNIGHT_MINUTES) return [sentence]
    const waits = stepTimers(sentence).filter(
      ({ activity, seconds }) => UNATTENDED.has(activity) && seconds >= LONG_WAIT_S,
    )
    return waits.some(({ seconds }) => seconds / 60 > unattendedMinutes) ? [sentence] : []
  })
  const isSlow = tools.flat().includes('Slow Cooker')
  const hours = sentences.flatMap((sentence) => stepTimers(sentence)).filter(({ seconds }) => seconds >= 3600)
  const slowest = Math.max(0, ...hours.map(({ seconds }) => seconds / 60))
  if (isSlow && slowest > unattendedMinutes + totalMinutes) findings.push(`slow cooks for ${slowest} minutes`)
  return findings.map((sentence) => `"${sentence}": the unattended minutes are ${unattendedMinutes}`)
}
