import { type JsonBoundsProblem, jsonBoundsProblem } from '@pennyplate/domain/json-bounds'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { replaceBody } from './bound-bodies.ts'
import { AppError } from './errors.ts'

/** Reads a JSON body once and lets only what the schema describes through. How long it may be: body-limits.ts. */
export async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/json')) throw new AppError('unsupported_media_type')
  const parsed = schema.safeParse(parseJson(await c.req.text()))
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', {
    details: parsed.error.issues
      .slice(0, 20)
      .map((issue) => ({ path: issue.path.map(String).join('.'), reason: issue.message })),
  })
}

/** For JSON that somebody else's code will parse. */
export function requireBoundedJson(): MiddlewareHandler {
  return async (c, next) => {
    if (/json/i.test(c.req.header('content-type') ?? '')) {
      const text = await c.req.raw.text()
      requireBounds(text)
      replaceBody(c, text)
    }
    await next()
  }
}

function parseJson(text: string): unknown {
  requireBounds(text)
  try {
    return JSON.parse(text)
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
