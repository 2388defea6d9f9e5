import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { foodsInSeason } from './dish-season.ts'

const ZIP = '72762'
const inMonth = (month: number) => ownCatalog(ZIP, undefined, month)
const problemIn = (month: number) => buildProblem(household({}), inMonth(month))

describe('the season on the plate', () => {
  const side = (month: number, id: string) =>
    problemIn(month).problem.recipes.find((recipe) => recipe.side?.id === id)?.side

  it('charges for fresh strawberries in December, not in May, and never for a banana', () => {
    expect(side(12, 'strawberries')?.dislike).toBeGreaterThan(side(5, 'strawberries')?.dislike ?? 1)
    expect(side(5, 'strawberries')?.dislike).toBe(0)
    expect(side(12, 'banana')?.dislike).toBe(0)
  })

  it('makes a dish of summer fruit or corn more wanted in July than in January', () => {
    const july = problemIn(7)
    const january = problemIn(1)
    const appeals = july.problem.recipes.flatMap(({ id, tastes }) =>
      Object.entries(tastes).map(([meal, taste]) => {
        const then = january.problem.recipes.find((recipe) => recipe.id === id)?.tastes
        return {
          july: taste.appeal,
          january: Object.entries(then ?? {}).find(([name]) => name === meal)?.[1].appeal,
        }
      }),
    )
    const known = appeals.filter(({ january: then }) => then !== undefined)
    expect(known.some((one) => one.july > (one.january ?? 0) + 0.01)).toBe(true)
    // Most dishes are the same all year.
    expect(known.filter((one) => one.july === one.january).length).toBeGreaterThan(known.length / 2)
  })

  it('names what is at its best', () => {
    const catalog = inMonth(6)
    const berries = catalog.sides.find(({ recipe }) => recipe.id === 'strawberries')?.forms[0]
    if (!berries) throw new Error('no strawberries')
    expect(foodsInSeason(berries, catalog).map((name) => name.toLowerCase())).toEqual(['strawberries'])
    expect(foodsInSeason(berries, inMonth(12))).toEqual([])
    expect(foodsInSeason(berries, ownCatalog(ZIP))).toEqual([])
  })
})
