const PREPARED =
  /\b(?:(?:very |freshly |finely |roughly |coarsely |thinly |thickly |lightly |well |firmly |loosely )*(?:chopped|diced|minced|sliced|grated|shredded|crumbled|crushed|cubed|peeled|seeded|deseeded|cored|halved|quartered|trimmed|drained|rinsed|softened|melted|packed|sifted|beaten|thawed|squeezed|juiced|zested|pitted|hulled|deveined|torn|shaved|julienned|smashed|mashed|toasted|separated|whisked|washed|cleaned|scrubbed|stemmed|cooked|chilled|cooled|warmed|roasted|cut [a-z0-9/" -]{3,40}|room temperature|at room temperature|cold))\b/gi

/** "finely chopped, toasted": what is to be done with the food before it goes in. */
export function preparationIn(pieces: readonly string[]): string {
  const [main = '', ...more] = pieces
  const found = [...(main.match(PREPARED) ?? []), ...more.filter((piece) => piece.search(PREPARED) >= 0)]
  return [...new Set(found.map((one) => one.trim()))].join(', ').slice(0, 200)
}
