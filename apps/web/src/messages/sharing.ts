import { slotNames } from './meal-slots.ts'
import { counted } from './wording.ts'

/** Sharing a plan, the page of a share link, and importing a shared plan. */
export const sharingMessages = {
  hasUnchecked: 'Not checked: something that the sender avoids.',
  dialogTitle: 'Share Your Meal Plan',
  dialogLead: (days: number) => `Anyone with this link can see your plan. It is valid for ${days} days.`,
  link: 'Link to your plan',
  linkWriting: 'Creating the link',
  linkToCome: 'Created when you copy it',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This browser did not let us copy the link. It is selected, so you can copy it from the box.',
  close: 'Close',
  send: 'Send to an app',
  sendTitle: 'A weekly meal plan',
  hideEmail: 'Hide my e-mail address',
  sharedAs: (name: string) => `The plan will say: Shared by ${name}`,
  keepNoCopy: 'Keep no copy on the server',
  copyKept: (days: number) =>
    `The link is short. It leads to a copy that Pennyplate keeps for ${days} days; you can delete it in Settings.`,
  noCopy: 'The link is very long: it contains the plan. Nobody can take it back.',
  tooLongForLink: 'This plan is too long for a link that contains it.',
  qrCode: 'QR code',
  qrLabel: 'QR code of the link to your plan',
  qrDrawing: 'Creating the QR code',

  tooLarge: 'Meal plan is too large to share. Please try with a simpler plan.',
  tooLargeForLink: 'Meal plan is too large to share via link. Feature coming soon!',
  makeRoom: (limit: number) =>
    `You already have ${limit} stored plans, the most we keep. Delete one in Settings to share another.`,
  failed: (message: string) => `Failed to create share link: ${message}`,

  storedTitle: 'Shared plans',
  storedLead:
    'Plans we keep so that their links work. If you delete one, its link stops working. Links that contain the whole plan are not listed here; they expire on their own.',
  storedNone: 'No plan is stored for sharing.',
  storedLoading: 'Loading your shared plans',
  storedFailed: (message: string) => `We could not list your shared plans. ${message}`,
  storedBy: (name: string, until: string) => `Shared by ${name}, until ${until}`,
  open: 'Open',
  openNamed: (week: string) => `Open ${week}`,
  revoke: 'Delete',
  revokeNamed: (week: string) => `Delete ${week}`,
  revoked: 'The plan is deleted and its link no longer works.',
  revokeFailed: (message: string) => `The plan could not be deleted. ${message}`,

  pageTitle: 'Shared meal plan',
  sharedBy: 'Shared by',
  weekOf: (date: string) => `Week of ${date}`,
  currentWeek: 'Current Week',
  validUntil: (date: string) => `This link works until ${date}.`,
  counts: (meals: number, snacks: number) =>
    snacks === 0 ? counted(meals, 'meal') : `${counted(meals, 'meal')} and ${counted(snacks, 'snack')}`,
  estimated: 'for one person, estimated for the week',
  estimateNote: 'Costs and nutrition are estimates from the household that shared this plan.',
  meals: slotNames,
  costUnknown: 'cost not known',
  facts: {
    calories: (amount: string) => `${amount} kcal`,
    protein: (amount: string) => `${amount} g protein`,
    carbs: (amount: string) => `${amount} g carbs`,
    fat: (amount: string) => `${amount} g fat`,
  },
  unknownFacts: { calories: 'calories', protein: 'protein', carbs: 'carbs', fat: 'fat' },
  notKnown: (names: string) => `${names} not known`,
  nothingPlanned: 'Nothing planned',
  signUpAndImport: 'Sign Up Free - Import This Plan',
  getStarted: 'Get Started',
  importThisPlan: 'Import This Plan',
  goToDashboard: 'Go to Dashboard',
  print: 'Print',
  opening: 'Opening the plan',
  cannotKeep:
    'This browser blocks storage, so we cannot save the plan while you sign up. Sign up, then open this link again.',
  signUp: 'Sign up',
  expired: 'This meal plan link is invalid or has expired.',
  undecodable: 'This meal plan link is invalid or could not be decoded.',
  goHome: 'Go to Home',
  unreachableTitle: 'We could not load the plan',

  offerTitle: 'A shared plan is waiting',
  offerFrom: (name: string) => `Shared by ${name}.`,
  offerText: (dates: string) =>
    `Make it your plan for ${dates}? You can swap meals before you accept it and get your shopping list.`,
  offerAccept: 'Use this plan',
  offerDecline: 'No, thanks',
  replaceTitle: 'Replace your current plan?',
  replaceText:
    'The shared plan replaces any plan you have for that week and clears its shopping list. Saved weeks stay.',
  replace: 'Replace plan',
  keepMine: 'Keep mine',
  conflictsTitle: 'Use this plan anyway?',
  conflictsText: 'Not all of it suits your household:',
  conflictsLeft: (swapped: number) =>
    `${swapped === 0 ? 'We found no replacement that suits.' : `We swapped ${counted(swapped, 'meal')}.`} This is what is left:`,
  conflictsUnknown: 'We could not check it against your profile.',
  relaxHint: 'Or change an answer of your profile, for this week and the next ones:',
  allowDish: (name: string) => `Stop disliking ${name}`,
  relaxCost: (amount: string) => `The week then costs what it does now, about ${amount} at checkout.`,
  raiseBudget: (dollars: number) => `Raise my weekly budget to $${dollars} and use it`,
  useAnyway: 'Use it anyway',
  notNow: 'Cancel',
  swapHint: (dishes: number) =>
    dishes === 1
      ? 'We can swap this meal for one that suits you, on every day it comes up.'
      : `We can swap these ${dishes} meals for ones that suit you, on every day they come up.`,
  swap: (dishes: number) => (dishes === 1 ? 'Swap this meal' : `Swap these ${dishes} meals`),
  swappingTitle: 'Swapping meals',
  swappingProgress: (at: number, total: number) => `Looking for meal ${at} of ${total}.`,
  stop: 'Stop',
  swapFailed: (reason: string) => `The meals could not be swapped, and nothing has changed. ${reason}`,
  imported: 'The shared plan is now your current plan. It is not accepted yet.',
  importedWithBudget: (dollars: number) =>
    `The shared plan is now your current plan, and your weekly budget is $${dollars}. It is not accepted yet.`,
  importedSwapped: (swapped: number) =>
    `The shared plan is now your current plan, with ${counted(swapped, 'meal')} swapped. It is not accepted yet.`,
  declined: 'You declined the shared plan.',
} as const
