const LENGTH_MAX = 20
/** Keeps both ends: the end tells photos apart, the beginning says where they come from. */
const END_LENGTH = 8

/** A file name of at most 20 characters: "IMG_20261121_1…83.jpg" for a longer one. */
export function shortFileName(name: string): string {
  const letters = [...name]
  if (letters.length <= LENGTH_MAX) return name
  const start = letters.slice(0, LENGTH_MAX - END_LENGTH - 1).join('')
  return `${start}…${letters.slice(-END_LENGTH).join('')}`
}
