import { readStoredJson, storeJson } from '../../lib/browser-storage.ts'
import { textsOf } from '../../lib/json-reader.ts'

const STORAGE_KEY = 'pennyplate-kept-apart'
const REMEMBERED_MAX = 200

/** Similar items the household wants to keep apart, remembered in this browser. */
export function readKeptApart(): ReadonlySet<string> {
  return new Set(textsOf(readStoredJson(STORAGE_KEY)))
}

export function rememberKeptApart(key: string): ReadonlySet<string> {
  const keys = [...readKeptApart(), key].slice(-REMEMBERED_MAX)
  storeJson(STORAGE_KEY, keys)
  return new Set(keys)
}
