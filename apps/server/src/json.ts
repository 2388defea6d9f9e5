import { parse, type z } from 'zod'

/**
 * JSON from a row, by the schema it was written with. A row that does not fit is an error; where earlier versions allowed more,
 * see what-fits.ts.
 */
export function readStoredJson<T>(schema: z.core.$ZodType<T>, json: string): T {
  return parse(schema, parseJson(json))
}

/** The only place in this server that parses JSON. The result is `unknown`, so that a schema has to read it. */
export function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/** Undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
