import { isJsonObject, isSameJson, ownValue } from '../json-equality.ts'
import { mergeLists } from './merge-lists.ts'
import { GENERAL_RULE, type MergeRule } from './merge-rule.ts'

type JsonObject = Readonly<Record<string, unknown>>

/**
 * Three-way merge of one JSON value; undefined means absent. If one side changed nothing, the other wins. If both
 * changed the same words, mine wins; if one deleted what the other edited, the edit wins, so that no typing is lost.
 * Derived values were typed by nobody and give way.
 */
export function mergeValues(rule: MergeRule, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(mine, theirs)) return mine
  if (isSameJson(base, mine)) return theirs
  if (isSameJson(base, theirs)) return mine
  const isMineDerived = isOnlyDerivedChanged(rule, base, mine)
  if (isMineDerived !== isOnlyDerivedChanged(rule, base, theirs)) return isMineDerived ? theirs : mine
  if (mine === undefined) return theirs
  if (theirs === undefined || rule.isWhole) return mine
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const mergeEntry = (b: unknown, m: unknown, t: unknown) => mergeValues(rule.each ?? GENERAL_RULE, b, m, t)
    return mergeLists(rule.each?.identity, mergeEntry, Array.isArray(base) ? base : [], mine, theirs)
  }
  if (isJsonObject(mine) && isJsonObject(theirs) && areSameThing(rule, mine, theirs)) {
    return mergeObjects(rule, isJsonObject(base) ? base : {}, mine, theirs)
  }
  return mine
}

function isOnlyDerivedChanged({ derived }: MergeRule, base: unknown, side: unknown): boolean {
  if (!derived || !isJsonObject(base) || !isJsonObject(side)) return false
  const rest = (value: JsonObject) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => !derived.includes(key)))
  return isSameJson(rest(base), rest(side))
}

function areSameThing(rule: MergeRule, mine: JsonObject, theirs: JsonObject): boolean {
  return (rule.identity ?? []).every((key) => isSameJson(ownValue(mine, key), ownValue(theirs, key)))
}

function mergeObjects(rule: MergeRule, base: JsonObject, mine: JsonObject, theirs: JsonObject): JsonObject {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const merged = [...keys].map((key): [string, unknown] => {
    const group = rule.together?.find((names) => names.includes(key))
    if (group) return [key, ownValue(sideOfGroup(group, base, mine, theirs), key)]
    return [
      key,
      mergeValues(fieldRule(rule, key), ownValue(base, key), ownValue(mine, key), ownValue(theirs, key)),
    ]
  })
  // fromEntries defines own properties: a key called `__proto__` stays data and changes no prototype.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

function sideOfGroup(names: readonly string[], base: JsonObject, mine: JsonObject, theirs: JsonObject) {
  const isUnchangedByMe = names.every((name) => isSameJson(ownValue(base, name), ownValue(mine, name)))
  return isUnchangedByMe ? theirs : mine
}

function fieldRule(rule: MergeRule, key: string): MergeRule {
  const declared = rule.fields && Object.hasOwn(rule.fields, key) ? rule.fields[key] : undefined
  return declared ?? rule.each ?? GENERAL_RULE
}
