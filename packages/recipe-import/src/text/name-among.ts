/** What sites print around a recipe: menus, buttons, ratings and who wrote it when. */
const BUTTON =
  /^(?:home|menu|search|recipes?|about(?: us| me)?|contact(?: us)?|blog|shop|books?|cookbooks?|videos?|newsletter|subscribe|sign (?:in|up)|log ?(?:in|out)|skip to .*|jump to .*|print(?: recipe)?|pin(?: recipe)?|share|save(?: recipe)?|rate(?: this recipe)?|(?:leave a )?(?:comments?|reviews?)|go to .*|advertisement|privacy(?: policy)?|cook mode.*)$/i
const NOT_A_NAME = [
  /^[^\p{L}]*$/u,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^[★☆\d.,/ ]*(?:stars?\b|from \d+ (?:votes?|reviews?|ratings?))/i,
  /^\d+ (?:comments?|reviews?|ratings?)\b/i,
]
const BYLINE = /^(?:(?:recipe |posted |written |published )?by\b|(?:updated|posted|published)(?: on)?\b)/i
const SEPARATOR = /\s+(?:[|»›>•·]|\/)\s+/
const TITLE = /^(?:#+\s*|(?:recipe(?: name)?|name|title)\s*:\s*)/i

/** The name of a recipe among the lines above its ingredients, and the others worth keeping. */
export function nameAmong(lines: readonly string[]): { name: string; others: string[] } {
  const said = lines.filter((line) => !isFurniture(line))
  const at = said.findIndex((line) => !BYLINE.test(line))
  if (at >= 0) return { name: titleIn(said[at] ?? ''), others: said.filter((_, place) => place !== at) }
  // "Home » Sides » Skillet Corn" ends with what the page is of.
  const trail = lines.flatMap((line) => (SEPARATOR.test(line) ? [line.split(SEPARATOR).at(-1) ?? ''] : []))
  return { name: trail.find((last) => !isFurniture(last)) ?? '', others: said }
}

function isFurniture(line: string): boolean {
  const parts = line.split(SEPARATOR)
  return BUTTON.test(parts[0] ?? '') || NOT_A_NAME.some((words) => words.test(line))
}

function titleIn(line: string): string {
  return line.replace(TITLE, '')
}
