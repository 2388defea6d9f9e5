import { RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { type Concept, concept } from './concept.ts'

/**
 * The nine allergens, and the foods of ours that are named for them: whoever names one of these means the allergen. What else is
 * made of them, such as casein, is in the allergen lexicon.
 */
export const ALLERGEN_CONCEPTS: readonly Concept[] = [
  concept(
    'milk',
    'milk and dairy',
    `milk; dairy; dairies; milk product; dairy product; cow milk; cows milk; cow dairy; cow milk protein; cows milk protein;
    milk protein; cmpa; cmpi; cmp; milk and dairy; bovine protein; bovine milk`,
    {
      rule: RESTRICTION_RULES.milk,
      members: `a1 casein; a1 milk; a1 protein; a1 beta casein; whey protein; beta lactoglobulin; alpha lactalbumin; milk powder; dry milk; milk chocolate; buttermilk; kefir; whole milk; skim milk; ghee; raw milk`,
    },
  ),
  concept('egg', 'eggs', 'egg; hen egg; chicken egg; egg product; egg protein', {
    rule: RESTRICTION_RULES.egg,
    members: `egg white; scrambled egg; fried egg; boiled egg; raw egg; runny egg; undercooked egg; duck egg; quail egg; mayo; mayonnaise`,
  }),
  concept(
    'fish',
    'fish',
    'fish; finfish; finned fish; fin fish; finned fish only; fin fish only; finfish only; fish oil; fish sauce; fish product; parvalbumin',
    {
      rule: RESTRICTION_RULES.fish,
      members: `salmon; tuna; cod; tilapia; halibut; trout; sardine; anchovy; mackerel; haddock; pollock; flounder; sole; catfish; mahi mahi; white fish; surimi; smoked salmon; lox`,
    },
  ),
  concept(
    'shellfish',
    'shellfish',
    `shellfish; shell fish; crustacean; crustacea; mollusk; mollusc; bivalve; shelled seafood; crustacean shellfish`,
    {
      rule: RESTRICTION_RULES.shellfish,
      members: `shrimp; prawn; crab; crabmeat; lobster; clam; mussel; oyster; scallop; squid; calamari; oyster sauce; glucosamine`,
    },
  ),
  concept('tree-nut', 'tree nuts', 'tree nut; treenut; tn', {
    rule: RESTRICTION_RULES['tree-nut'],
    members: `almond; wall nut; cob nut; walnut; cashew; pecan; pistachio; hazelnut; filbert; macadamia; macadamia nut; brazil nut; pine nut; pignoli; nutella; shea nut; english walnut; almond milk; almond butter; almond flour; cashew butter; almond extract; nut butter; pesto`,
  }),
  concept(
    'peanut',
    'peanuts',
    'peanut; pea nut; groundnut; ground nut; goober; arachis; arachis oil; ara h2',
    {
      rule: RESTRICTION_RULES.peanut,
      members: `peanut butter; peanut oil; peanut sauce; pb; beer nut`,
    },
  ),
  concept('nuts', 'peanuts and tree nuts', 'nut; all nut; any nut; nut product; mixed nut', {
    rule: { id: 'text:nut', allergens: ['tree-nut', 'peanut'], traits: ['nuts'] },
  }),
  concept('wheat', 'wheat', 'wheat; whole wheat; flour; wheat flour; wheat product', {
    rule: RESTRICTION_RULES.wheat,
    members: `semolina; farro; bulgur; couscous; wheat bran; wheat germ; white flour`,
  }),
  concept('gluten', 'gluten: wheat, barley and rye', 'gluten; gluten protein; gliadin', {
    rule: RESTRICTION_RULES.gluten,
    members: `rye; barley; malt; barley malt; malt extract; malt vinegar; malt flavoring; spelt; kamut; triticale; brewers yeast; graham flour`,
  }),
  concept('soy', 'soy', 'soy; soya; soybean; soya bean; soy bean; soy product; soy protein', {
    rule: RESTRICTION_RULES.soy,
    members: `tofu; tempeh; edamame; miso; tamari; soy sauce; shoyu; soy milk; lecithine; tvp; textured vegetable protein`,
  }),
  concept('sesame', 'sesame', 'sesame; sesame seed', {
    rule: RESTRICTION_RULES.sesame,
    members: `tahini; sesame oil; til; hummus`,
  }),
  concept(
    'lactose',
    'lactose (lactose-free foods and aged cheese stay)',
    'lactose; lacto intolerant; lacto intolerance; lactaid only; only lactaid; milk sugar; lactase deficiency; lactose malabsorption; low lactose',
    { rule: { traits: [{ trait: 'dairy', unless: ['lactose-free', 'ghee', 'aged-cheese'] }] }, kind: 'diet' },
  ),
  concept(
    'seafood',
    'fish and shellfish',
    'seafood; sea food; fish and shellfish; sushi; anything from the sea',
    {
      rule: { allergens: ['fish', 'shellfish'], traits: ['fish', 'shellfish'] },
    },
  ),
  concept(
    'allergens',
    'the nine major allergens',
    'top 9; top nine; top 9 allergen; big 9; top 8; top eight; top 8 allergen; big 8; major allergen',
    {
      rule: {
        allergens: ['milk', 'egg', 'fish', 'shellfish', 'tree-nut', 'peanut', 'wheat', 'soy', 'sesame'],
      },
    },
  ),
  concept(
    'lactose-free',
    'lactose',
    'lactose free milk; lactose free dairy; lactose free product; lactaid; lactaid milk',
    {
      rule: { traits: [{ trait: 'dairy', unless: ['lactose-free', 'ghee', 'aged-cheese'] }] },
      lets: ['lactose-free'],
    },
  ),
  concept('cheese', 'cheese', 'cheese; soft cheese; cream cheese; cheesy food', {
    rule: { traits: ['cheese'], except: ['vegan-cheese'] },
    allergyRule: RESTRICTION_RULES.milk,
    named: 'cheese; cheesecake; ricotta; pizza; lasagna; queso',
    lets: ['cheese'],
  }),
  concept('yogurt', 'yogurt', 'yogurt; yoghurt', {
    rule: { foods: [] },
    allergyRule: RESTRICTION_RULES.milk,
    named: 'yogurt',
  }),
  concept('butter', 'butter', 'butter', {
    rule: { traits: ['butter'] },
    allergyRule: RESTRICTION_RULES.milk,
  }),
  concept('cream', 'cream', 'cream; heavy cream; sour cream', {
    rule: { foods: [] },
    allergyRule: RESTRICTION_RULES.milk,
    named: 'heavy cream; sour cream; half and half; whipped cream; ice cream; cream cheese; alfredo',
  }),
  concept('egg-yolk', 'egg yolks', 'egg yolk; yolk', {
    rule: {
      id: 'text:egg yolk',
      foods: [
        'egg-large',
        'egg-large-brown',
        'egg-medium',
        'egg-jumbo',
        'egg-organic',
        'egg-pasture-raised',
        'egg-liquid',
        'egg-yolk',
        'egg-hard-boiled',
        'mayonnaise',
        'mayonnaise-light',
        'mayonnaise-avocado',
        'egg-noodles',
      ],
    },
    allergyRule: RESTRICTION_RULES.egg,
  }),
  concept('soybean-oil', 'soy, and oil made of it', 'soybean oil; soy oil; soya oil', {
    rule: { ...RESTRICTION_RULES.soy, id: 'text:soybean oil' },
    named: 'vegetable oil; shortening; cooking spray',
  }),
  concept('mspi', 'milk and soy', 'mspi; milk soy protein intolerance; milk and soy protein intolerance', {
    rule: { allergens: ['milk', 'soy'], traits: ['dairy', 'soy'] },
  }),
  concept('galactosemia', 'milk and dairy', 'galactosemia; galactose', {
    rule: { ...RESTRICTION_RULES.milk, id: 'text:galactosemia' },
  }),
]
