import type { FoodRule } from '../diet/diet.ts'
import { DISLIKED_FOODS } from '../diet/diet-options.ts'
import { DIET_RULES, dislikeRule, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { type Concept, concept } from './concept.ts'

/** In a sentence about what is not eaten, fish and seafood are the allergens; the chips are for taste. */
const TASTES = DISLIKED_FOODS.filter(
  (food) => !['Fish', 'Seafood', 'Tofu', 'Onions', 'Mayonnaise', 'Anchovies'].includes(food),
)

/** What an allergy to one of them is to besides. */
const HIDDEN: Readonly<Record<string, Omit<FoodRule, 'id'>>> = {
  Cilantro: { foods: ['coriander', 'curry-powder', 'garam-masala', 'taco-seasoning'] },
  'Bell Peppers': {
    foods: ['paprika', 'smoked-paprika', 'chili-powder', 'cayenne', 'seasoned-salt', 'cajun-seasoning'],
  },
}

/** Groups of foods, and substances in them. */
export const FOOD_CONCEPTS: readonly Concept[] = [
  ...TASTES.map((food) =>
    concept(food.toLowerCase(), food.toLowerCase(), food.toLowerCase(), {
      rule: dislikeRule(food),
      ...(HIDDEN[food] ? { allergyRule: { ...dislikeRule(food), ...HIDDEN[food] } } : {}),
    }),
  ),
  concept('onion', 'onions', 'onion', {
    rule: { id: 'dislike:onions', groups: ['onions'] },
    allergyRule: { id: 'text:onion', traits: ['onion'] },
    members: 'shallot; scallion; green onion; leek; chive; red onion; onion powder',
  }),
  concept('raw-onion', 'raw onions', 'raw onion; uncooked onion', {
    rule: {
      id: 'text:raw onion',
      foods: [
        'onion',
        'red-onion',
        'sweet-onion',
        'green-onion',
        'green-onion-tops',
        'shallot',
        'chives',
        'guacamole',
        'salsa',
        'salsa-verde',
        'potato-salad',
      ],
    },
    unchecked: ['raw'],
  }),
  concept('garlic', 'garlic', 'garlic; garlic powder', { rule: { traits: ['garlic'] } }),
  concept(
    'allium',
    'onions, garlic, leeks and chives',
    'allium; onion family; garlic and onion; onion and garlic; pungent vegetable',
    {
      rule: { traits: ['onion', 'garlic'] },
    },
  ),
  concept('pork', 'pork', 'pork; pig; swine; pig meat; pork product', {
    rule: RESTRICTION_RULES.pork,
    members: 'bacon; ham; lard; prosciutto; pancetta; chorizo; pork sausage; pepperoni; salami',
  }),
  concept('alcohol', 'alcohol', 'alcohol; booze; liquor; ethanol; alcoholic drink', {
    rule: RESTRICTION_RULES.alcohol,
    members: 'wine; beer; red wine; white wine; cooking wine; sherry; sake; mirin; rum',
  }),
  concept('meat', 'meat and poultry', 'meat; flesh; any meat; animal flesh; meat product', {
    rule: { traits: ['meat', 'poultry'] },
  }),
  concept('red-meat', 'red meat', 'red meat; mammal meat; mammalian meat; mammal; red meat product', {
    rule: { traits: ['red-meat', 'beef', 'lamb', 'pork'] },
  }),
  concept('beef', 'beef', 'beef; cow; beef product; veal; steak; ground beef; hamburger meat; cattle', {
    rule: { traits: ['beef'] },
  }),
  concept('lamb', 'lamb', 'lamb; mutton; sheep; goat', { rule: { traits: ['lamb'] } }),
  concept('poultry', 'poultry', 'poultry; fowl; bird; bird meat', {
    rule: { traits: ['poultry'] },
  }),
  concept('chicken', 'chicken', 'chicken; chicken meat', { rule: { traits: [] }, named: 'chicken' }),
  concept('organ-meat', 'organ meat', 'organ meat; offal; organ; innard; variety meat; giblet', {
    rule: { traits: ['organ-meat'] },
    members: 'kidney; tripe; sweetbread; gizzard; tongue; chitlin; pate; liver',
  }),
  concept(
    'processed-meat',
    'processed meat',
    'processed meat; lunch meat; deli meat; cold cut; cured meat; luncheon meat; lunchmeat; sausage; hot dog; nitrate; nitrite',
    {
      rule: { traits: ['processed-meat'] },
    },
  ),
  concept(
    'processed',
    'processed food',
    'processed food; ultra processed food; junk food; ultraprocessed food; packaged food',
    { rule: { traits: ['processed'] } },
  ),
  concept('nightshade', 'nightshades', 'nightshade; night shade; nightshade vegetable; solanaceae', {
    rule: { traits: ['nightshade'] },
  }),
  concept(
    'pepper',
    'peppers',
    'pepper; chili pepper; chile pepper; hot pepper; capsicum; chile; chili; jalapeno; paprika; cayenne',
    {
      rule: { id: 'text:pepper', groups: ['bell-peppers'], traits: ['spicy'] },
      named: 'bell pepper; jalapeno; paprika; chili powder; cayenne; poblano pepper; pimientos',
    },
  ),
  concept('potato', 'potatoes', 'potato; white potato', { rule: { traits: ['white-potato'] } }),
  concept('legume', 'legumes', 'legume; pulse; leguminous; leguminosae; bean and lentil', {
    rule: { traits: ['legume', 'pulse', 'soy'], allergens: ['peanut', 'soy'] },
  }),
  concept('pea', 'peas', 'pea; green pea; pea protein; split pea; snow pea', {
    rule: { traits: [] },
    named: 'pea; peas; split peas',
    allergyRule: { id: 'text:pea', traits: ['legume'] },
  }),
  concept('lentil', 'lentils', 'lentil; dal; dahl; daal', { rule: { traits: [] }, named: 'lentil' }),
  concept('chickpea', 'chickpeas', 'chickpea; garbanzo; garbanzo bean; chick pea; besan', {
    rule: { traits: [] },
    named: 'chickpea; hummus; garbanzo',
  }),
  concept('grain', 'grains', 'grain; cereal grain; all grain; whole grain', {
    rule: { traits: ['grain', 'pseudo-grain'] },
  }),
  concept('bread', 'bread', 'bread; toast; bun; bagel; white bread', {
    rule: { traits: [] },
    named: 'bread; bun; buns; bagel; roll; rolls; pita; naan; english muffin; toast; crouton; garlic bread',
    allergyRule: RESTRICTION_RULES.wheat,
  }),
  concept('pasta', 'pasta', 'pasta; noodle; spaghetti; macaroni', {
    rule: { traits: [] },
    named:
      'pasta; spaghetti; macaroni; penne; linguine; fettuccine; rotini; rigatoni; lasagna; orzo; noodle; ravioli; tortellini; ramen; ditalini; angel hair; shells; mac and cheese',
    allergyRule: RESTRICTION_RULES.wheat,
  }),
  concept('oat', 'oats', 'oat; oatmeal; avenin', { rule: { traits: ['oats'] }, named: 'oat milk; oat' }),
  concept('corn', 'corn', 'corn; maize; sweet corn; zein', {
    rule: { traits: ['corn'] },
    allergyRule: { id: 'text:corn', traits: ['corn', 'corn-derivative'] },
    members: 'popcorn; cornmeal; cornstarch; corn starch; corn syrup; corn tortilla',
  }),
  concept(
    'corn-products',
    'corn and what is made of it',
    'corn product; corn derivative; corn and corn product; corn byproduct',
    { rule: { id: 'text:corn', traits: ['corn', 'corn-derivative'] } },
  ),
  concept('rice', 'rice', 'rice; white rice; brown rice', {
    rule: { traits: [], except: ['cauliflower-rice'] },
    named: 'rice',
  }),
  concept('sugar', 'added sugar', 'sugar; added sugar; refined sugar; white sugar; cane sugar; sucrose', {
    rule: { traits: ['added-sugar'] },
  }),
  concept('sweets', 'sweets and desserts', 'sweet; candy; dessert; junk; cookie; pastry', {
    rule: { traits: ['sweet'] },
  }),
  concept(
    'sweetener',
    'artificial sweeteners',
    'sweetener; artificial sweetener; sugar substitute; aspartame; sucralose; saccharin; sugar alcohol; xylitol; erythritol; stevia; sorbitol; phenylalanine; fake sugar',
    { rule: { traits: ['sweetener'] } },
  ),
  concept(
    'fructose',
    'fructose: fruit, juice, honey and added sugar',
    'fructose; hereditary fructose; fructose malabsorption; hfi; fruit sugar',
    {
      rule: {
        traits: [
          'fruit',
          'juice',
          'dried-fruit',
          'honey',
          'added-sugar',
          'natural-sweetener',
          'sugary-drink',
        ],
      },
      kind: 'diet',
      unchecked: ['amounts'],
    },
  ),
  concept('caffeine', 'caffeine', 'caffeine; caffeinated; caffeinated drink', {
    rule: { traits: ['caffeine'] },
  }),
  concept('coffee', 'coffee', 'coffee', { rule: { traits: [] }, named: 'coffee' }),
  concept('chocolate', 'chocolate and cocoa', 'chocolate; cocoa; cacao; cocoa butter', {
    rule: { traits: ['cocoa'] },
    named: 'chocolate; cocoa; brownie',
  }),
  concept('coconut', 'coconut', 'coconut; coconut product; coconut oil; coconut milk', {
    rule: { traits: ['coconut'] },
  }),
  concept('honey', 'honey', 'honey; bee product', { rule: { traits: ['honey'] } }),
  concept('gelatin', 'gelatin', 'gelatin; gelatine; jello; jell o; collagen', {
    rule: { traits: ['gelatin'] },
  }),
  concept(
    'seed-oil',
    'seed oils',
    'seed oil; vegetable oil; industrial seed oil; canola oil; canola; rapeseed oil; sunflower oil; corn oil; omega 6',
    { rule: { traits: ['seed-oil'] } },
  ),
  concept('palm-oil', 'palm oil', 'palm oil; palm', {
    rule: { traits: ['solid-fat'] },
    unchecked: ['amounts'],
  }),
  concept('seed', 'seeds', 'seed', {
    rule: { traits: ['seed'], allergens: ['sesame'] },
    named: 'poppy seed; flaxseed; chia; hemp',
  }),
  concept('sunflower', 'sunflower seeds', 'sunflower; sunflower seed', {
    rule: { traits: [] },
    named: 'sunflower',
  }),
  concept('poppy', 'poppy seeds', 'poppy; poppy seed', {
    rule: { traits: [] },
    named: 'poppy seed; everything seasoning',
  }),
  concept('mustard', 'mustard', 'mustard; mustard seed', { rule: { traits: ['mustard'] } }),
  concept(
    'spicy',
    'spicy food',
    'spicy; spicy food; hot spice; spicy thing; spice heat; hot sauce; spiciness',
    { rule: { traits: ['spicy'] } },
  ),
  concept('mint', 'mint', 'mint; peppermint; spearmint', { rule: { traits: ['mint'] } }),
  concept('citrus', 'citrus fruit', 'citrus; citrus fruit; citric fruit', { rule: { traits: ['citrus'] } }),
  concept('stone-fruit', 'stone fruit', 'stone fruit; drupe; stonefruit; pitted fruit; rosaceae', {
    rule: { traits: ['stone-fruit'] },
  }),
  concept('berry', 'berries', 'berry; all berry', { rule: { traits: ['berry'] } }),
  concept('melon', 'melons', 'melon', { rule: { traits: ['melon'] } }),
  concept('tropical-fruit', 'tropical fruit', 'tropical fruit; exotic fruit', {
    rule: { traits: ['tropical-fruit'] },
  }),
  concept('fruit', 'fruit', 'fruit; all fruit; fresh fruit', {
    rule: { traits: ['fruit', 'juice', 'dried-fruit', 'citrus', 'berry'] },
  }),
  concept('dried-fruit', 'dried fruit', 'dried fruit', { rule: { traits: ['dried-fruit'] } }),
  concept('juice', 'juice', 'juice; fruit juice', { rule: { traits: ['juice'] } }),
  concept('soda', 'soda', 'soda; soft drink; pop; sugary drink; carbonated drink', {
    rule: { traits: ['sugary-drink'] },
    named: 'diet soda',
  }),
  concept(
    'cruciferous',
    'cruciferous vegetables',
    'cruciferous; cruciferous vegetable; crucifer; brassica; cabbage family',
    { rule: { traits: ['cruciferous'] } },
  ),
  concept(
    'root-vegetable',
    'root vegetables',
    'root vegetable; root; tuber; underground vegetable; root veggies',
    { rule: { traits: ['root-vegetable', 'white-potato', 'onion', 'garlic'] } },
  ),
  concept('starchy', 'starchy vegetables', 'starchy vegetable', { rule: { traits: ['starchy-vegetable'] } }),
  concept('yeast', 'yeast', 'yeast; bakers yeast; yeast extract', {
    rule: { traits: ['fermented', 'alcohol'] },
    named:
      'yeast; bread; bun; buns; bagel; roll; rolls; pizza; croissant; donut; pretzel; pita; naan; english muffin; vinegar; soy sauce; bread crumb; crouton; stuffing',
  }),
  concept('vinegar', 'vinegar', 'vinegar', {
    rule: { traits: ['mustard'] },
    named:
      'vinegar; ketchup; pickle; dressing; vinaigrette; mayonnaise; hot sauce; barbecue sauce; pepperoncini; caper',
  }),
  concept('fermented', 'fermented food', 'fermented; fermented food', {
    rule: { traits: ['fermented', 'alcohol'] },
    named: 'vinegar; soy sauce; yogurt; kefir',
  }),
  concept('sulfites', 'sulfites', 'sulfite; sulphite; sulfur dioxide; so2; metabisulfite; sulfited food', {
    rule: { traits: ['sulfites'] },
  }),
  concept('msg', 'MSG', 'msg; monosodium glutamate; glutamate', { rule: { traits: ['msg'] } }),
  concept(
    'food-dye',
    'artificial colors',
    'food dye; food coloring; food coloring; artificial color; artificial color; red 40; red dye; red dye 40; yellow 5; tartrazine; dye; artificial dye',
    {
      rule: { traits: ['sweet', 'sugary-drink'] },
      named:
        'pickle; cheese puff; nacho chip; sprinkle; toaster pastry; cereal; sports drink; popsicle; frosting; mac and cheese; gelatin',
    },
  ),
  concept('carrageenan', 'carrageenan', 'carrageenan', {
    rule: { traits: ['plant-milk'] },
    named: 'cottage cheese; deli; chocolate milk; ice cream; whipped topping; half and half; heavy cream',
  }),
  concept('solid-fat', 'saturated fat', 'saturated fat; solid fat; trans fat', {
    rule: { traits: ['solid-fat', 'animal-fat'] },
  }),
  concept('fried', 'fried food', 'fried food; deep fried food; fast food; fried; greasy food; chips', {
    rule: { traits: ['chips'] },
    named: 'nugget; fish stick; breaded; donut; egg roll; taquito; corn dog',
  }),
  concept('fava', 'fava beans', 'fava; fava bean; faba bean; broad bean', {
    rule: { traits: ['fava-bean'] },
    named: 'fava; broad bean',
  }),
  concept(
    'game',
    'game meat',
    'venison; deer; elk; bison; rabbit; game meat; game; kangaroo; horse; ostrich; bear',
    { rule: { foods: [] } },
  ),
  concept('insects', 'insects', 'insect; cricket; cochineal; carmine', { rule: { foods: [] } }),
  concept('lupin', 'lupin', 'lupin; lupine; lupini', { rule: { foods: [] }, unchecked: ['cross-contact'] }),
  concept(
    'not-sold',
    'a food that no recipe of ours uses',
    `dragon fruit; durian; lychee; litchi; jackfruit; guava; passion fruit; passionfruit; persimmon; quince; starfruit; star fruit; mangosteen; truffle;
    quorn; mycoprotein; annatto; frog leg; ackee; longan; rambutan; carob; teff; sumac; amaranth; sorghum; tamarind; tapioca pearl; kelp; spirulina; chlorella; royal jelly; bee pollen;
    ginseng; kava; licorice; liquorice; chicory; chicory root; inulin; guar gum; gum arabic; borage; mace; juniper; elderberry; mulberry; boysenberry; gooseberry; currant; huckleberry; acai; goji; goji berry;
    endive; radicchio; escarole; watercress; dandelion; rhubarb leaf; okra leaf; bitter melon; chayote; cactus; nopales; sea cucumber; jellyfish; psyllium; maca; matcha; yerba mate; energy drink; guarana;
    quinine; tonic water; absinthe; anise; caraway; chervil; curry leaf; galangal; wasabi; asafoetida; hing; ube; lotus root; burdock; salsify; sunchoke; jerusalem artichoke; fiddlehead; kumquat; yuzu; pomelo; bergamot; sloe; damson; loquat; sapote; breadfruit; cherimoya; soursop; tamarillo; feijoa; medlar`,
    { rule: { foods: [] } },
  ),
  concept(
    'latex',
    'fruits that go with a latex allergy',
    'latex; latex fruit; latex fruit syndrome; latex fruit allergy; latex food; latex cross reactive',
    {
      rule: { traits: ['latex-fruit'] },
      kind: 'diet',
      named: 'chestnut; tomato; fig',
    },
  ),
  concept(
    'animal',
    'anything from animals',
    'animal product; animal food; anything animal; animal byproduct',
    { rule: DIET_RULES.Vegan ?? {} },
  ),
  concept('animal-fat', 'animal fat', 'animal fat; tallow', { rule: { traits: ['animal-fat'] } }),
  concept('high-mercury', 'fish high in mercury', 'high mercury fish; mercury; mercury fish', {
    rule: { traits: ['high-mercury'] },
  }),
  concept(
    'deli-raw',
    'raw fish and raw eggs',
    'raw fish; raw meat; undercooked meat; rare meat; raw seafood',
    { rule: { foods: ['smoked-salmon'] }, unchecked: ['raw'] },
  ),
  concept('mushroom', 'mushrooms', 'mushroom; fungi; fungus', {
    rule: { id: 'dislike:mushrooms', groups: ['mushrooms'] },
  }),
  concept('hfcs', 'high-fructose corn syrup', 'high fructose corn syrup; hfcs', {
    rule: { traits: ['sugary-drink'] },
    named:
      'corn syrup; ketchup; pancake syrup; chocolate syrup; barbecue sauce; jelly; cranberry sauce; relish',
    unchecked: ['amounts'],
  }),
  concept('aged-cheese', 'aged cheese', 'aged cheese; hard cheese; ripe cheese', {
    rule: { traits: ['aged-cheese'] },
    lets: ['aged-cheese'],
  }),
  concept('baked', 'baked goods', 'baked good; baked food; baked product; cake and cookie; cake; muffin', {
    rule: { traits: ['baked'] },
    lets: ['baked'],
  }),
  concept('rennet', 'cheese made with animal rennet', 'rennet; animal rennet', {
    rule: { traits: ['aged-cheese'] },
  }),
  concept('tea', 'tea', 'tea; black tea; green tea', {
    rule: { foods: ['tea-bags', 'green-tea', 'kombucha'] },
  }),
  concept('cinnamon', 'cinnamon', 'cinnamon; cassia', {
    rule: { foods: ['garam-masala', 'pumpkin-pie-spice', 'curry-powder'] },
    named: 'cinnamon; apple pie',
  }),
  concept('coriander', 'cilantro and coriander', 'coriander', {
    rule: { id: 'text:coriander', groups: ['cilantro'] },
    named: 'coriander; curry powder; garam masala; taco seasoning',
  }),
  concept('lettuce', 'lettuce', 'lettuce; salad; salad green; leafy green', {
    rule: { foods: ['spring-mix', 'romaine', 'salad-kit-caesar'] },
    named: 'lettuce; romaine; salad kit',
  }),
  concept(
    'mixing',
    'meat with dairy in one dish',
    `no meat with dairy; meat with dairy; no meat and dairy together; meat and dairy together; no mixing meat and dairy; mixing meat and dairy;
    no mixing meat and milk; no dairy with meat; dont mix meat and dairy; separate meat and dairy; no milk with meat; no meat with milk;
    meat and milk together; no meat and milk together; dont mix meat and milk; no mixing dairy and meat; milk and meat together`,
    { rule: { apart: [['meat', 'poultry'], ['dairy']] }, kind: 'diet' },
  ),
  concept('raw-fruit', 'raw fruit', 'raw fruit; raw vegetable; raw fruit and vegetable; raw produce', {
    asks: ['fruit', 'raw-onion', 'stone-fruit'],
  }),
]
