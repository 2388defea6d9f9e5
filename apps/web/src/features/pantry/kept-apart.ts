import { readStoredJson, storeJson } from '../../lib/browser-storage.ts'
import { textsOf } from '../../lib/json-reader.ts'

const STORAGE_KEY = 'pennyplate-kept-apart'
const REMEMBERED_MAX = 200

/** Keys of groups of similar items that somebody chose to keep apart; only this browser knows them. */
export function readKeptApart(): ReadonlySet<string> {
  return new Set(textsOf(readStoredJson(STORAGE_KEY)))
}

export function rememberKeptApart(key: string): ReadonlySet<string> {
  const keys = [...readKeptApart(), key].slice(-REMEMBERED_MAX)
  storeJson(STORAGE_KEY, keys)
  return new Set(keys)
}
