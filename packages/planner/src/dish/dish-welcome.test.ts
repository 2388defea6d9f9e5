import { describe, expect, it } from 'vitest'
import { generosityOf, unwelcome } from './dish-welcome.ts'

const of = (id: string, meal: 'lunch' | 'dinner' | 'snack', known = { isAsked: false, learned: 0 }) =>
  unwelcome({ id }, meal, known)

describe('a dish at a meal', () => {
  it('costs nothing where everybody looks forward to it, and more the less they do', () => {
    expect(of('pot-roast', 'dinner')).toBe(0)
    expect(of('ramen-noodles', 'dinner')).toBeGreaterThan(of('boxed-mac-and-cheese', 'dinner'))
    expect(of('ramen-noodles', 'dinner')).toBeGreaterThan(of('ramen-noodles', 'lunch'))
  })

  it('is more welcome to those who asked for its cuisine or chose it before, and less to those who replaced it', () => {
    const usual = of('ramen-noodles', 'dinner')
    expect(of('ramen-noodles', 'dinner', { isAsked: true, learned: 0 })).toBeLessThan(usual)
    expect(of('ramen-noodles', 'dinner', { isAsked: false, learned: 1 })).toBeLessThan(usual)
    expect(of('pot-roast', 'dinner', { isAsked: false, learned: -2 })).toBeGreaterThan(0)
    expect(of('pot-roast', 'dinner', { isAsked: true, learned: 2 })).toBe(0)
  })
})

describe('what a welcome meal may cost', () => {
  it.each([
    [100, 1],
    [138.72, 1],
    [184.96, 1.3],
    [231.2, 1.6],
    [400, 1.6],
  ])('grows with a budget of %d dollars for a family of four', (weeklyBudget, expected) => {
    expect(generosityOf({ adults: 2, kidAges: [7, 10], weeklyBudget })).toBeCloseTo(expected, 1)
  })
})
