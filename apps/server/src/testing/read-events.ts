type ReadEvent = { event: string; data: unknown }

/** The server-sent events of an answer that has ended. */
export function readEvents(text: string): ReadEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
      return { event: field('event'), data: JSON.parse(field('data')) }
    })
}
