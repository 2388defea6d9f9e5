import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { READY } from './bookmarklet.ts'

const handedPage = z.object({
  html: z.string().check(z.minLength(1), z.maxLength(IMPORT_LIMITS.pageBytes)),
  url: z.string().check(z.maxLength(2000)),
})

export type PageSource = Readonly<{ html: string; url: string | undefined }>

/** The one page that the window which opened this one hands over. Whatever else is sent is ignored. */
export function useHandedPage(): PageSource | 'waiting' | 'no-opener' {
  const [page, setPage] = useState<PageSource>()
  const hasPage = page !== undefined
  useEffect(() => {
    const opener = openerOf(window)
    if (!opener || hasPage) return
    const receive = ({ source, origin, data }: MessageEvent) => {
      const read = source === opener && origin !== window.location.origin ? readPage(data, origin) : undefined
      // Later ones may come before this page is drawn again.
      if (read) setPage((first) => first ?? read)
    }
    window.addEventListener('message', receive)
    // To whoever opened this page: it says nothing but that we listen.
    opener.postMessage(READY, '*')
    return () => window.removeEventListener('message', receive)
  }, [hasPage])
  return page ?? (openerOf(window) ? 'waiting' : 'no-opener')
}

/** Safe: it is a window or null, and of another site's window only postMessage can be used. */
function openerOf({ opener }: Window): Pick<Window, 'postMessage'> | null {
  return opener as Pick<Window, 'postMessage'> | null
}

/** The browser vouches for the origin; the address is only believed if it is of that origin. */
function readPage(data: unknown, origin: string): PageSource | undefined {
  const read = handedPage.safeParse(data)
  if (!read.success) return undefined
  const { html, url } = read.data
  return { html, url: URL.canParse(url) && new URL(url).origin === origin ? url : knownOrigin(origin) }
}

function knownOrigin(origin: string): string | undefined {
  return URL.canParse(origin) ? origin : undefined
}
