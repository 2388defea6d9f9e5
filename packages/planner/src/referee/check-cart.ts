import type { FoodRule, RuleId } from '@pennyplate/domain/diet/diet'
import type { Allergen, FoodId, FoodTrait } from '@pennyplate/domain/food/food'
import { addsNothing, type LabelFacts, productFacts } from '@pennyplate/domain/food/label-facts'
import type { Package } from '@pennyplate/domain/food/package'
import type { Catalog } from '../catalog/catalog.ts'
import type { Violation } from './week-meals.ts'

/** A package on the shopping list. */
export interface CartPackage {
  readonly foodId: FoodId
  readonly packageId: string
}

interface Facts {
  readonly allergens: readonly Allergen[]
  readonly mayContain?: readonly Allergen[] | undefined
  readonly traits: readonly FoodTrait[]
}

/** The packages that break a rule, through their food or through what the package adds. */
export function checkCart(
  cart: readonly CartPackage[],
  rules: readonly FoodRule[],
  { foodById, packagesOf }: Pick<Catalog, 'foodById' | 'packagesOf'>,
): Violation[] {
  return cart.flatMap(({ foodId, packageId }): Violation[] => {
    const food = foodById(foodId)
    const pack = packagesOf(foodId).find(
      ({ id, formerIds }) => id === packageId || formerIds?.includes(packageId),
    )
    if (!food || !pack) return [{ code: 'unknown-package', packageId }]
    const by = brokenBy(productFacts(food, pack), rules)
    return by === null ? [] : [{ code: 'forbidden-package', packageId, name: pack.name, by }]
  })
}

/** The packages that break no rule the food keeps. The food itself is judged with the dish. */
export function fitPackages(
  food: Facts,
  packages: readonly Package[],
  rules: readonly FoodRule[],
): readonly Package[] {
  const kept = rules.filter((rule) => brokenBy(food, [rule]) === null)
  return packages.filter((pack) => brokenBy(productFacts(food, pack), kept) === null)
}

/** Whether the household may eat a pantry item, judged by its label. */
export function isEdible(label: LabelFacts, rules: readonly FoodRule[]): boolean {
  if (addsNothing(label)) return true
  const { allergens = [], mayContain = [], traits = [] } = label
  return brokenBy({ allergens, mayContain, traits }, rules) === null
}

function brokenBy({ allergens, mayContain = [], traits }: Facts, rules: readonly FoodRule[]): RuleId | null {
  for (const rule of rules) {
    for (const allergen of [...allergens, ...mayContain])
      if (rule.allergens?.includes(allergen)) return rule.id
    for (const entry of rule.traits ?? []) {
      const { trait, unless } = typeof entry === 'string' ? { trait: entry, unless: [] } : entry
      if (traits.includes(trait) && unless.every((excuse) => !traits.includes(excuse))) return rule.id
    }
    if (rule.onlyTraits && !traits.some((trait) => rule.onlyTraits?.includes(trait))) return rule.id
  }
  return null
}
