import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { AppError } from './errors.ts'

/** Reads a body once, at most so many bytes of it, and lets only what the schema describes through. */
export async function readJson<T extends z.ZodType>(
  c: Context,
  schema: T,
  maxBytes = 64 * 1024,
): Promise<z.infer<T>> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/json')) throw new AppError('unsupported_media_type')
  const parsed = schema.safeParse(parseJson(await readText(c, maxBytes)))
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', {
    details: parsed.error.issues
      .slice(0, 20)
      .map((issue) => ({ path: issue.path.map(String).join('.'), reason: issue.message })),
  })
}

async function readText(c: Context, maxBytes: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError('body_too_large')
  const text = await c.req.text()
  if (Buffer.byteLength(text) > maxBytes) throw new AppError('body_too_large')
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_json')
  }
}

/** Stops reading a body that grows past so many bytes, and says so with the code that fits what it holds. */
export function boundedBody(maxSize: number, code: 'body_too_large' | 'value_too_large'): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(code)
    },
  })
}
