import type { Act } from '../life.ts'
import { diagnosed, type Said } from '../paper/household.ts'
import { OWN_RECIPES, ownRecipeOf } from '../paper/own-recipes.ts'

export const PEOPLE_ACTS: readonly Act[] = [
  {
    name: 'diagnosis',
    weight: 4,
    live: ({ save, random }) => save('profile', (said: Said) => ({ ...said, ...diagnosed(said, random) })),
  },
  {
    name: 'a diagnosis taken back',
    weight: 2,
    live: ({ save }) =>
      save('profile', (said: Said) => ({
        ...said,
        dietType: 'None',
        allergies: said.allergies.slice(1),
        dietaryRestrictions: said.dietaryRestrictions.slice(1),
      })),
  },
  {
    name: 'more or fewer people',
    weight: 2,
    live: ({ save, random }) => {
      const adults = 1 + random.below(5)
      return save('profile', (said: Said) => ({ ...said, adults }))
    },
  },
  {
    name: 'bring a recipe',
    weight: 2,
    async live({ one, own, reader, seen }) {
      const recipe = one(OWN_RECIPES)
      const id = `own-life-${OWN_RECIPES.indexOf(recipe)}`
      if (own.has(id)) return
      const changes = [{ id, baseRevision: 0, value: ownRecipeOf(recipe) }]
      const { json } = await reader.post('/api/own-recipes', { changes })
      if (json?.results?.[0]?.error) seen.push(`${recipe.name} was not stored`)
      else own.set(id, recipe)
    },
  },
]
