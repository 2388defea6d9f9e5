import { judgeFood } from '@pennyplate/domain/diet/diet'
import { readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'
import type { RestrictionField } from '@pennyplate/domain/restrictions/read-text'
import { expect, test } from 'vitest'
import { foodById } from '../src/foods/foods.ts'
import { RESTRICTION_NAMES } from '../src/foods/restriction-names.ts'

/** Sentence | what the question offers, or "-" for no question | foods that nobody gets | foods that stay. */
const SENTENCES = `
Priya is vegetarian, Sam and the teenager eat meat | Vegetarian | | chicken-breast
Priya is vegetarian. Sam eats meat. | Vegetarian | | chicken-breast
priya is vegetarian but sam and the kids eat meat | Vegetarian | | chicken-breast
Priya's vegetarian and Sam's not | Vegetarian | | chicken-breast
Priya vegetarian, Sam omnivore | Vegetarian | | chicken-breast
Priya: vegetarian; Sam: meat | Vegetarian, meat and poultry / Vegetarian / meat and poultry | | chicken-breast
Priya - vegan, Sam - no pork | Vegan, pork / Vegan / pork | | bacon, egg-large
Vegetarian (Priya), meat eater (Sam) | Vegetarian, meat and poultry / Vegetarian / meat and poultry | | chicken-breast
Priya is vegetarian while Sam eats meat | Vegetarian | | chicken-breast
My husband is vegan, the kids love chicken | Vegan | | chicken-breast, milk-whole
My husband is vegan, the kids like chicken | Vegan | | chicken-breast
I'm vegan and my husband is gluten free | Vegan | spaghetti | egg-large
I am vegetarian, my wife eats fish | Vegetarian | | salmon, chicken-breast
We eat everything but my daughter is vegan | Vegan | | egg-large
We're vegetarian but our guests eat meat | Vegetarian | | chicken-breast
One of us is vegetarian, the others eat fish | Vegetarian | | salmon
one kid is vegan, one eats meat | Vegan | | chicken-breast
Two of us eat meat, one doesn't | | | chicken-breast
half of us are vegetarian, the other half eat beef | Vegetarian | | ground-beef-80
the oldest is vegetarian, the youngest loves bacon | Vegetarian | | bacon
2 adults eat meat, 2 kids are vegetarian | Vegetarian | | chicken-breast
husband no pork, wife no beef | pork, beef / pork / beef | | bacon, ground-beef-80
My wife doesn't eat pork and I don't eat beef | pork, beef / pork / beef | | bacon
Dad is keto, mom is low carb, kids eat everything | Keto, fewer carbs / Keto / fewer carbs | | white-rice
Grandma is diabetic, everyone else eats normally | diabetes friendly | | white-rice
teen is pescatarian, parents are omnivores | meat and poultry; fish stays | | chicken-breast
Roommate vegan, me not | Vegan | | egg-large
vegetarian for me, chicken for the kids | Vegetarian, chicken / Vegetarian / chicken | | chicken-breast
No meat for Priya, Sam eats it | meat and poultry | | chicken-breast
No pork for my husband, the rest eat bacon | pork | | bacon
Everyone is vegetarian except Sam | Vegetarian | | chicken-breast
Everybody eats meat except Priya, who is vegan | Vegan | | chicken-breast
All vegetarian except dad who eats fish | Vegetarian | | salmon
Kim, who is vegan, lives with Lee, who eats steak | Vegan | | ground-beef-80
Ginger is vegetarian, Sam eats meat | ginger, Vegetarian / ginger / Vegetarian | | ginger, chicken-breast
Perry is vegan, Sam eats eggs | Vegan | | egg-large
Neither Priya nor Ann eats beef, but Sam does | | | ground-beef-80
Maria isn't allowed pork, Jose is allowed everything | | | ground-beef-80
The baby can't have honey, the adults can | honey | | egg-large
Priya won't touch meat; Sam won't touch fish | meat and poultry | salmon | chicken-breast
Sam is allergic to peanuts and Ann eats anything | - | peanut-butter | almonds
Sam is allergic to peanuts, Ann eats peanut butter | | peanut-butter | almonds
Sam can't have peanuts but Ann eats peanut butter | | peanut-butter | almonds
Sam is allergic to peanuts, Ann likes eggs | | peanut-butter | egg-large
Sam is allergic to peanuts, Ann is crazy about eggs | eggs | peanut-butter | egg-large
Ann loves shrimp, Sam is allergic to shellfish | | shrimp-raw | salmon
Sam is allergic to milk, Priya is vegetarian | Vegetarian | milk-whole | chicken-breast
Priya is vegetarian, Sam is allergic to milk | Vegetarian | milk-whole | chicken-breast
My son is allergic to milk and my daughter to eggs | - | milk-whole, egg-large | salmon
My son has celiac, the rest of us eat bread | | spaghetti, white-bread | white-rice
wife is gluten free, rest of us eat anything | - | spaghetti | white-rice
my twins are lactose intolerant and my husband drinks milk | | milk-whole | cheddar
husband has a tree nut allergy; I eat almonds every day | | almonds | peanuts
No dairy, hubby can eat cheese | | milk-whole, cheddar | oat-milk
no nuts, my daughter tolerates almonds | | almonds, peanuts | salmon
son hates fish, daughter loves salmon | | salmon | chicken-breast
My partner avoids gluten while I avoid dairy | - | spaghetti, milk-whole | white-rice
mom: no gluten / dad: no dairy / kids: whatever | - | spaghetti, milk-whole | white-rice
Sam reacts to eggs, Ann doesn't | | egg-large | milk-whole
My husband and I are vegetarian | - | chicken-breast | egg-large
my daughter is vegetarian but will eat fish | - | chicken-breast | salmon
I have two kids allergic to nuts | - | almonds, peanuts | salmon
allergies: Sam can't eat pork, Ann eats everything | - | bacon | ground-beef-80
allergies: Anna: peanuts, Ben: none | | peanuts | almonds
allergies: Son: peanuts. Daughter: eggs | - | peanuts, egg-large | salmon
allergies: Sam has a peanut allergy, Ann is allowed peanuts | | peanuts | almonds
allergies: no dairy, but my husband can have butter | | milk-whole, butter | oat-milk
diet: Vegetarian (wife), everything (me) | Vegetarian | | chicken-breast
`

const rows = SENTENCES.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const ids = (cell = '') => cell.split(', ').filter((id) => id !== '')

test.each(rows)('%s', (sentence = '', offered, forbidden, allowed) => {
  const [, field, text = ''] = /^(?:(allergies|diet): )?(.*)$/.exec(sentence) ?? []
  // The pattern has no other fields.
  const asked = (field ?? 'restrictions') as RestrictionField
  const { rules, questions } = readRestrictions([text], asked, RESTRICTION_NAMES)
  const isForbidden = (id: string) => {
    const food = foodById(id)
    if (!food) throw new Error(`no food ${id}`)
    return (
      judgeFood(
        food,
        rules.map(({ rule }) => rule),
        { gramsPerServing: 100 },
      ).verdict === 'forbidden'
    )
  }
  expect(questions.map(({ readings }) => readings.map(({ name }) => name).join(' / '))).toEqual(
    offered === '-' ? [] : [offered],
  )
  expect(ids(forbidden).filter((id) => !isForbidden(id))).toEqual([])
  expect(ids(allowed).filter(isForbidden)).toEqual([])
})

test('the question names the whole sentence, without what was written before it', () => {
  const text = 'low sodium, Priya is vegetarian, Sam and the teenager eat meat'
  const { wishes, questions } = readRestrictions([text], 'restrictions', RESTRICTION_NAMES)
  expect(wishes.map(({ wish }) => wish)).toEqual(['low-sodium'])
  expect(questions.map(({ phrase }) => phrase)).toEqual([
    'Priya is vegetarian, Sam and the teenager eat meat',
  ])
})

test('once it is answered, an allergy in the sentence still counts', () => {
  const text = 'Sam is allergic to milk, Priya is vegetarian'
  const { rules, questions } = readRestrictions([text], 'restrictions', RESTRICTION_NAMES, () => true)
  expect(rules.map(({ name }) => name)).toEqual(['milk and dairy'])
  expect(questions).toEqual([{ phrase: text, readings: [] }])
})

test('disliked foods of several people add up', () => {
  const text = 'husband hates mushrooms, wife hates olives'
  const { rules, questions } = readRestrictions([text], 'dislikes', RESTRICTION_NAMES)
  expect(questions).toEqual([])
  expect(rules).toHaveLength(2)
})
