import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { ChangeEvent } from './kv-transport.ts'

export type TabMessage =
  /** A record in the shared database changed. */
  | Readonly<{ kind: 'changed'; key: DocumentKey }>
  /** The queue of commands in the shared database changed. */
  | Readonly<{ kind: 'commands' }>
  /** This tab got a change event from the server. Tabs that show the document fetch it. */
  | Readonly<{ kind: 'news'; change: ChangeEvent }>

/** Messages between the tabs of one browser. */
export type TabChannel = Readonly<{
  post: (message: TabMessage) => void
  onMessage: (listener: (message: TabMessage) => void) => void
  close: () => void
}>

export function createBrowserChannel(householdId: string): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => {}, onMessage: () => {}, close: () => {} }
  const name = `pennyplate-${householdId}`
  const channel = new BroadcastChannel(name)
  let isOpen = true
  return {
    post: (message) => (isOpen ? channel.postMessage(message) : postOnce(name, message)),
    onMessage: (listener) => {
      channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data)
    },
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}

/** A write may end after its store closed. The other tabs still need to know. */
function postOnce(name: string, message: TabMessage): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}
