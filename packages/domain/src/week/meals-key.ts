import { canonicalJson } from '../json-equality.ts'
import type { WeekPlan } from './week-plan.ts'

/** A short text that two weeks share only if they have the same meals in the same slots. */
export function mealsKey({ days }: Pick<WeekPlan, 'days'>): string {
  const text = canonicalJson(days)
  return `${text.length.toString(36)}-${hash(text, 0x811c9dc5)}-${hash(text, 0x01000193)}`
}

/** FNV-1a, 32 bits. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}
