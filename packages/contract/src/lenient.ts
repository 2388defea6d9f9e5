import * as z from 'zod/mini'

/**
 * How answers are read when the server is older or newer than the page: a field that is not understood is left out or gets a
 * default, instead of making the whole answer unreadable.
 */

/** Null if it is missing or not understood. */
// @__NO_SIDE_EFFECTS__
export function orNull<T>(schema: z.ZodMiniType<T>) {
  return z.catch(z.nullable(schema), null)
}

/** Left out if it is not understood. */
// @__NO_SIDE_EFFECTS__
export function orAbsent<T>(schema: z.ZodMiniType<T>) {
  return z.catch(z.optional(schema), undefined)
}

/** A list without the entries that are not understood. */
// @__NO_SIDE_EFFECTS__
export function readable<T>(entry: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((all): T[] =>
      all.flatMap((one) => {
        const read = entry.safeParse(one)
        return read.success ? [read.data] : []
      }),
    ),
  )
}

/** The same, and an empty list if there is none. */
// @__NO_SIDE_EFFECTS__
export function readableOnes<T>(entry: z.ZodMiniType<T>) {
  return z.catch(readable(entry), [])
}

/** An object that a browser stores as it came: fields that only a newer server knows stay. Its type has the known ones. */
// @__NO_SIDE_EFFECTS__
export function wholeObject<S extends z.core.$ZodLooseShape>(shape: S): z.ZodMiniObject<S, z.core.$strip> {
  // Safe: whoever needs the known fields may be given more.
  return z.looseObject(shape) as unknown as z.ZodMiniObject<S, z.core.$strip>
}
