import { isSameJson } from '../json-equality.ts'
import type { OwnRecipeValue } from './own-recipe.ts'

/** The fields that two people changed in different ways since both had `base`. */
export type Clash = keyof OwnRecipeValue

/**
 * Two changed versions of one recipe, field by field. Where only one side changed a field, it counts; the fields both
 * changed are named, and the preferred side has them.
 */
export function mergeOwnRecipe(
  base: Partial<OwnRecipeValue>,
  mine: OwnRecipeValue,
  theirs: OwnRecipeValue,
  prefer: 'mine' | 'theirs' = 'mine',
): Readonly<{ value: OwnRecipeValue; clashes: readonly Clash[] }> {
  // Safe: both are recipes, whose keys are the fields of one.
  const fields = Object.keys({ ...base, ...mine, ...theirs }) as Clash[]
  const clashes: Clash[] = []
  const entries = fields.map((field): [Clash, unknown] => {
    if (isSameJson(mine[field], theirs[field]) || isSameJson(base[field], theirs[field]))
      return [field, mine[field]]
    if (isSameJson(base[field], mine[field])) return [field, theirs[field]]
    clashes.push(field)
    return [field, prefer === 'mine' ? mine[field] : theirs[field]]
  })
  const value = Object.fromEntries(entries.filter(([, one]) => one !== undefined))
  // Safe: every field is that of a recipe, and those a recipe needs are in both sides.
  return { value: value as OwnRecipeValue, clashes }
}
