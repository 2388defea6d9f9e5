/** "soups/easy-pancakes.cook" is called "Easy pancakes"; a name in capitals and spaces stays as it is. */
export function nameOfFile(path: string): string {
  const stem = path.replace(/^.*\//, '').replace(/\.[a-z]{2,8}$/i, '')
  if (/[\sA-Z]/.test(stem)) return stem.trim()
  const spaced = stem.replace(/[-_]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
