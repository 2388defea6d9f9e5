const PREFIX = 'pennyplate-app-'
const APP_PAGE = '/app.kept.html'

/** One file of the build: its address, and what tells its content apart where the address does not. */
export type BuiltFile = Readonly<{ url: string; revision: string | null }>
export type Build = Readonly<{ version: string; files: readonly BuiltFile[] }>

/** The files of one build of the app, in a cache of their own. */
export async function keepBuild({ version, files }: Build): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  await Promise.all(
    files.map(async ({ url, revision }) => {
      // A file whose name says its content has not changed since the build before.
      const known = revision === null ? await findKept(url) : undefined
      const answer = known ?? (await fetch(url, { cache: revision === null ? 'default' : 'reload' }))
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      await cache.put(url, answer)
    }),
  )
}

/**
 * The build before this one stays until the next: a page that was opened with it, and goes on while another takes the new
 * version, still finds the parts it has not loaded yet.
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
 * The page's headers say what it may load, and the server's settings can change them between two builds: the kept page
 * follows, as long as it is still the page of this build.
 */
export async function renewAppPage({ version }: Build): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  const kept = await cache.match(APP_PAGE)
  const now = await fetch(APP_PAGE, { cache: 'no-cache' }).catch(() => undefined)
  if (!kept || !now?.ok) return
  if ((await now.clone().text()) === (await kept.text())) await cache.put(APP_PAGE, now)
}

/** A file that is in no build (the barcode reader's machine code, say) is kept once it was asked for. */
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
