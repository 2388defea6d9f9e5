import { readableOnes } from '@pennyplate/contract/lenient'
import * as z from 'zod/mini'
import { readStored, storeJson } from '../../lib/browser-storage.ts'

const STORAGE_KEY = 'pennyplate-kept-apart'
const REMEMBERED_MAX = 200
const storedKeys = readableOnes(z.string())

/** Keys of groups of similar items that somebody chose to keep apart; only this browser knows them. */
export function readKeptApart(): ReadonlySet<string> {
  return new Set(readStored(STORAGE_KEY, storedKeys) ?? [])
}

export function rememberKeptApart(key: string): ReadonlySet<string> {
  const keys = [...readKeptApart(), key].slice(-REMEMBERED_MAX)
  storeJson(STORAGE_KEY, keys)
  return new Set(keys)
}
