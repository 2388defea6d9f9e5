import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { type SafeTemperatureF, safeTemperatureF } from '@pennyplate/catalog/recipes/safe-temperature'

/** "160 °F (165 °F for poultry)": the dish is written for either. */
const OR_POULTRY =
  /(145|160) °F( inside| in the (?:middle|center|side|thickest part))?(?: \((?:165 °F (?:for|if you use) (?:ground )?poultry|(?:ground )?poultry:? 165 °F)\)|, or 165 °F (?:for|if it is) poultry|, 165 °F for poultry)/g
const POULTRY_F = 165
/** Makers ask for the same heat as for meat. */
const COOKED_LIKE_MEAT = /^(?:plant-|veggie-burger|black-bean-burger|meatless|vegan-sausage|vegan-hot-dogs)/

/** A step with the temperatures that the foods of this form need: none for the tofu that stands in for chicken. */
export function stateTemperatures(
  step: string,
  written: readonly CatalogFood[],
  used: readonly CatalogFood[],
): string {
  const needed = new Set(used.flatMap((food) => safeTemperatureF(food) ?? []))
  const hottest = Math.max(0, ...needed)
  const isOfBoth = needed.has(POULTRY_F) && needed.size > 1
  const chosen = isOfBoth
    ? step
    : step.replace(
        OR_POULTRY,
        (_, meat: string, inside = '') => `${hottest === POULTRY_F ? POULTRY_F : meat} °F${inside}`,
      )
  if (used.some(({ id }) => COOKED_LIKE_MEAT.test(id))) return chosen
  const hasEgg = used.some(({ traits }) => traits.includes('egg'))
  const dropped = new Set(written.flatMap((food) => safeTemperatureF(food) ?? []))
  return [...dropped]
    .filter((temperature) => !needed.has(temperature) && !(temperature === 160 && hasEgg))
    .reduce((text, temperature) => {
      if (hottest === 0) return withoutTemperature(text, temperature)
      return temperature < hottest ? text.replaceAll(`${temperature} °F`, `${hottest} °F`) : text
    }, chosen)
}

const WHERE = String.raw`(?: or more)?(?: inside| within| all through| at its thickest| in the (?:middle|center|side|thickest part)| in the (?:[\w-]+ )?tofu)?`

function withoutTemperature(text: string, temperature: SafeTemperatureF): string {
  const heat = `${temperature} °F`
  if (!text.includes(heat)) return text
  const rules: readonly (readonly [string, string])[] = [
    [`no pink is left and (?=[\\w ]*${heat})`, ''],
    [`(?:should read|must show|should be)(?: at least)? ${heat}${WHERE}`, 'should be hot through'],
    [
      `(?:reads|reaches|registers|shows|passes|is(?: at| past| beyond| over)?)(?: at least)? ${heat}${WHERE}`,
      'is hot through',
    ],
    [`(?:read|reach|register|show|are(?: at| past| over)?)(?: at least)? ${heat}${WHERE}`, 'are hot through'],
    [`(?:look|check) for ${heat}${WHERE}`, 'see that it is hot through'],
    [`Check for ${heat}${WHERE}`, 'See that it is hot through'],
    [`Test the ([\\w -]+) for ${heat}${WHERE}`, 'See that the $1 is hot through'],
    [`, to ${heat}${WHERE}`, ', until hot through'],
    [`\\bto ${heat}${WHERE}`, 'until hot through'],
    [`(?:at )?${heat}${WHERE}`, 'hot through'],
  ]
  return rules.reduce((sentence, [words, instead]) => sentence.replace(new RegExp(words, 'g'), instead), text)
}
