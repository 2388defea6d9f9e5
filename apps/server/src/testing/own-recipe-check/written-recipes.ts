import type { Allergen } from '@pennyplate/domain/food/food'
import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { type Random, seededRandom } from '@pennyplate/planner/search/random'

/** A recipe as somebody may have written it, and what is truly in each of its lines, from a table the reader never sees. */
export type WrittenRecipe = {
  readonly draft: RecipeDraft
  readonly holds: ReadonlyMap<string, readonly Allergen[]>
}

/** What a pantry of recipe words holds: the words, then their allergens. */
const FOODS = `
ground beef|; boneless skinless chicken thighs|; pork shoulder|; Italian sausage|; bacon|; ground turkey|; lamb shoulder|; ham steak|; rotisserie chicken, shredded|; chuck roast|
salmon fillets|fish; cod fillets|fish; canned tuna, drained|fish; anchovy fillets|fish; tilapia|fish; smoked trout|fish; sardines in oil|fish; fish sauce|fish; Worcestershire sauce|fish
large shrimp, peeled and deveined|shellfish; lump crab meat|shellfish; sea scallops|shellfish; mussels, scrubbed|shellfish; littleneck clams|shellfish; lobster tails|shellfish; oyster sauce|shellfish
firm tofu, cubed|soy; tempeh, crumbled|soy; shelled edamame|soy; soy sauce|soy,wheat; white miso paste|soy; tamari|soy; hoisin sauce|soy; teriyaki sauce|soy
all-purpose flour|wheat; spaghetti|wheat; panko breadcrumbs|wheat; flour tortillas|wheat; couscous|wheat; egg noodles|wheat,egg; ramen noodles|wheat; sourdough bread, cubed|wheat; naan|wheat; bulgur|wheat; graham cracker crumbs|wheat; puff pastry|wheat; hamburger buns|wheat; farro|wheat; seitan strips|wheat; lasagna noodles|wheat; refrigerated biscuit dough|wheat; orzo|wheat; bow tie pasta|wheat
whole milk|milk; butter|milk; unsalted butter, melted|milk; heavy cream|milk; sour cream|milk; shredded cheddar cheese|milk; grated Parmesan|milk; cream cheese, softened|milk; plain Greek yogurt|milk; ricotta|milk; buttermilk|milk; crumbled feta|milk; mozzarella, sliced|milk; sweetened condensed milk|milk; half-and-half|milk; ghee|milk; queso fresco|milk; mascarpone|milk; burrata|milk; paneer|milk; goat cheese|milk; whey protein powder|milk; evaporated milk|milk
eggs, beaten|egg; egg whites|egg; egg yolks|egg; hard-boiled eggs, chopped|egg; mayonnaise|egg; meringue powder|egg
creamy peanut butter|peanut; roasted peanuts, chopped|peanut; peanut oil|peanut; satay sauce|peanut
sliced almonds|tree-nut; walnuts, toasted|tree-nut; pecan halves|tree-nut; cashews|tree-nut; pistachios|tree-nut; pine nuts|tree-nut; almond flour|tree-nut; hazelnuts|tree-nut; almond butter|tree-nut; macadamia nuts|tree-nut; marzipan|tree-nut; basil pesto|milk
toasted sesame oil|sesame; sesame seeds|sesame; tahini|sesame; hummus|sesame; everything bagel seasoning|sesame; za'atar|sesame; halva|sesame
long-grain white rice|; quinoa, rinsed|; corn tortillas|; russet potatoes, peeled|; sweet potatoes|; polenta|; rice noodles|; black beans, rinsed|; kidney beans|; chickpeas|; red lentils|; cannellini beans|; old-fashioned oats|; cornstarch|
yellow onion, diced|; garlic cloves, minced|; red bell pepper|; carrots, sliced|; celery stalks|; zucchini|; broccoli florets|; baby spinach|; kale, stemmed|; green cabbage, shredded|; mushrooms, sliced|; cherry tomatoes, halved|; cucumber|; jalapeño, seeded|; fresh cilantro|; scallions|; frozen peas|; green beans|; eggplant|; butternut squash|; cauliflower|; avocado|; water chestnuts|; butter lettuce|; oyster mushrooms|; lime zest|; fresh ginger, grated|; shallots|
diced tomatoes|; tomato paste|; tomato sauce|; coconut milk|; chicken broth|; vegetable broth|; olive oil|; canola oil|; apple cider vinegar|; lime juice|; lemon juice|; honey|; maple syrup|; brown sugar|; granulated sugar|; cocoa powder|; cream of tartar|; peach preserves|; apple butter|; Dijon mustard|; salsa|; coconut aminos|
chili powder|; ground cumin|; smoked paprika|; dried oregano|; bay leaf|; kosher salt|; black pepper|; ground nutmeg|; curry powder|; red pepper flakes|; vanilla extract|; baking powder|
`

