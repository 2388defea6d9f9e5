import type { CatalogFood } from '../foods/foods.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Sizes, preparations and praise: no food becomes another one by them. */
const ALWAYS = set(`
  small medium large big jumbo extra giant tiny xl lg sm med whole thick thin long wide size sized bite heaping scant level
  rounded generous overflowing packed loosely firmly lightly tightly finely roughly coarsely thinly thickly freshly very well
  quick quickly evenly gently slightly plus about approximately approx roughly such
  chopped diced minced sliced grated shredded crumbled crushed cubed peeled seeded deseeded cored halved quartered trimmed drained
  rinsed softened melted packed sifted beaten thawed squeezed juiced zested pitted hulled husked shucked deveined cut torn
  shaved julienned smashed pressed separated whisked washed cleaned scrubbed stemmed unpeeled unseeded blanched warmed chilled
  cooled cold warm lukewarm room temp temperature ripe overripe firm tender crisp sifted spooned leveled measured unsifted
  bleached unbleached enriched fine finest coarse raw uncooked leftover reserved homemade store bought favorite choice brand good
  best quality high premium organic natural pure real regular traditional classic authentic standard original plain
  garnish optional needed desired preferred additional more divided separate dollop splash drizzle dash pinch
  sprinkle handful knob hunk shard dice chop slice slicing shredding chunky chunk piece cube halve half quarter bits bit batch
  at into just only if one two three
  frozen fresh crosswise lengthwise lengthways diagonal diagonally
  himalayan ceylon turkish hungarian european american style kirby hothouse
  broken crumble crumbling browned rough fluffed fluffy stiff stiffly
  percent each per you like use used using i have hand total serving portion
  unflavored flavored imported domestic local seasonal assorted various mixed variety type kind
  prepared all cooked toasted removed inch defrosted packaged steamed lukewarm tepid heated hydrated
  snipped velvety semi lrg but relatively still to whichever weight ounce then patted nice`)

/** Words of containers and pieces before the name: "jar of salsa". After it they may be another food: peanut butter cups. */
const BEFORE = set(`
  can cans tin jar package pkg pack packet envelope box bag bottle carton container tub tube block brick log loaf bunch head
  bulb piece stick wedge wheel ball hunk chunk sleeve sheet round pouch sachet stalk rib sprig clove ear fillet leaf drop cup
  tbsp tsp tablespoon teaspoon oz ounce lb pound gram g kg ml quart pint gallon serving slab strip rasher knob batch count box
  bar square stem crown spear pod dozen family value cube scoop rack link canned`)

const PRODUCE_FORMS = `
  leaf leave sprig stalk stem clove bulb head floret flower spear pod wedge slice piece chunk cube strip ribbon matchstick stick round
  segment crown ear half frond needle tip kernel bunch top cap baby young mini petite vine heirloom rainbow multicolored colored
  slender slivered branch meaty waxy boiling strained seedless skin on peel roasted steamed hand plump juicy sweetest dice ring mashed charred grilled roast curly flat shaved
  white yellow red green purple orange golden pink dark light tri color`

/** What is harmless only in some aisles: a smoked cheese is cheese, smoked salt is not salt. */
const IN_AISLE: Readonly<Record<string, ReadonlySet<string>>> = {
  produce: set(PRODUCE_FORMS),
  frozen:
    set(`leaf floret spear pod wedge slice piece chunk cube strip kernel sheet unsweetened sweetened baby petite shell deep dish
    inch`),
  meat: set(`boned skinned meaty boneless skinless bone skin in on off fillet cutlet strip piece cube chunk portion lean link slab slice thick center
    grass fed pasture air meat rack whole roast roasted bulk casing removed loose hot mild sweet uncured hickory
    applewood smoked butt end point flat patted dry split half trimmed tip tied`),
  seafood:
    set(`live boneless skinless bone skin in on off fillet portion piece lean wild caught tail head shell whole lump center
    sockeye coho king alaskan norwegian scottish pacific atlantic colossal shelled unpeeled peeled jarred sushi grade`),
  dairy:
    set(`cheese block wedge slice shred ball log stick wheel round crumble piece cube sharp mild aged mature smoked young white
    yellow soft spreadable whipped salted unsalted sweet container tub freshly thick brick bar unsweetened sweetened
    part skim moisture full fat hard strong creamy baby container cultured large extra smooth`),
  deli: set(`slice piece meat italian roast roasted deli thin shaved imported smoked cooked cured hard`),
  bakery:
    set(`country slice loaf piece cube round stale day old crusty soft fluffy rustic toasted white mini crust
    split bakery size homemade large italian style fine dry cut crumb`),
  spices:
    set(`milled branch ground whole dried dry powder powdered cracked crushed flaked flake toasted seed leaf pod stick rubbed clove seasoning
    sea mill grind grinder turn iodized granulated smoky hot mild sweet spanish`),
  baking:
    set(`powder granulated instant active dry packet packed light dark white baking bar square chunk sweetened unsweetened
    pure clear organic raw mini bittersweet semisweet semi sweet dutch process natural cane fine superfine powdered liquid
    flake shred solid golden double acting aluminum free alcohol envelope blanched super`),
  grains:
    set(`dry dried uncooked pasta noodle long short grain white wide thick thin rinsed shape cut enriched pearl pearled whole
    quick cooking instant spiral extra broken`),
  breakfast: set(`dry cereal old fashioned rolled regular certified pure real grade amber dark`),
  oils: set(`fragrant flavorless fruity oil light mild virgin extra refined unrefined toasted pressed quality cooking distilled aged flavored
    neutral liquid solid nonstick`),
  condiments: set(
    `sauce jarred bottled bottle smooth creamy chunky spicy mild hot grainy real light dark sweet jar paste thick canned`,
  ),
  'canned-goods':
    set(`canned can tin tinned light dark chunk solid packed in water brine low sodium whole piece half cut sliced
    tender undrained liquid undiluted condensed full fat thick unsweetened sweetened container homemade warm hot boiling
    organic pitted boxed carton unsalted`),
  nuts: set(`raw roasted toasted salted unsalted dry shelled unshelled half piece kernel nut seed ground skin on slivered lightly
    blanched hulled unsweetened dried baked soft pitted flake skinned california`),
  snacks:
    set(`crushed crumb broken piece square sheet bar chopped whole round salted unsalted mini thin finely salty candy unwrapped
    baked stick twist crisp cracker cookie chip`),
  beverages: set(`dry cold hot warm iced chilled brewed strong light dark boiling filtered bottled unsweetened
    sweetened pulp fresh tap lukewarm tepid spring ice bag good table`),
}

