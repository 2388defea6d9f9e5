import type { DashboardTab } from '../lib/paths.ts'

/** The app's frame: header, tabs, loading, and missing pages. */
export const appMessages = {
  productName: 'Pennyplate',
  loadingProfile: 'Loading your profile',
  skipToContent: 'Skip to content',
  skipToWeek: 'Skip to the week',
  premiumAccount: 'Premium Account',
  freeDuringBeta: 'Free during beta',
  guestUser: 'Guest User',
  signIn: 'Sign In',
  signOut: 'Sign out',
  signOutFailed: 'You could not be signed out. Check your connection and try again.',
  accountMenu: (email: string) => `Account of ${email}`,
  settings: 'Settings',
  theme: 'Theme',
  themeChoices: { auto: 'System', light: 'Light', dark: 'Dark' },
  themeHint: 'System follows this device’s setting. Your choice is saved in this browser.',
  tabsLabel: 'Main',
  goHome: 'Go to Home',
  goToDashboard: 'Go to Dashboard',
  returnToDashboard: 'Return to Dashboard',
  reload: 'Reload the page',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  unreachableTitle: 'We cannot reach Pennyplate',
  unreachableText: 'Check your connection. What you saved in this browser is still here.',
  errorTitle: 'Something went wrong',
  errorText:
    'This page stopped working. What you saved is safe in this browser and on the server. Reload to continue.',
  partOfflineTitle: 'You are offline',
  partOfflineText: 'Part of the app is not on this device yet. It opens as soon as you are online.',
  partUnreachableTitle: 'We cannot reach Pennyplate',
  partUnreachableText: 'Part of the app is not on this device yet. It opens as soon as we get through.',
  partStaleTitle: 'This page needs a reload',
  partStaleText:
    'Pennyplate was updated, or part of it could not be loaded. Saved changes are kept. Finish what you are typing first.',
  updateTitle: 'A new version is ready',
  updateText: 'Updating reloads this page. Your changes are kept.',
  updateNow: 'Update now',
  later: 'Later',
  installTitle: 'Install Pennyplate',
  installText: 'It then opens like any other app and shows your week and your list offline.',
  installByHand:
    'Open the Share menu and choose “Add to Home Screen”. Pennyplate then opens like any other app and shows your week and your list offline.',
  install: 'Install',
  notNow: 'Not now',
} as const

export const tabMessages: Readonly<Record<DashboardTab, { readonly name: string; readonly short: string }>> =
  {
    'meal-plan': { name: 'Meal plan', short: 'Plan' },
    'quick-meal': { name: 'Quick meal', short: 'Quick' },
    pantry: { name: 'Pantry', short: 'Pantry' },
    shopping: { name: 'Shopping', short: 'Shop' },
    recipes: { name: 'Recipes', short: 'Recipes' },
    settings: { name: 'Settings', short: 'Settings' },
  }
