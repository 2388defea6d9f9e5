import type { RecipeDraft } from './own-recipe.ts'

export type ShownSource = Readonly<{
  name?: string
  /** The site of the address, and the address to link. */
  link?: Readonly<{ site: string; url: string }>
}>

/** Only the web is linked, and never an address that looks like another one: "https://bank.example@other.example". */
const ADDRESS = /^https?:\/\/(?:www\.)?([^/?#@\s]+)(?=[/?#]|$)/i
/** What pages name parts of their data by. At the root of a site it says nothing about the recipe. */
const NODE_OF_DATA = /#\/schema\/.*$/i
const SITE_ROOT = /^https?:\/\/[^/]+\/?$/i

/** Where a recipe is from, as far as it can be shown. Undefined if nothing of it can. */
export function shownSource(source: RecipeDraft['source']): ShownSource | undefined {
  const { name = '', url = '' } = source ?? {}
  const shownName = ADDRESS.test(name) ? '' : name.trim()
  const link = linkOf(url) ?? (url === '' ? linkOf(name) : undefined)
  if (shownName === '' && link === undefined) return undefined
  return { ...(shownName === '' ? {} : { name: shownName }), ...(link === undefined ? {} : { link }) }
}

function linkOf(address: string): ShownSource['link'] {
  const url = address.trim().replace(NODE_OF_DATA, '')
  const [, site] = ADDRESS.exec(url) ?? []
  if (site === undefined || /\s/.test(url)) return undefined
  return url !== address.trim() && SITE_ROOT.test(url) ? undefined : { site, url }
}
