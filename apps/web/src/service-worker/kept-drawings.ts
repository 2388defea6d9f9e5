import { DRAWINGS_CACHE as CACHE } from '../lib/kept-look.ts'

/** About a year of dishes, 2 kB each, and the foods of a household, 1 kB each. */
const DRAWINGS_MAX = 800

/** What is shown for a dish that this device has never seen. */
const EMPTY_PLATE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160"><circle cx="100" cy="80" r="62" fill="#8884"/></svg>'
/** In place of a food: its name stands beside it. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const FOODS = '/drawings/food~'

/** The drawing as the server has it; without a network, as it was last seen, else an empty plate or no food. */
export async function keptDrawing(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.status === 200) await keep(cache, request, answer.clone())
    return answer
  } catch {
    const kept = await cache.match(request)
    const unseen = new URL(request.url).pathname.startsWith(FOODS) ? NOTHING : EMPTY_PLATE
    return kept ?? new Response(unseen, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, -DRAWINGS_MAX).map((old) => cache.delete(old)))
}
