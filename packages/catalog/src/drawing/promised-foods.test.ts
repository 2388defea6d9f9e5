import { expect, test } from 'vitest'
import type { RecipeForm } from '../recipes/recipe-form.ts'
import { allRecipes } from '../recipes/recipes.ts'
import { allSides } from '../recipes/sides.ts'
import { dishFacts } from './dish/dish.ts'
import { drawPicture } from './dish/draw-picture.ts'
import { firstMost } from './dish/helpings.ts'
import type { Helping, Serving } from './dish/picture.ts'
import { pictureOf, sideHelping } from './dish/picture-of.ts'
import { PROTEINS } from './dish/proteins.ts'
import { BED_FOODS } from './dish/serve-bowls.ts'
import { type FoodKind, kindOfFood } from './foods/kinds.ts'
import { MOTIF_FOODS } from './motifs/motif-foods.ts'
import { MOTIF_NEEDS } from './motifs/motif-needs.ts'
import type { MotifName } from './motifs/motifs.ts'
import type { Fill } from './ware/fills.ts'
import type { BakedTop } from './ware/pans.ts'

/** Foods that flavor a dish or melt into it: a name may have them without a shape of their own. */
const UNSEEN: readonly FoodKind[] = [
  'butter', 'milk', 'cream', 'coconut-milk', 'sugar', 'cinnamon', 'curry', 'chili-spice', 'soy', 'miso', 'lemon', 'lime',
  'flour', 'syrup', 'mustard', 'mayonnaise', 'sour-cream', 'herb', 'cream-soup', 'bbq-sauce', 'cocoa', 'tahini', 'tiny-seed', 'onion',
] // biome-ignore format: a list

/** What a ware shows in its own color. */
const IN_FILL: Partial<Record<Fill, readonly FoodKind[]>> = {
  tomato: ['tomato', 'tomato-sauce'],
  'tomato-broth': ['tomato', 'tomato-sauce', 'salsa', 'enchilada-sauce'],
  'red-curry': ['tomato', 'tomato-sauce', 'red-lentil'],
  chili: ['chili-can', 'tomato', 'tomato-sauce'],
  lentil: ['lentil'],
  dal: ['red-lentil', 'lentil', 'split-pea'],
  'split-pea': ['split-pea', 'salsa-verde'],
  'black-bean': ['black-bean'],
  beans: ['kidney-bean'],
  stew: ['gravy', 'baked-beans', 'canned-stew'],
  cream: ['cream-soup', 'cream-cheese', 'white-bean'],
  cheese: ['cheddar', 'grits'],
  greens: ['greens'],
  pumpkin: ['pumpkin'],
  'pumpkin-oats': ['pumpkin', 'oats'],
  yogurt: ['yogurt', 'cottage'],
  oats: ['oats'],
  porridge: ['wheat-cereal', 'rice', 'grain'],
  grits: ['grits'],
  cocoa: ['chocolate', 'oats', 'pudding'],
}
const IN_TOP: Partial<Record<BakedTop, readonly FoodKind[]>> = {
  mash: ['mashed', 'potato', 'root'],
  crust: ['pie-crust', 'biscuit', 'gravy'],
  crumb: ['crumbs', 'cracker', 'stuffing', 'cornbread', 'hash-browns', 'grits'],
  cheese: ['cheddar'],
  mozzarella: ['mozzarella', 'swiss', 'cottage'],
  'red-cheese': ['mozzarella', 'tomato-sauce', 'tomato'],
  green: ['salsa-verde'],
  chili: ['enchilada-sauce'],
  egg: ['egg'],
  oats: ['oats'],
  rice: ['rice'],
  tots: ['tater-tot'],
  cubes: ['bread', 'baguette'],
  tomato: ['tomato', 'tomato-sauce'],
}

const idOf = ({ recipe, variantId }: RecipeForm) => `${recipe.id}${variantId ? `.${variantId}` : ''}`
const without = <T>(value: T, kind: FoodKind): T =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (Array.isArray(part) ? part.filter((item) => item !== kind) : part)),
  )

const motifsOf = (serving: Serving): Helping[] =>
  Object.values(serving)
    .flat()
    .flatMap((part) =>
      typeof part === 'object' && part !== null && 'motif' in part ? [part as Helping] : [],
    )
    .flatMap((helping) => [helping, ...(helping.and ?? [])])

