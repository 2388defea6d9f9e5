import type { MergeRule } from './merge-rule.ts'

// Meals, recipes and weeks are replaced whole, never mixed.
const meal: MergeRule = { identity: ['name'] }

const plan: MergeRule = {
  identity: ['weekStartDate'],
  // A late proof must not restore a deleted week or apply to a different one.
  derived: ['report'],
  fields: {
    days: {
      each: {
        identity: ['day'],
        fields: {
          meals: { fields: { breakfast: meal, lunch: meal, dinner: meal, snacks: { each: meal } } },
        },
      },
    },
  },
}

/** Quantity and price belong together. */
const LINE_AMOUNTS = ['quantity', 'unit', 'packages', 'low', 'high', 'leftoverG']
const LINE_PRICES = ['estimatedPrice', 'listedPrice', 'pricePaid', 'alreadyHave']

const shoppingLine: MergeRule = { identity: ['name'], together: [[...LINE_AMOUNTS, ...LINE_PRICES]] }

const shoppingList: MergeRule = {
  fields: { sections: { each: { identity: ['category'], fields: { items: { each: shoppingLine } } } } },
}

/** Merge rules by document key. Lists of words, and of objects with an id, need no rule. */
export const DOCUMENT_RULES: Readonly<Record<string, MergeRule>> = {
  profile: {
    together: [['kids', 'kidAges']],
    fields: { settledPhrases: { each: { identity: ['phrase'], isWhole: true } } },
  },
  currentMealPlan: plan,
  currentShoppingList: { ...shoppingList, fields: { ...shoppingList.fields, shoppingList } },
  mealPlanHistory: { each: { identity: ['weekStartDate'], isWhole: true } },
  cookingHistory: { each: { identity: ['meal', 'date', 'mealType'] } },
  recipesCache: { each: { isWhole: true } },
  tosAcceptance: { isWhole: true },
  accountDeleted: { isWhole: true },
}
