import type { Random } from '@pennyplate/planner/search/random'
import type { KnownValues } from './known-values.ts'

/** The part of JSON schema that our API document uses. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly pattern?: string
  readonly format?: string
}

export type Manner = 'valid' | 'at its bounds' | 'one beyond' | 'wrong type' | 'hostile texts'

export type Drawing = {
  readonly random: Random
  readonly manner: Manner
  readonly schemas: Readonly<Record<string, Schema>>
  readonly known: KnownValues
  /** Characters the value may still grow by. Without it, lists at their bounds that hold lists at their bounds never end. */
  room: number
  /** Places that may still be made wrong, so that a schema meets one fault at a time. */
  faults: number
}

const KNOWN_SHARE = 0.6
const FAULT_SHARE = 0.15
const WRONG = [null, true, -1, 7.5, 'x', '', [], [[]], {}, { length: 1e9 }, '\0', '\ud800'] as const
const WORDS =
  '2 cans black beans, drained|1 1/2 lb ground beef|milk|1 dozen eggs|salt to taste|no nuts, no shellfish|Beef tacos|Bake for 20 minutes at 400 F|chicken thighs or tofu|3 large onions, diced|peanut butter|Sam'.split(
    '|',
  )
/** What regular expressions of the document are drawn from: those that match. */
const SHAPED =
  '2026-11-23|2027-02-22|2024-02-29|2027-02-23T10:00:00.000Z|own-0123456789ab|ownfood-0123456789ab|https://example.org/recipe|72762|3|probe@example.org|x'.split(
    '|',
  )
/** Pieces that are repeated to the longest length. */
const HOSTILE =
  'a,|1/|((|[| |1 1/2 |no |not |a-|nut free |1e|,and |allergic to |½|"|% |oz |o\u0308|\u0130|\u202e|<b>|%00|../|\ufeff|👩‍👩‍👧'.split(
    '|',
  )

export function drawValue(schema: Schema, drawing: Drawing, name = ''): unknown {
  const { random, manner, known } = drawing
  if (schema.$ref) return drawValue(drawing.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, drawing, name)
  if (manner === 'wrong type' && name && isFaulty(drawing)) return pick(random, WRONG)
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return drawValue(pick(random, choices) ?? {}, drawing, name)
  const type = typeof schema.type === 'object' ? pick(random, schema.type) : schema.type
  const seen = random.unit() < KNOWN_SHARE ? known.pick(name, type, random) : undefined
  if (seen !== undefined) {
    drawing.room -= typeof seen === 'object' ? 1000 : 10
    return seen
  }
  switch (type) {
    case 'string':
      return drawText(schema, drawing)
    case 'integer':
    case 'number':
      return drawNumber(schema, drawing, type === 'integer')
    case 'boolean':
      return random.below(2) === 0
    case 'null':
      return null
    case 'array':
      return drawList(schema, drawing, name)
    case 'object':
      return drawObject(schema, drawing)
    default:
      return pick(random, [...WRONG, ...WORDS])
  }
}

function drawText(schema: Schema, drawing: Drawing): string {
  const { random, manner } = drawing
  const shortest = schema.minLength ?? 0
  const longest = schema.maxLength ?? 2000
  const text = shapedText(schema, random)
  if (manner === 'one beyond' && isFaulty(drawing))
    return pad(text, shortest > 0 && random.below(2) === 0 ? shortest - 1 : longest + 1, drawing)
  if (schema.format || (schema.pattern && schema.pattern !== '\\S')) return pad(text, text.length, drawing)
  if (manner === 'at its bounds' && random.below(2) === 0)
    return pad(text, random.below(3) === 0 ? shortest : longest, drawing)
  if (manner === 'hostile texts' && random.below(3) === 0) {
    const piece = pick(random, HOSTILE)
    return pad(piece.repeat(Math.ceil(longest / piece.length)), longest, drawing)
  }
  return pad(text, Math.max(shortest, Math.min(longest, text.length)), drawing)
}

function shapedText({ pattern, format }: Schema, random: Random): string {
  if (format === 'email') return `search-${random.below(1000)}@example.org`
  if (format === 'date') return `2026-11-${10 + random.below(20)}`
  if (!pattern) return pick(random, WORDS)
  const matching = [...SHAPED, ...WORDS].filter((text) => new RegExp(pattern).test(text))
  const text = pick(random, matching.length > 0 ? matching : WORDS)
  return text.replace(/0123456789ab$/, () =>
    random
      .below(2 ** 31)
      .toString(16)
      .padStart(12, '0'),
  )
}

/** Cut or lengthened to a number of characters, as far as there is room. */
function pad(text: string, chars: number, drawing: Drawing): string {
  const length = Math.min(chars, Math.max(text.length, drawing.room))
  drawing.room -= length + 4
  return text.slice(0, length).padEnd(length, 'x')
}

function drawNumber(schema: Schema, drawing: Drawing, isInteger: boolean): number {
  const { random, manner } = drawing
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
  const most =
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? least + 1000 : schema.exclusiveMaximum - 1)
  drawing.room -= 4
  if (manner === 'one beyond' && isFaulty(drawing))
    return pick(random, [least - 1, most + 1, Number.MAX_SAFE_INTEGER + 2, 1e308, -1e308])
  if (manner === 'at its bounds') return pick(random, [least, most])
  const drawn = least + random.unit() * Math.min(most - least, 200)
  return isInteger ? Math.floor(drawn) : Math.round(drawn * 100) / 100
}

function drawList(schema: Schema, drawing: Drawing, name: string): unknown[] {
  const { random, manner } = drawing
  const fewest = schema.minItems ?? 0
  const most = schema.maxItems ?? fewest + 20
  let length = Math.min(most, fewest + random.below(4))
  if (manner === 'at its bounds') length = pick(random, [fewest, most])
  if (manner === 'one beyond' && isFaulty(drawing)) length = pick(random, [Math.max(0, fewest - 1), most + 1])
  const list: unknown[] = []
  while (list.length < length && (drawing.room > 0 || list.length < fewest))
    list.push(drawValue(schema.items ?? {}, drawing, name))
  return list
}

function drawObject(schema: Schema, drawing: Drawing): Record<string, unknown> {
  const { random, manner } = drawing
  const required = new Set(schema.required)
  const share = manner === 'at its bounds' ? 0.9 : 0.4
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || (drawing.room > 0 && random.unit() < share))
    .map(([name, inner]): [string, unknown] => [name, drawValue(inner, drawing, name)])
  if (typeof schema.additionalProperties === 'object' && drawing.room > 0)
    for (let n = manner === 'at its bounds' ? 40 : random.below(4); n > 0 && drawing.room > 0; n--)
      entries.push([
        String(drawValue(schema.propertyNames ?? { type: 'string' }, drawing)),
        drawValue(schema.additionalProperties, drawing),
      ])
  drawing.room -= entries.length * 10
  return Object.fromEntries(entries)
}

function isFaulty(drawing: Drawing): boolean {
  if (drawing.faults === 0 || drawing.random.unit() > FAULT_SHARE) return false
  drawing.faults -= 1
  return true
}

export function pick<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  return list[random.below(list.length)] as T
}
