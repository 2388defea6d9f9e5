import type { FoodRule } from '../diet.ts'
import { DIET_RULES, RESTRICTION_RULES } from '../diet-rules.ts'
import { DIET_TYPES } from '../profile-options.ts'
import { type Concept, concept, type UncheckedCode, type Wish } from './concept.ts'

const diet = (
  id: string,
  name: string,
  words: string,
  rule: Omit<FoodRule, 'id'> | FoodRule,
  unchecked: readonly UncheckedCode[] = [],
) => concept(id, name, words, { rule, unchecked, kind: 'diet' })
const wish = (id: Wish, name: string, words: string, unchecked: readonly UncheckedCode[] = []) =>
  concept(id, name, words, { wish: id, unchecked, kind: 'diet' })
const asks = (id: string, name: string, words: string, readings: readonly string[] = []) =>
  concept(id, name, words, { asks: readings, kind: 'diet' })

const OWN_WORDS: Partial<Record<(typeof DIET_TYPES)[number], string>> = {
  Keto: 'keto; ketogenic; ketosis; zero carb; no carb',
  Paleo: 'paleo; paleolithic; caveman; primal; paleo style',
  Carnivore: 'carnivore; carnivorous; all meat; meat only',
  Mediterranean: 'mediterranean; mediterranean style',
  Vegan:
    'vegan; strict vegan; plant based; whole food plant based; wfpb; strict vegetarian; fully vegan; plant based eater; veganism; raw vegan; 100% plant based; plant based only; plants only',
  Vegetarian:
    'vegetarian; veggie; veg; ovo lacto; ovo lacto vegetarian; lacto ovo; lacto ovo vegetarian; meatless; meat free; vegetarianism; meat free vegetarian; no meat or fish',
  Whole30: 'whole30; whole 30; w30',
  'Low FODMAP':
    'low fodmap; fodmap; fodmaps; fodmap friendly; high fodmap; high fodmap food; monash; fructan; polyol; oligosaccharide',
}

