const CACHE = 'pennyplate-drawings'
/** About a year of dishes, 2 kB each. */
const DRAWINGS_MAX = 600

/** The drawing as the server has it; without a network, as it was last seen. */
export async function keptDrawing(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.status === 200) await keep(cache, request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, -DRAWINGS_MAX).map((old) => cache.delete(old)))
}
