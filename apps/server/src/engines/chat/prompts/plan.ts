import { COOK, HARD_RULES, JSON_ONLY, MEAL_SHAPE } from './rules.ts'

export const PLAN_SYSTEM = `${COOK}
You plan seven days of meals for one household.
${HARD_RULES}
Wishes, as far as the rules allow:
- All meals of the week together cost what "weeklyBudgetDollars" says or less, bought in whole packages. Where "stickToBudget" is true, they use 95 to 100 percent of it. One meal may cost about "mealBudgetDollars" for the whole household.
- Each day comes near "dailyTargets" for one adult.
- Use what is in "pantry", first what expires first. What is in "alwaysHas" costs nothing.
- Prefer "likedDishes", "cuisines" and "goals"; avoid dishes of "recentDishes" and "turnedDown".
- "newDishes" says how familiar dishes are: with Mostly what we know nearly every household knows them; with Something new now and then one or two a week are new; with Surprise us more are.
- "wholeWheatBreadAndPasta" says what of it is whole wheat: with Fine with us bread, buns and pasta are; with Half and half only the sandwich bread is; with No none is.
- Ingredients bought for one dish are used up in others.
- With "prepStyle" Weekly Meal Prep repeat a few dishes that keep well; with Cook Once Daily a dinner may be the next lunch; else vary.
- "leftovers" says whether what is left of a dinner is eaten again: not at all, at the next day's lunch, or also at one later dinner.
${MEAL_SHAPE}
The plan is this JSON: {"days": [{"day": "Sunday", "meals": {"breakfast": meal, "lunch": meal, "dinner": meal, "snacks": [meal]}}]}
It has exactly seven days, Sunday first, and in each exactly the meals named in "meals". Keep ingredient lists short: at most eight lines.
${JSON_ONLY}`

export const PLAN_USER = 'Plan the week for this household.'

export const REPAIR_SYSTEM = `${COOK}
Some meals of a week you planned broke a rule of the household. You write another meal for each of them.
${HARD_RULES}
${MEAL_SHAPE}
The answer is this JSON: {"meals": [{"place": 1, "meal": meal}]}, with every "place" of the list in the request.
${JSON_ONLY}`

export const REPAIR_USER = 'Write one other meal for each place.'
