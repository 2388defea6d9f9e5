import { changeEvent } from '@pennyplate/contract/documents/stored-entries'
import { OWN_RECIPES_KEY } from '@pennyplate/contract/recipes/own-recipes-key'
import type { ChangeEvent, SubscribeToChanges } from './kv-transport.ts'
import { tellOwnRecipesChanged } from './own-recipes-news.ts'

/** EventSource reconnects by itself after a lost connection, but not after an error response. */
const REOPEN_MS = 15_000

export const subscribeToServerEvents: SubscribeToChanges = ({ onChange, onResync }) => {
  let source: EventSource | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let mayHaveMissed = false

  function open() {
    source = new EventSource('/api/events')
    source.onopen = () => {
      if (mayHaveMissed) onResync()
      mayHaveMissed = false
    }
    source.onerror = () => {
      mayHaveMissed = true
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS)
    }
    source.addEventListener('resync', () => {
      onResync()
      tellOwnRecipesChanged()
    })
    source.addEventListener('change', (event: MessageEvent<string>) => {
      const change = readChange(event.data)
      if (change) onChange(change)
    })
  }

  open()
  return () => {
    clearTimeout(reopening)
    source?.close()
  }
}

function readChange(data: string): ChangeEvent | undefined {
  const event: unknown = JSON.parse(data)
  if (isOwnRecipes(event)) tellOwnRecipesChanged()
  const change = changeEvent.safeParse(event).data
  return change && { key: change.key, revision: change.revision, isDeleted: change.deleted }
}

function isOwnRecipes(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'key' in event && event.key === OWN_RECIPES_KEY
}
