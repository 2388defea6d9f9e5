import { describe, expect, it } from 'vitest'
import { linesTicked } from './take-old-ticks.ts'

const CREATED = '2026-11-22T10:00:00Z'
const LIST = {
  createdAt: CREATED,
  sections: [
    { category: 'Produce', items: [{ name: 'Apples' }, { name: 'Kale' }, { name: 'Apples' }] },
    { category: 'Dairy', items: [{ name: 'Milk' }] },
  ],
}
const mark = (category: string, position: number, name: string) => ({ category, position, name })

describe('checkmarks that an earlier version kept in the browser', () => {
  it('are of the lines at their places, or of the same name elsewhere in their section', () => {
    const marks = [mark('Produce', 2, 'Apples'), mark('Dairy', 3, 'Milk'), mark('Dairy', 0, 'Butter')]
    expect(linesTicked({ listId: CREATED, marks }, LIST)).toEqual([
      { category: 'Produce', name: 'Apples', nth: 1 },
      { category: 'Dairy', name: 'Milk', nth: 0 },
    ])
  })

  it('each count for one line', () => {
    const marks = [mark('Produce', 7, 'Apples'), mark('Produce', 8, 'Apples'), mark('Produce', 9, 'Apples')]
    expect(linesTicked({ listId: CREATED, marks }, LIST)).toHaveLength(2)
  })

  it('of another list are of no line', () => {
    expect(linesTicked({ listId: '2026-11-15', marks: [mark('Dairy', 0, 'Milk')] }, LIST)).toEqual([])
  })
})