function inWare(serving: Serving): readonly FoodKind[] {
  const fill = 'fill' in serving && serving.fill ? (IN_FILL[serving.fill] ?? []) : []
  const bed = serving.ware === 'heaped-bowl' ? (BED_FOODS[serving.bed] ?? []) : []
  const top = serving.ware === 'casserole' ? (IN_TOP[serving.top] ?? []) : []
  const sauce: FoodKind[] = 'sauce' in serving && serving.sauce ? ['tomato-sauce', 'tomato'] : []
  const coat: FoodKind[] = 'coat' in serving && serving.coat === 'orange' ? ['orange-juice', 'orange'] : []
  const batter: FoodKind[] = serving.ware === 'mug-cake' ? ['egg'] : []
  return [...fill, ...bed, ...top, ...sauce, ...coat, ...batter]
}

/** Foods of a dish, such as those its name promises, that no shape shows. */
function missing(
  form: RecipeForm,
  serving: Serving,
  kinds: readonly FoodKind[] = dishFacts(form).named,
): string[] {
  const whole = drawPicture({ serving, seed: 1 }, [])
  return kinds
    .filter((kind) => !UNSEEN.includes(kind) && !inWare(serving).includes(kind))
    .filter((kind) => !standsFor(form, serving, kind) && !isGrated(form, kind))
    .filter((kind) => drawPicture({ serving: without(serving, kind), seed: 1 }, []) === whole)
    .map((kind) => `${idOf(form)}: ${kind}`)
}
/** Parmesan is strewn over a dish and melts. */
const isGrated = ({ ingredients }: RecipeForm, kind: FoodKind) =>
  ingredients
    .filter(({ foodId }) => kindOfFood(foodId) === kind)
    .every(({ foodId }) => /parmesan/.test(foodId))
/** A motif that is drawn for this food alone shows it, whatever else it is given. */
function standsFor(form: RecipeForm, serving: Serving, kind: FoodKind): boolean {
  const ids = form.ingredients.map(({ foodId }) => foodId).filter((id) => kindOfFood(id) === kind)
  return motifsOf(serving).some(
    ({ motif }) =>
      MOTIF_FOODS[motif]?.includes(kind) ||
      (MOTIF_NEEDS[motif] ?? []).some((needs) => needs.some((words) => ids.some((id) => words.test(id)))),
  )
}

test('a food that the name of a dish promises is drawn', () => {
  const forms = [...allRecipes().values()].map(({ forms }) => forms[0])
  expect(forms.flatMap((form) => missing(form, pictureOf(form).serving))).toEqual([])
})

test('a food that the name of a side promises is drawn', () => {
  const forms = [...allSides().values()].map(({ forms }) => forms[0])
  expect(
    forms.flatMap((form) => missing(form, { ware: 'plate', main: sideHelping(form), parts: [] })),
  ).toEqual([])
})

/** Dough, cabbage and layers hide the meat in them on a real plate too. */
const HIDING: readonly MotifName[] = ['cabbageRolls', 'lasagna']
const LEAST_MEAT_GRAMS = 40

test('the meat and fish of a dish are drawn, whether its name has them or not', () => {
  const lost = [...allRecipes().values()].flatMap(({ forms: [form] }) => {
    const { serving } = pictureOf(form)
    if (motifsOf(serving).some(({ motif }) => HIDING.includes(motif))) return []
    const dish = dishFacts(form)
    const meats = dish.food.kinds.filter(
      (kind) => PROTEINS.includes(kind) && kind !== 'egg' && dish.gramsOf(kind) >= LEAST_MEAT_GRAMS,
    )
    return missing(form, serving, meats)
  })
  expect(lost).toEqual([])
})

test('where there is more of something else, meat is dealt two places', () => {
  expect(firstMost(['broccoli', 'steak'])).toEqual(['broccoli', 'steak', 'broccoli', 'steak'])
  expect(firstMost(['cabbage', 'carrot', 'pork'])).toEqual([
    'cabbage',
    'cabbage',
    'pork',
    'cabbage',
    'carrot',
    'pork',
  ])
  expect(firstMost(['chicken', 'green-pepper'])).toEqual(['chicken', 'chicken', 'green-pepper'])
})
