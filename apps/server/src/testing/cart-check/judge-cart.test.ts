import { describe, expect, it } from 'vitest'
import { ANSWERS, objection } from './bans.ts'
import { foodLabel, PACKAGE_IDS, packageLabel } from './label-book.ts'

const bansOf = (says: string) => ANSWERS.find(([, words]) => words === says)?.[2] ?? []

describe('the judge of carts', () => {
  it.each([
    ['popcorn-caramel', /Cracker Jack/, 'peanuts'],
    ['shirataki-noodles', /Tofu/, 'soy'],
    ['white-bread', /Butterbread/, 'dairy'],
    ['hamburger-buns', /Sesame/, 'sesame'],
    ['hot-dogs', /Bar-S/, 'halal'],
    ['yogurt-fruit', /Yoplait/, 'Vegetarian'],
    ['beer', /Beer/, 'celiac'],
  ])('objects to %s, %s, for %s', (foodId, name, says) => {
    const found = packagesNamed(foodId, name).flatMap((label) =>
      bansOf(says).flatMap((ban) => objection(ban, label) ?? []),
    )
    expect(found.length).toBeGreaterThan(0)
  })

  it.each([
    ['peanut-butter', 'milk'],
    ['coconut-milk-canned', 'dairy'],
    ['butternut-squash', 'tree nuts'],
    ['gluten-free-oats', 'celiac'],
    ['egg-noodles', 'pork'],
  ])('does not object to %s for %s', (foodId, says) => {
    const label = foodLabel(foodId)
    expect(label && bansOf(says).flatMap((ban) => objection(ban, label) ?? [])).toEqual([])
  })
})

function packagesNamed(foodId: string, name: RegExp) {
  const found = PACKAGE_IDS.flatMap((id) => packageLabel(id) ?? []).filter(
    (label) => label.foodId === foodId && name.test(label.name),
  )
  if (found.length === 0) throw new Error(`no package of ${foodId}`)
  return found
}
