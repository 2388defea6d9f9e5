import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { makePantryItem, type PantryDraft } from '@pennyplate/domain/pantry/pantry'
import { withDefaults } from '@pennyplate/domain/profile/profile'

/** The demo's family of four: $140 a week, a child who does not eat mushrooms, and a half-full pantry. */
export function demoHousehold(
  now: Date,
  newId: () => string,
): Readonly<Partial<Record<DocumentKey, unknown>>> {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const cupboard: readonly PantryDraft[] = [
    { name: 'Rice', quantity: '2 lb', category: 'Grains' },
    { name: 'Black beans', quantity: '3 cans', category: 'Canned' },
    { name: 'Eggs', quantity: '8 eggs', category: 'Dairy', expiryDate: day(9) },
    { name: 'Spinach', quantity: '10 oz', category: 'Produce', expiryDate: day(2) },
    { name: 'Carrots', quantity: '1 lb', category: 'Produce', expiryDate: day(14) },
    { name: 'Olive oil', quantity: '12 fl oz', category: 'Condiments' },
    { name: 'Frozen peas', quantity: '1 bag', category: 'Frozen' },
    { name: 'Peanut butter', quantity: '1 jar', category: 'Condiments' },
  ]
  return {
    profile: {
      ...withDefaults({
        adults: 2,
        kids: 2,
        kidAges: [7, 10],
        weeklyBudget: 140,
        zipCode: '72762',
        cookingTools: ['Stove', 'Oven', 'Microwave'],
        cuisineTypes: ['American', 'Mexican', 'Italian'],
        dislikedFoods: ['Mushrooms'],
        foodGoals: ['Balanced', 'Budget Friendly'],
      }),
      profileCompleted: true,
      lastUpdated: now.toISOString(),
    },
    pantry: cupboard.flatMap((draft) => {
      const made = makePantryItem(draft, newId(), now)
      return made.outcome === 'made' ? [made.item] : []
    }),
  }
}
