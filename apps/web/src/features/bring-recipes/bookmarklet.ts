import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { paths } from '../../lib/paths.ts'

/** What our page says to the window that opened it once it listens. */
export const READY = 'pennyplate-ready'
/** Of the page's source; letters outside ASCII take more bytes than one. */
const SENT_CHARS = IMPORT_LIMITS.pageBytes / 2

/** The address of a bookmark: opens our page beside the one on screen, and hands it that page's source once. */
export function bookmarklet(origin: string): string {
  const ours = JSON.stringify(origin)
  const code = `(()=>{
const w=open(${ours}+${JSON.stringify(paths.bringRecipe)});
const hand=(e)=>{
if(e.source!==w||e.origin!==${ours}||e.data!==${JSON.stringify(READY)})return;
removeEventListener('message',hand);
w.postMessage({url:location.href,html:document.documentElement.outerHTML.slice(0,${SENT_CHARS})},${ours})
};
if(w)addEventListener('message',hand)
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}
