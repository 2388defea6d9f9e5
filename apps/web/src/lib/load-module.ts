import { announceStale, PartFailure } from './part-failure.ts'

const FETCH_TIMEOUT_MS = 60_000

const fetched = new Set<string>()
const stylesheets = new Map<string, Promise<void>>()

/**
 * The built app calls this in place of `import()`, with the files the module needs. Chrome never asks again for a module that
 * failed, nor for one that imports it: files are fetched first, and imported once the browser has all of them.
 */
export async function loadModule<T>(
  importModule: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  const files = names.map((name) => `/${name}`)
  try {
    await prepareScripts(files.filter((file) => !isStylesheet(file)))
    await Promise.all(files.filter(isStylesheet).map(addStylesheet))
    return await importModule().catch((cause: unknown) => {
      throw new PartFailure('stale', cause)
    })
  } catch (failure) {
    if (failure instanceof PartFailure && failure.trouble === 'stale') announceStale()
    throw failure
  }
}

function isStylesheet(file: string): boolean {
  return file.endsWith('.css')
}

async function prepareScripts(files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => !isInPage(file))
  // A service worker has every file of the app.
  if (navigator.serviceWorker?.controller) for (const file of missing) addLink(file, 'modulepreload')
  else await Promise.all(missing.map(fetchFile))
}

function isInPage(file: string): boolean {
  return document.querySelector(`link[href="${file}"], script[src="${file}"]`) !== null
}

function addLink(href: string, rel: 'modulepreload' | 'stylesheet'): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  return link
}

async function fetchFile(file: string): Promise<void> {
  if (fetched.has(file)) return
  let status: number
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    // The browser keeps what was read to its end.
    await answer.arrayBuffer()
    status = answer.status
  } catch (cause) {
    throw new PartFailure('unreachable', cause)
  }
  if (status !== 200) throw new PartFailure(status >= 500 ? 'unreachable' : 'stale', status)
  fetched.add(file)
}

function addStylesheet(file: string): Promise<void> {
  const known = stylesheets.get(file)
  if (known) return known
  if (isInPage(file)) return Promise.resolve()
  const added = fetchFile(file).then(() => linkStylesheet(file))
  stylesheets.set(file, added)
  added.catch(() => stylesheets.delete(file))
  return added
}

function linkStylesheet(file: string): Promise<void> {
  const link = addLink(file, 'stylesheet')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', (cause) => {
      link.remove()
      reject(new PartFailure('unreachable', cause))
    })
  })
}
