import { unknownName } from '@pennyplate/catalog/recipes/checks/unknown-name'
import { safeParse, type z } from 'zod'

/**
 * What to say of each key, at any depth, that the schema does not name. Stored documents keep keys of newer versions, so
 * parsing accepts them; in a file that a person wrote they are misspelled.
 */
export function unknownKeys(schema: z.core.$ZodType, value: unknown, path: readonly string[] = []): string[] {
  // Every schema of ours is one of these.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return isRecord(value) ? keysOfObject(def.shape, value, path) : []
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((entry, at) => unknownKeys(def.element, entry, [...path, String(at)]))
        : []
    case 'record':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, inner]) => unknownKeys(def.valueType, inner, [...path, key]))
        : []
    case 'union': {
      const readings = def.options.map((option) => ({ option, found: unknownKeys(option, value, path) }))
      const fitting = readings.filter(({ option }) => safeParse(option, value).success)
      return fitting.toSorted((left, right) => left.found.length - right.found.length)[0]?.found ?? []
    }
    case 'pipe':
      return unknownKeys(isTransform(def.in) ? def.out : def.in, value, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return unknownKeys(def.innerType, value, path)
    default:
      return []
  }
}

function keysOfObject(
  shape: z.core.$ZodShape,
  value: Readonly<Record<string, unknown>>,
  path: readonly string[],
): string[] {
  const known = Object.keys(shape)
  return Object.entries(value).flatMap(([key, inner]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (schema) return unknownKeys(schema, inner, [...path, key])
    const place = path.length > 0 ? `${path.join('.')}: ` : ''
    return [`${place}${unknownName(key, known)}`]
  })
}

const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
