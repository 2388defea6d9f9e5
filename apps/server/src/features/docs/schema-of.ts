import { DOCUMENT_SCHEMAS } from '@pennyplate/contract/documents/document-schemas'
import { z } from 'zod'

type JsonObject = Record<string, unknown>

const DOCUMENT_NAMES = new Map<z.core.$ZodType, string>(
  Object.entries(DOCUMENT_SCHEMAS).map(([name, schema]) => [schema, name]),
)

/** What a client may send, as JSON schema. Stored documents inside it are references. */
export function schemaOf(schema: z.core.$ZodType): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      const { def } = zodSchema._zod
      if (path.length > 0 && DOCUMENT_NAMES.has(zodSchema)) become(jsonSchema, referenceTo(zodSchema))
      // Zod describes a pipe by what goes into it; where only the shape is checked first, that says nothing.
      else if (def.type === 'pipe' && def.in._zod.def.type === 'unknown')
        become(jsonSchema, DOCUMENT_NAMES.has(def.out) ? referenceTo(def.out) : schemaOf(def.out))
    },
  })
  return described
}

function referenceTo(document: z.core.$ZodType): JsonObject {
  return { $ref: `#/components/schemas/${DOCUMENT_NAMES.get(document)}` }
}

function become(jsonSchema: JsonObject, other: JsonObject): void {
  for (const name of Object.keys(jsonSchema)) delete jsonSchema[name]
  Object.assign(jsonSchema, other)
}
