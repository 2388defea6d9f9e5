import { type Concept, concept } from './concept.ts'

/** Vegetables, fruits, grains, legumes, seeds and spices. */
export const PLANT_FOOD_CONCEPTS: readonly Concept[] = [
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
  concept('coconut', 'coconut', 'coconut; coconut product; coconut oil; coconut milk', {
    rule: { traits: ['coconut'] },
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
  concept('fava', 'fava beans', 'fava; fava bean; faba bean; broad bean', {
    rule: { traits: ['fava-bean'] },
    named: 'fava; broad bean',
  }),
  concept('lupin', 'lupin', 'lupin; lupine; lupini', { rule: { foods: [] }, unchecked: ['cross-contact'] }),
  concept('mushroom', 'mushrooms', 'mushroom; fungi; fungus', {
    rule: { id: 'dislike:mushrooms', groups: ['mushrooms'] },
  }),
  concept('cinnamon', 'cinnamon', 'cinnamon; cassia', {
    rule: { foods: ['garam-masala', 'pumpkin-pie-spice', 'curry-powder'] },
    named: 'cinnamon; apple pie',
  }),
  concept('coriander', 'cilantro and coriander', 'coriander', {
    rule: { id: 'text:coriander', groups: ['cilantro'] },
    named: 'coriander; curry powder; garam masala; taco seasoning',
  }),
]
