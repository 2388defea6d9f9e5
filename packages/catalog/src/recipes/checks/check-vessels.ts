import type { Vessel } from '@pennyplate/domain/recipe/plate'
import type { CookingMethod } from '@pennyplate/domain/recipe/recipe'
import { isNamedIn } from '@pennyplate/domain/recipe/vessel-words'

/** What stands where a sheet pan would: the bare rack, the tray a frozen dish comes in. */
const IN_PLACE_OF_A_SHEET_PAN = /\b(?:rack|tray)\b/i
const HEATED = /\b(?:heat|turn) the (?:oven|broiler)\b|\bcold oven\b/i
const SIZED_TWICE = /\b(?:very|extra) (?:large|big|wide|small) (?:[\w-]+ )?(?:skillet|pan|pot|saucepan)\b/i

function isUsed(vessel: Vessel, steps: readonly string[]): boolean {
  const isReplaced = vessel === 'sheet pan' && steps.some((step) => IN_PLACE_OF_A_SHEET_PAN.test(step))
  return isReplaced || steps.some((step) => isNamedIn(step, vessel))
}

/** A cook takes out a pan before anything goes in it, and lights the oven before it bakes. */
export function checkVessels({
  batch,
  steps,
  tools,
}: Pick<CookingMethod, 'batch' | 'steps' | 'tools'>): string[] {
  const text = steps.join(' ')
  const findings: string[] = []
  if (batch && !isUsed(batch.vessel, steps))
    findings.push(`no step says in what it is cooked: name the ${batch.vessel} of "batch", or correct it`)
  if (tools.flat().includes('Oven') && !HEATED.test(text))
    findings.push('no step heats the oven: say "Heat the oven to 400 °F" or "Heat the broiler"')
  const twice = SIZED_TWICE.exec(text)
  if (twice) findings.push(`"${twice[0]}": leave out how large; it follows from "batch"`)
  return findings
}
