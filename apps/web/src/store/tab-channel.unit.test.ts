import { expect, it } from 'vitest'
import { createBrowserChannel, type TabMessage } from './tab-channel.ts'

const MESSAGE = { kind: 'changed', key: 'pantry' } as const satisfies TabMessage

it.each([
  ['while it is open', false],
  ['for a write that ends after its own store closed', true],
])('sends messages to the other tabs of the same user only, %s', async (_, closesFirst) => {
  const [mine, other, stranger] = ['sam', 'sam', 'kim'].map(createBrowserChannel)
  const received = Promise.withResolvers<TabMessage>()
  const strangersMessages: TabMessage[] = []
  other?.onMessage(received.resolve)
  stranger?.onMessage((message) => strangersMessages.push(message))
  if (closesFirst) mine?.close()
  mine?.post(MESSAGE)
  expect(await received.promise).toEqual(MESSAGE)
  expect(strangersMessages).toEqual([])
  for (const channel of [mine, other, stranger]) channel?.close()
})
