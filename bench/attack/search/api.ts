import type { Schema } from './draw-value.ts'

export type Route = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly isInPath: boolean }[]
  /** Of a JSON body. */
  readonly body: Schema | undefined
  /** The field of a form that takes a file. */
  readonly fileField: string | undefined
  /** How often it is drawn. */
  readonly share: number
}

export type Api = { readonly routes: readonly Route[]; readonly schemas: Readonly<Record<string, Schema>> }

type Content = Readonly<Record<string, { readonly schema: Schema }>>
type ApiDocument = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly { readonly name: string; readonly in: string }[]
            readonly requestBody?: { readonly content: Content }
          }
        >
      >
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const ENDS_SESSION = new Set([
  'POST /api/auth/sign-out',
  'DELETE /api/account',
  'POST /api/auth/change-password',
  'POST /api/auth/revoke-other-sessions',
])

const ASKS_FOR_PASSWORD = /^POST \/api\/(auth|account|owner)\//

/**
 * Requests with a body have more to go wrong. Those that end a session are rare, or there would be no other ones; those that
 * hash a password are limited, and slow on purpose.
 */
function shareOf(route: string, hasBody: boolean): number {
  if (ENDS_SESSION.has(route)) return 0.01
  if (ASKS_FOR_PASSWORD.test(route)) return 0.1
  return hasBody ? 1 : 0.4
}

/** The routes of the server's own API document. */
export function readApi(text: string): Api {
  const { paths, components } = JSON.parse(text) as ApiDocument
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { parameters = [], requestBody }]): Route => {
      const method = verb.toUpperCase()
      const name = `${method} ${path}`
      const form = requestBody?.content['multipart/form-data']?.schema
      return {
        name,
        method,
        path,
        parameters: parameters.map((one) => ({ name: one.name, isInPath: one.in === 'path' })),
        body: requestBody?.content['application/json']?.schema,
        fileField: Object.keys(form?.properties ?? {})[0],
        share: shareOf(name, requestBody !== undefined),
      }
    }),
  )
  return { routes, schemas: components.schemas }
}
