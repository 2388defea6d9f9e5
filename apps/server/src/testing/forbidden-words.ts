import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { ALLERGENS, type Allergen } from '@pennyplate/domain/food/food'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { ALLERGEN_WORDS, DIET_WORDS } from '../../../../packages/catalog/test/recipes-diet-words.ts'

/**
 * Finds forbidden foods in a week by words alone, without the code that checks meals. For meals written by a language
 * model; our own dishes are checked elsewhere by their recipes.
 */
export function objections(
  week: PlannedWeek,
  profile: Readonly<CompleteProfile>,
  dislikes: readonly string[],
): string[] {
  const rules = [
    ...profile.allergies.flatMap((allergy) => {
      const allergen = ALLERGEN_OF_WORD[allergy]
      return allergen ? [{ name: allergen, ...ALLERGEN_WORDS[allergen] }] : []
    }),
    ...(isWorded(profile.dietType) ? [{ name: profile.dietType, ...DIET_WORDS[profile.dietType] }] : []),
    ...profile.dislikedFoods.flatMap((food) => {
      const objects = DISLIKED_WORDS[food]
      return objects ? [{ name: food, objects, unless: /(?!)/ }] : []
    }),
  ]
  return mealsIn(week).flatMap((meal) => [
    ...(dislikes.includes(meal.name) ? [`${meal.name}: disliked`] : []),
    ...(meal.recipeId === undefined
      ? [meal.name, ...(meal.ingredients ?? [])].flatMap((text) =>
          rules
            .filter(({ objects, unless }) => objects.test(text) && !unless.test(text))
            .map(({ name }) => `${meal.name}: "${text}" for ${name}`),
        )
      : []),
  ])
}

export function mealsIn(week: PlannedWeek): PlannedMeal[] {
  return week.days.flatMap(({ meals: { breakfast, lunch, dinner, snacks } }) =>
    [breakfast, lunch, dinner, ...snacks].flatMap((meal) => meal ?? []),
  )
}

const ALLERGEN_OF_WORD: Readonly<Record<string, Allergen>> = {
  eggs: 'egg',
  peanuts: 'peanut',
  'tree nuts': 'tree-nut',
  ...Object.fromEntries(ALLERGENS.map((allergen) => [allergen, allergen])),
}

const DISLIKED_WORDS: Readonly<Record<string, RegExp>> = {
  Broccoli: /broccoli/i,
  Onions: /\bonions?\b/i,
  'Bell Peppers': /bell pepper/i,
  Fish: /salmon|tuna|\bcod\b|tilapia/i,
  Beans: /\b(?:black|pinto|kidney) beans\b/i,
  Mayonnaise: /mayonnaise/i,
}

function isWorded(diet: string): diet is keyof typeof DIET_WORDS {
  return diet in DIET_WORDS
}
