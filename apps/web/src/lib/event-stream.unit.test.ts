import { describe, expect, test } from 'vitest'
import { readEvents, type StreamedEvent } from './event-stream.ts'

const TWO_EVENTS = 'event: day\ndata: {"index":0}\n\nevent: done\ndata: {"plan":"é"}\n\n'

async function eventsOf(...chunks: readonly Uint8Array[]) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: StreamedEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)
const both = [
  { event: 'day', data: { index: 0 } },
  { event: 'done', data: { plan: 'é' } },
]

describe('an event stream', () => {
  test('is read however it is split into chunks, even inside a character', async () => {
    for (const whole of [bytes(TWO_EVENTS), bytes(TWO_EVENTS.replaceAll('\n', '\r\n'))])
      for (let cut = 0; cut <= whole.length; cut++)
        expect(await eventsOf(whole.slice(0, cut), whole.slice(cut))).toEqual(both)
  })

  test.each([
    ['Windows line endings', TWO_EVENTS.replaceAll('\n', '\r\n')],
    ['keep-alive comments', `: still here\n\n${TWO_EVENTS}`],
    ['ids and retry times', TWO_EVENTS.replaceAll('event:', 'id: 7\nretry: 10\nevent:')],
    ['no space after the colon', TWO_EVENTS.replaceAll(': ', ':')],
  ])('may have %s', async (_, text) => {
    expect(await eventsOf(bytes(text))).toEqual(both)
  })

  test('that is cut off yields the complete events only', async () => {
    expect(await eventsOf(bytes(TWO_EVENTS.slice(0, -3)))).toEqual(both.slice(0, 1))
  })

  test('of something other than JSON is an error', async () => {
    await expect(eventsOf(bytes('data: <html>\n\n'))).rejects.toMatchObject({ code: 'unreadable_answer' })
  })
})
