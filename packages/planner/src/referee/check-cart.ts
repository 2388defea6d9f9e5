import type { FoodRule, RuleId } from '@pennyplate/domain/diet/diet'
import type { Allergen, FoodId, FoodTrait } from '@pennyplate/domain/food/food'
import { addsNothing, type LabelFacts, productFacts } from '@pennyplate/domain/food/label-facts'
import type { Package } from '@pennyplate/domain/food/package'
import type { Catalog } from '../catalog/catalog.ts'
import type { Violation } from './week-meals.ts'

/** One kind of package in the cart. */
export interface CartPackage {
  readonly foodId: FoodId
  readonly packageId: string
}

interface Facts {
  readonly allergens: readonly Allergen[]
  readonly mayContain?: readonly Allergen[] | undefined
  readonly traits: readonly FoodTrait[]
}

/** Every package that breaks a rule, be it by its food or by what the package adds. */
export function checkCart(
  cart: readonly CartPackage[],
  rules: readonly FoodRule[],
  { foodById, packagesOf }: Pick<Catalog, 'foodById' | 'packagesOf'>,
): Violation[] {
  return cart.flatMap(({ foodId, packageId }): Violation[] => {
    const food = foodById(foodId)
    const pack = packagesOf(foodId).find(({ id }) => id === packageId)
    if (!food || !pack) return [{ code: 'unknown-package', packageId }]
    const by = brokenBy(productFacts(food, pack), rules)
    return by === null ? [] : [{ code: 'forbidden-package', packageId, name: pack.name, by }]
  })
}

/** The packages that are no worse than their food; the food itself is judged with the dish. */
export function fitPackages(
  food: Facts,
  packages: readonly Package[],
  rules: readonly FoodRule[],
): readonly Package[] {
  const kept = rules.filter((rule) => brokenBy(food, [rule]) === null)
  return packages.filter((pack) => brokenBy(productFacts(food, pack), kept) === null)
}

/** What somebody may eat of what is at home, from the label of each product alone. */
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
