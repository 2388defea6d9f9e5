import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { joinWords } from './wording.ts'

/** The landing page. Limits and prices are passed in from @pennyplate/domain. */
export const landingMessages = {
  title: 'Pennyplate: weekly meal plans within your grocery budget',
  description:
    'Pennyplate plans a week of breakfasts, lunches and dinners for your household, prices the shopping list before you shop, and keeps to your budget and your diet.',
  skip: 'Skip to content',
  navLabel: 'Account',
  heroTitle: 'Know what the week costs before you shop.',
  heroText:
    'Tell us who you feed, what you don’t eat and what you can spend. Pennyplate plans seven days of meals that fit, and writes the shopping list with every price on it.',
  signUp: 'Sign Up',
  signIn: 'Sign In',
  goToDashboard: 'Go to Dashboard',
  heroNote: 'Free during the beta. No card needed.',
  sampleTitle: 'A week of meals',
  sampleLabel: 'Sample week',
  sampleHousehold: (adults: number, servings: number) => `${adults} adults, ${servings} servings`,
  sampleRail: 'Sample week at checkout',
  sampleRailNote: (zip: string) => `Whole packages, ZIP ${zip}, with an empty pantry.`,
  receiptTitle: 'Shopping list',
  receiptMore: (count: number) => `${count} more lines`,
  packages: ({ count, amountText }: { readonly count: number; readonly amountText: string }) =>
    saidQuantity({ quantity: count, unit: amountText }),
  receiptFootnote: (pricesOf: string, zip: string) =>
    `Prices of ${pricesOf}, ZIP ${zip}. An estimate, not a quote.`,
  weekTitle: 'Seven days, priced by the serving',
  weekText: (cuisines: readonly string[], pricesOf: string, zip: string) =>
    `Pennyplate planned this week for two adults in ZIP ${zip} who like ${joinWords(cuisines)} food, and priced it with its catalog, prices of ${pricesOf}. Your own plan follows your household, your diet, your tools and your store’s ZIP code. Don’t like a meal? Swap it and see the new total right away.`,
  weekLabel: 'Sample week, day by day',
  featuresTitle: 'What it does for you',
  features: {
    planning: {
      title: 'Meal planning',
      text: 'A week of breakfast, lunch, dinner and snacks that respects diets, allergies, dislikes, skill and time. Swap a meal, set your own, or bring back a week you liked.',
    },
    pantry: {
      title: 'Pantry',
      text: 'Scan a barcode, take a photo or type what you have. What is in the kitchen is used first and left off the list.',
    },
    shopping: {
      title: 'Shopping lists',
      text: 'Accept a plan and get one list by aisle, in whole packages, with a price on each line and boxes to check off in the store.',
    },
    budget: {
      title: 'Budget tracking',
      text: 'Every change shows what it does to the week’s total. If your budget cannot feed your household, we say so and show what would help.',
    },
  },
  swapDelta: (amount: string) => `${amount} less this week`,
  swapLabel: 'Swapped',
  pantryItems: ['Old-fashioned oats', 'Canned chickpeas', 'Frozen spinach'],
  pantryQuantities: ['1 box', '3 cans', '2 bags'],
  pricesTitle: 'How prices work',
  prices: [
    {
      title: 'Whole packages',
      text: 'Nobody sells 3 tablespoons of butter. A line costs what the whole package costs, and the plan uses up what it opens.',
    },
    {
      title: 'Source and date on every price',
      text: 'Prices come from our own catalog for a large US grocery chain, by region of your ZIP code. Each one shows its source and date.',
    },
    {
      title: 'An estimate, not a quote',
      text: 'Pennyplate is not connected to a store’s registers. Shelf prices move, so expect small differences; estimates are marked as such.',
    },
  ],
  costTitle: 'What Pennyplate costs',
  costNow: 'Free during the beta',
  costNowText: 'Everything is included. No card is needed.',
  costLater: 'Premium, after the beta',
  costLaterUnit: 'a month',
  costLaterText: (trialDays: number, noticeDays: number) =>
    `With a ${trialDays}-day free trial. Everyone is told ${noticeDays} days before billing starts, and nobody is charged without subscribing first.`,
  closingTitle: 'Plan this week',
  closingText: 'Answer a few questions about your household and get your first plan.',
  closingSignedIn: 'Your plan, pantry and lists are where you left them.',
  haveAccount: 'Already have an account?',
  footerLabel: 'Legal',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  footerNote: 'Pennyplate is open source under the MIT license. You can run it on your own computer.',
  theme: 'Theme',
  themeChoices: { auto: 'System', light: 'Light', dark: 'Dark' },
  back: 'Back',
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  mealTypes: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
  perServing: 'per serving',
  calories: (count: number) => `${count} kcal`,
} as const
