import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** `parse` of an API call: reads the response by its description in the contract. */
export function answerBy<T>(schema: z.ZodMiniType<T>): (body: unknown) => T {
  return (body) => {
    const read = schema.safeParse(body)
    if (!read.success) throw new ApiError(0, 'unreadable_answer')
    return read.data
  }
}

/** The same for calls a first view does not make: their descriptions are loaded with the response, not with the page. */
export function answerByLoaded<T>(load: () => Promise<z.ZodMiniType<T>>): (body: unknown) => Promise<T> {
  return async (body) => {
    const schema = await load().catch(() => {
      throw new ApiError(0, 'unreachable')
    })
    return answerBy(schema)(body)
  }
}
