import { publicMetadata, unsafeMetadata } from '@pennyplate/contract/accounts/me'
import { DOCUMENT_KEYS } from '@pennyplate/contract/documents/document-keys'
import { DOCUMENT_SCHEMAS } from '@pennyplate/contract/documents/document-schemas'
import { z } from 'zod'
import { VERSION } from '../../version.ts'
import { operations } from './operations.ts'
import { schemaOf } from './schema-of.ts'

type JsonObject = Record<string, unknown>

let document: JsonObject | undefined

/** The OpenAPI document for other clients. Its schemas are the ones the server parses with. */
export function openApiDocument(): JsonObject {
  document ??= {
    openapi: '3.1.0',
    info: {
      title: 'Pennyplate',
      version: VERSION,
      description:
        'Same origin, JSON, session cookie. Errors are {"error": code, "message"?, "details"?}. Requests that change something must come from the same origin. A body is at most 16 KiB unless its call says otherwise (413), an address 8 KiB (414), JSON at most 64 levels and 100,000 values (400). An answer with Connection: close was given before the whole body was read.',
    },
    paths: pathsOf(operations),
    components: {
      schemas: {
        ...Object.fromEntries(DOCUMENT_KEYS.map((key) => [key, schemaOf(DOCUMENT_SCHEMAS[key])])),
        publicMetadata: schemaOf(publicMetadata),
        unsafeMetadata: schemaOf(unsafeMetadata),
        Error: schemaOf(
          z.object({
            error: z.string(),
            message: z.string().optional(),
            details: z.array(z.object({ path: z.string(), reason: z.string() })).optional(),
          }),
        ),
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'better-auth.session_token' } },
    },
  }
  return document
}

function pathsOf(list: typeof operations): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const {
    path,
    method,
    summary,
    query,
    body,
    bodyType = 'application/json',
    answers,
    isPublic,
  } of list) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
    const parameters = [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ?? []).map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
    ]
    const methods = paths[path] ?? {}
    methods[method] = {
      summary,
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: { required: true, content: { [bodyType]: { schema: body } } } } : {}),
      responses: Object.fromEntries(
        Object.entries(answers).map(([status, description]) => [status, { description }]),
      ),
      ...(isPublic ? {} : { security: [{ session: [] }] }),
    }
    paths[path] = methods
  }
  return paths
}
