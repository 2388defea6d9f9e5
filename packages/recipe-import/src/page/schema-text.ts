import { withoutMarkup } from '../words/plain-text.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isType(node: JsonObject, type: string): boolean {
  const said = node['@type']
  const types = Array.isArray(said) ? said : [said]
  return types.some(
    (one) => typeof one === 'string' && one.toLowerCase().replace(/^.*[/:#]/, '') === type.toLowerCase(),
  )
}

/** One value or a list of them, as a list. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value as Json]
}

/** A value as one line of text: a string, a number, or what an object is called. */
export function textFrom(value: Json | undefined): string {
  if (typeof value === 'string') return withoutMarkup(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((one) => textFrom(one)).find((text) => text !== '') ?? ''
  if (isObject(value))
    return textFrom(value.text ?? value.name ?? value['@value'] ?? value.url ?? value['@id'])
  return ''
}
