import { RESTRICTION_RULES } from '../diet-rules.ts'
import { type Concept, concept } from './concept.ts'

/** The nine allergens and what is made of them: whoever names one of these means the allergen. */
export const ALLERGEN_CONCEPTS: readonly Concept[] = [
  concept(
    'milk',
    'milk and dairy',
    `milk; dairy; dairies; milk product; dairy product; cow milk; cows milk; cow dairy; cow milk protein; cows milk protein;
    milk protein; cmpa; cmpi; cmp; milk and dairy; bovine protein; bovine milk`,
    {
      rule: RESTRICTION_RULES.milk,
      members: `casein; caseinate; sodium caseinate; calcium caseinate; a1 casein; a1 milk; a1 protein; a1 beta casein; whey; whey protein; lactalbumin; lactoglobulin;
      beta lactoglobulin; alpha lactalbumin; milk powder; dry milk; milk solid; milk fat; butterfat; curd; milk chocolate; cheese; soft cheese;
      yogurt; yoghurt; butter; cream; heavy cream; sour cream; buttermilk; kefir; paneer; half and half; whole milk; skim milk; goat milk;
      goats milk; sheep milk; goat cheese; cream cheese; ghee; raw milk`,
    },
  ),
  concept('egg', 'eggs', 'egg; hen egg; chicken egg; egg product; egg protein', {
    rule: RESTRICTION_RULES.egg,
    members: `egg white; egg yolk; yolk; albumin; albumen; ovalbumin; ovomucoid; egg wash; scrambled egg; fried egg; boiled egg; raw egg;
    runny egg; undercooked egg; duck egg; quail egg; lysozyme; meringue; mayo; mayonnaise`,
  }),
  concept(
    'fish',
    'fish',
    'fish; finfish; finned fish; fin fish; fish oil; fish sauce; fish product; parvalbumin',
    {
      rule: RESTRICTION_RULES.fish,
      members: `salmon; tuna; cod; codfish; tilapia; halibut; trout; sardine; anchovy; herring; mackerel; bass; sea bass; snapper;
    grouper; perch; pike; haddock; pollock; flounder; sole; catfish; swai; basa; mahi mahi; swordfish; carp; eel; monkfish; whitefish; white fish;
    hake; sturgeon; caviar; roe; fish roe; surimi; kipper; smoked salmon; lox; walleye; turbot; barramundi; branzino`,
    },
  ),
  concept(
    'shellfish',
    'shellfish',
    `shellfish; shell fish; crustacean; crustacea; mollusk; mollusc; bivalve; shelled seafood; crustacean shellfish`,
    {
      rule: RESTRICTION_RULES.shellfish,
      members: `shrimp; prawn; crab; crabmeat; lobster; crayfish; crawfish; langoustine; clam; mussel; oyster; scallop; squid; calamari;
      octopus; abalone; conch; snail; escargot; krill; scampi; cuttlefish; oyster sauce; shrimp paste; glucosamine`,
    },
  ),
  concept('tree-nut', 'tree nuts', 'tree nut; treenut; tn', {
    rule: RESTRICTION_RULES['tree-nut'],
    members: `almond; walnut; cashew; pecan; pistachio; hazelnut; filbert; macadamia; macadamia nut; brazil nut; pine nut; pinon; pignoli; chestnut;
    praline; marzipan; nutella; gianduja; hickory nut; butternut nut; shea nut; black walnut; english walnut; almond milk; almond butter;
    almond flour; cashew butter; almond extract; nut milk; nut flour; nut butter; pesto`,
  }),
  concept(
    'peanut',
    'peanuts',
    'peanut; pea nut; groundnut; ground nut; goober; arachis; arachis oil; ara h2',
    {
      rule: RESTRICTION_RULES.peanut,
      members: 'peanut butter; peanut oil; peanut sauce; peanut flour; pb; monkey nut; beer nut',
    },
  ),
  concept('nuts', 'peanuts and tree nuts', 'nut; all nut; any nut; nut product; mixed nut', {
    rule: { id: 'text:nut', allergens: ['tree-nut', 'peanut'], traits: ['nuts'] },
  }),
  concept('wheat', 'wheat', 'wheat; whole wheat; wheat flour; wheat product', {
    rule: RESTRICTION_RULES.wheat,
    members:
      'semolina; durum; einkorn; emmer; farro; bulgur; couscous; wheat bran; wheat germ; white flour; seitan',
  }),
  concept('gluten', 'gluten: wheat, barley and rye', 'gluten; gluten protein; gliadin', {
    rule: RESTRICTION_RULES.gluten,
    members: `rye; barley; malt; barley malt; malt extract; malt vinegar; malt flavoring; spelt; kamut; triticale; brewers yeast; graham flour`,
  }),
  concept('soy', 'soy', 'soy; soya; soybean; soya bean; soy bean; soy product; soy protein', {
    rule: RESTRICTION_RULES.soy,
    members: `tofu; tempeh; edamame; miso; natto; tamari; soy sauce; shoyu; soy milk; soya milk; soy lecithin; soya lecithin; lecithin; lecithine; okara; yuba; tvp;
    textured vegetable protein; soybean oil; soy isolate; hydrolyzed soy protein`,
  }),
  concept('sesame', 'sesame', 'sesame; sesame seed', {
    rule: RESTRICTION_RULES.sesame,
    members: 'tahini; sesame oil; tahina; halva; halvah; gomasio; benne; gingelly; til; hummus',
  }),
  concept(
    'lactose',
    'lactose (lactose-free foods and aged cheese stay)',
    'lactose; milk sugar; lactase deficiency; lactose malabsorption; low lactose',
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
]
