// Written by scripts/write-recipe-index.ts; do not edit.
import breakfast1 from '../../data/recipes/breakfast-1.json' with { type: 'json' }
import breakfast2 from '../../data/recipes/breakfast-2.json' with { type: 'json' }
import breakfast3 from '../../data/recipes/breakfast-3.json' with { type: 'json' }
import breakfast4 from '../../data/recipes/breakfast-4.json' with { type: 'json' }
import breakfast5 from '../../data/recipes/breakfast-5.json' with { type: 'json' }
import breakfast6 from '../../data/recipes/breakfast-6.json' with { type: 'json' }
import breakfast7 from '../../data/recipes/breakfast-7.json' with { type: 'json' }
import breakfast8 from '../../data/recipes/breakfast-8.json' with { type: 'json' }
import everydayBreakfast1 from '../../data/recipes/everyday-breakfast-1.json' with { type: 'json' }
import everydayBreakfast2 from '../../data/recipes/everyday-breakfast-2.json' with { type: 'json' }
import everydayBreakfast3 from '../../data/recipes/everyday-breakfast-3.json' with { type: 'json' }
import everydayBreakfast4 from '../../data/recipes/everyday-breakfast-4.json' with { type: 'json' }
import everydayBreakfast5 from '../../data/recipes/everyday-breakfast-5.json' with { type: 'json' }
import everydayCuisines1 from '../../data/recipes/everyday-cuisines-1.json' with { type: 'json' }
import everydayDiets1 from '../../data/recipes/everyday-diets-1.json' with { type: 'json' }
import everydayDiets2 from '../../data/recipes/everyday-diets-2.json' with { type: 'json' }
import everydayDinners1 from '../../data/recipes/everyday-dinners-1.json' with { type: 'json' }
import everydayHandheld1 from '../../data/recipes/everyday-handheld-1.json' with { type: 'json' }
import everydayHandheld2 from '../../data/recipes/everyday-handheld-2.json' with { type: 'json' }
import everydayHandheld3 from '../../data/recipes/everyday-handheld-3.json' with { type: 'json' }
import everydayHandheld4 from '../../data/recipes/everyday-handheld-4.json' with { type: 'json' }
import everydayHandheld5 from '../../data/recipes/everyday-handheld-5.json' with { type: 'json' }
import everydayLeftovers1 from '../../data/recipes/everyday-leftovers-1.json' with { type: 'json' }
import everydayLeftovers2 from '../../data/recipes/everyday-leftovers-2.json' with { type: 'json' }
import everydayLeftovers3 from '../../data/recipes/everyday-leftovers-3.json' with { type: 'json' }
import everydayPastaAndBakes1 from '../../data/recipes/everyday-pasta-and-bakes-1.json' with { type: 'json' }
import everydayPastaAndBakes2 from '../../data/recipes/everyday-pasta-and-bakes-2.json' with { type: 'json' }
import everydayPastaAndBakes3 from '../../data/recipes/everyday-pasta-and-bakes-3.json' with { type: 'json' }
import everydayPlates1 from '../../data/recipes/everyday-plates-1.json' with { type: 'json' }
import everydayRoasts1 from '../../data/recipes/everyday-roasts-1.json' with { type: 'json' }
import everydayRoasts2 from '../../data/recipes/everyday-roasts-2.json' with { type: 'json' }
import everydayRoasts3 from '../../data/recipes/everyday-roasts-3.json' with { type: 'json' }
import everydaySalads1 from '../../data/recipes/everyday-salads-1.json' with { type: 'json' }
import everydaySalads2 from '../../data/recipes/everyday-salads-2.json' with { type: 'json' }
import everydaySandwiches1 from '../../data/recipes/everyday-sandwiches-1.json' with { type: 'json' }
import everydaySandwiches2 from '../../data/recipes/everyday-sandwiches-2.json' with { type: 'json' }
import everydaySkillets1 from '../../data/recipes/everyday-skillets-1.json' with { type: 'json' }
import everydaySkillets2 from '../../data/recipes/everyday-skillets-2.json' with { type: 'json' }
import everydaySkillets3 from '../../data/recipes/everyday-skillets-3.json' with { type: 'json' }
import everydaySoups1 from '../../data/recipes/everyday-soups-1.json' with { type: 'json' }
import everydaySoups2 from '../../data/recipes/everyday-soups-2.json' with { type: 'json' }
import everydaySoups3 from '../../data/recipes/everyday-soups-3.json' with { type: 'json' }
import familyDinner1 from '../../data/recipes/family-dinner-1.json' with { type: 'json' }
import familyDinner2 from '../../data/recipes/family-dinner-2.json' with { type: 'json' }
import familyDinner3 from '../../data/recipes/family-dinner-3.json' with { type: 'json' }
import familyDinner4 from '../../data/recipes/family-dinner-4.json' with { type: 'json' }
import familyLunch1 from '../../data/recipes/family-lunch-1.json' with { type: 'json' }
import familyLunch2 from '../../data/recipes/family-lunch-2.json' with { type: 'json' }
import familyLunch3 from '../../data/recipes/family-lunch-3.json' with { type: 'json' }
import meatDinner1 from '../../data/recipes/meat-dinner-1.json' with { type: 'json' }
import meatDinner2 from '../../data/recipes/meat-dinner-2.json' with { type: 'json' }
import meatDinner3 from '../../data/recipes/meat-dinner-3.json' with { type: 'json' }
import meatDinner4 from '../../data/recipes/meat-dinner-4.json' with { type: 'json' }
import meatDinner5 from '../../data/recipes/meat-dinner-5.json' with { type: 'json' }
import meatLunch1 from '../../data/recipes/meat-lunch-1.json' with { type: 'json' }
import meatLunch2 from '../../data/recipes/meat-lunch-2.json' with { type: 'json' }
import meatLunch3 from '../../data/recipes/meat-lunch-3.json' with { type: 'json' }
import meatLunch4 from '../../data/recipes/meat-lunch-4.json' with { type: 'json' }
import snacks1 from '../../data/recipes/snacks-1.json' with { type: 'json' }
import snacks2 from '../../data/recipes/snacks-2.json' with { type: 'json' }
import snacks3 from '../../data/recipes/snacks-3.json' with { type: 'json' }
import snacks4 from '../../data/recipes/snacks-4.json' with { type: 'json' }
import veganDinner1 from '../../data/recipes/vegan-dinner-1.json' with { type: 'json' }
import veganDinner2 from '../../data/recipes/vegan-dinner-2.json' with { type: 'json' }
import veganDinner3 from '../../data/recipes/vegan-dinner-3.json' with { type: 'json' }
import veganDinner4 from '../../data/recipes/vegan-dinner-4.json' with { type: 'json' }
import veganLunch1 from '../../data/recipes/vegan-lunch-1.json' with { type: 'json' }
import veganLunch2 from '../../data/recipes/vegan-lunch-2.json' with { type: 'json' }
import veganLunch3 from '../../data/recipes/vegan-lunch-3.json' with { type: 'json' }
import breads from '../../data/sides/breads.json' with { type: 'json' }
import dairy from '../../data/sides/dairy.json' with { type: 'json' }
import desserts from '../../data/sides/desserts.json' with { type: 'json' }
import dips from '../../data/sides/dips.json' with { type: 'json' }
import drinks from '../../data/sides/drinks.json' with { type: 'json' }
import fruit from '../../data/sides/fruit.json' with { type: 'json' }
import remakes from '../../data/sides/remakes.json' with { type: 'json' }
import salads from '../../data/sides/salads.json' with { type: 'json' }
import starches from '../../data/sides/starches.json' with { type: 'json' }
import vegetables from '../../data/sides/vegetables.json' with { type: 'json' }
import type { RecipeRow, SideRow } from './recipe-row.ts'

