import { LOOK_CACHE as CACHE, type KeptLook } from '../lib/kept-look.ts'
import { toLocalDay } from '../lib/local-day.ts'

const ADDRESS = '/kept-look'

/** Messages come from any script of our own pages, of this version or another. */
export function isLook(value: unknown): value is KeptLook {
  const { script, day, title, styles, html } = Object(value)
  return (
    [script, day, title, html].every((text) => typeof text === 'string') &&
    Array.isArray(styles) &&
    styles.every((style) => typeof style === 'string')
  )
}

export async function keepLook(look: KeptLook): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(look))
}

export async function deleteLook(): Promise<void> {
  await caches.delete(CACHE)
}

/** The app's page with the week as it was last shown, if that was today and with these files. */
export async function withKeptLook(page: Response): Promise<Response> {
  const kept: unknown = await (await caches.match(ADDRESS, { cacheName: CACHE }))?.json()
  if (!isLook(kept) || kept.day !== toLocalDay(new Date())) return page
  const { status, headers } = page
  return new Response(insertLook(await page.text(), kept), { status, headers })
}

/** A look of other files would lack their styles: the page is left as it is. */
function insertLook(page: string, { script, title, styles, html }: KeptLook): string {
  if (!page.includes(`src="${script}"`)) return page
  const links = styles
    .filter((style) => !page.includes(`href="${style}"`))
    .map((style) => `<link rel="stylesheet" crossorigin href="${escaped(style)}">`)
  return page
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<div id="root">', (root) => `<div id="kept-look" inert aria-busy="true">${html}</div>${root}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