/** Kinds that are bought as the plain food: a Meyer lemon is a lemon. */
const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  apple:
    set(`gala fuji honeycrisp pink lady braeburn mcintosh golden delicious jonagold empire cosmic crisp tart sweet red cortland
    haralson ambrosia envy jazz baking eating`),
  lemon: set('meyer wax unwaxed'),
  lime: set('persian wax unwaxed'),
  orange: set('blood navel cara valencia'),
  tomato: set('campari heirloom beefsteak vine cocktail slicing garden cluster'),
  'roma-tomato': set('roma plum'),
  cucumber: set('kirby english persian hothouse japanese pickling garden'),
  pear: set('bosc bartlett anjou usa comice asian'),
  cherries: set('rainier bing dark'),
  salmon: set('wild sockeye coho king'),
  carrot: set('rainbow'),
  jalapeno: set('pepper chili'),
  onion: set('brown spanish yellow white boiling'),
  avocado: set('hass haas'),
  'sweet-potato': set('japanese garnet jewel'),
  strawberries: set('berry'),
  'black-pepper': set('tellicherry'),
  honey: set('clover wildflower orange blossom acacia manuka raw runny liquid'),
  'russet-potato': set('idaho baking all-purpose'),
  eggplant: set('italian globe japanese chinese'),
  'kosher-salt': set('diamond crystal morton maldon pink flake'),
  salt: set('pink table'),
  'chili-powder': set('mexican american'),
  'oregano-dried': set('greek mexican'),
  'cooking-spray': set('oil'),
  'maple-syrup': set('grade b canadian'),
  'olive-oil': set('extra virgin light pure spanish italian french tuscan'),
  'extra-virgin-olive-oil': set('spanish italian french tuscan greek'),
  'sesame-oil': set('asian japanese chinese oriental dark seed'),
  'rice-vinegar': set('japanese chinese seasoned'),
  'sherry-vinegar': set('spanish'),
  'soy-sauce': set('asian japanese chinese'),
  'fish-sauce': set('asian thai vietnamese'),
  'green-cabbage': set('savoy'),
  cornmeal: set('stone'),
  'chicken-broth': set('rich basic brown'),
  'beef-broth': set('rich basic brown'),
  'vegetable-broth': set('rich basic'),
  'black-olives': set('oil cured'),
  raisins: set('dark black'),
  blueberries: set('wild'),
  'orange-juice': set('strained'),
  'lemon-juice-fresh': set('strained'),
  'lime-juice-fresh': set('strained'),
  'frozen-peas': set('english shelled'),
}

/** Whether a word of a line may stay beside the words of this food's name. */
export function isHarmless(word: string, food: CatalogFood, isBefore: boolean): boolean {
  if (ALWAYS.has(word) || FIGURE.test(word)) return true
  // Cream cheese is not cream.
  if (word === 'cheese') return food.traits.includes('cheese')
  // Cheese is sliced at a deli; eggs are not.
  if (word === 'deli' && food.traits.includes('cheese')) return true
  if (isBefore && BEFORE.has(word)) return true
  return IN_AISLE[food.aisle]?.has(word) === true || KINDS[food.id]?.has(word) === true
}

const FIGURE = /^[\d/%]+$/

export function isAlwaysHarmless(word: string): boolean {
  return ALWAYS.has(word) || FIGURE.test(word)
}

export function isHarmlessAnywhere(word: string): boolean {
  return ALWAYS.has(word) || BEFORE.has(word) || FIGURE.test(word) || AISLE_WORDS.has(word)
}

const AISLE_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(IN_AISLE), ...Object.values(KINDS)].flatMap((words) => [...words]),
)
