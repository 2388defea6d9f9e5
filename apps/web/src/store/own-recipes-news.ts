import type { OwnRecipe } from '@pennyplate/domain/own-recipe/own-recipe'

/** Own recipes are no document: whoever shows them asks the server what changed. One tab hears of it and tells all. */
const CHANNEL = 'pennyplate-own-recipes'

/** What the server has of one recipe by now, null if it was deleted. */
export type RecipeNews = Readonly<{ id: string; recipe: OwnRecipe | null }>

export function tellOwnRecipesChanged(news: RecipeNews | null = null): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Returns a function that stops listening. */
export function onOwnRecipesChanged(listener: (news: RecipeNews | null) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<RecipeNews | null>) => listener(event.data)
  return () => channel.close()
}
