import { isObject, isType, type Json, type JsonObject } from './schema-text.ts'

const VISITS_MAX = 200_000

/** Every object of type Recipe in a JSON value, the outermost first; recipes inside a recipe are left alone. */
export function findRecipes(value: Json): JsonObject[] {
  const found: JsonObject[] = []
  let waiting: Json[] = [value]
  let visits = 0
  while (waiting.length > 0) {
    const next: Json[] = []
    for (const one of waiting) {
      if (++visits > VISITS_MAX) return found
      if (isObject(one) && isType(one, 'Recipe')) found.push(one)
      else if (Array.isArray(one)) for (const inner of one) next.push(inner)
      else if (isObject(one))
        for (const inner of Object.values(one))
          if (typeof inner === 'object' && inner !== null) next.push(inner)
    }
    waiting = next
  }
  return found
}
