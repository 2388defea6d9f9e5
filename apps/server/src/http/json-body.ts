import { type JsonBoundsProblem, jsonBoundsProblem } from '@pennyplate/domain/bounds/json-bounds'
import type { Context } from 'hono'
import { safeParse, type z } from 'zod'
import { parseJson } from '../json.ts'
import { AppError } from './errors.ts'

/** Reads and parses a JSON body. Its size limit is in body-limits.ts. */
export async function readJson<T extends z.core.$ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  if (!isJsonType(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
  return parseOrRefuse(schema, jsonOrRefuse(await c.req.text()))
}

function isJsonType(contentType: string): boolean {
  const [type = ''] = contentType.split(';', 1)
  return type.trim().toLowerCase() === 'application/json'
}

/** Parses the query string. If a name is given twice, the first counts. */
export function readQuery<T extends z.core.$ZodType>(c: Context, schema: T): z.infer<T> {
  return parseOrRefuse(schema, c.req.query())
}

function parseOrRefuse<T extends z.core.$ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', {
    details: parsed.error.issues
      .slice(0, 20)
      .map((issue) => ({ path: issue.path.map(String).join('.'), reason: issue.message })),
  })
}

function jsonOrRefuse(text: string): unknown {
  requireBounds(text)
  try {
    return parseJson(text)
  } catch {
    throw new AppError('invalid_json')
  }
}

const REASONS: Readonly<Record<JsonBoundsProblem, string>> = {
  'too-deep': 'is nested too deep',
  'too-many-values': 'has too many values',
}

function requireBounds(text: string): void {
  const problem = jsonBoundsProblem(text)
  if (problem) throw new AppError('invalid_request', { details: [{ path: '', reason: REASONS[problem] }] })
}
