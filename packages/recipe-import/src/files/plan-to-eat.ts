import type { LooseRecipe } from '../loose-recipe.ts'
import { lineEntry } from '../page/line-entry.ts'
import { stepsFrom } from '../page/schema-steps.ts'
import { readMinutes } from '../words/minutes.ts'
import { plainLines, withoutMarkup } from '../words/plain-text.ts'
import { csvRows } from './csv-rows.ts'

export function isPlanToEat(text: string): boolean {
  const header = text.slice(0, 2000).split(/\r|\n/, 1)[0] ?? ''
  return /(?:^|,)"?Title"?(?:,|$)/i.test(header) && /"?Ingredients"?/i.test(header)
}

/** A spreadsheet with a recipe in each row; lines and steps are on lines of their own within a field. */
export function* readPlanToEat(text: string): Generator<LooseRecipe> {
  const rows = csvRows(text)
  const header = rows.next().value?.map((name: string) => name.trim().toLowerCase()) ?? []
  for (const row of rows) {
    if (row.every((field) => field.trim() === '')) continue
    const value = (name: string) => (row[header.indexOf(name)] ?? '').trim()
    const [prep, cook, total] = ['prep time', 'cook time', 'total time'].map((name) =>
      readMinutes(value(name)),
    )
    const number = (name: string) => (value(name) === '' ? undefined : Number.parseFloat(value(name)))
    yield {
      name: withoutMarkup(value('title')),
      description: plainLines(value('description')).join('\n'),
      makes: value('servings') || value('yield') || undefined,
      activeMinutes: prep,
      totalMinutes: total ?? ((prep ?? 0) + (cook ?? 0) || undefined),
      lines: plainLines(value('ingredients'))
        .map(lineEntry)
        .filter((entry) => entry !== null),
      steps: stepsFrom(value('directions')),
      notes: [plainLines(value('notes')).join('\n')].filter((note) => note !== ''),
      tags: [value('course'), value('cuisine'), value('main ingredient'), ...value('tags').split(/[,;]/)],
      sourceUrl: value('url'),
      sourceName: value('source'),
      rating: number('rating'),
      nutrition: {
        calories: number('calories'),
        protein: number('protein'),
        carbs: number('carbohydrate'),
        fat: number('fat'),
      },
      pictureUrls: [value('photo url')].filter((url) => /^https?:/i.test(url)),
    }
  }
}
