/** Reads unknown JSON field by field. A missing field, or one of another type, is undefined. */

export type JsonRecord = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): JsonRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return value as JsonRecord // safe: a non-null object that is not an array, with unknown members
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function recordsOf(value: unknown): JsonRecord[] {
  return listOf(value).map(recordOf)
}

export function textsOf(value: unknown): string[] {
  return listOf(value).filter((text) => typeof text === 'string')
}

export function stringAt(record: JsonRecord, key: string): string | undefined {
  const value = record[key]
  return typeof value === 'string' ? value : undefined
}

export function booleanAt(record: JsonRecord, key: string): boolean | undefined {
  const value = record[key]
  return typeof value === 'boolean' ? value : undefined
}

export function numberAt(record: JsonRecord, key: string): number | undefined {
  const value = record[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