/** Diets, conditions and religious rules. */
export const DIET_CONCEPTS: readonly Concept[] = [
  ...DIET_TYPES.flatMap((type) => {
    const [rule, words] = [DIET_RULES[type], OWN_WORDS[type]]
    return rule && words ? [diet(type.toLowerCase(), type, words, rule)] : []
  }),
  diet(
    'celiac',
    'gluten: wheat, barley and rye',
    'celiac; coeliac; celiac disease; coeliac disease; celiac sprue; gluten ataxia; dermatitis herpetiformis; ncgs; non celiac gluten',
    RESTRICTION_RULES.gluten,
    ['cross-contact'],
  ),
  diet('gfcf', 'gluten and milk', 'gfcf; gf cf; gluten and casein', {
    allergens: ['wheat', 'milk'],
    traits: ['gluten', 'dairy', { trait: 'oats', unless: ['certified-gluten-free'] }],
  }),
  diet('gf', 'gluten: wheat, barley and rye', 'gf', RESTRICTION_RULES.gluten),
  diet('df', 'milk and dairy', 'df', RESTRICTION_RULES.milk),
  diet('pescatarian', 'meat and poultry; fish stays', 'pescatarian; pescetarian; pesco vegetarian; pesca', {
    id: 'text:pescatarian',
    traits: ['meat', 'poultry', 'gelatin', 'animal-fat'],
  }),
  diet(
    'lacto',
    'meat, fish and eggs',
    'lacto vegetarian; lactovegetarian; vegetarian without egg; eggless vegetarian; pure vegetarian; hindu vegetarian; indian vegetarian; pure veg',
    {
      id: 'text:lacto vegetarian',
      allergens: ['fish', 'shellfish', 'egg'],
      traits: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat', 'egg'],
    },
  ),
  diet('ovo', 'meat, fish and milk', 'ovo vegetarian', {
    id: 'text:ovo vegetarian',
    allergens: ['fish', 'shellfish', 'milk'],
    traits: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat', 'dairy'],
  }),
  diet('pollo', 'red meat and fish; poultry stays', 'pollotarian; pollo vegetarian', {
    id: 'text:pollotarian',
    allergens: ['fish', 'shellfish'],
    traits: ['red-meat', 'beef', 'pork', 'lamb', 'fish', 'shellfish'],
  }),
  diet(
    'aip',
    'what the autoimmune protocol leaves out',
    'aip; autoimmune protocol; autoimmune paleo; autoimmune',
    {
      allergens: ['egg', 'milk', 'tree-nut', 'peanut', 'soy', 'sesame', 'wheat'],
      traits: [
        'grain',
        'pseudo-grain',
        'legume',
        'soy',
        'dairy',
        'egg',
        'nuts',
        'seed',
        'nightshade',
        'alcohol',
        'caffeine',
        'cocoa',
        'sweetener',
        'seed-oil',
        'processed',
        { trait: 'added-sugar', unless: ['natural-sweetener'] },
      ],
    },
  ),
  diet(
    'alpha-gal',
    'meat of mammals, lard and gelatin',
    'alpha gal; alphagal; alpha gal syndrome; ags; galactose alpha 1 3 galactose; mammalian meat allergy; lone star tick; tick bite meat; tick bite; red meat tick bite',
    { traits: ['red-meat', 'beef', 'pork', 'lamb', 'gelatin', { trait: 'animal-fat', unless: ['poultry'] }] },
    ['dairy-left-in'],
  ),
  diet('g6pd', 'fava beans', 'g6pd; g6pd deficiency; favism', { traits: ['fava-bean'] }, ['amounts']),
  diet(
    'gout',
    'organ meat, shellfish, oily small fish, gravy and alcohol',
    'gout; low purine; purine; high uric acid; hyperuricemia; uric acid',
    { traits: ['high-purine', 'organ-meat', 'alcohol', 'shellfish', 'sugary-drink'] },
    ['amounts'],
  ),
  diet(
    'gerd',
    'spicy food, citrus, tomato, mint, chocolate, caffeine and alcohol',
    'gerd; acid reflux; reflux; heartburn; lpr; low acid; acidic food; gastritis; silent reflux; hiatal hernia',
    { groups: ['tomatoes'], traits: ['spicy', 'citrus', 'mint', 'cocoa', 'caffeine', 'alcohol'] },
    ['amounts'],
  ),
  diet(
    'ulcer',
    'spicy food, caffeine and alcohol',
    'ulcer; stomach ulcer',
    { traits: ['spicy', 'caffeine', 'alcohol'] },
    ['amounts'],
  ),
  diet(
    'pregnancy',
    'alcohol, high-mercury fish, raw fish, deli meat, soft cheese, sprouts and liver',
    'pregnant; pregnancy; expecting; expectant; trying to conceive; pregnancy safe; gestation',
    { traits: ['alcohol', 'high-mercury', 'listeria-risk', 'organ-meat'] },
    ['raw', 'amounts'],
  ),
  diet(
    'histamine',
    'aged, fermented and cured food, alcohol, tomato, spinach and citrus',
    'histamine; low histamine; mcas; mast cell; mast cell activation; mast cell activation syndrome; dao deficiency; histamine food',
    {
      groups: ['tomatoes', 'eggplant', 'sauerkraut', 'pickles', 'mayonnaise'],
      traits: [
        'alcohol',
        'fermented',
        'aged-cheese',
        'processed-meat',
        'citrus',
        'cocoa',
        'mustard',
        'salty-seasoning',
        'shellfish',
      ],
      foods: [
        'spinach',
        'frozen-spinach',
        'spinach-canned',
        'avocado',
        'guacamole',
        'strawberries',
        'frozen-strawberries',
        'white-vinegar',
        'red-wine-vinegar',
        'balsamic-vinegar',
        'rice-vinegar',
        'apple-cider-vinegar',
        'anchovies',
        'sardines',
        'sardines-water',
        'tuna-water',
        'tuna-albacore',
        'tuna-oil',
        'tuna-plain',
        'salmon-canned',
        'mackerel-canned',
        'smoked-salmon',
      ],
    },
    ['amounts'],
  ),
  diet(
    'hemochromatosis',
    'red meat, organ meat, raw shellfish and alcohol',
    'hemochromatosis; haemochromatosis; iron overload; low iron diet',
    { traits: ['red-meat', 'organ-meat', 'shellfish', 'alcohol'] },
    ['iron'],
  ),
  diet(
    'eoe',
    'milk, wheat, egg, soy, nuts, fish and shellfish',
    'six food elimination; 6 food elimination; sfed; top 6',
    {
      allergens: ['milk', 'wheat', 'egg', 'soy', 'peanut', 'tree-nut', 'fish', 'shellfish'],
      traits: ['dairy', 'egg', 'nuts', 'fish', 'shellfish', 'soy'],
    },
  ),
  diet(
    'warfarin',
    'grapefruit, and leafy greens high in vitamin K',
    'warfarin; coumadin; vitamin k; blood thinner',
    {
      traits: [],
      foods: [
        'grapefruit',
        'kale',
        'frozen-kale',
        'spinach',
        'frozen-spinach',
        'collard-greens',
        'frozen-collards',
        'swiss-chard',
        'mustard-greens',
        'turnip-greens-fresh',
      ],
    },
    ['amounts'],
  ),
  diet('statin', 'grapefruit', 'grapefruit juice; statin', { foods: ['grapefruit'] }),
  diet(
    'maoi',
    'aged cheese, cured meat, fermented food and alcohol',
    'maoi; tyramine; low tyramine',
    {
      traits: ['aged-cheese', 'processed-meat', 'fermented', 'alcohol'],
      foods: [
        'soy-sauce',
        'soy-sauce-low-sodium',
        'tamari',
        'fish-sauce',
        'miso-paste',
        'hoisin-sauce',
        'teriyaki-sauce',
        'worcestershire',
      ],
    },
    ['amounts'],
  ),
  diet(
    'kosher',
    'pork, shellfish, fish without scales, gelatin, and meat with dairy in one dish',
    'kosher; kashrut; kosher style; kosher home; keep kosher; glatt kosher; glatt; strict kosher; jewish; kosher food',
    {
      id: 'text:kosher',
      allergens: ['shellfish'],
      traits: ['pork', 'shellfish', 'scaleless-fish', 'gelatin'],
      apart: [['meat', 'poultry'], ['dairy']],
    },
    ['certification'],
  ),
  diet(
    'passover',
    'what kosher forbids, and bread, grains and legumes',
    'passover; kosher for passover; chametz; pesach; hametz',
    {
      allergens: ['shellfish', 'wheat'],
      traits: ['pork', 'shellfish', 'scaleless-fish', 'gelatin', 'gluten', 'grain', 'legume'],
      apart: [['meat', 'poultry'], ['dairy']],
    },
    ['certification'],
  ),
  diet(
    'halal',
    'pork, gelatin and alcohol',
    'halal; halaal; muslim; islamic; zabiha; zabihah; haram; halal food; halal meat; islam; islamic dietary law',
    { id: 'text:halal', traits: ['pork', 'gelatin', 'alcohol'] },
    ['certification'],
  ),
  diet('hindu', 'beef', 'hindu; hinduism; hindu diet', { id: 'text:beef', traits: ['beef', 'gelatin'] }, [
    'practice-varies',
  ]),
  diet(
    'jain',
    'meat, fish, eggs, honey, mushrooms and everything that grows underground',
    'jain; jainism; jain vegetarian; jain food',
    {
      allergens: ['fish', 'shellfish', 'egg'],
      groups: ['mushrooms', 'eggplant'],
      traits: [
        'meat',
        'poultry',
        'fish',
        'shellfish',
        'egg',
        'honey',
        'gelatin',
        'animal-fat',
        'alcohol',
        'onion',
        'garlic',
        'white-potato',
        'root-vegetable',
      ],
    },
    ['practice-varies'],
  ),
  diet(
    'buddhist-vegetarian',
    'meat, fish, onions and garlic',
    'buddhist vegetarian; five pungent; buddhist vegan; pure buddhist',
    {
      allergens: ['fish', 'shellfish'],
      traits: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'animal-fat', 'onion', 'garlic'],
    },
    ['practice-varies'],
  ),
  diet(
    'lent',
    'meat and poultry',
    'lent; lenten; lent season; meatless friday; no meat on friday; no meat friday; catholic lent; lenten friday; no meat during lent',
    { id: 'text:lent', traits: ['meat', 'poultry', 'animal-fat'] },
    ['days', 'stricter'],
  ),
  diet(
    'orthodox-fast',
    'meat, fish, eggs and dairy',
    'orthodox fast; orthodox lent; great lent; tsom; nistisima; orthodox fasting; fasting food orthodox',
    DIET_RULES.Vegan ?? {},
    ['days', 'stricter'],
  ),
  diet(
    'adventist',
    'pork, shellfish, fish without scales, alcohol and caffeine',
    'adventist; seventh day adventist; 7th day adventist; sda',
    {
      id: 'text:adventist',
      allergens: ['shellfish'],
      traits: ['pork', 'shellfish', 'scaleless-fish', 'gelatin', 'alcohol', 'caffeine'],
    },
    ['practice-varies'],
  ),
  diet('mormon', 'alcohol, coffee and tea', 'mormon; lds; latter day saint; word of wisdom', {
    foods: ['coffee-brewed', 'coffee-ground', 'coffee-instant', 'tea-bags', 'green-tea', 'kombucha'],
    traits: ['alcohol'],
  }),
  diet(
    'rastafarian',
    'meat, shellfish, alcohol and processed salt-cured food',
    'rastafarian; rasta; rastafari',
    {
      allergens: ['shellfish'],
      traits: ['meat', 'poultry', 'shellfish', 'gelatin', 'animal-fat', 'alcohol', 'pork', 'scaleless-fish'],
    },
    ['practice-varies'],
  ),
  diet(
    'ital',
    'anything from animals, and alcohol',
    'ital; ital food',
    { ...DIET_RULES.Vegan, id: 'text:ital', traits: [...(DIET_RULES.Vegan?.traits ?? []), 'alcohol'] },
    ['practice-varies'],
  ),

  wish(
    'low-carb',
    'fewer carbs',
    'low carb; lower carb; reduced carb; low carbohydrate; carb; carbohydrate; atkin; south beach; low glycemic; low gi; glycemic index; low glycemic index; fewer carb; less carb; carb conscious; slow carb; counting carb; carb counting',
  ),
  wish(
    'low-fat',
    'less fat',
    'low fat; lower fat; fat free; reduced fat; nonfat; non fat; less fat; fat; fatty food; gallbladder; no gallbladder; gallstone; low fat milk; pancreatitis; no gall bladder; gallbladder removed',
  ),
  wish('low-sugar', 'less sugar', 'low sugar; lower sugar; less sugar; reduced sugar; cutting sugar'),
  wish(
    'less-sodium',
    'less sodium',
    'hypertension; high blood pressure; dash; blood pressure; less salt; lower sodium; less sodium; hbp; congestive heart failure; chf; heart failure; meniere; htn',
  ),
  wish(
    'heart-healthy',
    'heart healthy',
    'heart healthy; heart disease; high cholesterol; low cholesterol; cholesterol; cardiac; heart smart; heart condition; heart friendly; portfolio; hyperlipidemia; high triglyceride; triglyceride; low saturated fat',
  ),
  wish(
    'diabetes-friendly',
    'diabetes friendly',
    'diabetes; diabetic; prediabetic; prediabetes; pre diabetic; pre diabetes; type 2 diabetes; type 1 diabetes; type 2 diabetic; type 1 diabetic; t2d; t1d; gestational diabetes; insulin resistance; insulin resistant; diabetes friendly; diabetic friendly; diabetic diet; blood sugar; hypoglycemia; pcos; type ii diabetes; type i diabetes; type 2; type 1; high blood sugar',
  ),
  wish(
    'kidney-aware',
    'kidney aware: less sodium',
    'kidney disease; renal; ckd; chronic kidney disease; kidney failure; dialysis; kidney problem; kidney friendly; renal disease; renal failure',
    ['minerals'],
  ),
  wish(
    'high-fiber',
    'more fiber',
    'high fiber; more fiber; high fibre; fiber rich; constipation; diverticulosis; fiber',
  ),
  wish(
    'high-protein',
    'more protein',
    'high protein; more protein; protein rich; muscle gain; bodybuilding; bariatric; extra protein',
  ),
  wish('high-iron', 'more iron', 'high iron; iron rich; anemia; anemic; iron deficiency; iron deficient', [
    'iron',
  ]),
  wish(
    'lower-calorie',
    'fewer calories',
    'low calorie; lower calorie; calorie deficit; weight loss; lose weight; losing weight; weight watcher; ww; noom; calorie counting; overweight; obesity; low cal; light meal',
  ),
  wish(
    'less-meat',
    'less meat',
    'flexitarian; semi vegetarian; mostly vegetarian; mostly plant based; reducetarian; less meat; mostly vegan; plant forward; meatless monday; semi vegan; part time vegetarian; eat less meat; less red meat; mainly plant based',
  ),
  wish(
    'whole-foods',
    'more whole foods',
    'healthy; eat healthy; clean eating; whole food; balanced; healthy eating; anti inflammatory; antiinflammatory; minimally processed; extra healthy; clean; healthy food; nutritious; unprocessed food',
  ),

  asks(
    'ibs',
    'irritable bowel syndrome',
    'ibs; ibs d; ibs c; irritable bowel; irritable bowel syndrome; sibo; sensitive stomach',
    ['low fodmap', 'lactose', 'gluten'],
  ),
  asks(
    'ibd',
    'inflammatory bowel disease',
    'crohn; crohns; crohn disease; colitis; ulcerative colitis; ibd; diverticulitis',
    ['low fodmap', 'lactose', 'seed'],
  ),
  asks('pku', 'phenylketonuria', 'pku; phenylketonuria; low phe; low phenylalanine; low protein', [
    'vegan',
    'sweetener',
  ]),
  asks(
    'oas',
    'oral allergy syndrome',
    'oral allergy syndrome; oral allergy; oas; pollen food; pollen food syndrome; pfas; birch pollen; ragweed; grass pollen; pollen',
    ['stone-fruit', 'melon', 'fruit'],
  ),
  asks('buddhist', 'Buddhist', 'buddhist; buddhism', ['vegetarian', 'buddhist-vegetarian', 'beef']),
  asks('sikh', 'Sikh', 'sikh; sikhism; sikhi', ['lacto', 'beef', 'halal']),
  asks('raw', 'raw food', 'raw food; raw diet; raw foodist', ['vegan', 'processed']),
  asks('mthfr', 'MTHFR', 'mthfr; folate; folic acid', ['processed']),
  asks('salicylate', 'salicylates', 'salicylate; low salicylate; samter; aerd; feingold', [
    'berry',
    'stone-fruit',
    'citrus',
  ]),
  asks('nickel', 'nickel', 'nickel; low nickel', ['nuts', 'legume', 'chocolate']),
  asks('oxalate', 'oxalates', 'oxalate; low oxalate', ['nuts', 'chocolate', 'potato']),
  asks(
    'thyroid',
    'thyroid',
    'thyroid; hypothyroid; hypothyroidism; hashimoto; hashimotos; low iodine; iodine',
    ['gluten', 'soy', 'cruciferous'],
  ),
  asks('fpies', 'FPIES', 'fpies; eoe; eosinophilic esophagitis', ['milk', 'rice', 'oat']),
]
