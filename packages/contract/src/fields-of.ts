import type * as z from 'zod/mini'

/** A schema for each field that the domain declares of a thing, no more and no fewer: another one does not compile. */
export type FieldsOf<T> = {
  readonly [K in keyof T as string extends K ? never : K]-?: z.ZodMiniType<T[K]>
}
