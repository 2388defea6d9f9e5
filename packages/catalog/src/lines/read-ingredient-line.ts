import { claimsInWords } from '@pennyplate/domain/allergen-lexicon/claims-in-words'
import { findingsInWords, statedInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { type LinePart, lineParts } from '@pennyplate/domain/amounts/line-parts'
import { parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { ALLERGENS } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import type {
  LineAlternative,
  LineFood,
  LineReading,
  UnresolvedLine,
} from '@pennyplate/domain/recipe/line-reading'
import { holdsWhatWordsSay } from '../foods/allergen-words.ts'
import { type CatalogFood, foodById } from '../foods/foods.ts'
import { holdsWhatIsAbsent } from '../foods/free-of.ts'
import { type Aside, asideOf } from './aside.ts'
import { type ChosenFoods, chooseFoods } from './choose-food.ts'
import { isAlwaysHarmless } from './harmless-words.ts'
import { linePieces } from './line-pieces.ts'
import { headingIn, namesNoFood } from './line-shape.ts'
import { foodWords } from './line-words.ts'
import { nameFood } from './name-food.ts'
import { takeParentheses } from './parentheses.ts'
import { plainLine } from './plain-line.ts'
import { preparationIn } from './preparation.ts'
import { type LineAmount, weighLine } from './weigh-line.ts'

/** Longer lines are cut: nobody writes one, and work must stay small. */
const CHARS_MAX = 500

/** What a line of somebody's ingredient list means. `tied` is the food the household says it is; it wins over the words. */
export function readIngredientLine(text: string, tied?: CatalogFood): LineReading {
  const line = plainLine(text.slice(0, CHARS_MAX))
  const heading = headingIn(line)
  if (heading !== null) return { status: 'heading', text, heading }
  if (!/[a-z]{2}/i.test(line)) return { status: 'nothing', text }
  const [first, ...more] = lineParts(line)
  const reading = readPart(text, more.length > 0 && first ? first.text : line, tied)
  return more.reduce((known, part) => withPart(known, part, tied), reading)
}

/** Every amount of "1 large egg + 1 egg yolk" counts; one without a food is of the food before: "plus 2 tbsp for dusting". */
function withPart(known: LineReading, { joint, text }: LinePart, tied: CatalogFood | undefined): LineReading {
  const { rest } = parseQuantity(text)
  const [name = ''] = linePieces(rest).pieces
  const namesNone = foodWords(name).every(isAlwaysHarmless) && nameFood(name) === null
  const isSameFood = namesNone || /^(?:more|extra|additional|for|to)\b/i.test(rest)
  if (isSameFood && !/[+&]|and|plus/i.test(`${joint} ${text}`)) return known
  const last = known.status === 'tied' ? foodById((known.also.at(-1) ?? known).foodId) : undefined
  const next = readPart(text, text, tied ?? (isSameFood ? last : undefined))
  if (next.status === 'heading' || next.status === 'nothing') return known
  if (known.status === 'heading' || known.status === 'nothing') return { ...next, text: known.text }
  const allergens = ALLERGENS.filter((one) => [...known.allergens, ...next.allergens].includes(one))
  const alternatives = [...known.alternatives, ...next.alternatives]
  if (known.status === 'unresolved') return { ...known, allergens, alternatives }
  if (next.status === 'unresolved') return { ...next, text: known.text, allergens, alternatives }
  const { foodId, amount, massG, isMassStated } = next
  const also = [...known.also, { foodId, amount, massG, isMassStated }, ...next.also]
  return { ...known, isSure: known.isSure && next.isSure, allergens, alternatives, also }
}

function readPart(text: string, line: string, tied: CatalogFood | undefined): LineReading {
  const quantity = parseQuantity(line)
  const sizes = takeParentheses(line).inside.map(asideOf)
  const { pieces, asides: texts } = linePieces(quantity.rest)
  const isOptional = /\boptional(?:ly)?\b/i.test(line)
  const asides = texts.map(asideOf)
  const details = asides.flatMap((aside) => (aside.kind === 'detail' ? [aside.text] : []))
  // "Beef for stew" is a name; so is "bay leaves", whose leaves were taken for a unit.
  const uncut = `${takeParentheses(quantity.rest).outside} ${quantity.unit ?? ''}`
  const chosen = tied
    ? { foods: [{ food: tied, isSure: true, text: pieces[0] ?? '' }], alternatives: [] }
    : (chooseFoods(pieces, details, quantity.unit) ??
      chooseFoods([uncut], [], quantity.unit) ??
      chosenByExample(asides, quantity.unit))
  const notes = asides.flatMap((aside) => (aside.kind === 'note' ? [aside.text] : []))
  const others = asides.flatMap((aside) =>
    aside.kind === 'alternative' || aside.kind === 'example' ? otherFood(aside, chosen) : [],
  )
  const words = {
    text,
    quantity: quantity.amount,
    maxQuantity: quantity.maxAmount ?? null,
    unit: quantity.unit,
    foodText: chosen?.foods[0]?.text ?? pieces.join(', '),
    preparation: preparationIn([...pieces, ...details]),
    note: texts.filter((_, at) => asides[at]?.kind !== 'detail').join('; '),
    isOptional,
    alternatives: [
      ...(chosen?.alternatives ?? []).map(({ text: name, food }) => ({
        text: name,
        foodId: food?.id ?? null,
      })),
      ...others,
    ],
  }
  const said = [...pieces, ...details].join(', ')
  if (!chosen && namesNoFood(line)) return { status: 'nothing', text }
  const isMeant =
    chosen &&
    (tied ||
      (holdSaid(chosen, pieces.join(', '), details, notes) &&
        isFreeOf(chosen, [...texts, ...pieces.slice(1)])))
  if (!isMeant)
    return {
      ...words,
      status: 'unresolved',
      allergens: findingsInWords(said).allergens,
    } satisfies UnresolvedLine
  const [main, ...also] = chosen.foods.map(({ food }): LineFood => {
    const share = chosen.foods.length > 1 && !/\beach\b/i.test(line) ? 1 / chosen.foods.length : 1
    const amount =
      quantity.amount === null || quantity.unit === null
        ? null
        : {
            amount: ((quantity.amount + (quantity.maxAmount ?? quantity.amount)) / 2) * share,
            unit: quantity.unit,
            ...(quantity.size ? { size: quantity.size } : {}),
          }
    const known = [...sizes, ...asides].flatMap((aside) => (aside.kind === 'size' ? [aside] : []))
    return { foodId: food.id, amount: amount && wholeOf(amount), ...weighLine(food, amount, known, line) }
  })
  if (!main) return { ...words, status: 'unresolved', allergens: [] }
  const foods = chosen.foods.map(({ food }) => food)
  return {
    ...words,
    ...main,
    status: 'tied',
    isSure: chosen.foods.every(({ isSure }) => isSure),
    also,
    allergens: ALLERGENS.filter((allergen) => foods.some((food) => mayHold(food, allergen))),
  }
}

/** Two 15-oz cans are 30 oz: another can may hold something else. */
function wholeOf({ amount, unit, size }: LineAmount): LineFood['amount'] {
  return size ? { amount: amount * size.amount, unit: size.unit } : { amount, unit }
}

/** "Neutral oil such as canola", "milk of choice (I used oat milk)". */
function chosenByExample(asides: readonly Aside[], unit: string | null): ChosenFoods | null {
  for (const aside of asides) {
    if (aside.kind !== 'example') continue
    const { pieces } = linePieces(aside.food)
    const found = chooseFoods(pieces, [], unit)
    const [first] = found?.foods ?? []
    if (found && first && found.foods.length === 1) return { ...found, foods: [{ ...first, isSure: false }] }
  }
  return null
}

/** "Or margarine" is an alternative, known or not; "I used margarine" only where we know it. */
function otherFood(
  { kind, food: text }: Extract<Aside, { food: string }>,
  chosen: ChosenFoods | null,
): LineAlternative[] {
  const food = foodNamed(text)
  const isSame = chosen?.foods.some((one) => one.food === food) ?? false
  return isSame || (kind === 'example' && !food) ? [] : [{ text, foodId: food?.id ?? null }]
}

function foodNamed(text: string): CatalogFood | undefined {
  const { pieces } = linePieces(text.slice(0, 80))
  return chooseFoods(pieces.slice(0, 1), [], null)?.foods[0]?.food
}

/** A line is never tied to foods that lack an allergen its words name. Foods it leaves a choice of are judged one by one. */
function holdSaid(
  { foods, alternatives }: ChosenFoods,
  name: string,
  details: readonly string[],
  notes: readonly string[],
): boolean {
  const found = foods.map(({ food }) => food)
  const isHeld = (words: ReturnType<typeof findingsInWords>) =>
    words.words.every((word) => found.some((food) => holdsWhatWordsSay(food, { ...words, words: [word] })))
  if (!notes.every((note) => saysNoMore(note, found))) return false
  if (!details.every((detail) => isHeld(statedInWords(detail)))) return false
  if (alternatives.length > 0)
    return foods.every(({ food, text }) => holdsWhatWordsSay(food, findingsInWords(text)))
  return isHeld(findingsInWords(name))
}

/** "Bread, gluten-free" and "bread (no dairy)" are no food that has it; "(or oat milk for dairy-free)" says nothing of it. */
function isFreeOf({ foods }: ChosenFoods, besides: readonly string[]): boolean {
  const claims = besides.filter((text) => !SAYS_WHEN.test(text)).map(claimsInWords)
  const own = claims.filter(({ rest }) => foodWords(rest).every(isAlwaysHarmless))
  return !own.some((claim) => foods.some(({ food }) => holdsWhatIsAbsent(food, claim)))
}

const SAYS_WHEN = /\b(?:if|for|or|use|omit|sub|substitute|can)\b/i

/** What goes in, not what it is for: "milk from almonds", "in soy sauce". "For soup almond" may be either. */
const COMPOSED =
  /^(?:from|with|in|into|that|which|made|mixed|packed|cooked|but|for(?! (?:the|your|pasta water)\b))\b/i

/** "For serving and almonds": a note may end in more food, which must not be lost where it brings an allergen. */
function saysNoMore(note: string, foods: readonly CatalogFood[]): boolean {
  const [first = '', ...more] = note.split(/[,;]|\s(?:and|plus|with|&|\+)\s/i)
  const texts = COMPOSED.test(first) ? [first, ...more] : more
  return statedInWords(texts.join('; ')).allergens.every((one) => foods.some((food) => mayHold(food, one)))
}
