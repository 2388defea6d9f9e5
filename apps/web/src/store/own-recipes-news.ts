/** Own recipes are no document: whoever shows them asks the server what changed. One tab hears of it and tells all. */
const CHANNEL = 'pennyplate-own-recipes'

export function tellOwnRecipesChanged(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Returns a function that stops listening. */
export function onOwnRecipesChanged(listener: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
