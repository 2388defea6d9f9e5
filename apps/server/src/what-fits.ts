import { safeParse, type z } from 'zod'

/** Each part that does not fit takes one. */
const PARTS_LEFT_OUT_MAX = 1000

/**
 * What an older version stored may not fit its schema in every part. What fits is read, so that one line that is too long
 * does not hide a week. Null if too little is left.
 */
export function whatFits<T>(schema: z.core.$ZodType<T>, stored: unknown): T | null {
  let read = safeParse(schema, stored)
  if (read.success) return read.data
  const rest: unknown = structuredClone(stored)
  for (let left = PARTS_LEFT_OUT_MAX; left > 0; left--) {
    const [issue] = read.error.issues
    if (!issue || !leaveOut(rest, pathOf(issue))) return null
    read = safeParse(schema, rest)
    if (read.success) return read.data
  }
  return null
}

type Path = readonly PropertyKey[]

/** Of a union, the form that fits best: its fault is the deepest. */
function pathOf(issue: z.core.$ZodIssue): Path {
  if (issue.code !== 'invalid_union') return issue.path
  const inside = issue.errors.flatMap(([first]) => (first ? [pathOf(first)] : []))
  const deepest = inside.toSorted((a, b) => b.length - a.length)[0] ?? []
  return [...issue.path, ...deepest]
}

/** Leaves out what the path leads to. If that is missing, the part it is missing in. False at the top. */
function leaveOut(value: unknown, path: Path): boolean {
  for (let depth = path.length; depth > 0; depth--) {
    const holder = partAt(value, path.slice(0, depth - 1))
    const key = path[depth - 1]
    if (Array.isArray(holder) && typeof key === 'number' && key in holder) {
      holder.splice(key, 1)
      return true
    }
    if (isObject(holder) && key !== undefined && Object.hasOwn(holder, key))
      return Reflect.deleteProperty(holder, key)
  }
  return false
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
