import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { stepsFrom } from '../page/schema-steps.ts'
import { isObject, type Json, type JsonObject, listOf, textFrom } from '../page/schema-text.ts'
import { amountLine } from './amount-line.ts'

export function isTandoor(value: JsonObject): boolean {
  return Array.isArray(value.steps) && ('working_time' in value || 'waiting_time' in value)
}

/** Tandoor keeps ingredients with the step that uses them. */
export function readTandoor(value: JsonObject): LooseRecipe {
  const steps = listOf(value.steps).filter(isObject)
  const [working, waiting] = [value.working_time, value.waiting_time].map((one) => Number(one) || 0) as [
    number,
    number,
  ]
  const makes = [textFrom(value.servings), textFrom(value.servings_text)].filter(Boolean).join(' ')
  return {
    name: textFrom(value.name),
    description: textFrom(value.description),
    makes: makes || undefined,
    activeMinutes: working || undefined,
    totalMinutes: working + waiting || undefined,
    lines: steps.flatMap((step) => [...nameOf(step), ...listOf(step.ingredients).flatMap(readLine)]),
    steps: steps.flatMap((step) => [...nameOf(step), ...stepsFrom(step.instruction)]),
    notes: [],
    tags: listOf(value.keywords).map((one) =>
      isObject(one) ? textFrom(one.name ?? one.label) : textFrom(one),
    ),
    sourceUrl: textFrom(value.source_url),
    createdOn: textFrom(value.created_at),
  }
}

function nameOf(step: JsonObject): DraftPart[] {
  const heading = textFrom(step.name)
  return heading === '' || (listOf(step.ingredients).length === 0 && textFrom(step.instruction) === '')
    ? []
    : [{ heading }]
}

function readLine(value: Json): DraftPart[] {
  if (!isObject(value)) return []
  if (value.is_header === true) return [{ heading: textFrom(value.note) || textFrom(value.food) }]
  return amountLine({
    amount: value.no_amount === true ? null : (value.amount ?? null),
    unit: textFrom(value.unit),
    food: textFrom(value.food),
    note: textFrom(value.note),
  })
}
