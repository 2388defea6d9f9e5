import { foodsNamed } from '@pennyplate/catalog/foods/find-food'
import { foodById } from '@pennyplate/catalog/foods/foods'
import type { FoodRule } from '@pennyplate/domain/diet'
import { rulesFromText } from '@pennyplate/domain/diet-text'
import { ALLERGENS } from '@pennyplate/domain/food'

type Understood = {
  /** An allergen of US law, a group of foods (gluten, vegan, red meat), or foods by their name. */
  kind: 'allergen' | 'group' | 'food'
  /** The word of the rule: "tree-nut", "vegan", "mango". */
  name: string
  /** Every food ruled out by its name; empty for allergens and groups. */
  foods: string[]
}

export type UnderstoodText = { understood: Understood[]; notUnderstood: readonly string[] }

/** What a plan would keep of a text in somebody's own words, and what it could not. */
export function understandText(text: string): UnderstoodText {
  const { rules, unresolved } = rulesFromText(text, { foodsNamed })
  return { understood: rules.map(toUnderstood), notUnderstood: unresolved }
}

/** A rule is called after its kind and its word: "restriction:milk", "text:mango". */
function toUnderstood(rule: FoodRule): Understood {
  const name = rule.id.slice(rule.id.indexOf(':') + 1)
  const foods = (rule.foods ?? []).flatMap((id) => foodById(id)?.name ?? [])
  if (foods.length > 0) return { kind: 'food', name, foods }
  const isAllergen = ALLERGENS.some((allergen) => rule.id === `restriction:${allergen}`)
  return { kind: isAllergen ? 'allergen' : 'group', name, foods }
}
