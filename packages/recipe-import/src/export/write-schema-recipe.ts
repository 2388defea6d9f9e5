import type { DraftPart, RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { OWN_KEY } from '../files/own-export.ts'
import type { Json, JsonObject } from '../page/schema-text.ts'

const MEAL_WORDS = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const

/** A recipe as schema.org JSON-LD, which every app reads, and beside it as it is stored. */
export function writeSchemaRecipe(draft: RecipeDraft, pictureName?: string): JsonObject {
  const { nutrition = {} } = draft
  const figure = (value: number | undefined, unit: string) =>
    value === undefined ? null : `${value} ${unit}`
  const known: Record<string, Json> = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: draft.name,
    description: draft.description ?? null,
    image: pictureName ?? null,
    recipeYield: `${draft.servings} servings`,
    prepTime: duration(draft.activeMinutes),
    totalTime: duration(draft.totalMinutes),
    recipeIngredient: draft.lines.map((line) => ('heading' in line ? `[${line.heading}]` : line.text)),
    recipeInstructions: sections(draft.steps),
    recipeCategory: draft.meals.map((meal) => MEAL_WORDS[meal]),
    keywords: draft.tags.join(', '),
    url: draft.source?.url ?? null,
    author: draft.source?.name ? { '@type': 'Person', name: draft.source.name } : null,
    dateCreated: draft.createdOn ?? null,
    comment: draft.notes.length === 0 ? null : draft.notes.map((text) => ({ '@type': 'Comment', text })),
    nutrition:
      Object.keys(nutrition).length === 0
        ? null
        : withoutNull({
            '@type': 'NutritionInformation',
            calories: figure(nutrition.calories, 'kcal'),
            proteinContent: figure(nutrition.protein, 'g'),
            carbohydrateContent: figure(nutrition.carbs, 'g'),
            fatContent: figure(nutrition.fat, 'g'),
            fiberContent: figure(nutrition.fiber, 'g'),
            sugarContent: figure(nutrition.sugar, 'g'),
            sodiumContent: figure(nutrition.sodium, 'mg'),
            cholesterolContent: figure(nutrition.cholesterol, 'mg'),
          }),
    [OWN_KEY]: JSON.parse(JSON.stringify(draft)),
  }
  return withoutNull(known)
}

function duration(minutes: number | undefined): string | null {
  return minutes === undefined ? null : `PT${minutes}M`
}

function sections(steps: readonly DraftPart[]): Json[] {
  const written: { section: JsonObject | null; steps: Json[] }[] = [{ section: null, steps: [] }]
  for (const step of steps) {
    if ('heading' in step)
      written.push({ section: { '@type': 'HowToSection', name: step.heading }, steps: [] })
    else written.at(-1)?.steps.push({ '@type': 'HowToStep', text: step.text })
  }
  return written.flatMap(({ section, steps: inner }) =>
    section ? [{ ...section, itemListElement: inner }] : inner,
  )
}

function withoutNull(value: Record<string, Json>): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
}
