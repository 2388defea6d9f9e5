import { expect, it } from 'vitest'
import { createBrowserChannel, type TabMessage } from './tab-channel.ts'

const MESSAGE = { kind: 'changed', key: 'pantry' } as const satisfies TabMessage

it.each([
  ['while it is open', false],
  ['of a write that ends after its own store closed', true],
])('tells the other tabs of the same user, and only them, %s', async (_, closesFirst) => {
  const [mine, other, stranger] = ['sam', 'sam', 'kim'].map(createBrowserChannel)
  const heard = Promise.withResolvers<TabMessage>()
  const strange: TabMessage[] = []
  other?.listen(heard.resolve)
  stranger?.listen((message) => strange.push(message))
  if (closesFirst) mine?.close()
  mine?.announce(MESSAGE)
  expect(await heard.promise).toEqual(MESSAGE)
  expect(strange).toEqual([])
  for (const channel of [mine, other, stranger]) channel?.close()
})
