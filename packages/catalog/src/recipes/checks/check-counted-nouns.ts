import { kitchenAmount } from '@pennyplate/domain/amounts/kitchen-amount'
import { countedWhole } from '../../foods/counted-whole.ts'
import type { CatalogFood } from '../../foods/foods.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** Of one piece, whatever their number: "each banana", "of a bagel", "half of every potato". */
const FOR_EVERY = /\b(?:each|every|per)\b/i

/** Steps that speak of one piece of a food that the list counts as several, at one of these numbers of people. */
export function checkCountedNouns({ recipe, ingredients }: RecipeForm, people: readonly number[]): string[] {
  return ingredients.flatMap(({ food, amount, preparation }) => {
    // "The onion", once chopped, is as much as there is.
    if (amount.unit !== 'each' || preparation !== '') return []
    const counts = people.map(
      (servings) =>
        kitchenAmount((amount.amount * servings) / recipe.servings, 'each', countedWhole(food)).amount,
    )
    if (Math.max(...counts) <= 1) return []
    const one = oneOf(food)
    return recipe.steps.flatMap((step) =>
      step.split(/(?<=[.;])\s+/).flatMap((sentence) => {
        const said = one.exec(sentence)?.[0]
        return said && !FOR_EVERY.test(sentence)
          ? [`"${said}" where up to ${Math.max(...counts)} are listed: say "each" or name no number`]
          : []
      }),
    )
  })
}

/** "The lemon juice" is as much as there is, and so are dough, birds, and eggs once beaten. */
const MASS = /^(?:dough|crust|bread|chicken|sausage|egg|wrap)$/

/** "The banana", and "the pepper" of a green bell pepper. */
function oneOf({ name, plural }: CatalogFood): RegExp {
  const noun = singular(name.replace(/ \(.*/, '').toLowerCase())
  const names = [noun, noun.split(' ').at(-1) ?? noun].filter(
    (one) => !MASS.test(one) && !plural.toLowerCase().split(' ').includes(one),
  )
  return names.length === 0
    ? /(?!)/
    : new RegExp(`\\bthe (?:${names.join('|')})\\b(?!-| (?:juice|peel|zest|flesh|oil|pieces)\\b)`, 'i')
}

function singular(noun: string): string {
  return noun.replace(/(?<=[oxs]|sh|ch)es$|(?<![sue])s$|(?<=[^oxsh]e)s$/, '')
}
