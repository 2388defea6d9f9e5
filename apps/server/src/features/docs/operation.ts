/** An entry of the API documentation, and the parts that many entries share. */

export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  summary: string
  query?: string[]
  body?: Record<string, unknown>
  /** JSON by default. */
  bodyType?: 'multipart/form-data'
  answers: Record<string, string>
  isPublic?: true
}

export const json = (properties: Record<string, unknown>, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
export const fileIn = (field: string) => ({
  body: json({ [field]: { type: 'string', format: 'binary' } }),
  bodyType: 'multipart/form-data' as const,
})
export const textSchema = { type: 'string' }
export const session = { 401: 'No valid session', 403: 'userId names someone else' }
export const writing = {
  400: 'Invalid request; details say path and reason',
  413: 'More than 16 KiB',
  415: 'Not JSON',
}
export const limited = { 429: 'Too many requests; Retry-After says when to try again' }
