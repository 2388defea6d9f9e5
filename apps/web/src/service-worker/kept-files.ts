const PREFIX = 'pennyplate-app-'
const APP_PAGE = '/app.kept.html'

/** A file of the build: its URL, and a content hash if the URL has none. */
export type BuiltFile = Readonly<{ url: string; revision: string | null }>
export type Build = Readonly<{ version: string; files: readonly BuiltFile[] }>

/** Caches all files of a build in a cache of their own. */
export async function keepBuild({ version, files }: Build): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  await Promise.all(
    files.map(async ({ url, revision }) => {
      // A file with a content hash in its name may be in the previous build's cache.
      const known = revision === null ? await findKept(url) : undefined
      const answer = known ?? (await fetch(url, { cache: revision === null ? 'default' : 'reload' }))
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      await cache.put(url, answer)
    }),
  )
}

/**
 * Keeps the previous build, so that pages opened with it can still load their remaining parts, and deletes older ones.
 */
export async function forgetOldBuilds({ version }: Build): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

export async function appPage({ version }: Build): Promise<Response> {
  const cache = await caches.open(PREFIX + version)
  return (await cache.match(APP_PAGE)) ?? fetch(APP_PAGE)
}

/**
 * The page's headers depend on the server's settings, which can change between builds. Updates the cached page if it is still
 * this build's page.
 */
export async function renewAppPage({ version }: Build): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  const kept = await cache.match(APP_PAGE)
  const now = await fetch(APP_PAGE, { cache: 'no-cache' }).catch(() => undefined)
  if (!kept || !now?.ok) return
  if ((await now.clone().text()) === (await kept.text())) await cache.put(APP_PAGE, now)
}

/** Caches files outside the build's list (such as the barcode reader's WebAssembly) on first use. */
export async function keptFile({ version }: Build, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(PREFIX + version)
  const kept = (await cache.match(pathname)) ?? (await findKept(pathname))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && pathname.startsWith('/assets/')) await cache.put(pathname, answer.clone())
  return answer
}

async function findKept(url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const kept = await (await caches.open(name)).match(url)
    if (kept) return kept
  }
  return undefined
}
