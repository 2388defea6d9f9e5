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
  readonly endsSession: boolean
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
        endsSession: ENDS_SESSION.has(name),
      }
    }),
  )
  return { routes, schemas: components.schemas }
}
