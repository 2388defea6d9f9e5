import { kitchenAmount, writtenNumber } from './kitchen-amount.ts'
import { isMassUnit, unitRatio } from './units.ts'

/** "200 g", "1.5 kg", "250 ml", "180 °C"; a range has both numbers. */
const METRIC_AMOUNT =
  /(\d+(?:[.,]\d+)?)(?:\s?(?:-|–|to)\s?(\d+(?:[.,]\d+)?))?\s?(grams?|g|kilograms?|kg|milliliters?|millilitres?|ml|liters?|litres?|l)\b(?! (?:protein|carbs|fat|fiber))/gi
const CELSIUS = /(\d+)\s?(?:°\s?C|degrees (?:C|Celsius))\b/gi

const UNIT_OF_INITIAL: Readonly<Record<string, string>> = { g: 'g', k: 'kg', m: 'ml', l: 'l' }
const WORD_OF_UNIT: Readonly<Record<string, string>> = {
  oz: 'oz',
  lb: 'lb',
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  cup: 'cup',
  pinch: 'pinch',
}

/** A sentence that a language model wrote, with its metric amounts in US units: "Add 7 oz flour and 1 cup milk". */
export function inUsUnits(text: string): string {
  return text
    .replace(METRIC_AMOUNT, (_, from: string, to: string | undefined, unit: string) => {
      const own = UNIT_OF_INITIAL[unit.charAt(0).toLowerCase()] ?? 'g'
      return saidRange(readNumber(from), to === undefined ? null : readNumber(to), own)
    })
    .replace(CELSIUS, (_, degrees: string) => `${fahrenheit(Number(degrees))}°F`)
}

function saidRange(from: number, to: number | null, unit: string): string {
  const common = isMassUnit(unit) ? 'oz' : 'tsp'
  const amountOf = (amount: number) => kitchenAmount(amount * (unitRatio(unit, common) ?? 1), common)
  const high = amountOf(to ?? from)
  const low = amountOf(from)
  const word = WORD_OF_UNIT[high.unit] ?? high.unit
  const isWord = word.length > 2
  const said = `${writtenNumber(high.amount)} ${isWord && high.amount > 1 ? `${word}s` : word}`
  const isRange = to !== null && low.unit === high.unit && low.amount < high.amount
  return isRange ? `${writtenNumber(low.amount)} to ${said}` : said
}

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

/** Ovens have marks every 25 degrees; a thermometer for meat has every degree. */
function fahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32
  return celsius >= 120 ? 25 * Math.round(exact / 25) : Math.round(exact)
}
