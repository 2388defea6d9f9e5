import { DIET_RULES, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import { type Concept, concept } from './concept.ts'

/** Meat and other foods from animals. The allergens among them are in allergen-concepts.ts. */
export const ANIMAL_FOOD_CONCEPTS: readonly Concept[] = [
  concept('pork', 'pork', 'pork; pig; swine; pig meat; pork product', {
    rule: RESTRICTION_RULES.pork,
    members: 'bacon; ham; lard; prosciutto; pancetta; chorizo; pork sausage; pepperoni; salami',
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
  concept('honey', 'honey', 'honey; bee product', { rule: { traits: ['honey'] } }),
  concept('gelatin', 'gelatin', 'gelatin; gelatine; jello; jell o; collagen', {
    rule: { traits: ['gelatin'] },
  }),
  concept(
    'game',
    'game meat',
    'venison; deer; elk; bison; rabbit; game meat; game; kangaroo; horse; ostrich; bear',
    { rule: { foods: [] } },
  ),
  concept('insects', 'insects', 'insect; cricket; cochineal; carmine', { rule: { foods: [] } }),
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
  concept('aged-cheese', 'aged cheese', 'aged cheese; hard cheese; ripe cheese', {
    rule: { traits: ['aged-cheese'] },
    lets: ['aged-cheese'],
  }),
  concept('rennet', 'cheese made with animal rennet', 'rennet; animal rennet', {
    rule: { traits: ['aged-cheese'] },
  }),
  concept(
    'mixing',
    'meat with dairy on one plate',
    `no meat with dairy; meat with dairy; no meat and dairy together; meat and dairy together; no mixing meat and dairy; mixing meat and dairy;
    no mixing meat and milk; no dairy with meat; dont mix meat and dairy; separate meat and dairy; no milk with meat; no meat with milk;
    meat and milk together; no meat and milk together; dont mix meat and milk; no mixing dairy and meat; milk and meat together`,
    { rule: { apart: [['meat', 'poultry'], ['dairy']] }, kind: 'diet' },
  ),
]
