import { expect, test } from 'vitest'
import { DIET_TYPES, DISLIKED_FOODS } from '../diet/diet-options.ts'
import { PANTRY_CATEGORIES } from '../food/pantry-categories.ts'
import { PLANNED_WITHOUT_ANSWER } from './profile.ts'
import {
  COOKING_TOOLS,
  CUISINES,
  EGGS,
  FOOD_GOALS,
  LEFTOVER_USES,
  MEAL_DIFFICULTIES,
  MEAL_TYPES,
  MILKS,
  NEW_DISHES,
  PREP_STYLES,
  SKILL_LEVELS,
  SNACK_TYPES,
} from './profile-options.ts'

/** Every list a household chooses from, in its order and its words: stored profiles are written in them. */
const LISTS: readonly (readonly [name: string, list: readonly string[], words: string])[] = [
  ['COOKING_TOOLS', COOKING_TOOLS, 'Stove, Oven, Microwave, Air Fryer, Instant Pot, Slow Cooker, Grill'],
  ['SKILL_LEVELS', SKILL_LEVELS, 'Beginner, Intermediate, Advanced'],
  ['MEAL_DIFFICULTIES', MEAL_DIFFICULTIES, 'Easy (5-10 min), Medium (15-30 min), Complex (30+ min)'],
  [
    'DIET_TYPES',
    DIET_TYPES,
    'None, Keto, Paleo, Carnivore, Mediterranean, Vegan, Vegetarian, Whole30, Low FODMAP, Gluten-Free, Dairy-Free, Other',
  ],
  ['CUISINES', CUISINES, 'Italian, Mexican, Greek, Southern, Asian, American, Mediterranean, Indian'],
  [
    'DISLIKED_FOODS',
    DISLIKED_FOODS,
    'Celery, Broccoli, Brussels Sprouts, Cauliflower, Mushrooms, Onions, Bell Peppers, Olives, Tomatoes, Cilantro, Beets, Eggplant, Fish, Seafood, Tofu, Beans, Liver, Blue Cheese, Mayonnaise, Pickles, Sauerkraut, Anchovies, Capers, Ginger',
  ],
  [
    'FOOD_GOALS',
    FOOD_GOALS,
    'Extra Healthy, Weight Loss, Muscle Gain, High Protein, Low Carb, Balanced, Budget Friendly',
  ],
  ['NEW_DISHES', NEW_DISHES, 'Mostly what we know, Something new now and then, Surprise us'],
  ['PREP_STYLES', PREP_STYLES, 'Cook Every Meal, Cook Once Daily, Weekly Meal Prep'],
  ['LEFTOVER_USES', LEFTOVER_USES, 'No leftovers, For lunches, For lunches and a dinner'],
  ['MEAL_TYPES', MEAL_TYPES, 'Breakfast, Lunch, Dinner'],
  ['SNACK_TYPES', SNACK_TYPES, 'Homemade Snacks, Store-Bought Snacks, Healthy Snacks, Desserts'],
  [
    'MILKS',
    MILKS,
    'Whole Milk, 2% Milk, 1% Milk, Skim Milk, Lactose-Free Milk, Almond Milk, Soy Milk, Oat Milk, Coconut Milk, No Milk',
  ],
  [
    'EGGS',
    EGGS,
    'Large White Eggs, Large Brown Eggs, Medium Eggs, Jumbo Eggs, Organic Eggs, Pasture-Raised Eggs, Egg Whites Only, Liquid Eggs, No Eggs',
  ],
  [
    'PANTRY_CATEGORIES',
    PANTRY_CATEGORIES,
    'Produce, Meat, Dairy, Grains, Canned, Frozen, Condiments, Snacks, Other',
  ],
]

test.each(LISTS)('%s are the words a household chooses from', (_name, list, words) => {
  expect(list).toEqual(words.split(', '))
})

test('a profile without ZIP code and tools is planned at 72762, with the usual three tools', () => {
  expect(PLANNED_WITHOUT_ANSWER).toEqual({
    zipCode: '72762',
    cookingTools: ['Stove', 'Microwave', 'Oven'],
  })
})
