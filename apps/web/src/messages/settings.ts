import { counted } from './wording.ts'

const MEGABYTE = 1024 * 1024
const megabytes = (bytes: number) => Math.floor(bytes / MEGABYTE).toLocaleString('en-US')

/** The Settings tab, except e-mail, password and devices (see account.ts). */
export const settingsMessages = {
  title: 'Settings',
  loading: 'Loading your profile',

  profileTitle: 'Profile',
  budget: 'Budget',
  perWeek: 'per week',
  household: 'Household',
  people: (adults: number, kids: number) =>
    [counted(adults, 'adult'), ...(kids > 0 ? [counted(kids, 'kid')] : [])].join(', '),
  diet: 'Diet',
  work: (difficulty: string) => `${difficulty}, minutes of work`,
  skill: 'Skill level',
  newDishes: 'New dishes',
  prepStyle: 'Meal prep style',
  leftovers: 'Leftovers',
  milk: 'Milk',
  eggs: 'Eggs',
  wholeGrains: 'Whole-wheat bread and pasta',
  updateProfile: 'Update Profile',

  statusTitle: 'Account status',
  plan: 'Plan',
  planBeta: 'Premium Account, free during beta',
  planPremium: 'Premium Account',
  planNone: 'No subscription',
  seePremium: 'See premium',
  terms: 'Terms of Service',
  termsAccepted: (version: string, date: string) => `Version ${version}, accepted ${date}`,
  profileState: 'Profile',
  profileCompleted: 'Completed',
  profileOpen: 'Not completed yet',
  lastUpdated: 'Last updated',

  ownerTitle: 'Is this your server?',
  ownerText: (email: string) =>
    `This server is set up to belong to ${email}. Verify that address or enter the owner code to see what only the owner sees.`,
  ownerCode: 'Owner code',
  ownerCodeHint: 'The server prints it when it starts, in its log: four groups of four letters and digits.',
  ownerCodeMissing: 'Enter the code.',
  ownerCodeWrong: 'That is not the code. Use the newest one in the log; older codes no longer work.',
  ownerClaim: 'Claim this server',
  ownerClaiming: 'Checking',
  ownerDone: 'This server is yours.',

  modelTitle: 'Language model',
  modelText: 'Only you see this, because this server is yours.',
  modelHost: 'Address',
  modelName: 'Model',
  modelVision: 'Model for photos',
  modelLimit: 'Questions per day',
  modelServerLimit: 'Questions per day, all households',
  modelNoLimit: 'No limit',
  modelToday: 'Today',
  modelCalls: (calls: number, failed: number) =>
    failed === 0 ? counted(calls, 'question') : `${counted(calls, 'question')}, ${failed} failed`,
  modelTokens: 'Tokens today',
  modelTokensText: (read: number, written: number) =>
    `${read.toLocaleString('en-US')} in, ${written.toLocaleString('en-US')} out`,
  modelCost: 'Cost today',
  modelCostText: (amount: string) => `About ${amount}`,
  modelTest: 'Test the connection',
  modelTesting: 'Testing...',
  modelWorks: (ms: number) => `It answered in ${(ms / 1000).toFixed(1)} seconds.`,
  modelFails: (reason: string) => `It did not answer. ${reason}`,

  exportTitle: 'Your data',
  exportText:
    'Everything we keep about you in one JSON file: account, profile, plans, lists, pantry, recipes and shared plans.',
  stored: 'Stored',
  storedOf: (usedBytes: number, allowedBytes: number) =>
    `${usedBytes < MEGABYTE ? 'Less than 1 MB' : `${megabytes(usedBytes)} MB`} of ${megabytes(allowedBytes)} MB`,
  storageAlmostFull: 'Almost full',
  storageFull: 'Full: nothing more can be saved',
  storageHelp:
    'Delete recipes, saved weeks or shared plans you no longer need. Photos take the most room, and theirs is free a day after you delete the recipe.',
  export: 'Export my data',
  exporting: 'Collecting your data',
  exported: (file: string) => `${file} is in your downloads.`,
  exportFailed: (reason: string) => `Your data could not be collected. ${reason}`,

  deleteTitle: 'Delete Profile',
  deleteText: 'Removes your account and everything stored with it, right away and for good.',
  deleteAsk: 'Delete Profile',
  deleteDialogTitle: 'Delete your profile?',
  deleteWarning:
    'Your account, profile, plans, shopping list, pantry, recipes and shared links are removed for good. This cannot be undone. You may want to export your data first.',
  deleteWord: 'Type DELETE to confirm',
  deleteWordMissing: 'Type DELETE, in capital letters.',
  deletePassword: 'Your password',
  deletePasswordMissing: 'Enter your password.',
  deletePasswordWrong: 'That is not your password.',
  deleteOtherProvider: (provider: string) =>
    `If you sign in with ${provider} and have no password, leave this blank. You only need to have signed in within the last 10 minutes.`,
  deleteConfirm: 'Delete for good',
  deleting: 'Deleting...',
  deleteFailed: 'Failed to delete account. Please try again or contact support.',
} as const
