import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { LooseNutrition, LooseRecipe } from '../loose-recipe.ts'
import { readMinutes } from '../words/minutes.ts'
import { plainLines, withoutMarkup } from '../words/plain-text.ts'
import { lineEntry } from './line-entry.ts'
import { stepsFrom } from './schema-steps.ts'
import { isObject, type Json, type JsonObject, listOf, textFrom } from './schema-text.ts'

/** A schema.org Recipe, from JSON-LD, microdata or an app that keeps its recipes that way. */
export function readSchemaRecipe(node: JsonObject): LooseRecipe {
  const minutes = (key: string) => readMinutes(firstOf(node[key]))
  const [prep, cook, total] = [
    minutes('prepTime'),
    minutes('cookTime') ?? minutes('performTime'),
    minutes('totalTime'),
  ]
  return {
    name: textFrom(node.name ?? node.headline ?? node.title),
    description: textFrom(node.description),
    makes: yieldText(node.recipeYield ?? node.yield ?? node.recipeServings),
    activeMinutes: prep,
    totalMinutes: total ?? (prep === undefined && cook === undefined ? undefined : (prep ?? 0) + (cook ?? 0)),
    lines: linesFrom(node.recipeIngredient ?? node.ingredients ?? node.ingredient),
    steps: stepsFrom(node.recipeInstructions ?? node.instructions ?? node.step),
    notes: listOf(node.comment)
      .filter((one) => isObject(one) && one.author === undefined)
      .map(textFrom),
    tags: [node.recipeCategory, node.recipeCuisine, node.keywords].flatMap(tagsFrom),
    sourceUrl: [node.url, node.isBasedOn, node.mainEntityOfPage, node['@id']]
      .map((one) => addressIn(one)?.replace(NODE_OF_GRAPH, ''))
      .find((url) => url !== undefined),
    sourceName: [node.author, node.publisher].map(nameFrom).find((name) => name !== ''),
    createdOn: textFrom(node.dateCreated) || undefined,
    nutrition: nutritionFrom(node.nutrition),
    pictureUrls: listOf(node.image)
      .map((image) => addressIn(isObject(image) ? (image.url ?? image.contentUrl ?? image['@id']) : image))
      .filter((url) => url !== undefined),
  }
}

function firstOf(value: Json | undefined): Json | undefined {
  const [first] = listOf(value)
  return isObject(first) ? (first['@value'] ?? first.maxValue) : first
}

function addressIn(value: Json | undefined): string | undefined {
  const [first] = listOf(value)
  const said = isObject(first) ? (first['@id'] ?? first.url) : first
  return typeof said === 'string' && /^https?:\/\//i.test(said.trim()) ? said.trim() : undefined
}

/** Pages name the parts of their JSON-LD by addresses that lead nowhere: ".../chili/#recipe", ".../#/schema/person/7f". */
const NODE_OF_GRAPH = /#.*$/

/** What somebody is called; an address is no name. */
function nameFrom(value: Json | undefined): string {
  return (
    listOf(value)
      .map(textFrom)
      .find((name) => name !== '' && !/^https?:\/\//i.test(name)) ?? ''
  )
}

/** The wordiest of several: "12 pieces" says more than "12". */
function yieldText(value: Json | undefined): string | undefined {
  const said = listOf(value).map((one) =>
    isObject(one) ? [one.value, one.unitText].map(textFrom).join(' ').trim() || textFrom(one) : textFrom(one),
  )
  return said.sort((a, b) => b.length - a.length)[0] || undefined
}

function linesFrom(value: Json | undefined): DraftPart[] {
  return listOf(value).flatMap((one): DraftPart[] => {
    if (typeof one === 'string' || typeof one === 'number') {
      const text = String(one)
      const lines =
        Array.isArray(value) && value.length > 1 ? [withoutMarkup(text)] : splitLine(plainLines(text))
      return lines.map(lineEntry).filter((entry) => entry !== null)
    }
    if (Array.isArray(one)) return linesFrom(one)
    if (!isObject(one)) return []
    const inner = one.itemListElement ?? one.recipeIngredient ?? one.ingredients
    if (inner !== undefined) {
      const heading = textFrom(one.name)
      return [...(heading === '' ? [] : [{ heading }]), ...linesFrom(listOf(inner))]
    }
    const amount = [one.amount ?? one.quantity ?? one.requiredQuantity ?? one.value, one.unitText ?? one.unit]
    const text = [...amount.map(amountText), textFrom(one.text ?? one.name ?? one.ingredient ?? one.item)]
      .filter(Boolean)
      .join(' ')
    const entry = lineEntry(text)
    return entry === null ? [] : [entry]
  })
}

/** Some pages write all lines as one, with a comma before each amount. */
function splitLine(lines: string[]): string[] {
  const [only] = lines
  if (lines.length !== 1 || only === undefined) return lines
  const parts = only.split(/,\s+(?=[\d¼½¾⅓⅔⅛])/)
  return parts.length > 3 ? parts : lines
}

function amountText(value: Json | undefined): string {
  if (isObject(value)) return [value.value, value.unitText].map(textFrom).filter(Boolean).join(' ')
  return textFrom(value)
}

function tagsFrom(value: Json | undefined): string[] {
  return listOf(value).flatMap((one) =>
    textFrom(one)
      .split(/[,;|]/)
      .map((tag) => tag.trim()),
  )
}

function nutritionFrom(value: Json | undefined): LooseNutrition | undefined {
  if (!isObject(value)) return undefined
  const number = (key: string) => {
    const found = /\d+(?:[.,]\d+)?/.exec(textFrom(value[key]).replace(/(\d),(?=\d{3}\b)/g, '$1'))
    return found ? Number(found[0].replace(',', '.')) : undefined
  }
  // Sodium and cholesterol are kept in milligrams.
  const milligrams = (key: string) => {
    const amount = number(key)
    return amount !== undefined && /\dg|\d\s+g/i.test(textFrom(value[key])) ? amount * 1000 : amount
  }
  return {
    calories: number('calories'),
    protein: number('proteinContent'),
    carbs: number('carbohydrateContent'),
    fat: number('fatContent'),
    fiber: number('fiberContent'),
    sugar: number('sugarContent'),
    sodium: milligrams('sodiumContent'),
    cholesterol: milligrams('cholesterolContent'),
  }
}
