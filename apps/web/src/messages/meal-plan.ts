import type { PlanProgress } from '@pennyplate/contract/ai/plan'
import { loweredFood } from '@pennyplate/domain/food/food-words'
import { formatSignedCents } from '@pennyplate/domain/money'
import type { Substitution } from '@pennyplate/domain/recipe/substitution'
import type { ReasonCode } from '@pennyplate/domain/week/meal-reasons'
import { weekRange } from './day-words.ts'
import { duration } from './dish-time.ts'
import { ruledOutBy } from './import-conflicts.ts'
import { slotNames } from './meal-slots.ts'
import { agreeing, counted, joinWords } from './wording.ts'

const signed = (amount: number, unit: string, whatIsSame: string) =>
  amount === 0 ? `same ${whatIsSame}` : `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${unit}`

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The Meal-plan tab. */
export const mealPlanMessages = {
  title: 'Weekly Meal Plan',
  loading: 'Loading your meal plan',
  slots: slotNames,

  weekNavigation: 'Week',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  /** How long ago the shown week was, by its dates; below 0 it has not begun. */
  weekLabel: (weeksAgo: number, saved: number) => {
    if (weeksAgo === 0) return `Current Week (${saved} saved)`
    if (weeksAgo < 0) return `${weeksAgo === -1 ? 'Next Week' : `In ${-weeksAgo} weeks`} (${saved} saved)`
    return `${counted(weeksAgo, 'week')} ago (${saved} saved)`
  },
  weekDates: (first: string, last: string) => `${first} – ${last}`,
  chooseDay: 'Day',
  mealsOfWeek: 'Meals of the week',
  weekKeys: 'Arrow keys go from meal to meal. Ctrl+Z undoes a change.',

  conflictsTitle: (count: number, isCertain: boolean) => {
    const meals = count === 1 ? 'One meal this week' : `${count} meals this week`
    const verb = isCertain ? (count === 1 ? 'does not' : 'do not') : 'may not'
    return `${meals} ${verb} suit your household`
  },
  conflictsText: 'Replace the marked meals.',
  conflict: 'Does not suit',
  possibleConflict: 'May not suit',

  weekToPlan: 'Week to plan',
  thisWeek: 'This week',
  nextWeekChoice: 'Next week',
  weekOver: (first: string, last: string) => `This plan was for ${first} – ${last}.`,
  weekOverText: 'Plan the new week, or use the same meals again.',
  weekEnding: 'A new week starts on Sunday.',
  weekEndingText: 'The plan you accepted for this week stays in your saved weeks.',
  planWeek: (first: string, last: string) => `Plan ${first} – ${last}`,
  useAgain: 'Use these meals again',
  usedAgain: 'These meals are your plan for the new week. Accept it to get a shopping list.',
  planOverTitle: 'Plan the new week?',
  planOverNothing: 'It has no plan yet.',
  planOverList: 'The week on screen stays under Weeks, with its shopping list.',
  loadingWeeks: 'Looking for a plan you may have',
  plannedTitle: (first: string, last: string) => `${first} – ${last} is planned already`,
  plannedText: 'Open its plan, or have other meals planned in its place.',
  planAnew: 'Plan other meals',
  openPlanned: 'Open it',
  generateAgain: 'Generate again',
  replanRest: 'Re-plan the rest',
  /** What was planned, beside Undo. */
  planned: {
    'other-week': 'The new week is planned.',
    'same-week': 'A new week, with different meals where possible.',
    rest: 'The rest of the week is planned again.',
  },
  replanChanged: 'The week changed meanwhile, so nothing was planned again. Please try once more.',
  replanUnreachable:
    'Planning the rest of the week needs a connection. Nothing was changed; try again once you are online.',

  generateMessage: 'Seven days of meals, chosen for your household and priced before you shop.',
  generate: 'Generate Meal Plan',
  generating: 'Generating...',
  usedTitle: 'Your plan will use',
  used: {
    people: 'People',
    budget: 'Budget',
    zip: 'ZIP code',
    diet: 'Diet',
    pantry: 'Pantry',
    alwaysHave: 'Always have',
  },
  people: (adults: number, kids: number) =>
    kids === 0
      ? counted(adults, 'adult')
      : `${counted(adults, 'adult')}, ${counted(kids, 'child', 'children')}`,
  budget: (amount: string) => `${amount} a week`,
  zipDefault: (zip: string) => `${zip} (not set)`,
  noDiet: 'No special diet',
  pantryItems: (count: number) => counted(count, 'item'),
  staples: (count: number | undefined) => (count === undefined ? 'Choose below' : counted(count, 'staple')),
  changeProfile: 'Change these',

  progressTitle: 'Planning your week',
  stages: {
    search: 'Choosing meals that fit your household',
    budget: 'Bringing the week within your budget',
    proof: 'Checking that no other choice is better',
    writing: 'The language model is writing your week',
    checking: 'Checking every meal against your profile',
    exchanging: 'Replacing meals that do not fit your profile',
  } satisfies Readonly<Record<NonNullable<PlanProgress['stage']>, string>>,
  otherStage: 'Working on your week',
  aiFailedTitle: 'The language model did not return a plan',
  useBuiltin: 'Use the built-in planner',
  useBuiltinText: 'The built-in planner needs no language model and is ready right away.',
  mealsOver: (meals: readonly string[]) =>
    `${capitalized(joinWords(meals))} today ${meals.length === 1 ? 'is' : 'are'} over, so nothing is planned for ${meals.length === 1 ? 'it' : 'them'}.`,
  daysOver: (today: string) =>
    `This week has begun: the plan starts today, ${today}, and buys nothing for the days before.`,
  daysReady: (ready: number) => `${ready} of 7 days ready.`,
  cancel: 'Cancel',
  cancelled: 'Stopped. Nothing was changed.',
  dayComing: 'On its way',

  profileNotLoaded: 'Profile not loaded. Please refresh the page and try again.',
  generateFailed: (message: string) => `Failed to generate meal plan: ${message}`,
  planFaults: {
    profile_missing: 'There is no profile to plan from yet. Fill in your profile first, then try again.',
    empty_response: 'The AI returned an empty response. Please try again.',
    invalid_response: 'Failed to generate meal plan. The AI returned an invalid response. Please try again.',
    empty_plan: 'Failed to generate meal plan. The response was empty. Please try again.',
    bad_structure: 'Failed to generate proper meal plan structure. Please try again.',
    not_seven_days: 'Meal plan must include all 7 days of the week. Please try again.',
    timed_out: 'Request timeout - the server took too long to respond. Please try again.',
  } as Readonly<Record<string, string>>,
  incompleteDay: (day: string, meals: readonly string[]) =>
    `Incomplete meal plan: ${day} is missing ${meals.join(', ')}. Please try again.`,

  noWayTitle: 'No week fits your budget',
  noWayText: (budget: string, cheapest: string | undefined) =>
    cheapest === undefined
      ? `We tried every way we know, and no week stays within ${budget} with enough to eat and everything you asked for.`
      : `We tried every way we know. The cheapest week that feeds everyone and has everything you asked for costs ${cheapest}, and your budget is ${budget}.`,
  noRestTitle: 'The rest of this week does not fit your budget',
  noRestText: (budget: string, spent: string | undefined, cheapest: string | undefined) => {
    const used = spent === undefined ? `Your budget is ${budget}` : `Of your ${budget}, ${spent} is spent`
    return cheapest === undefined
      ? `${used}, and we found no meals for what is left.`
      : `${used}. What is still to buy, with the cheapest meals we found, costs ${cheapest}.`
  },
  noCheaperRest: (asItIs: string) => `With the meals as they are it costs ${asItIs}.`,
  keepRest: 'Keep the meals as they are',
  keep: 'Keep',
  stillToBuy: 'still to buy',
  restWaysTitle: 'What would work',
  thisWeekOnly: 'Let this week cost more',
  atMost: 'at most',
  budgetStays: (budget: string) => `Your weekly budget stays ${budget}.`,
  waysTitle: 'What would work, cheapest first',
  wayBudget: (budget: string) => `Your budget changes to ${budget}.`,
  takeWayOut: 'Change and plan again',
  aWeek: 'a week',
  noDishTitle: 'No meal fits your answers',
  noDishText: (meals: readonly string[]) =>
    `None of our recipes for ${joinWords(meals)} fits all of your answers, so no week was planned. Nothing was changed.`,
  openingsTitle: 'What would help, and what a week then costs at least',
  noOpening: 'No change of one or two answers would help.',

  railLabel: (weekStart: string, weeksAgo: number) => {
    if (weeksAgo === 0) return 'This week’s groceries'
    return weeksAgo === -1 ? 'Next week’s groceries' : `Groceries for ${weekRange(weekStart).join(' – ')}`
  },
  railChecking: 'Checking the total…',
  railOffline: 'The total is updated when you are online again.',
  railUnknown: 'We could not check the total just now.',
  railAboutTheBudget: 'about all of it',
  railNote: (zip: string) => `Whole packages, ZIP ${zip}.`,
  railPantry: (amount: string, zip: string) =>
    `Whole packages, ZIP ${zip}, minus ${amount} you already have.`,
  railEstimate: 'An estimate from the price of each serving. Accept the plan to price it in whole packages.',
  /** Of a week that is planned again after shopping for it. */
  railSpentBefore: (amount: string) => `Includes ${amount} already spent on this week.`,
  railEatingOut: (amount: string) => `Includes ${amount} for eating out.`,
  howPrices: 'How prices work',
  /** Of a plan that was made after its week began. */
  startsOn: (day: string, meal: string | undefined) =>
    `This plan starts on ${day}${meal ? ` with ${meal.toLowerCase()}` : ''}. Nothing is planned or bought for what was before, and the budget is the whole week’s.`,
  forMore: (extra: string, dishes: number, dishesNow: number) =>
    `For about ${extra} more we found a week with ${dishes} different dishes instead of ${dishesNow}.`,
  takeForMore: (budget: string) => `Plan again with ${budget}`,

  staplesChangedTitle: 'What you always have has changed',
  staplesChangedText: 'This week and its total were planned before that. Plan again to use it.',
  planAgain: 'Plan again',

  /** What of the first week is left for later weeks. */
  stocks: (amount: string, names: readonly string[]) =>
    `${amount} of this week stocks your pantry: ${joinWords(names)}.`,
  stocksMore: (count: number) => `${count} more`,
  haveSome: 'Have some already?',

  accept: 'Accept & Generate Shopping List',
  accepting: 'Generating...',
  accepted: 'Accepted',
  acceptFailed: (message: string) => `Failed to generate shopping list: ${message}`,
  print: 'Print week',
  delete: 'Delete Meal Plan',
  deleteTitle: 'Delete this meal plan?',
  deleteText:
    'The plan, its shopping list and its recipes are removed. Weeks you accepted stay in your saved weeks.',
  deleteKeep: 'Keep it',
  deleted: 'Meal plan deleted.',

  previewTitle: 'Shopping List Generated',
  previewMore: (count: number) => `and ${counted(count, 'more item')}`,
  previewLink: 'Open the Shopping List tab',

  reuseWeek: 'Reuse Entire Week',
  reuseTitle: 'Use this week again?',
  reuseText: 'It replaces your current plan and clears its shopping list.',
  reused: 'That week is your current plan now. Accept it to get a shopping list.',
  wastedThen: (amount: string, isEstimate: boolean) =>
    `Thrown away that week: ${isEstimate ? 'about ' : ''}${amount}.`,
  readOnly: 'A saved week. Reuse all of it, or copy single meals to your current plan.',
  copy: 'Copy to Current',
  copyMeal: (meal: string, day: string) => `Copy to Current: ${meal} to ${day}`,
  copied: (meal: string, day: string) => `${meal} is now in your current plan on ${day}.`,
  copyNeedsPlan: 'Please generate a meal plan first',

  kcal: (kcal: number) => `${Math.round(kcal).toLocaleString('en-US')} kcal`,
  kcalUnknown: 'kcal unknown',
  estimate: 'estimate',
  noPrice: 'No price',
  details: (meal: string) => `${meal}, details`,
  replace: 'Replace',
  replacing: 'Replacing...',
  replaceMeal: (meal: string, day: string, slot: string) => `Replace ${meal}, ${day} ${slot.toLowerCase()}`,
  custom: 'Set custom meal',
  moreFor: (meal: string, day: string, slot: string) => `More for ${meal}, ${day} ${slot.toLowerCase()}`,
  addMeal: (day: string, slot: string) => `Add a meal, ${day} ${slot.toLowerCase()}`,
  add: 'Add a meal',
  choose: 'Choose',
  chooseMeal: (day: string, slot: string) => `Choose a meal, ${day} ${slot.toLowerCase()}`,
  chooseTitle: (day: string, slot: string) => `A meal for ${day} ${slot.toLowerCase()}`,
  forPeople: (count: number) => `for ${count}`,
  kept: 'Stays when you plan again',
  paidOut: (amount: string, isFromBudget: boolean) =>
    isFromBudget ? `${amount} from the budget` : `${amount}, not from the budget`,
  like: (meal: string) => `Like ${meal}`,
  dislike: (meal: string) => `Dislike ${meal}`,

  replaceTitle: (meal: string) => `Instead of ${meal}`,
  replaceFailed: (message: string) => `Failed to replace meal: ${message}`,
  noChoices: 'We found no other meal that fits here. Set a custom meal, or change your profile.',
  openChoices: (choices: number, bill: string) =>
    `${counted(choices, 'other meal')}; the cheapest: ${bill.charAt(0).toLowerCase()}${bill.slice(1)}.`,
  relaxAndShow: 'Change and show them',
  stateChanged: 'The plan has changed in the meantime. Take another look.',
  sameMeal: 'Generated meal is the same as current meal',
  bestChoice: 'Best fit',
  takeChoice: (meal: string) => `Take it: ${meal}`,
  take: 'Take it',
  billDelta: (cents: number) =>
    cents === 0 ? 'Same cost at checkout' : `${formatSignedCents(cents)} at checkout`,
  kcalDelta: (amount: number) => signed(Math.round(amount), 'kcal', 'calories'),
  proteinDelta: (amount: number) => signed(Math.round(amount), 'g protein', 'protein'),
  minutesDelta: (amount: number) =>
    amount === 0 ? 'ready as fast' : `ready ${duration(Math.abs(amount))} ${amount > 0 ? 'later' : 'sooner'}`,
  everywhere: (days: readonly string[]) => `Also change it on ${joinWords([...new Set(days)])} (same meal)`,
  everywhereHint: 'The differences above are for one meal.',
  moreChoices: 'Show others',
  askAi: 'Ask the AI for something else',
  askingAi: 'Asking the AI...',
  aiChoicesFailed: (message: string) => `${message} Here is what the built-in planner offers.`,
  replaced: (before: string, after: string) => `${after} instead of ${before}.`,
  where: (day: string, slot: string) => `${day} ${slot.toLowerCase()}`,
  movedMeal: (meal: string, where: string) => `${meal} moved to ${where}.`,
  swappedMeals: (meal: string, where: string, other: string) =>
    `${meal} moved to ${where}, and ${other} took its place.`,
  added: (meal: string) => `${meal} added.`,
  mealNotChanged: 'The meal was not changed. The plan has changed in the meantime, so take another look.',

  likedNow: (meal: string) =>
    `You like ${meal}. Your next plans have it more often; this week and its bill stay as they are.`,
  likeGone: (meal: string) => `${meal} is no longer among your likes.`,
  dislikedNow: (meal: string, days: readonly string[]) =>
    `Your next plans leave out ${meal}. This week still has it on ${joinWords([...new Set(days)])}, and its bill stays the same until you replace it.`,
  dislikeGone: (meal: string) => `${meal} can be planned again.`,

  customTitle: (slot: string, day: string) => `Your own ${slot.toLowerCase()} for ${day}`,
  customName: 'Meal name',
  customHint: 'As you say it: “PB&J and chips”, “Dinner at grandma’s”',
  customNameMissing: 'What is it called?',
  customLookUp: 'Look it up',
  customAdd: 'Set meal',
  customDish: (dish: string) => `This is our recipe “${dish}”.`,
  customPlate: 'We read it as one portion of each of these, with usual amounts:',
  customElsewhere: 'Nobody cooks it at home, so it needs no groceries and no recipe.',
  customUnread: 'We do not know this meal, so it has no recipe and no ingredients on the list.',
  customGroceries: 'Groceries per person, in dollars',
  customGroceriesHint: (estimate: string) =>
    `0 if you buy nothing for it. Empty: our estimate of ${estimate}.`,
  customGroceriesFault: 'Write an amount such as 3.50.',
  customNameOnly: 'Keep only the name',
  customFailed: 'Failed to generate custom meal details. Please try again.',
  customWarning: (food: string, ruleId: string) =>
    `It seems to contain ${food.toLowerCase()}, which ${agreeing(food, ruledOutBy(ruleId))}.`,
  customUnknown: (food: string) => `We do not know whether ${food} fits your profile.`,
  customAnyway: 'Set it anyway',
  customCost: (amount: string) => `It costs about ${amount} a serving.`,
  customRelax: (change: string) => `${change} from now on`,
  customRough: 'Use rough values',
  customRoughHint: 'Cost, time and nutrition will be estimates and marked as such.',

  leavesMore: (meals: number) =>
    meals === 1
      ? 'Makes enough for one more meal this week.'
      : `Makes enough for ${meals} more meals this week.`,
  isFromFreezer: (portions: number) =>
    `${counted(portions, 'portion', 'portions')} from your freezer: thaw overnight, then reheat.`,
  isMade: 'Made earlier this week: reheat it, or eat it cold if that is how it is served.',
  isLeftOver: 'Cooked earlier this week: reheat it.',
  madeWith: ({ name, insteadOf }: Substitution) =>
    `Made with ${loweredFood(name)} instead of ${loweredFood(insteadOf.name)}.`,
  whyHere: 'Why it is here',
  perServing: 'One adult’s portion',
  estimateNote: 'Price and nutrition of this meal are estimates.',
  reasons: {
    'uses-bought': (food) => `Uses the ${food} you are buying anyway`,
    'uses-pantry': (food) => `Uses the ${food} you have`,
    'uses-expiring': (food) => `Uses the ${food} you should use soon`,
    cheaper: () => 'Makes the week cheaper',
    cheap: () => 'One of the cheapest meals that fit',
    quicker: () => 'Less time in the kitchen',
    quick: () => 'Quick to cook',
    liked: () => 'You like it',
    cuisine: () => 'From a cuisine you chose',
    protein: () => 'Good source of protein',
    'new-this-week': () => 'New this week',
    leftovers: () => 'Cooked once, eaten twice',
    'in-season': (food) => `Has ${food}, in season now`,
    custom: () => 'Your own meal',
  } satisfies Record<ReasonCode | 'custom', (food: string) => string> as Readonly<
    Record<string, (food: string) => string>
  >,
  someFood: 'food',
} as const
