import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import type { Problem } from '../problem/problem.ts'
import { MAX_GROUPS, type VarietyGroup, varietyGroupsOf } from '../score/variety-groups.ts'

export interface GroupArrays {
  /** `MAX_GROUPS` entries for each meal and recipe: its variety groups; -1 for none. */
  readonly groupOf: Int32Array
  readonly groupMeals: Int32Array
  readonly groupDollars: Float64Array
  /** By group: its members, as `meal * recipes + recipe`. */
  readonly memberStart: Int32Array
  readonly memberAt: Int32Array
}

/** How many meals of a group are free may depend on how many are cooked, so on leftovers. */
export function compileGroups(problem: Problem): GroupArrays {
  const { recipes } = problem
  const groups = new Map<string, VarietyGroup & { readonly id: number }>()
  const groupOf = new Int32Array(DISH_MEALS.length * recipes.length * MAX_GROUPS).fill(-1)
  const members: number[][] = []
  for (const [meal, name] of DISH_MEALS.entries())
    for (const [recipe, each] of recipes.entries())
      for (const [place, group] of varietyGroupsOf(problem, each, name).entries()) {
        const known = groups.get(group.name) ?? { ...group, id: groups.size }
        groups.set(group.name, known)
        const member = meal * recipes.length + recipe
        groupOf[member * MAX_GROUPS + place] = known.id
        const others = members[known.id]
        if (others) others.push(member)
        else members[known.id] = [member]
      }
  let start = 0
  return {
    groupOf,
    groupMeals: Int32Array.from(groups.values(), ({ meals }) => meals),
    groupDollars: Float64Array.from(groups.values(), ({ dollars }) => dollars),
    memberStart: Int32Array.from([0, ...members.map((own) => (start += own.length))]),
    memberAt: Int32Array.from(members.flat()),
  }
}
