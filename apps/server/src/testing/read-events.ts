type ReadEvent = { event: string; data: unknown }

/** Parses the server-sent events of a complete response. */
export function readEvents(text: string): ReadEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
      return { event: field('event'), data: JSON.parse(field('data')) }
    })
}