export const RECIPE_FILES: readonly (readonly RecipeRow[])[] = [
  breakfast1,
  breakfast2,
  breakfast3,
  breakfast4,
  breakfast5,
  breakfast6,
  breakfast7,
  breakfast8,
  everydayBreakfast1,
  everydayBreakfast2,
  everydayBreakfast3,
  everydayBreakfast4,
  everydayBreakfast5,
  everydayCuisines1,
  everydayDiets1,
  everydayDiets2,
  everydayDinners1,
  everydayHandheld1,
  everydayHandheld2,
  everydayHandheld3,
  everydayHandheld4,
  everydayHandheld5,
  everydayLeftovers1,
  everydayLeftovers2,
  everydayLeftovers3,
  everydayPastaAndBakes1,
  everydayPastaAndBakes2,
  everydayPastaAndBakes3,
  everydayPlates1,
  everydayRoasts1,
  everydayRoasts2,
  everydayRoasts3,
  everydaySalads1,
  everydaySalads2,
  everydaySandwiches1,
  everydaySandwiches2,
  everydaySkillets1,
  everydaySkillets2,
  everydaySkillets3,
  everydaySoups1,
  everydaySoups2,
  everydaySoups3,
  familyDinner1,
  familyDinner2,
  familyDinner3,
  familyDinner4,
  familyLunch1,
  familyLunch2,
  familyLunch3,
  meatDinner1,
  meatDinner2,
  meatDinner3,
  meatDinner4,
  meatDinner5,
  meatLunch1,
  meatLunch2,
  meatLunch3,
  meatLunch4,
  snacks1,
  snacks2,
  snacks3,
  snacks4,
  veganDinner1,
  veganDinner2,
  veganDinner3,
  veganDinner4,
  veganLunch1,
  veganLunch2,
  veganLunch3,
]

export const SIDE_FILES: readonly (readonly SideRow[])[] = [
  breads,
  dairy,
  desserts,
  dips,
  drinks,
  fruit,
  remakes,
  salads,
  starches,
  vegetables,
]