/** Lines that say more than their food, and that a hasty reader would tie to it. */
const TRAPS = `
2 cups cooked rice with chopped peanuts|peanut; 1 lb chicken, breaded and fried|wheat; 1 cup granola with almonds|tree-nut; 1 can cream of mushroom soup|milk; 1 bag Caesar salad kit|; 1/2 cup ranch dressing|milk
1 package cheese tortellini|wheat,milk; 1 jar Alfredo sauce|milk; 1 lb cheese ravioli|wheat,milk; 1 tube crescent roll dough|wheat; 1 package imitation crab|fish; 8 fish sticks|fish,wheat
1 box brownie mix|wheat; 1 frozen pie crust|wheat; 12 Oreo cookies, crushed|wheat; 1/2 cup Nutella|tree-nut; 2 cups trail mix|; 1 can lobster bisque|shellfish
1 lb mac and cheese|wheat,milk; 1 batch peanut sauce|peanut; 1 recipe walnut pesto|tree-nut; 1 cup chicken with cashews|tree-nut; 2 tbsp furikake|sesame; 1 cup crunchy noodles (or slivered almonds)|tree-nut
1 bottle beer|; 1 cup store-bought tzatziki|milk; 3 slices French toast|egg,wheat; 1 package egg roll wrappers|wheat; 2 Snickers bars, chopped|peanut,milk; 1 log vegan cheese (cashew)|tree-nut
1 cup milk or almond milk|milk; butter and flour for the pan|milk,wheat; 1 egg, for the wash|egg; 2 tbsp oil (peanut if you have it)|peanut; 1 handful shrimp chips|shellfish; 1 cup soy milk creamer|soy
`

/** Nobody knows what is in them. */
const UNKNOWN = [
  '1 jar Aunt May’s sauce',
  '1 packet zorblax',
  '2 cups leftover whatever',
  '1 recipe My Favorite Topping',
  '1 bag party mix',
  '3 scoops of the good stuff',
  '1 can Grandma’s gravy',
] as const

const MAINS = [
  'Skillet',
  'Casserole',
  'Bowl',
  'Soup',
  'Bake',
  'Stew',
  'Salad',
  'Supper',
  'Hash',
  'Tacos',
] as const
const AMOUNTS = [
  '1 cup',
  '2 cups',
  '1/2 cup',
  '1 1/2 cups',
  '2 tablespoons',
  '3 Tbsp.',
  '1 tsp',
  '8 oz',
  '1 lb',
  '1 (14.5 oz) can',
  '¾ cup',
  '2–3',
  '1 large',
  'A handful of',
  '200 g',
] as const
const HEADINGS = ['Sauce', 'For the topping', 'Filling', 'To serve'] as const

type Entry = { readonly text: string; readonly allergens: readonly Allergen[] }

const foods = entriesOf(FOODS)
const traps = entriesOf(TRAPS)

/** The same recipes for the same seed. */
export function writtenRecipes(count: number, seed = 1): WrittenRecipe[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, at) => writtenRecipe(random, at))
}

function writtenRecipe(random: Random, at: number): WrittenRecipe {
  const main = pick(random, foods)
  const others = Array.from({ length: 2 + random.below(8) }, () => pick(random, foods))
  const said = [main, ...others].map(({ text, allergens }) => ({
    text: `${pick(random, AMOUNTS)} ${text}`,
    allergens,
  }))
  if (random.unit() < 0.25) said.push(pick(random, traps))
  if (random.unit() < 0.1) said.push({ text: pick(random, UNKNOWN), allergens: [] })
  const headingAt = random.unit() < 0.2 ? 1 + random.below(said.length) : -1
  const heading = { heading: pick(random, HEADINGS) }
  const name = `${plain(main.text)} ${pick(random, MAINS)} ${at + 1}`
  return {
    draft: {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      meals: [pick(random, DISH_MEALS), 'dinner' as const].filter(
        (meal, place, all) => all.indexOf(meal) === place,
      ),
      servings: 2 + random.below(7),
      totalMinutes: 10 + 5 * random.below(12),
      lines: said.flatMap(({ text }, place) => (place === headingAt ? [heading, { text }] : [{ text }])),
      steps: [{ text: 'Cook everything until it is done.' }],
      notes: [],
      tags: [],
    },
    holds: new Map(said.map(({ text, allergens }) => [text, allergens])),
  }
}

function plain(text: string): string {
  return text.split(',')[0] ?? text
}

function entriesOf(table: string): Entry[] {
  return table.split(/[;\n]/).flatMap((cell) => {
    const [text = '', allergens = ''] = cell.trim().split('|')
    // The table above spells allergens as the domain does.
    const held = allergens.split(',').filter((word) => word !== '') as Allergen[]
    return text === '' ? [] : [{ text, allergens: held }]
  })
}

function pick<T>(random: Random, options: readonly T[]): T {
  const found = options[random.below(options.length)]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}
