import type { RecipeForm } from '../recipe-form.ts'
import type { RecipeRow } from '../recipe-row.ts'
import { error, type Finding, warning } from './finding.ts'

/** British or metric words an American cook would stumble over, and what to write. */
const NOT_AMERICAN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:colou?r(?<=colour)|flavour\w*|favourit\w*|savour\w*|odour|neighbour\w*)\b/i,
    'color, flavor, savory',
  ],
  [/\b(?:fibre|litres?|millilitres?|centre|metres?|theatre)\b/i, 'fiber, liter, center'],
  [/\b(?:grey|mould\w*|plough|tyre|moist(?:ur)ise)\b/i, 'gray, mold'],
  [/\b(?:caramelis\w*|organis\w*|pasteuris\w*|tenderis\w*|emulsif?is\w*|crystallis\w*)\b/i, '-ize'],
  [
    /\b(?:courgettes?|aubergines?|rocket|beetroots?|swedes?|mangetout|spring onions?)\b/i,
    'zucchini, eggplant, arugula, beet, rutabaga, green onion',
  ],
  [
    /\b(?:prawns?|minced (?:beef|meat|pork|lamb|turkey|chicken)|gammon|rashers?)\b/i,
    'shrimp, ground beef, slice',
  ],
  [
    /\b(?:yoghurts?|chilli(?:es)?|doughnuts?|pitta|sultanas?|porridge oats|double cream|single cream)\b/i,
    'yogurt, chili, donut, pita, raisins',
  ],
  [
    /\b(?:wholemeal|cornflour|plain flour|caster sugar|icing sugar|bicarbonate|demerara|treacle)\b/i,
    'whole wheat, cornstarch, all-purpose flour, powdered sugar',
  ],
  [
    /\b(?:cling ?film|tin ?foil|kitchen paper|baking paper|greaseproof|frying pan|baking tray|hob|tea towel|fridge-freezer|knob of)\b/i,
    'plastic wrap, foil, paper towel, parchment, skillet, baking sheet, stove',
  ],
  [/\btins? of\b|\btinned\b|\btakeaway\b|\bpudding basin\b/i, 'can, canned, takeout'],
  [/\d\s?°\s?C\b|\bgas mark\b|\bcelsius\b|\bcentigrade\b/i, '°F'],
  [/\b\d+\s?(?:g|kg|ml|cm|mm|grams?|kilograms?|centimet\w+|millimet\w+)\b/i, 'US measures'],
]
const HYPE =
  /!|\b(?:amazing|delicious|mouth-?watering|to die for|best ever|ultimate|super easy|guilt-?free|perfect)\b/i
const HEAT = /\d\s?(?:degrees|deg|° ?(?!F))/i

export function checkWording(row: RecipeRow): Finding[] {
  const names = [row.name, ...row.variants.flatMap(({ name }) => name ?? [])]
  const texts = [...names, row.description, ...row.steps, row.storage, row.reheating, ...row.mealPrepTips]
  const all = texts.join('\n')
  const findings = NOT_AMERICAN.flatMap(([words, instead]) => {
    const found = words.exec(all)
    return found ? [error(`"${found[0]}" is not American English; write ${instead}`)] : []
  })
  const hype = HYPE.exec(all)
  if (hype) findings.push(error(`no hype: "${hype[0]}"`))
  if (HEAT.test(all)) findings.push(error('write temperatures as "350 °F"'))
  for (const step of row.steps) {
    if (!/[.)]$/.test(step)) findings.push(error(`a step must end with a period: "${step.slice(-40)}"`))
  }
  return findings
}

/** Foods whose main word the steps may replace by a word for the lot. */
const TOGETHER: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^spices$/,
    /spices?|season|everything|all (?:the )?ingredients|rest of|remaining|dry ingredients|herbs|dressing/,
  ],
  [
    /^(?:baking|oils|condiments)$/,
    /everything|all (?:the )?ingredients|dry ingredients|dressing|sauce|marinade|remaining/,
  ],
  [
    /^(?:produce|frozen|canned-goods)$/,
    /vegetables|veggies|greens|everything|all (?:the )?ingredients|fruit|lettuce|remaining|toppings/,
  ],
  [/^dairy$/, /cheeses?|milk|everything|all (?:the )?ingredients/],
  [/^nuts$/, /nuts|seeds|everything|all (?:the )?ingredients|remaining/],
  [/^(?:meat|seafood|deli)$/, /\bmeat|fish|chicken|turkey|sausages?|steaks?|roast|beef|pork|ribs/],
  [/^grains$/, /pasta|noodles|rice|beans|lentils|peas|grains?|oats/],
  [/^bakery$/, /bread|buns?|rolls?|tortillas?|shells|crumbs|toast/],
  [
    /^(?:breakfast|snacks|beverages)$/,
    /cereal|everything|all (?:the )?ingredients|oats|crackers|chips|cookies|drink|tea|coffee/,
  ],
]

/** Everything listed should be used: its main word, or a word for its kind, stands in the steps. */
export function checkUse(form: RecipeForm): Finding[] {
  const steps = form.recipe.steps.join(' ').toLowerCase()
  return form.ingredients.flatMap(({ food, isOptional }) => {
    if (isOptional || food.id === 'water') return []
    const words = [food.name, food.plural, ...food.synonyms].flatMap(mainWords)
    if (words.some((word) => steps.includes(word))) return []
    const kind = TOGETHER.find(([aisle]) => aisle.test(food.aisle))
    return kind?.[1].test(steps) ? [] : [warning(`${food.id} is listed, but the steps do not seem to use it`)]
  })
}

const WEAK =
  /^(?:fresh|large|canned|frozen|dried|dry|ground|whole|plain|with|free|fat|lean|white|low|sugar|salted|unsalted|baking)$/

function mainWords(name: string): string[] {
  const words = name.toLowerCase().split(/[^a-zñé']+/)
  const telling = words.filter((word) => word.length >= 3 && !WEAK.test(word))
  return (telling.length > 0 ? telling : words)
    .map((word) => word.replace(/(?:ies|oes|es|s)$/, ''))
    .filter((word) => word.length >= 3)
}
