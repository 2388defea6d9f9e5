import { readStoredText, storeText } from './browser-storage.ts'

const LAST_RELOAD = 'reloaded-for-part'
const NOT_AGAIN_WITHIN_MS = 60_000

export type ReloadDeps = Readonly<{ nowMs: number; hasUnsavedWork: boolean; reload: () => void }>

/**
 * Reloads a page that cannot load a part otherwise, unless that could lose something: then only a notice asks for it. Answers
 * `in-vain` if it was just reloaded for the same reason.
 */
export function reloadByItself({
  nowMs,
  hasUnsavedWork,
  reload,
}: ReloadDeps): 'reloads' | 'asks' | 'in-vain' {
  if (nowMs - Number(readStoredText(LAST_RELOAD, 'tab') ?? 0) < NOT_AGAIN_WITHIN_MS) return 'in-vain'
  // Without the mark a page that fails each time would reload forever.
  if (hasUnsavedWork || !storeText(LAST_RELOAD, String(nowMs), 'tab')) return 'asks'
  reload()
  return 'reloads'
}
