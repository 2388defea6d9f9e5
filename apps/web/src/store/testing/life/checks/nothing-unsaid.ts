import { checkAnswer } from '@pennyplate/contract/ai/check'
import { unsuitableFoodsAnswer } from '@pennyplate/contract/foods/unsuitable-foods'
import { type Ban, objection } from '../../../../../../server/src/testing/cart-check/bans.ts'
import { ownMilkAndEggs } from '../../../../../../server/src/testing/cart-check/judge-cart.ts'
import {
  foodLabel,
  packageLabel,
  recipeInBook,
} from '../../../../../../server/src/testing/cart-check/label-book.ts'
import type { Check, Life } from '../life.ts'
import { bansOf, type Said } from '../paper/household.ts'
import type { Meal } from '../paper/meal-needs.ts'
import { labelOf } from '../paper/stock.ts'
import { wholeGrainsOf } from '../paper/whole-grains.ts'
import { type Documents, linesOf, mealsOf, readDocuments } from '../read-documents.ts'

type Label = Parameters<typeof objection>[1]
type Strings = readonly string[] | undefined
type Food = Readonly<{ name: string; foodId?: string | null | undefined }>

/** Why nobody here may eat it, by the labels in the catalog's files and its own words. */
function whyNot(bans: readonly Ban[], labels: readonly (Label | undefined)[]): string | undefined {
  for (const label of labels)
    for (const ban of label ? bans : []) {
      // Words alone do not say that something is one of the few foods allowed.
      const why = label && (label.traits.size > 0 || !ban.only) ? objection(ban, label) : null
      if (why) return `${label?.name} ${why}`
    }
  return undefined
}

function labelSaid(
  allergens: Strings,
  { mayContain, traits }: Readonly<{ mayContain?: Strings; traits?: Strings }>,
) {
  return { allergens, mayContain, traits }
}

function wordsOnly(name: string): Label {
  return { name, contains: new Set(), traits: new Set() }
}

/** What is shown on the list, the shelf and the receipts, with why it is not for this household. */
function forbiddenFoods({ list, pantry }: Documents, bans: readonly Ban[]) {
  const lines = linesOf(list).map((line) => ({
    food: { name: line.name, foodId: line.foodId, ...labelSaid(line.contains, line) },
    labels: [
      ...(line.packages ?? []).map(({ id }) => packageLabel(id)),
      foodLabel(line.foodId ?? ''),
      wordsOnly(line.name),
    ],
  }))
  const items = pantry.map((item) => ({
    food: { name: item.name, foodId: item.foodId, ...labelSaid(item.allergens, item) },
    labels: [foodLabel(item.foodId ?? ''), labelOf(item)],
  }))
  return [...lines, ...items].flatMap(({ food, labels }) => {
    const why = whyNot(bans, labels)
    return why === undefined ? [] : [{ food, why }]
  })
}

async function unsaidFoods({ reader }: Life, forbidden: readonly { food: Food; why: string }[]) {
  if (forbidden.length === 0) return []
  const foods = forbidden.map(({ food }) => food)
  const { json } = await reader.post('/api/foods/unsuitable', { foods })
  const { against } = unsuitableFoodsAnswer.parse(json)
  return forbidden.flatMap(({ food, why }, at) =>
    against[at]?.length === 0 ? [`${food.name} is not marked: ${why}`] : [],
  )
}

/** Without a form in the plan, a dish is cooked in the first of its forms that the household may eat. */
function dishFaults(meal: Meal, said: Said, bans: readonly Ban[], { own }: Life): string[] {
  const ownMilk = ownMilkAndEggs(said.dairyPreferences)
  const wholeGrains = wholeGrainsOf(said)
  return [meal, ...(meal.sides ?? [])].flatMap(({ name, recipeId = '', formId }) => {
    const recipe = own.get(recipeId)
    if (recipe && formId !== undefined) return []
    const { lines = [], swaps = new Map() } = recipeInBook(recipeId) ?? {}
    const foods = recipe
      ? recipe.ingredients.map((line) => line.split('|')[1]?.trim() ?? '')
      : lines.flatMap(({ foodId, isOptional }) => (isOptional ? [] : [foodId]))
    const forms = formId === undefined ? [{}, ...swaps.values()] : [swaps.get(formId) ?? {}]
    const kitchens = recipe ? [new Map<string, string>()] : [ownMilk, new Map([...ownMilk, ...wholeGrains])]
    const reasons = forms.flatMap((swap: Readonly<Record<string, string>>) =>
      kitchens.map((kitchen) =>
        whyNot(
          bans,
          foods.map((id) => {
            const written = swap[id] ?? id
            return foodLabel(kitchen.get(written) ?? written)
          }),
        ),
      ),
    )
    return reasons.includes(undefined) ? [] : [`${name}: ${reasons[0]}`]
  })
}

export const nothingUnsaid: Check = {
  name: 'nothing that nobody may eat goes unsaid',
  async faults(life) {
    const documents = await readDocuments(life)
    const { said, plan } = documents
    const bans = bansOf(said)
    if (bans.length === 0) return []
    const forbidden = mealsOf(documents).flatMap(({ at, meal, isCooked }) => {
      const faults =
        isCooked || meal.place !== undefined || meal.fromFreezer ? [] : dishFaults(meal, said, bans, life)
      return faults.map((why) => ({ at, why }))
    })
    const unsaid = await unsaidFoods(life, forbiddenFoods(documents, bans))
    if (forbidden.length === 0) return unsaid
    const { json } = await life.reader.post('/api/ai/check', { plan, today: plan?.weekStartDate })
    const { violations } = checkAnswer.parse(json)
    const isSaid = ({ day, slot }: { day: number; slot: string }) =>
      violations.some((one) => 'slot' in one && one.day === day && one.slot === slot && 'by' in one)
    return [
      ...unsaid,
      ...forbidden.flatMap(({ at, why }) => (isSaid(at) ? [] : [`day ${at.day}, ${at.slot}: ${why}`])),
    ]
  },
}
