import type { MergeRule } from './merge-rule.ts'

// A meal, a recipe and a week are replaced as a whole: half of one and half of another is neither.
const meal: MergeRule = { identity: ['name'] }

const plan: MergeRule = {
  identity: ['weekStartDate'],
  // A proof that comes late neither brings a deleted week back nor is said of another one.
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

/** Half of one quantity and half of another has no price. */
const LINE_AMOUNTS = ['quantity', 'unit', 'packages', 'low', 'high', 'leftoverG']
const LINE_PRICES = ['estimatedPrice', 'listedPrice', 'pricePaid', 'alreadyHave']

const shoppingLine: MergeRule = { identity: ['name'], together: [[...LINE_AMOUNTS, ...LINE_PRICES]] }

const shoppingList: MergeRule = {
  fields: { sections: { each: { identity: ['category'], fields: { items: { each: shoppingLine } } } } },
}

/** How the stored documents merge, by key. Lists of things with an id and lists of words need no rule. */
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
