import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseRecipe } from '../loose-recipe.ts'
import { lineEntry } from '../page/line-entry.ts'
import { stepsFrom } from '../page/schema-steps.ts'
import { isObject, type Json, type JsonObject, listOf, textFrom } from '../page/schema-text.ts'
import { readMinutes } from '../words/minutes.ts'
import { amountLine } from './amount-line.ts'

export function isMealieRecipe(value: JsonObject): boolean {
  return 'recipe_ingredient' in value || ('recipeIngredient' in value && 'groupId' in value)
}

/** One recipe of Mealie's export or API, whose keys are in snake or camel case. */
export function readMealieRecipe(value: JsonObject): LooseRecipe {
  return {
    ...mealieFields(value),
    lines: listOf(value.recipe_ingredient ?? value.recipeIngredient).flatMap(readLine),
    steps: listOf(value.recipe_instructions ?? value.recipeInstructions).flatMap(readStep),
    notes: listOf(value.notes).flatMap(readNote),
    tags: [value.tags, value.recipe_category ?? value.recipeCategory].flatMap((list) =>
      listOf(list).map((one) => textFrom(isObject(one) ? one.name : one)),
    ),
  }
}

function mealieFields(value: JsonObject) {
  const [prep, perform, cook, total] = [
    value.prep_time ?? value.prepTime,
    value.perform_time ?? value.performTime,
    value.cook_time ?? value.cookTime,
    value.total_time ?? value.totalTime,
  ].map(readMinutes)
  const servings = Number(value.recipe_servings ?? value.recipeServings) || 0
  const known = [prep, perform ?? cook].filter((one) => one !== undefined)
  return {
    name: textFrom(value.name),
    description: textFrom(value.description),
    makes: servings > 0 ? String(servings) : textFrom(value.recipe_yield ?? value.recipeYield) || undefined,
    activeMinutes: prep,
    totalMinutes: total ?? (known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0)),
    sourceUrl: textFrom(value.org_url ?? value.orgURL),
    rating: typeof value.rating === 'number' && value.rating > 0 ? value.rating : undefined,
    createdOn: textFrom(value.date_added ?? value.dateAdded),
  }
}

function readLine(value: Json): DraftPart[] {
  if (typeof value === 'string') return [lineEntry(value)].filter((entry) => entry !== null)
  if (!isObject(value)) return []
  const title = textFrom(value.title)
  const heading = title === '' ? [] : [{ heading: title }]
  const food = textFrom(isObject(value.food) ? value.food.name : value.food)
  const unit = textFrom(isObject(value.unit) ? value.unit.name : value.unit)
  const note = textFrom(value.note)
  if (food === '' && unit === '') {
    // Without a food, Mealie keeps the whole line as its note, and repeats its first number as the quantity.
    const text = textFrom(value.original_text ?? value.originalText ?? value.display) || note
    return [...heading, ...[lineEntry(text)].filter((entry) => entry !== null)]
  }
  return [...heading, ...amountLine({ amount: value.quantity ?? null, unit, food, note })]
}

function readStep(value: Json): DraftPart[] {
  if (!isObject(value)) return stepsFrom(value)
  const title = textFrom(value.title)
  return [...(title === '' ? [] : [{ heading: title }]), ...stepsFrom(value.text)]
}

function readNote(value: Json): string[] {
  const note = isObject(value)
    ? [value.title, value.text].map(textFrom).filter(Boolean).join(': ')
    : textFrom(value)
  return note === '' ? [] : [note]
}

export function isMealieBackup(value: Json): value is JsonObject {
  return isObject(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)
}

/** A backup is the database: an array for each table. */
export function readMealieBackup(value: JsonObject): LooseRecipe[] {
  const rows = (table: string) => listOf(value[table]).filter(isObject)
  const names = (table: string) => new Map(rows(table).map((row) => [textFrom(row.id), textFrom(row.name)]))
  const [foods, units, tags, categories] = ['ingredient_foods', 'ingredient_units', 'tags', 'categories'].map(
    names,
  )
  const byRecipe = (table: string) => Map.groupBy(rows(table), (row) => textFrom(row.recipe_id))
  const [lines, steps, notes, ofTags, ofCategories] = [
    'recipes_ingredients',
    'recipe_instructions',
    'notes',
    'recipes_to_tags',
    'recipes_to_categories',
  ].map(byRecipe)
  const inOrder = (of: JsonObject[] | undefined) =>
    [...(of ?? [])].sort((a, b) => Number(a.position) - Number(b.position))
  return rows('recipes').map((row) => {
    const id = textFrom(row.id)
    const named = (line: JsonObject): JsonObject => ({
      ...line,
      food: foods?.get(textFrom(line.food_id)) ?? '',
      unit: units?.get(textFrom(line.unit_id)) ?? '',
    })
    return {
      ...mealieFields(row),
      lines: inOrder(lines?.get(id)).map(named).flatMap(readLine),
      steps: inOrder(steps?.get(id)).flatMap(readStep),
      notes: (notes?.get(id) ?? []).flatMap(readNote),
      tags: [
        ...(ofTags?.get(id) ?? []).map((link) => tags?.get(textFrom(link.tag_id)) ?? ''),
        ...(ofCategories?.get(id) ?? []).map((link) => categories?.get(textFrom(link.category_id)) ?? ''),
      ],
      pictureNames: [id, withDashes(id)].flatMap((folder) =>
        ['webp', 'jpg', 'jpeg', 'png'].map((kind) => `recipes/${folder}/images/original.${kind}`),
      ),
    }
  })
}

/** The database may keep ids without the dashes that its folders have. */
function withDashes(id: string): string {
  return id.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')
}
