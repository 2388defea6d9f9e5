/** Every page address of the app. Links, redirects and the router all use it. */

export const DASHBOARD_TABS = [
  'meal-plan',
  'quick-meal',
  'pantry',
  'shopping',
  'recipes',
  'settings',
] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]
const DEFAULT_TAB: DashboardTab = 'meal-plan'

export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  signIn: '/sign-in',
  forgotPassword: '/sign-in/forgot-password',
  resetPassword: '/sign-in/reset-password',
  verifyEmail: '/sign-in/verify-email',
  signUp: '/sign-up',
  authRedirect: '/auth-redirect',
  subscribe: '/subscribe',
  manageSubscription: '/subscribe/manage',
  dashboard: '/dashboard',
  dashboardTab: (tab: DashboardTab) => (tab === DEFAULT_TAB ? '/dashboard' : `/dashboard?tab=${tab}`),
  /** The recipe of a slot of the week. */
  recipe: (slotKey: string) => `/dashboard?tab=recipes&recipe=${slotKey}`,
  /** All recipes that have these words in their name or foods. */
  recipesWith: (words: string) => `/dashboard?tab=recipes&view=all&q=${encodeURIComponent(words)}`,
  /** All recipes that are the household's own. */
  ownRecipes: '/dashboard?tab=recipes&view=all&mine=1',
  everyRecipe: '/dashboard?tab=recipes&view=all',
  bringRecipes: '/dashboard?tab=recipes&view=all&bring=address',
  pasteRecipe: '/dashboard?tab=recipes&view=all&bring=paste',
  /** Takes a page from the bookmark. The server and the service worker know this address too. */
  bringRecipe: '/bring-recipe',
  profileSetup: '/profile-setup',
  profileUpdate: '/profile-update',
  paymentSuccess: '/payment-success',
  paymentSuccessOf: (sessionId: string) => `/payment-success?session_id=${encodeURIComponent(sessionId)}`,
  shared: (shareId: string) => `/shared/${encodeURIComponent(shareId)}`,
} as const

/** An unknown or missing tab in the address is the first tab, never an error. */
export function readTab(tab: string | null): DashboardTab {
  return DASHBOARD_TABS.find((known) => known === tab) ?? DEFAULT_TAB
}
