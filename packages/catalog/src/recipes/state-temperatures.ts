import type { CatalogFood } from '../foods/foods.ts'
import { type SafeTemperatureF, safeTemperatureF } from './safe-temperature.ts'

/** Makers ask for the same heat as for meat. */
const COOKED_LIKE_MEAT = /^(?:plant-|veggie-burger|black-bean-burger|meatless|vegan-sausage|vegan-hot-dogs)/

/**
 * A step with the temperatures that the foods of this form need: more for the turkey that stands in for beef, none for the
 * tofu that stands in for chicken. Steps are written for the dish's own foods alone.
 */
export function stateTemperatures(
  step: string,
  written: readonly CatalogFood[],
  used: readonly CatalogFood[],
): string {
  if (used.some(({ id }) => COOKED_LIKE_MEAT.test(id))) return step
  const needed = new Set(used.flatMap((food) => safeTemperatureF(food) ?? []))
  const hottest = Math.max(0, ...needed)
  const hasEgg = used.some(({ traits }) => traits.includes('egg'))
  const dropped = new Set(written.flatMap((food) => safeTemperatureF(food) ?? []))
  return [...dropped]
    .filter((temperature) => !needed.has(temperature))
    .reduce((text, temperature) => {
      const mayBeOfEgg = hasEgg && temperature === EGG_F
      if (hottest === 0) return mayBeOfEgg ? text : withoutTemperature(text, temperature)
      return temperature < hottest ? raised(text, temperature, hottest, mayBeOfEgg) : text
    }, step)
}

const EGG_F = 160
const ABOUT_EGG = /\b(?:eggs?|yolks?|whites|custard|omelets?)\b/i

function raised(text: string, from: number, to: number, mayBeOfEgg: boolean): string {
  const sentences = text.split(/(?<=[.;] )/)
  return sentences
    .map((sentence) =>
      mayBeOfEgg && ABOUT_EGG.test(sentence) ? sentence : sentence.replaceAll(`${from} °F`, `${to} °F`),
    )
    .join('')
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
