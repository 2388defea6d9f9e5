import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { TasteEventKind } from '@pennyplate/domain/taste/taste-event'
import { describe, expect, it } from 'vitest'
import { planningContextOf, problemOf } from '../context/planning-context.ts'

const TODAY = '2026-11-25'

function householdThat(kind: TasteEventKind, names: readonly string[]) {
  const events = names.map((name) => ({
    kind,
    name,
    slot: 'dinner' as const,
    weekStart: '2026-11-22',
    at: `${TODAY}T12:00:00.000Z`,
  }))
  return {
    profile: withDefaults({ adults: 2, zipCode: '72762' }),
    pantry: [],
    likes: [],
    dislikes: [],
    recentWeeks: [],
    taste: { events, corrections: [] },
  }
}

/** What planning thinks of a dish. */
function appealFor(household: ReturnType<typeof householdThat>, dish: string): number {
  const { built } = problemOf(planningContextOf(household, TODAY))
  const recipe = built.problem.recipes.find(({ id }) => id === dish)
  if (!recipe) throw new Error(`${dish} is no candidate`)
  return Math.max(...Object.values(recipe.tastes).map(({ appeal }) => appeal))
}

describe('what a household did', () => {
  const nobody = householdThat('kept', [])

  it('moves the dish and dishes like it, found by their names', () => {
    const cooked = householdThat('cooked', ['Beef tacos', 'Turkey tacos', 'Beef tacos'])
    expect(appealFor(cooked, 'beef-tacos')).toBeGreaterThan(appealFor(nobody, 'beef-tacos'))
    expect(appealFor(cooked, 'chicken-tacos')).toBeGreaterThan(appealFor(nobody, 'chicken-tacos'))
    const replaced = householdThat('replaced', ['Beef tacos'])
    expect(appealFor(replaced, 'beef-tacos')).toBeLessThan(appealFor(nobody, 'beef-tacos'))
  })

  it('leaves dishes alone that have nothing in common with it', () => {
    const { tastes, catalog } = planningContextOf(householdThat('replaced', ['Grandma’s soup']), TODAY)
    expect(catalog.recipes.map(({ recipe }) => tastes.learned.starsOf(recipe.id)).some(Boolean)).toBe(false)
  })
})
