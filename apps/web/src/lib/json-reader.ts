/** Reading an unknown JSON answer field by field: what is not there, or not of the kind expected, is undefined. */

export type JsonRecord = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): JsonRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return value as JsonRecord // a non-null object that is not an array: its members stay unknown
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
