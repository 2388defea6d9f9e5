import type { HeldStarch } from '@pennyplate/domain/recipe/plate-kind'
import type { RecipeForm } from './recipe-form.ts'

/** By words of the foods' ids. */
const STARCHES = {
  potato: /^(?!sweet).*\bpotato(?!.*(chips|bread|starch))/,
  rice: /\brice\b(?!.*(vinegar|noodles|paper|cakes))/,
  pasta:
    /pasta|spaghetti(?!-squash)|linguine|fettuccine|angel-hair|penne|macaroni|rotini|ziti|lasagna|ravioli|tortellini|noodles|mac-and-cheese|(?<!taco-|tostada-)\bshells?\b/,
  tortilla: /\btortilla(?!.*chips)|taco-shell/,
} as const
export type MainStarch = keyof typeof STARCHES
const MAIN_STARCHES = Object.entries(STARCHES) as [MainStarch, RegExp][]
const MAIN_STARCH_KCAL = 80

/** What else fills the place of a starch on a plate. The breading of a cutlet does not. */
const OTHER_STARCHES: readonly (readonly [HeldStarch, RegExp])[] = [
  ['potato', /sweet-potato(?!.*chips)|tater-tots|hash-brown|fries$|plantain|\byams?\b|pierog/],
  ['pasta', /hamburger-helper|skillet-dinner|gnocchi|bow-tie|orzo|ditalini|rigatoni|fideo/],
  [
    'bread',
    /\bbread\b(?!-crumbs)|\bbuns\b|\brolls\b|bagels?\b|english-muffins?|biscuit|\bpita\b|\bnaan\b|flatbread|croissants?\b|pizza|crescent|puff-pastry|pie-crust|phyllo|corn-muffin|cornbread|baking-mix|crescent|texas-toast|focaccia|pot-pie|spinach-wraps|corn-dogs|burritos?\b|taquitos|tamales/,
  ],
  [
    'grain',
    /\boats\b|grits|polenta|couscous|quinoa|bulgur|barley|farro|millet|cornmeal|masa|stuffing|corn-chips|tortilla-chips/,
  ],
]

/** What a plate of it is mostly made of besides the protein. */
export function mainStarchOf(form: RecipeForm): MainStarch | undefined {
  return MAIN_STARCHES.find(([, ids]) => kcalServed(form, ids) >= MAIN_STARCH_KCAL)?.[0]
}

/** The starch that a dish holds already, so that its plate needs no other. */
export function heldStarchOf(form: RecipeForm): HeldStarch | undefined {
  const isBreaded = form.recipe.plate?.servedAs === 'fried'
  return (
    mainStarchOf(form) ??
    OTHER_STARCHES.find(
      ([starch, ids]) => !(isBreaded && starch === 'grain') && kcalServed(form, ids) >= MAIN_STARCH_KCAL,
    )?.[0]
  )
}

function kcalServed({ ingredients, recipe }: RecipeForm, ids: RegExp): number {
  const kcal = ingredients
    .filter(({ food }) => ids.test(food.id))
    .reduce((sum, { food, grams }) => sum + ((food.composition.energyKcal ?? 0) * grams) / 100, 0)
  return kcal / recipe.servings
}
