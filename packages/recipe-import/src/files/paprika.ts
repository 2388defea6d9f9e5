import type { LooseRecipe } from '../loose-recipe.ts'
import { lineEntry } from '../page/line-entry.ts'
import { stepsFrom } from '../page/schema-steps.ts'
import { isObject, type JsonObject, listOf, textFrom } from '../page/schema-text.ts'
import { readMinutes } from '../words/minutes.ts'
import { plainLines } from '../words/plain-text.ts'
import { pictureFromBase64 } from './picture.ts'
import { writtenNutrition } from './written-nutrition.ts'

export function isPaprika(value: JsonObject): boolean {
  return typeof value.ingredients === 'string' && typeof value.directions === 'string'
}

/** Paprika keeps lines and steps as text, one on each line. */
export function readPaprika(value: JsonObject): LooseRecipe {
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  const [prep, cook, total] = ['prep_time', 'cook_time', 'total_time'].map((key) => readMinutes(value[key]))
  return {
    name: textFrom(value.name),
    description: plainLines(text('description')).join('\n'),
    makes: textFrom(value.servings) || undefined,
    activeMinutes: prep,
    totalMinutes: total ?? (prep === undefined && cook === undefined ? undefined : (prep ?? 0) + (cook ?? 0)),
    lines: plainLines(text('ingredients'))
      .map(lineEntry)
      .filter((entry) => entry !== null),
    steps: stepsFrom(text('directions')),
    notes: [plainLines(text('notes')).join('\n')].filter((note) => note !== ''),
    tags: listOf(value.categories).map((one) => (isObject(one) ? textFrom(one.name) : textFrom(one))),
    sourceUrl: textFrom(value.source_url),
    sourceName: textFrom(value.source),
    rating: typeof value.rating === 'number' && value.rating > 0 ? value.rating : undefined,
    createdOn: textFrom(value.created),
    nutrition: writtenNutrition(text('nutritional_info')),
    picture: pictureFromBase64(value.photo_data),
  }
}
