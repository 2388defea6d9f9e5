import { toGrams } from '@pennyplate/domain/amounts/units'
import { fitSteps } from '@pennyplate/domain/recipe/fit-steps'
import type { Vessel } from '@pennyplate/domain/recipe/plate'
import { writeIngredientLine } from '@pennyplate/domain/recipe/recipe-line'
import { isCountedWhole } from '../../foods/counted-whole.ts'
import { soldAs } from '../../prices/sold-as.ts'
import { containerContents, usualSize } from '../../prices/usual-size.ts'
import type { FormIngredient, RecipeForm } from '../recipe-form.ts'
import { checkCountedNouns } from './check-counted-nouns.ts'

/** Whom every form is written for by the check. */
const PEOPLE = [1, 2, 4, 6, 10] as const

/** What is wrong with a form, by its method, when it is cooked for one of these numbers of people. */
export function checkServings(form: RecipeForm): string[] {
  const { recipe } = form
  const findings = PEOPLE.flatMap((people) => {
    const factor = people / recipe.servings
    return [
      ...form.ingredients.flatMap((ingredient) => checkLine(ingredient, factor, recipe.servings)),
      ...fitSteps(recipe, factor).flatMap(checkReading),
    ]
  })
  return [
    ...new Set([
      ...findings,
      ...checkVessel(form),
      ...checkStepAmounts(form),
      ...checkCountedNouns(form, PEOPLE),
    ]),
  ]
}

/** 1/8 of a can or a pepper cannot be bought or cut; decimals and grams are not read in a kitchen. */
function checkLine(
  { food, amount, preparation, isOptional }: FormIngredient,
  factor: number,
  servings: number,
): string[] {
  const isWhole = isCountedWhole(food, amount, servings)
  const size = usualSize(food, amount.unit)
  const { name, plural } = food
  const holds = containerContents(food, amount.unit)
  const line = {
    name,
    plural,
    ...amount,
    preparation,
    isOptional,
    isCountedWhole: isWhole,
    size,
    holds,
    sold: soldAs(food),
  }
  const { measured, quantity, text } = writeIngredientLine(line, factor)
  const findings: string[] = []
  if (isWhole && measured.unit === 'each' && !Number.isInteger(measured.amount))
    findings.push(`"${text}": counted in whole ones only`)
  if (/^\d+\.\d/.test(quantity)) findings.push(`"${text}": not a fraction anybody measures`)
  if (amount.unit === 'g' || amount.unit === 'ml') findings.push(`"${text}": write US measures`)
  if (/^1 [a-z-]*s$/.test(quantity)) findings.push(`"${text}": one of something plural`)
  return findings
}

function checkReading(step: string): string[] {
  const wrong =
    /\b(\d+ \d\/\d|\d+(?:\.\d+)?|\d\/\d) (?:to|or) (?:\d+ \d\/\d|\d+(?:\.\d+)?|\d\/\d) (?:cup|tablespoon|teaspoon)s?\b/.exec(
      step,
    )
  return wrong && !/\b(?:each|every|per)\b/.test(step)
    ? [`"${wrong[0]}": a range of amounts is not scaled`]
    : []
}

/** Grams that the vessel of an ordinary kitchen holds with room to stir or rise. */
const HOLDS_G: Readonly<Record<Vessel, number>> = {
  skillet: 2900,
  saucepan: 2800,
  pot: 5500,
  wok: 2200,
  griddle: 1200,
  grill: 4000,
  'sheet pan': 3800,
  'baking dish': 3800,
  'loaf pan': 1500,
  'muffin pan': 1300,
  'pie plate': 1850,
  'microwave-safe bowl': 2000,
  mug: 450,
  'air fryer basket': 1900,
  'pressure cooker': 4300,
  'slow cooker': 4500,
  blender: 1300,
}

/** Onto the oven rack without a pan. */
const BARE_RACK = /\bstraight (?:on|onto) the (?:\w+ )?rack\b/i

function checkVessel({ recipe, ingredients }: RecipeForm): string[] {
  const { batch, tools, servings, steps } = recipe
  if (!batch) return tools.length > 0 ? [`cooks with ${tools.flat().join(', ')} and says no batch`] : []
  if (batch.vessel === 'sheet pan' && steps.some((step) => BARE_RACK.test(step)))
    return ['lies on the rack itself, and a larger meal is told how many sheet pans it needs']
  const servingG = ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  const fullG = Math.round(servingG * batch.maxServings)
  // A roast stands above the rim.
  const most = HOLDS_G[batch.vessel] * (recipe.plate?.servedAs === 'roast' ? 1.6 : 1)
  return fullG > most
    ? [`${batch.maxServings} servings are ${fullG} g, more than a ${batch.vessel} holds`]
    : []
}

const AMOUNT_OF =
  /\b(\d+ \d\/\d|\d+\/\d+|\d+(?:\.\d+)?) (teaspoon|tablespoon|cup)s? of (?:the )?((?:[a-zñé-]+ ?){1,3})/gi
const UNITS = { teaspoon: 'tsp', tablespoon: 'tbsp', cup: 'cup' } as const

/** The steps may not use more of a food than is listed, and so bought. */
function checkStepAmounts({ recipe, ingredients }: RecipeForm): string[] {
  const text = recipe.steps.join(' ')
  return [...text.matchAll(AMOUNT_OF)].flatMap(([words, number = '', unit = '', said = '']) => {
    const name = said.toLowerCase().trim()
    const used = ingredients.filter(({ food }) =>
      [food.name, food.plural].some((own) => name.startsWith(own.toLowerCase().replace(/ \(.*/, ''))),
    )
    const [first] = used
    const key = Object.entries(UNITS).find(([word]) => word === unit.toLowerCase())?.[1]
    if (!first || !key) return []
    const wanted = toGrams({ amount: fraction(number), unit: key }, first.food)
    const listedG = used.reduce((sum, { grams }) => sum + grams, 0)
    return wanted.ok && wanted.grams > listedG * 1.01 ? [`"${words.trim()}": more than is listed`] : []
  })
}

function fraction(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [top = '0', bottom = '1'] = part.split('/')
    return sum + Number(top) / Number(bottom)
  }, 0)
}
