/** Every list a household chooses from, in the words it sees. */

export const COOKING_TOOLS = [
  'Stove',
  'Oven',
  'Microwave',
  'Air Fryer',
  'Instant Pot',
  'Slow Cooker',
  'Grill',
] as const
export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export const MEAL_DIFFICULTIES = ['Easy (5-10 min)', 'Medium (15-30 min)', 'Complex (30+ min)'] as const
export const CUISINES = [
  'Italian',
  'Mexican',
  'Greek',
  'Southern',
  'Asian',
  'American',
  'Mediterranean',
  'Indian',
] as const
/** How familiar the dishes of a week should be. */
export const NEW_DISHES = ['Mostly what we know', 'Something new now and then', 'Surprise us'] as const
export const FOOD_GOALS = [
  'Extra Healthy',
  'Weight Loss',
  'Muscle Gain',
  'High Protein',
  'Low Carb',
  'Balanced',
  'Budget Friendly',
] as const
export const PREP_STYLES = ['Cook Every Meal', 'Cook Once Daily', 'Weekly Meal Prep'] as const
export const LEFTOVER_USES = ['No leftovers', 'For lunches', 'For lunches and a dinner'] as const
/** Most of keto's net carbs a day, in the words the profile stores. */
export const NET_CARBS = ['20 g', '30 g', '50 g'] as const
export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner'] as const
export const SNACK_TYPES = ['Homemade Snacks', 'Store-Bought Snacks', 'Healthy Snacks', 'Desserts'] as const
export const MILKS = [
  'Whole Milk',
  '2% Milk',
  '1% Milk',
  'Skim Milk',
  'Lactose-Free Milk',
  'Almond Milk',
  'Soy Milk',
  'Oat Milk',
  'Coconut Milk',
  'No Milk',
] as const
export const EGGS = [
  'Large White Eggs',
  'Large Brown Eggs',
  'Medium Eggs',
  'Jumbo Eggs',
  'Organic Eggs',
  'Pasture-Raised Eggs',
  'Egg Whites Only',
  'Liquid Eggs',
  'No Eggs',
] as const
/** What of its bread and pasta a household eats whole wheat. */
export const WHOLE_GRAINS = ['Fine with us', 'Half and half', 'No'] as const

export type CookingTool = (typeof COOKING_TOOLS)[number]
export type Cuisine = (typeof CUISINES)[number]
export type MealType = (typeof MEAL_TYPES)[number]
export type SnackType = (typeof SNACK_TYPES)[number]
export type WholeGrains = (typeof WHOLE_GRAINS)[number]
