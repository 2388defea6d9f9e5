import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { Cuisine } from '@pennyplate/domain/profile/profile-options'
import type { Catalog } from '../catalog/catalog.ts'
import type { HouseholdProfile } from './household-profile.ts'

type Dish = RecipeForm['recipe']

export interface WantedCuisines {
  /** True for every dish if no cuisine was asked for, or none that any dish has. */
  readonly isWanted: (dish: Dish) => boolean
  readonly count: number
  readonly wantsAmerican: boolean
}

/** Cuisines that belong to a broader one in our list. */
const WIDER: Readonly<Record<string, Cuisine>> = {
  chinese: 'Asian',
  thai: 'Asian',
  japanese: 'Asian',
  korean: 'Asian',
  vietnamese: 'Asian',
  filipino: 'Asian',
  indonesian: 'Asian',
  malaysian: 'Asian',
  'tex-mex': 'Mexican',
  spanish: 'Mediterranean',
  lebanese: 'Mediterranean',
  turkish: 'Mediterranean',
  moroccan: 'Mediterranean',
  'middle eastern': 'Mediterranean',
  pakistani: 'Indian',
  cajun: 'Southern',
  creole: 'Southern',
  'soul food': 'Southern',
  bbq: 'Southern',
  barbecue: 'Southern',
}

/** The cuisines a household ticked, and typed ones matched by dish name or broader cuisine. */
export function wantedCuisines(
  { cuisineTypes, customCuisines }: Pick<HouseholdProfile, 'cuisineTypes' | 'customCuisines'>,
  { recipes }: Pick<Catalog, 'recipes'>,
): WantedCuisines {
  const typed = customCuisines
    .split(/[,;/\n]/)
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
    .map(ruleFor)
    .filter((isOf) => recipes.some(({ recipe }) => isOf(recipe)))
  const count = cuisineTypes.length + typed.length
  return {
    count,
    wantsAmerican: cuisineTypes.includes('American'),
    isWanted: (dish) =>
      count === 0 ||
      dish.cuisines.some((cuisine) => cuisineTypes.includes(cuisine)) ||
      typed.some((isOf) => isOf(dish)),
  }
}

function ruleFor(text: string): (dish: Dish) => boolean {
  const name = text.replace(/\s+(?:food|cuisine|kitchen|cooking)$/, '')
  const wider = WIDER[text] ?? WIDER[name]
  return (dish) =>
    ` ${words(dish.name)} `.includes(` ${words(name)} `) ||
    dish.cuisines.some((cuisine) => cuisine === wider || cuisine.toLowerCase() === name)
}

function words(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, ' ')
}
