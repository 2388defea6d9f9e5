import type { RecipeRow, SideRow } from '../recipe-row.ts'

/** British or metric words, and what to write instead. */
const NOT_AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:colour\w*|flavour\w*|favourit\w*|savour\w*|odour|neighbour\w*)\b/i, 'color, flavor, savory'],
  [/\b(?:fibre|litres?|millilitres?|centre|metres?|theatre)\b/i, 'fiber, liter, center'],
  [/\b(?:grey|mould\w*|plough|tyre|moisturise)\b/i, 'gray, mold'],
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
  [
    /\btins? of\b|\btinned\b|\btakeaway\b|\bpudding basin\b|\bat the weekend\b/i,
    'can, canned, takeout, on the weekend',
  ],
  [/\d\s?°\s?C\b|\bgas mark\b|\bcelsius\b|\bcentigrade\b/i, '°F'],
  [/\b\d+\s?(?:g|kg|ml|cm|mm|grams?|kilograms?|centimet\w+|millimet\w+)\b/i, 'US measures'],
]
const HYPE =
  /!|\b(?:amazing|delicious|mouth-?watering|to die for|best ever|ultimate|super easy|guilt-?free|perfect)\b/i
/** Salt that is on no list is in no figure. */
const SALTED_WATER = /\b(?:salted|salty) water\b|\bsalt the (?:[a-z]+ )?water\b/i
/** An amount in words stays as it is for eight people. */
const AMOUNT_IN_WORDS = /\b(?:half a|a) (?:teaspoon|tablespoon|cup) of (?:the|fat)\b/i
const HEAT = /\d\s?(?:degrees|deg|° ?(?!F))/i

export function checkWording(row: RecipeRow | SideRow): string[] {
  const names = [row.name, ...(row.variants ?? []).flatMap(({ name }) => name ?? [])]
  const steps = [...row.steps, ...(row.otherMethods ?? []).flatMap((method) => method.steps)]
  const about = 'description' in row ? [row.description, ...row.mealPrepTips] : []
  const texts = [...names, ...about, ...steps, row.storage, row.reheating ?? '']
  const all = texts.join('\n')
  const findings = NOT_AMERICAN.flatMap(([words, instead]) => {
    const found = words.exec(all)
    return found ? [`"${found[0]}" is not American English; write ${instead}`] : []
  })
  const hype = HYPE.exec(all)
  if (hype) findings.push(`no hype: "${hype[0]}"`)
  if (HEAT.test(all)) findings.push('write temperatures as "350 °F"')
  if (SALTED_WATER.test(all))
    findings.push(
      'salted water is in no figure: leave the salt out, or list it and say "with half of the salt"',
    )
  for (const line of row.ingredients) {
    if (/-olives\b/.test(line) && !line.includes('pitted')) findings.push(`say "pitted": "${line}"`)
  }
  for (const step of steps) {
    const inWords = AMOUNT_IN_WORDS.exec(step)
    if (inWords) findings.push(`write "${inWords[0]}" as a number, so that it is fitted to the people`)
    if (!/[.)]$/.test(step)) findings.push(`a step must end with a period: "${step.slice(-40)}"`)
  }
  return findings
}
