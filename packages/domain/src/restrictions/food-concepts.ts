import type { FoodRule } from '../diet/diet.ts'
import { DISLIKED_FOODS } from '../diet/diet-options.ts'
import { dislikeRule, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { type Concept, concept } from './concept.ts'

/** In a sentence, fish and seafood mean the allergens; as chips they are dislikes. */
const TASTES = DISLIKED_FOODS.filter(
  (food) => !['Fish', 'Seafood', 'Tofu', 'Onions', 'Mayonnaise', 'Anchovies'].includes(food),
)

/** What an allergy to one of them covers in addition. */
const HIDDEN: Readonly<Record<string, Omit<FoodRule, 'id'>>> = {
  Cilantro: { foods: ['coriander', 'curry-powder', 'garam-masala', 'taco-seasoning'] },
  'Bell Peppers': {
    foods: ['paprika', 'smoked-paprika', 'chili-powder', 'cayenne', 'seasoned-salt', 'cajun-seasoning'],
  },
}

/** Disliked foods of the profile, prepared foods and drinks. */
export const FOOD_CONCEPTS: readonly Concept[] = [
  ...TASTES.map((food) =>
    concept(food.toLowerCase(), food.toLowerCase(), food.toLowerCase(), {
      rule: dislikeRule(food),
      ...(HIDDEN[food] ? { allergyRule: { ...dislikeRule(food), ...HIDDEN[food] } } : {}),
    }),
  ),
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
  concept('sweets', 'sweets and desserts', 'sweet; candy; dessert; junk; cookie; pastry', {
    rule: { traits: ['sweet'] },
  }),
  concept('coffee', 'coffee', 'coffee', { rule: { traits: [] }, named: 'coffee' }),
  concept('chocolate', 'chocolate and cocoa', 'chocolate; cocoa; cacao; cocoa butter', {
    rule: { traits: ['cocoa'] },
    named: 'chocolate; cocoa; brownie',
  }),
  concept(
    'spicy',
    'spicy food',
    'spicy; spicy food; hot spice; spicy thing; spice heat; hot sauce; spiciness',
    { rule: { traits: ['spicy'] } },
  ),
  concept('juice', 'juice', 'juice; fruit juice', { rule: { traits: ['juice'] } }),
  concept('soda', 'soda', 'soda; soft drink; pop; sugary drink; carbonated drink', {
    rule: { traits: ['sugary-drink'] },
    named: 'diet soda',
  }),
  concept('fried', 'fried food', 'fried food; deep fried food; fast food; fried; greasy food; chips', {
    rule: { traits: ['chips'] },
    named: 'nugget; fish stick; breaded; donut; egg roll; taquito; corn dog',
  }),
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
  concept('baked', 'baked goods', 'baked good; baked food; baked product; cake and cookie; cake; muffin', {
    rule: { traits: ['baked'] },
    lets: ['baked'],
  }),
  concept('tea', 'tea', 'tea; black tea; green tea', {
    rule: { foods: ['tea-bags', 'green-tea', 'kombucha'] },
  }),
  concept('lettuce', 'lettuce', 'lettuce; salad; salad green; leafy green', {
    rule: { foods: ['spring-mix', 'romaine', 'salad-kit-caesar'] },
    named: 'lettuce; romaine; salad kit',
  }),
  concept('raw-fruit', 'raw fruit', 'raw fruit; raw vegetable; raw fruit and vegetable; raw produce', {
    asks: ['fruit', 'raw-onion', 'stone-fruit'],
  }),
]
