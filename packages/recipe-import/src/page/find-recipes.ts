import { isObject, isType, type Json, type JsonObject } from './schema-text.ts'

const VISITS_MAX = 200_000

/**
 * Every object of type Recipe in a JSON value, the outermost first; recipes inside a recipe are left alone. Their author
 * may stand elsewhere in it, under an "@id".
 */
export function findRecipes(value: Json): JsonObject[] {
  const named = new Map<string, JsonObject>()
  const found = collectRecipes(value, named)
  return found.map((recipe) => {
    const author = recipe.author === undefined ? undefined : resolve(recipe.author, named)
    return author === undefined ? recipe : { ...recipe, author }
  })
}

function resolve(author: Json, named: ReadonlyMap<string, JsonObject>): Json {
  if (Array.isArray(author)) return author.map((one) => resolve(one, named))
  if (!isObject(author) || author.name !== undefined) return author
  return named.get(String(author['@id'])) ?? author
}

function collectRecipes(value: Json, named: Map<string, JsonObject>): JsonObject[] {
  const found: JsonObject[] = []
  let waiting: Json[] = [value]
  let visits = 0
  while (waiting.length > 0) {
    const next: Json[] = []
    for (const one of waiting) {
      if (++visits > VISITS_MAX) return found
      if (isObject(one) && typeof one['@id'] === 'string' && typeof one.name === 'string')
        named.set(one['@id'], one)
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
