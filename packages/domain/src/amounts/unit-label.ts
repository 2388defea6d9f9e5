import { isMassUnit, isVolumeUnit, type Unit } from './units.ts'

const IRREGULAR: Readonly<Partial<Record<Unit, string>>> = {
  box: 'boxes',
  bunch: 'bunches',
  dash: 'dashes',
  inch: 'inches',
  leaf: 'leaves',
  loaf: 'loaves',
  pinch: 'pinches',
}
/** Spelled-out volumes take a plural; abbreviations do not. */
const SPELLED_OUT: ReadonlySet<Unit> = new Set(['cup', 'pint', 'quart', 'gallon', 'dash', 'pinch'])

/** A unit as written after an amount: "1 can", "2 cans", "2 lb"; counts without a unit are items. */
export function unitLabel(unit: Unit, amount: number): string {
  if (unit === 'each') return amount <= 1 ? 'item' : 'items'
  const isAbbreviation = (isMassUnit(unit) || isVolumeUnit(unit)) && !SPELLED_OUT.has(unit)
  if (isAbbreviation || amount <= 1) return unit
  return IRREGULAR[unit] ?? `${unit}s`
}
