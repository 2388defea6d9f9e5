import type { TypedPart } from '@pennyplate/planner/typed/read-typed-meal'
import type { PlanningContext } from '../context/planning-context.ts'
import { partDish } from './find-dish.ts'

/**
 * What a typed plate is called: as it was typed, unless a dish of it is made in another form, because the household may not eat
 * the one it said. Then that form has its own name, and its words no longer speak of foods that are not in it.
 */
export function nameAsMade(typed: string, parts: readonly TypedPart[], context: PlanningContext): string {
  const names = parts.map((part) => nameOfOtherForm(part, context))
  if (names.every((name) => name === null)) return typed
  const [first = typed, ...others] = parts.map(({ said }, at) => names[at] ?? said)
  const beside = others.map((name) => withFirst(name, (letter) => letter.toLowerCase()))
  const named = withFirst(first, (letter) => letter.toUpperCase())
  return beside.length === 0 ? named : `${named} with ${inARow(beside)}`
}

function nameOfOtherForm(part: TypedPart, context: PlanningContext): string | null {
  if (part.is === 'food') return null
  const { form } = partDish(part, context)
  const asked = part.is === 'dish' ? part.variantId : null
  return form.variantId === asked ? null : form.name
}

function withFirst(name: string, change: (letter: string) => string): string {
  return `${change(name.slice(0, 1))}${name.slice(1)}`
}

function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
