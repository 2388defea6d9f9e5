import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { ChangeEvent } from './kv-transport.ts'

export type TabMessage =
  /** The record of a document that all tabs share is new. */
  | Readonly<{ kind: 'changed'; key: DocumentKey }>
  /** The server told this tab of a change; whoever shows that document fetches it. */
  | Readonly<{ kind: 'news'; change: ChangeEvent }>

/** What the tabs of one browser tell each other. */
export type TabChannel = Readonly<{
  announce: (message: TabMessage) => void
  listen: (hear: (message: TabMessage) => void) => void
  close: () => void
}>

export function createBrowserChannel(userId: string): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { announce: () => {}, listen: () => {}, close: () => {} }
  const name = `pennyplate-${userId}`
  const channel = new BroadcastChannel(name)
  let isOpen = true
  return {
    announce: (message) => (isOpen ? channel.postMessage(message) : announceOnce(name, message)),
    listen: (hear) => {
      channel.onmessage = (event: MessageEvent<TabMessage>) => hear(event.data)
    },
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}

/** A write that was on its way when its store closed is news to the other tabs all the same. */
function announceOnce(name: string, message: TabMessage): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}
